#include "games/sudoku_tiles/telling.h"

#include <algorithm>

namespace ninefold::sudoku_tiles {

namespace {

/// What a tile meets in its row, in its column, and in its block besides these.
struct Met {
  int row = 0, column = 0, block = 0;
};
Met metBy(const std::vector<Cell>& cells, Cell laid) {
  Met met;
  for (Cell cell : cells) ++(cell.row == laid.row ? met.row : cell.column == laid.column ? met.column : met.block);
  return met;
}

/// The most that any tile could count now.
int bestAnswer(const Public& known) {
  const Shape shape = shapeOf(known);
  int most = 0;
  forEachCell(shape, [&](Cell cell) {
    if (known.board[cell] != 0) return;
    for (Digit tile = 1; tile <= shape.columns; ++tile)
      if (!conflicts(known.board, shape, cell, tile)) most = std::max(most, points(known, cell));
  });
  return most;
}

Phrase deedOf(const Public& known, Cell cell, const std::vector<Cell>& counts) {
  const Shape shape = shapeOf(known);
  const Met met = metBy(counts, cell);
  const Word all = number(static_cast<int>(counts.size()));
  if (met.row == shape.columns - 1) return {NINEFOLD_WORDS("It completes the row: %1 points."), {all}};
  if (met.column == shape.rows - 1) return {NINEFOLD_WORDS("It completes the column: %1 points."), {all}};
  if (known.table.options.scoring == Scoring::standard)
    return {NINEFOLD_WORDS("Row %1, column %2, rest of the block %3."),
            {number(met.row), number(met.column), number(met.block)}};
  return {NINEFOLD_WORDS("It meets %1 tiles."), {all}};
}

} // namespace

Reason reasonOf(const View&, const View& after, const Events& heard) {
  const Event* placed = find(heard, Event::Kind::placed);
  const Event* scored = find(heard, Event::Kind::scored);
  if (!placed || !scored) return {}; // what is wrong is told already
  const Cell cell = placed->cells.front();
  return {.sentences = {deedOf(after.known, cell, scored->cells),
                        {NINEFOLD_WORDS("The best cell left counts %1."), {number(bestAnswer(after.known))}}},
          .laid = cell};
}

} // namespace ninefold::sudoku_tiles
