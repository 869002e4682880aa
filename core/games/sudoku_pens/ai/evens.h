#pragma once

#include "games/sudoku_pens/ai/sheet.h"

#include <optional>
#include <vector>

namespace ninefold::sudoku_pens {

/// How likely it is that every digit from the highest on will be written an even number of times, if one seat opens
/// anywhere and the other answers as well as can be: the exact chance to stay level, where there is little enough left
/// to look at all of it.
class Evens {
public:
  static constexpr int certain = 1 << 20;

  /// Looks at no more than so many positions.
  Evens(const Sheet& sheet, int budget);

  /// The chance once the other seat, which opens, is to move: after a digit was answered in `cell`.
  std::optional<int> answered(Digit digit, int cell) { return opened(digit, cell, true); }
  /// The chance once the other seat, which answers, is to move: after a digit was opened with in `cell`.
  std::optional<int> opened(Digit digit, int cell) { return opened(digit, cell, false); }

  int nodes() const { return looked; }

private:
  struct Entry {
    CellSet places, empty;
    Digit digit = 0;
    int chance = 0;
  };

  std::optional<int> opened(Digit digit, int cell, bool answer);
  int open(Digit digit, CellSet places, CellSet empty);
  int answer(Digit digit, CellSet places, CellSet empty);
  Entry& find(Digit digit, CellSet places, CellSet empty);

  std::array<CellSet, 10> fits{};  // by digit
  std::array<CellSet, 10> below{}; // where lower digits may fit: other cells make no difference any more
  std::vector<Entry> known;
  CellSet start;
  int looked = 0, most;
};

} // namespace ninefold::sudoku_pens
