#include "sudoku/solver.h"

#include <bit>

namespace ninefold {

namespace {

struct Search {
  std::array<std::uint16_t, 9> rows{}, columns{}, blocks{};
  Numbers grid;
  Solutions found;
  int limit = 0;

  std::uint16_t taken(Cell cell) const {
    return static_cast<std::uint16_t>(rows[static_cast<std::size_t>(cell.row)] |
                                      columns[static_cast<std::size_t>(cell.column)] |
                                      blocks[static_cast<std::size_t>(nineByNine.block(cell))]);
  }

  void toggle(Cell cell, Digit number) {
    const auto bit = static_cast<std::uint16_t>(1 << number);
    rows[static_cast<std::size_t>(cell.row)] ^= bit;
    columns[static_cast<std::size_t>(cell.column)] ^= bit;
    blocks[static_cast<std::size_t>(nineByNine.block(cell))] ^= bit;
  }

  void run() {
    int best = -1, fewest = 10;
    for (int i = 0; i < 81; ++i) {
      if (grid[Cell::at(i)] != 0) continue;
      const int options = 9 - std::popcount(taken(Cell::at(i)));
      if (options < fewest) {
        best = i;
        fewest = options;
      }
    }
    if (best < 0) {
      if (found.count++ == 0) found.first = grid;
      return;
    }
    const Cell cell = Cell::at(best);
    const std::uint16_t used = taken(cell);
    for (Digit number = 1; number <= 9 && found.count < limit; ++number) {
      if (used >> number & 1) continue;
      grid[cell] = number;
      toggle(cell, number);
      run();
      toggle(cell, number);
      grid[cell] = 0;
    }
  }
};

} // namespace

Solutions solve(const Numbers& puzzle, int limit) {
  if (!consistent(puzzle, nineByNine)) return {};
  Search search;
  search.limit = limit;
  search.grid = puzzle;
  for (int i = 0; i < 81; ++i)
    if (puzzle[Cell::at(i)] != 0) search.toggle(Cell::at(i), puzzle[Cell::at(i)]);
  search.run();
  return search.found;
}

} // namespace ninefold
