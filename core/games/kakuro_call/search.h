#pragma once

#include "games/kakuro_call/kakuro_call.h"

namespace ninefold::kakuro_call {

/// Right calls that a glance finds: all rows that are right as they lie, and those that become right with a single
/// action tile of the supply (for a swap or a digit, one way for each row).
std::vector<Call> easyCalls(const Board<Spot>&, const Supply&, Total total);

/// A row that can be laid out without action tiles, but isn't right. Nothing if there is none.
std::optional<Call> someWrongCall(const Board<Spot>&, Total total);

} // namespace ninefold::kakuro_call
