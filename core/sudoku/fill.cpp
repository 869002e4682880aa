#include "sudoku/fill.h"

#include "sudoku/bits.h"

#include <numeric>
#include <utility>

namespace ninefold {

namespace {

using Mask = std::uint16_t; // bit n - 1 stands for the number n

constexpr Mask bit(Digit number) { return static_cast<Mask>(1 << (number - 1)); }
constexpr Digit lowest(Mask numbers) { return static_cast<Digit>(std::countr_zero(numbers) + 1); }

struct Houses {
  std::uint8_t row, column, block;
};
constexpr auto houses = [] {
  std::array<Houses, 81> result{};
  for (std::uint8_t i = 0; i < 81; ++i)
    result[i] = {static_cast<std::uint8_t>(i / 9), static_cast<std::uint8_t>(i % 9),
                 static_cast<std::uint8_t>(nineByNine.block(Cell::at(i)))};
  return result;
}();

/// A grid that knows which numbers its rows, columns and blocks leave open.
struct OpenGrid {
  Numbers grid;
  std::array<Mask, 9> rows, columns, blocks;

  OpenGrid() {
    rows.fill(0777);
    columns.fill(0777);
    blocks.fill(0777);
  }

  explicit OpenGrid(const Numbers& numbers) : OpenGrid() {
    for (std::size_t i = 0; i < 81; ++i)
      if (numbers.cells[i] != 0) place(i, numbers.cells[i]);
  }

  Mask open(std::size_t cell) const {
    const auto [row, column, block] = houses[cell];
    return rows[row] & columns[column] & blocks[block];
  }

  void place(std::size_t cell, Digit number) {
    grid.cells[cell] = number;
    toggle(cell, number);
  }

  void remove(std::size_t cell) { toggle(cell, std::exchange(grid.cells[cell], Digit{0})); }

private:
  void toggle(std::size_t cell, Digit number) {
    const auto [row, column, block] = houses[cell];
    rows[row] ^= bit(number);
    columns[column] ^= bit(number);
    blocks[block] ^= bit(number);
  }
};

/// Fills the cells left, the one with the fewest candidates first, its candidates in random order.
bool fill(OpenGrid& filling, Rng& rng) {
  std::size_t best = 0;
  int fewest = 10;
  for (std::size_t i = 0; i < 81 && fewest > 0; ++i) {
    if (filling.grid.cells[i] != 0) continue;
    const int count = countBits(filling.open(i));
    if (count < fewest) {
      best = i;
      fewest = count;
    }
  }
  if (fewest == 10) return true;
  const Mask open = filling.open(best);
  std::array<Digit, 9> order{1, 2, 3, 4, 5, 6, 7, 8, 9};
  rng.shuffle(order); // all nine, however few are open: part of the promise that a seed always yields the same
  for (Digit number : order) {
    if ((open & bit(number)) == 0) continue;
    filling.place(best, number);
    if (fill(filling, rng)) return true;
    filling.remove(best);
  }
  return false;
}

/// For each row, column and block, the numbers that only one of its empty cells can hold.
struct HiddenSingles {
  std::array<Mask, 9> rows{}, columns{}, blocks{};

  explicit HiddenSingles(const OpenGrid& solving) {
    std::array<Mask, 9> moreInRow{}, moreInColumn{}, moreInBlock{};
    const auto add = [](Mask& once, Mask& more, Mask open) {
      more |= once & open;
      once |= open;
    };
    for (std::size_t i = 0; i < 81; ++i) {
      if (solving.grid.cells[i] != 0) continue;
      const auto [row, column, block] = houses[i];
      const Mask open = solving.open(i);
      add(rows[row], moreInRow[row], open);
      add(columns[column], moreInColumn[column], open);
      add(blocks[block], moreInBlock[block], open);
    }
    for (std::size_t i = 0; i < 9; ++i) {
      rows[i] &= static_cast<Mask>(~moreInRow[i]);
      columns[i] &= static_cast<Mask>(~moreInColumn[i]);
      blocks[i] &= static_cast<Mask>(~moreInBlock[i]);
    }
  }
};

/// Whether singles, naked and hidden, fill the whole grid. In which order they are placed makes no difference.
bool fallsToSingles(const Numbers& puzzle) {
  OpenGrid solving(puzzle);
  for (bool moved = true; moved;) {
    moved = false;
    const HiddenSingles hidden(solving);
    for (std::size_t i = 0; i < 81; ++i) {
      if (solving.grid.cells[i] != 0) continue;
      const auto [row, column, block] = houses[i];
      const Mask open = solving.open(i);
      const auto single =
          std::has_single_bit(open)
              ? open
              : static_cast<Mask>(open & (hidden.rows[row] | hidden.columns[column] | hidden.blocks[block]));
      if (single == 0) continue;
      solving.place(i, lowest(single));
      moved = true;
    }
  }
  return solved(solving.grid, nineByNine);
}

} // namespace

Numbers filledGrid(Rng& rng) {
  OpenGrid filling;
  fill(filling, rng);
  return filling.grid;
}

Numbers familyPuzzle(Rng& rng) {
  Numbers puzzle = filledGrid(rng);
  std::array<int, 41> pairs{}; // a cell and its counterpart across the centre; 40 is the centre itself
  std::iota(pairs.begin(), pairs.end(), 0);
  rng.shuffle(pairs);
  for (int i : pairs) {
    Numbers fewer = puzzle;
    fewer[Cell::at(i)] = 0;
    fewer[Cell::at(80 - i)] = 0;
    if (fallsToSingles(fewer)) puzzle = fewer;
  }
  return puzzle;
}

} // namespace ninefold
