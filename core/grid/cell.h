#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// A number on a card, tile, chip or puzzle: 1 to 9; 0 where there is none.
using Digit = std::uint8_t;

/// A place on a board, named as the rulebooks do: column letter, row number (G-2). Counted from 0 here.
struct Cell {
  std::int8_t column = 0;
  std::int8_t row = 0;

  /// Boards of every size number their cells alike, nine to a row, so that one array serves them all.
  constexpr int index() const { return row * 9 + column; }
  static constexpr Cell at(int index) {
    return {static_cast<std::int8_t>(index % 9), static_cast<std::int8_t>(index / 9)};
  }
  auto operator<=>(const Cell&) const = default;
};

enum class Direction : std::uint8_t { right, down };

constexpr Cell step(Cell cell, Direction direction, int by = 1) {
  return direction == Direction::right ? Cell{static_cast<std::int8_t>(cell.column + by), cell.row}
                                       : Cell{cell.column, static_cast<std::int8_t>(cell.row + by)};
}

/// The measures of a board: its size and, where it is a Sudoku's, that of its blocks.
struct Shape {
  std::int8_t columns = 9;
  std::int8_t rows = 9;
  std::int8_t blockColumns = 3;
  std::int8_t blockRows = 3;

  constexpr bool contains(Cell cell) const {
    return cell.column >= 0 && cell.column < columns && cell.row >= 0 && cell.row < rows;
  }
  /// Which block a cell lies in, in reading order from 0.
  constexpr int block(Cell cell) const {
    return cell.row / blockRows * (columns / blockColumns) + cell.column / blockColumns;
  }
  constexpr bool sameBlock(Cell a, Cell b) const { return block(a) == block(b); }
  bool operator==(const Shape&) const = default;
};

constexpr Shape nineByNine{9, 9, 3, 3};
constexpr Shape sixBySix{6, 6, 3, 2};
constexpr Shape eightByEight{8, 8, 8, 8};

/// One value for each cell of a board of at most 9x9.
template<class T> struct Board {
  std::array<T, 81> cells{};

  constexpr T& operator[](Cell cell) { return cells[static_cast<std::size_t>(cell.index())]; }
  constexpr const T& operator[](Cell cell) const { return cells[static_cast<std::size_t>(cell.index())]; }
  bool operator==(const Board&) const = default;
};

/// Calls `visit` for each cell of a board in reading order.
template<class Visit> constexpr void forEachCell(Shape shape, Visit visit) {
  for (std::int8_t row = 0; row < shape.rows; ++row)
    for (std::int8_t column = 0; column < shape.columns; ++column) visit(Cell{column, row});
}

std::string name(Cell cell);
std::optional<Cell> cellNamed(std::string_view name);

} // namespace ninefold
