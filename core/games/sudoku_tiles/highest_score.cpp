#include "games/sudoku_tiles/highest_score.h"

namespace ninefold::sudoku_tiles {

namespace {

/// How many pairs of tiles on that board count each other.
int pairs(const Public& known) {
  int seen = 0;
  forEachCell(shapeOf(known), [&](Cell cell) { seen += known.board[cell] != 0 ? points(known, cell) : 0; });
  return seen / 2;
}

} // namespace

int highestScore(const Game::Table& table, const Deal& deal) {
  Public start, full; // which numbers lie where makes no difference
  start.table = full.table = table;
  for (Cell cell : deal.gold) start.board[cell] = 1;
  forEachCell(shapeOf(full), [&](Cell cell) { full.board[cell] = 1; });
  return pairs(full) - pairs(start);
}

} // namespace ninefold::sudoku_tiles
