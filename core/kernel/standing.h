#pragma once

#include "kernel/seat.h"

#include <optional>
#include <vector>

namespace ninefold {

/// How a game stands: whose turn it is, who has what, and once it is over, who won.
struct Standing {
  std::optional<Seat> turn;
  std::vector<int> scores;
  std::optional<int> game{}; // what the game itself has, where it takes part
  bool over = false;
  std::vector<Seat> winners{}; // none before the end
  bool gameWins = false;       // the game itself wins or ties
  bool operator==(const Standing&) const = default;
};

/// The standing of a game in which the most points win and ties win together (G-5). A seat that plays alone wins.
Standing standingOf(int seats, std::optional<Seat> turn, const PerSeat<int>& scores, bool over);

} // namespace ninefold
