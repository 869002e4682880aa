#include "sudoku/fill.h"

#include <bit>
#include <numeric>

namespace ninefold {

namespace {

using Mask = std::uint16_t; // bit n stands for the number n

/// The numbers that a cell's row, column and block leave open.
Mask candidates(const Numbers& grid, Cell cell) {
  Mask open = 0;
  for (Digit number = 1; number <= 9; ++number)
    if (!conflicts(grid, nineByNine, cell, number)) open = static_cast<Mask>(open | 1 << number);
  return open;
}

/// Fills the cells left, the one with the fewest candidates first, its candidates in random order.
bool fill(Numbers& grid, Rng& rng) {
  Cell best;
  Mask open = 0;
  int fewest = 10;
  for (int i = 0; i < 81; ++i) {
    if (grid[Cell::at(i)] != 0) continue;
    const Mask here = candidates(grid, Cell::at(i));
    if (std::popcount(here) < fewest) {
      best = Cell::at(i);
      open = here;
      fewest = std::popcount(here);
    }
  }
  if (fewest == 10) return true;
  std::array<Digit, 9> order{1, 2, 3, 4, 5, 6, 7, 8, 9};
  rng.shuffle(order);
  for (Digit number : order) {
    if (!(open >> number & 1)) continue;
    grid[best] = number;
    if (fill(grid, rng)) return true;
  }
  grid[best] = 0;
  return false;
}

/// Whether `number` fits no other empty cell of the house (row, column or block) that `sameHouse` tells of.
template<class SameHouse> bool hiddenSingle(const Numbers& grid, Cell cell, Digit number, SameHouse sameHouse) {
  for (int i = 0; i < 81; ++i) {
    const Cell other = Cell::at(i);
    if (other == cell || grid[other] != 0 || !sameHouse(other)) continue;
    if (!conflicts(grid, nineByNine, other, number)) return false;
  }
  return true;
}

/// The number that a single, naked or hidden, puts into the cell; 0 if there is none.
Digit single(const Numbers& grid, Cell cell) {
  const Mask open = candidates(grid, cell);
  if (std::popcount(open) == 1) return static_cast<Digit>(std::countr_zero(open));
  for (Digit number = 1; number <= 9; ++number) {
    if (!(open >> number & 1)) continue;
    if (hiddenSingle(grid, cell, number, [&](Cell other) { return other.row == cell.row; }) ||
        hiddenSingle(grid, cell, number, [&](Cell other) { return other.column == cell.column; }) ||
        hiddenSingle(grid, cell, number, [&](Cell other) { return nineByNine.sameBlock(other, cell); }))
      return number;
  }
  return 0;
}

bool fallsToSingles(Numbers grid) {
  for (bool moved = true; moved;) {
    moved = false;
    for (int i = 0; i < 81; ++i) {
      if (grid[Cell::at(i)] != 0) continue;
      grid[Cell::at(i)] = single(grid, Cell::at(i));
      moved = moved || grid[Cell::at(i)] != 0;
    }
  }
  return solved(grid, nineByNine);
}

} // namespace

Numbers filledGrid(Rng& rng) {
  Numbers grid;
  fill(grid, rng);
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
