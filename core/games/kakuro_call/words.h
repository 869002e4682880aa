#pragma once

#include "kernel/event.h"
#include "kernel/refusal.h"
#include "kernel/scene.h"

// What only Kakuro Call has: how its pieces look, what happens, what can be pressed, what is refused.
namespace ninefold::kakuro_call {

namespace face {
inline constexpr Face silver{"silver"};     // number tile, front
inline constexpr Face red{"red", "'%"};     // number tile, back: part of a completed row
inline constexpr Face total{"total", "##"}; // a cell that counts as a total cell
inline constexpr Face doubling{"doubling"}; // action tiles
inline constexpr Face swap{"swap"};
inline constexpr Face digit{"digit"};
} // namespace face

namespace event {
inline constexpr Event::Kind called{.key = "called", .act = true}; // seat called a row
inline constexpr Event::Kind swapped{.key = "swapped"};            // two tiles changed places (cells)
inline constexpr Event::Kind declared{.key = "declared"};          // seat holds the total to be impossible
inline constexpr Event::Kind supplied{.key = "supplied", .reveals = true, .chance = true}; // seat drew an action tile
} // namespace event

namespace action {
inline constexpr Action call{"call"};
inline constexpr Action impossible{"impossible"};
inline constexpr Action giveUp{"giveUp"}; // the call, which counts as a wrong one
} // namespace action

namespace refusal {
inline constexpr Refusal outOfRound{"out-of-round", NINEFOLD_WORDS("You are out until the next total.")};
inline constexpr Refusal alreadyDeclared{"already-declared", NINEFOLD_WORDS("You have already said so.")};
inline constexpr Refusal notInSupply{"not-in-supply", NINEFOLD_WORDS("You don’t have that tile.")};
} // namespace refusal

} // namespace ninefold::kakuro_call
