#pragma once

#include "kernel/event.h"
#include "kernel/refusal.h"
#include "kernel/scene.h"

// What only Sudoku Pens has: how its pieces look, what happens, what can be pressed, what is refused.
namespace ninefold::sudoku_pens {

namespace face {
inline constexpr Face given{"given", "*%"}; // printed digit
inline constexpr Face ink{"ink"};           // digit written by a seat
} // namespace face

namespace event {
inline constexpr Event::Kind written{.key = "written", .act = true, .news = true, .gain = 1}; // a digit was written
inline constexpr Event::Kind wiped{.key = "wiped", .news = true, .gain = -1}; // a digit was taken off the board
inline constexpr Event::Kind turnEnded{.key = "turnEnded"};                   // nothing more can be done in this turn
} // namespace event

namespace action {
inline constexpr Action cornerNotes{"cornerNotes"}; // what is written are notes, until pressed again
inline constexpr Action centreNotes{"centreNotes"};
inline constexpr Action keepNotes{"keepNotes"}; // a digit wipes none of the notes that it settles, until pressed again
} // namespace action

namespace refusal {
inline constexpr Refusal wrongDigit{"wrong-digit", NINEFOLD_WORDS("This digit doesn’t belong here.")};
inline constexpr Refusal given{"given", NINEFOLD_WORDS("This digit is printed.")};
} // namespace refusal

} // namespace ninefold::sudoku_pens
