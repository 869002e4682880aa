#pragma once

#include "kernel/guide.h"
#include "kernel/reason.h"

#include <nlohmann/json_fwd.hpp>

namespace ninefold {

/// What everybody can see of why the last move of a record was made; nothing in a game that gives no reasons.
Reason reasonIn(const nlohmann::json& record);

/// Whether somebody may be coached in a match that begins like this.
bool mayBeCoached(const nlohmann::json& record);

/// What a coach tells a seat of an input that it could make at the end of a record.
Guide guideIn(const nlohmann::json& record, Seat seat, const nlohmann::json& input);

} // namespace ninefold
