#pragma once

#include "kernel/event.h"
#include "kernel/refusal.h"
#include "kernel/scene.h"

// What only Kakuro Cards has: how its pieces look, what happens, what can be pressed, what is refused.
namespace ninefold::kakuro_cards {

namespace face {
inline constexpr Face addend{"addend", "+%"};
inline constexpr Face sum{"sum", "=%"};
} // namespace face

namespace event {
inline constexpr Event::Kind flipped{.key = "flipped"}; // cards were turned over, or back
} // namespace event

namespace refusal {
inline constexpr Refusal notAdjacent{"not-adjacent", NINEFOLD_WORDS("A card has to touch another one.")};
inline constexpr Refusal badFlip{"bad-flip", NINEFOLD_WORDS("That card can’t be turned over now.")};
inline constexpr Refusal flipNotInKakuro{
    "flip-not-in-kakuro", NINEFOLD_WORDS("Your card and the one turned over have to be in the same Kakuro.")};
inline constexpr Refusal badClaim{"bad-claim", NINEFOLD_WORDS("A claim starts at a red card, with addends after it.")};
} // namespace refusal

} // namespace ninefold::kakuro_cards
