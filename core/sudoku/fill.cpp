#include "sudoku/fill.h"

#include "sudoku/human/houses.h"

#include <numeric>

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
    const auto [row, column, block] = houses[cell];
    grid.cells[cell] = number;
    rows[row] ^= bit(number);
    columns[column] ^= bit(number);
    blocks[block] ^= bit(number);
  }
};

using human::CellSet;

/// The cells still empty, and which of them may hold each number.
struct Filling {
  CellSet empty;
  std::array<CellSet, 9> candidates;

  static Filling start() {
    Filling all;
    for (int cell = 0; cell < 81; ++cell) all.empty.add(cell);
    all.candidates.fill(all.empty);
    return all;
  }

  Filling with(int cell, std::size_t number) const {
    Filling next = *this;
    next.empty.drop(cell);
    for (CellSet& cells : next.candidates) cells.drop(cell);
    next.candidates[number] = next.candidates[number].without(human::peersOf(cell));
    return next;
  }

  /// The first cell of those with the fewest candidates, which are counted for all cells at once, in binary.
  int narrowest() const {
    std::array<CellSet, 4> count;
    for (CellSet carry : candidates)
      for (CellSet& bit : count) {
        const CellSet both = bit & carry;
        bit = (bit | carry).without(both);
        carry = both;
      }
    CellSet fewest = empty;
    for (auto bit = count.rbegin(); bit != count.rend(); ++bit)
      if (const CellSet fewer = fewest.without(*bit); !fewer.empty()) fewest = fewer;
    return fewest.first();
  }
};

/// Fills the cells left, the one with the fewest candidates first, its candidates in random order.
bool fill(Numbers& grid, const Filling& filling, Rng& rng) {
  if (filling.empty.empty()) return true;
  const int cell = filling.narrowest();
  std::array<Digit, 9> order{1, 2, 3, 4, 5, 6, 7, 8, 9};
  rng.shuffle(order); // all nine, however few are open: part of the promise that a seed always yields the same
  for (const Digit number : order) {
    if (!filling.candidates[number - 1u].has(cell)) continue;
    grid[Cell::at(cell)] = number; // to be overwritten if it leads nowhere
    if (fill(grid, filling.with(cell, number - 1u), rng)) return true;
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
  Numbers grid;
  fill(grid, Filling::start(), rng);
  return grid;
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
