#pragma once

#include "games/sudoku_pens/ai/sheet.h"

#include <optional>
#include <vector>

namespace ninefold::sudoku_pens {

/// The end between two seats, played out exactly: by how much who is to move comes out ahead from here on, if both play
/// as well as can be. Nothing is ever added to what can be written: a position is the set of writes that are left.
class Ending {
public:
  static constexpr int most = 26; // writes to choose from

  struct Choice {
    int cell = 0;
    Digit digit = 0;
    int margin = 0; // points gained from here on, less the other's
  };

  /// Every write that is left with what it comes to, the highest digits first; nothing if there are too many, or if
  /// more than `budget` positions would have to be looked at.
  std::optional<std::vector<Choice>> solve(const Sheet&, int budget);

  int nodes() const { return looked; }

private:
  using Left = std::uint32_t; // a set of writes, the highest digits in its lowest bits

  struct Entry {
    Left left = 0;
    std::int16_t least = 0, most = 0;
  };

  int search(Left left, int alpha, int beta);

  std::vector<Choice> all;
  std::array<Left, most> rulesOut{}; // by write: itself and those that are possible no more
  std::vector<Entry> known;
  int looked = 0, limit = 0;
};

} // namespace ninefold::sudoku_pens
