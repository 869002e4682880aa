#pragma once

#include "kernel/referee.h"

namespace ninefold {

// The moves that every game can be handed; where a game, mode or referee has none, they are Refusal::notAllowed.

/// A seat objects to the move that was just made.
struct Challenge {
  bool operator==(const Challenge&) const = default;
};
/// All the other seats let the open move stand (G-7).
struct Accept {
  bool operator==(const Accept&) const = default;
};
/// The sand has run out (G-8).
struct Timeout {
  bool operator==(const Timeout&) const = default;
};
/// The agreed time for the whole game is up.
struct TimeUp {
  bool operator==(const TimeUp&) const = default;
};
/// All agree to end the game.
struct AgreeEnd {
  bool operator==(const AgreeEnd&) const = default;
};

/// Whether a move is made by one seat. The others are said for the whole table, or come from the clock.
template<class Move> constexpr bool madeBySeat = true;
template<> inline constexpr bool madeBySeat<Accept> = false;
template<> inline constexpr bool madeBySeat<Timeout> = false;
template<> inline constexpr bool madeBySeat<TimeUp> = false;
template<> inline constexpr bool madeBySeat<AgreeEnd> = false;

} // namespace ninefold
