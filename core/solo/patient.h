#pragma once

#include "games/kakuro_call/kakuro_call.h"

#include <optional>

namespace ninefold::solo {

/// The call that a patient player of Kakuro Call would make: one who looks at every row, with up to two tiles of it
/// replaced, both its ends bound and every doubling tile, and weighs what it brings against the action tiles that it
/// takes. Nothing if there is none.
std::optional<kakuro_call::Call> patientCall(const Board<kakuro_call::Spot>&, const kakuro_call::Supply&,
                                             kakuro_call::Total);

/// What such a player makes of a deal, alone and without the sand: the par of the solo game (KL-26, KL-27). The piles
/// stay hidden from them as from everybody.
int patientScore(const kakuro_call::Deal&);

} // namespace ninefold::solo
