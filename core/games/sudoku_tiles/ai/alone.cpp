#include "games/sudoku_tiles/ai/alone.h"

#include "grid/digit_set.h"
#include "sudoku/solver.h"

namespace ninefold::sudoku_tiles {

namespace {

/// Fills the children's board, the cell with the fewest choices first.
bool fill(Numbers& board, Shape shape) {
  std::optional<Cell> tightest;
  DigitSet choices;
  forEachCell(shape, [&](Cell cell) {
    if (board[cell] != 0) return;
    DigitSet here;
    for (Digit number = 1; number <= shape.columns; ++number)
      if (!conflicts(board, shape, cell, number)) here.add(number);
    if (tightest && here.size() >= choices.size()) return;
    tightest = cell;
    choices = here;
  });
  if (!tightest) return true;
  for (Digit number = 1; number <= shape.columns; ++number) {
    if (!choices.has(number)) continue;
    board[*tightest] = number;
    if (fill(board, shape)) return true;
  }
  board[*tightest] = 0;
  return false;
}

} // namespace

bool canBeFilled(const Public& known) {
  if (known.table.options.board == Size::adult) return solve(known.board, 1).count > 0;
  Numbers board = known.board;
  return consistent(board, shapeOf(known)) && fill(board, shapeOf(known));
}

} // namespace ninefold::sudoku_tiles
