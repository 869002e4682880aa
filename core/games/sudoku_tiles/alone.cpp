#include "games/sudoku_tiles/highest_score.h"

namespace ninefold::sudoku_tiles {

namespace {

constexpr DailyKind kinds[] = {{.name = Game::id, .place = 5}, {.name = "sudokids", .place = 6}};

} // namespace

std::span<const DailyKind> Game::dailies() { return kinds; }

Puzzle<Game> Game::daily(const DailyKind& kind, int, int) {
  return {{.board = kind.name == kinds[1].name ? Size::kids : Size::adult}};
}

std::optional<int> Game::par(const Table& table, const Deal& deal) { return highestScore(table, deal); }

} // namespace ninefold::sudoku_tiles
