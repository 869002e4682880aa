#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

/// The start tiles lie on the board, one of each number.
std::vector<Stock> Game::box(const Table& table) {
  const Shape shape = shapeOf(table.options.board);
  std::vector<Stock> box;
  for (int number = 1; number <= shape.columns; ++number) box.push_back({number, shape.rows - startsWithGold(table)});
  return box;
}

std::vector<Draw> Game::dealt(const State& start) {
  std::vector<Draw> hands;
  for (int i = 0; i < start.known.table.seats; ++i)
    if (const Digit tile = start.tile[seatAt(i)]; tile != 0) hands.push_back({seatAt(i), tile});
  return hands;
}

std::optional<Draw> Game::drawn(const Event& event) { return drawnBySeat(event); }

} // namespace ninefold::sudoku_tiles
