#pragma once

#include "games/common/chance.h"
#include "games/common/fault.h"
#include "kernel/result.h"

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

namespace ninefold {

/// How often each seat drew each value.
using Draws = std::vector<std::map<int, int>>;

/// What the seats of a match drew from chance, from its record, on any thread: the hands that it began with count, and
/// what was turned up for all counts for each. Nothing where nothing is left to chance; or the fault that the record
/// has.
Result<Draws, Fault> drawsOf(const nlohmann::json& record);

/// What chance has to hand out in a match that was agreed on like that; nothing where nothing is left to it. Throws
/// Fault.
std::vector<Stock> boxOf(std::string_view game, int seats, const nlohmann::json& options);

} // namespace ninefold
