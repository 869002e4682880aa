#pragma once

#include "kernel/rules.h"
#include "kernel/scene.h"

#include <vector>

namespace ninefold {

/// What a coach tells of a move, one thing after the other: where to look, what to take, where it goes, and why.
struct Guide {
  Phrase where{};
  Cell from{}, to{}; // the corners of the row, the column or the block; of the whole board where it is about no cell
  Phrase what{};
  std::optional<int> piece{}; // of the hand
  Phrase goes{};
  std::optional<Cell> cell{};
  std::vector<Cell> turned{}; // what is turned over besides
  Phrase why{};
  std::vector<SceneRun> runs{}; // what scores by it
  bool operator==(const Guide&) const = default;
};

/// What a game may have besides: a coach for who plays against others.
template<class G>
concept GivesGuides = requires(const typename G::Table& table, const typename G::View& view,
                               const typename G::Move& move) {
  // Whether somebody may be coached at such a table: only where the app helps anyway.
  { coaches(table) } -> std::same_as<bool>;
  // Leads the viewer to a move that it can make.
  { guideTo(view, move) } -> std::same_as<Guide>;
};

/// The corners of the whole board, of a cell's row, its column and its block.
struct Part {
  Cell from, to;
};
constexpr Part wholeOf(Shape shape) {
  return {{0, 0}, {static_cast<std::int8_t>(shape.columns - 1), static_cast<std::int8_t>(shape.rows - 1)}};
}
constexpr Part rowOf(Shape shape, Cell cell) {
  return {{0, cell.row}, {static_cast<std::int8_t>(shape.columns - 1), cell.row}};
}
constexpr Part columnOf(Shape shape, Cell cell) {
  return {{cell.column, 0}, {cell.column, static_cast<std::int8_t>(shape.rows - 1)}};
}
constexpr Part blockOf(Shape shape, Cell cell) {
  const Cell first{static_cast<std::int8_t>(cell.column - cell.column % shape.blockColumns),
                   static_cast<std::int8_t>(cell.row - cell.row % shape.blockRows)};
  return {first,
          {static_cast<std::int8_t>(first.column + shape.blockColumns - 1),
           static_cast<std::int8_t>(first.row + shape.blockRows - 1)}};
}

} // namespace ninefold
