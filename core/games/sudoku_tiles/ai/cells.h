#pragma once

#include "games/sudoku_tiles/options.h"
#include "grid/cell.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold::sudoku_tiles {

/// A set of cells, each by its index.
struct CellSet {
  std::uint64_t low = 0;
  std::uint32_t high = 0;

  static constexpr int highest = 64; // the first cell of `high`
  static constexpr CellSet only(int cell) {
    return cell < highest ? CellSet{std::uint64_t{1} << cell, 0} : CellSet{0, 1u << (cell - highest)};
  }
  constexpr bool has(int cell) const { return cell < highest ? low >> cell & 1 : high >> (cell - highest) & 1; }
  constexpr bool none() const { return low == 0 && high == 0; }
  constexpr int size() const { return std::popcount(low) + std::popcount(high); }
  constexpr CellSet operator&(const CellSet& other) const { return {low & other.low, high & other.high}; }
  constexpr CellSet operator|(const CellSet& other) const { return {low | other.low, high | other.high}; }
  constexpr CellSet without(const CellSet& other) const { return {low & ~other.low, high & ~other.high}; }
  bool operator==(const CellSet&) const = default;
};

/// Calls `visit` for each cell's index, in reading order.
template<class Visit> constexpr void forEachIn(CellSet cells, Visit visit) {
  for (; cells.low; cells.low &= cells.low - 1) visit(std::countr_zero(cells.low));
  for (; cells.high; cells.high &= cells.high - 1) visit(CellSet::highest + std::countr_zero(cells.high));
}

/// How the cells of a board lie to one another.
struct Lay {
  Lay(Size, Scoring);

  Shape shape;
  CellSet all{};
  std::array<CellSet, 81> seen{};    // the others in a cell's row, column and block
  std::array<CellSet, 81> counted{}; // those that a tile there counts (ST-5, ST-6, ST-17)
};

/// The board and the scoring that were agreed. Made once.
const Lay& layOf(const Options&);

} // namespace ninefold::sudoku_tiles
