#pragma once

#include "ai/account.h"
#include "ai/stop.h"
#include "games/common/fault.h"
#include "kernel/result.h"
#include "kernel/seat.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace ninefold {

/// Where the margin of a match comes from, for who sat at that seat: from its record, on any thread. Where computers
/// can't play, or all play at once, what each turn brought. Nothing if nobody waits for it any more; or the fault that
/// the record has.
Result<std::optional<ai::Account>, Fault> accountOf(const nlohmann::json& record, Seat seat, const ai::Stop& stop);

} // namespace ninefold
