#pragma once

#include "kernel/seat.h"

#include <cstddef>
#include <vector>

namespace ninefold::ai {

/// What a turn of a match did to who looks, in thousandths of a point.
struct TurnAccount {
  std::size_t input = 0; // which of the match's inputs it was
  Seat seat{};
  int expected = 0; // how far ahead of the others who looks was expected to be once the best had been played
  int skill = 0;    // what was played less the best: nothing, or a loss to whose turn it was
  int luck = 0;     // what was drawn, and what the others turned out to hold, less what was to be expected
  int gain = 0;     // what it brought, where nobody can tell skill from luck
  bool operator==(const TurnAccount&) const = default;
};

/// The chance to win of who looks, in thousandths, once so many of the match's inputs had been made.
struct Chance {
  std::size_t inputs = 0;
  int thousandths = 0;
  bool operator==(const Chance&) const = default;
};

/// Where the margin of a match comes from: `start` and all skill, luck and gains together are what who looks was ahead
/// of the best of the others in the end.
struct Account {
  int start = 0; // what the first turn that was judged promised
  std::vector<TurnAccount> turns{};
  int margin = 0;
  std::vector<Chance> course{}; // before the first input, after each turn that was judged, and in the end; may be none
  bool operator==(const Account&) const = default;
};

} // namespace ninefold::ai
