#pragma once

#include "games/kakuro_call/kakuro_call.h"

#include <optional>

namespace ninefold::kakuro_call {

/// The call that a patient player of Kakuro Call would make: one who looks at every row, with up to two tiles of it
/// replaced, both its ends bound and every doubling tile, and weighs what it brings against the action tiles that it
/// takes. Nothing if there is none.
std::optional<Call> referenceCall(const Board<Spot>&, const Supply&, Total);

/// What such a player makes of a deal, alone and without the sand: the par of the solo game (KL-26, KL-27). The piles
/// stay hidden from them as from everybody.
int referenceScore(const Deal&);

} // namespace ninefold::kakuro_call
