#include "games/sudoku_pens/sudoku_levels.h"
#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/solver.h"

namespace ninefold::sudoku_pens {

namespace {

/// The three Sudokus climb from Monday to Sunday; each goes on where the one before it ends.
constexpr std::array<std::array<int, 7>, 3> levelsOfWeek{
    {{1, 1, 2, 2, 3, 3, 4}, {4, 4, 5, 5, 5, 6, 6}, {6, 7, 7, 8, 8, 9, 9}}};

} // namespace

std::span<const DailyKind> Game::dailies() {
  static constexpr DailyKind kinds[] = {{.name = id, .place = 1, .parts = 3}};
  return kinds;
}

Puzzle<Game> Game::daily(const DailyKind&, int part, int weekday) {
  return {{.mode = Mode::solo}, levelsOfWeek[static_cast<std::size_t>(part - 1)][static_cast<std::size_t>(weekday)]};
}

/// All cells solved: there it's the time that counts.
std::optional<int> Game::par(const Table&, const Deal& deal) {
  const Numbers solution = solve(deal.givens, 1).first;
  int open = 0;
  forEachCell(nineByNine, [&](Cell cell) { open += deal.givens[cell] == 0 ? solution[cell] : 0; });
  return open;
}

int Game::levels(const Options&) { return sudokuLevels; }

Deal Game::problem(const Options&, int level, Rng& rng) { return {puzzleOfLevel(level, rng)}; }

std::string_view Game::grade(int level) { return key(gradeOfLevel(level)); }

} // namespace ninefold::sudoku_pens
