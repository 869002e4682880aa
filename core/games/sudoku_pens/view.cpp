#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/solver.h"

namespace ninefold::sudoku_pens {

namespace {

/// The numbers that lie in the row, the column or the block of a cell.
DigitSet seenFrom(const Numbers& board, Cell cell) {
  DigitSet seen;
  const auto left = static_cast<std::int8_t>(cell.column / 3 * 3);
  const auto top = static_cast<std::int8_t>(cell.row / 3 * 3);
  for (std::int8_t i = 0; i < 9; ++i) {
    seen.add(board[{i, cell.row}]);
    seen.add(board[{cell.column, i}]);
    seen.add(board[{static_cast<std::int8_t>(left + i % 3), static_cast<std::int8_t>(top + i / 3)}]);
  }
  return seen;
}

/// What a player who makes mistakes may try: all that fits by the rule and, in the first gap of each row, all that
/// doesn't.
void addGuesses(std::vector<Move>& moves, const Public& known, bool mistakes) {
  std::int8_t rowDone = -1;
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.board[cell] != 0) return;
    const DigitSet seen = seenFrom(known.board, cell);
    const bool any = mistakes && cell.row != rowDone;
    rowDone = cell.row;
    for (Digit digit = 1; digit <= 9; ++digit)
      if (any || !seen.has(digit)) moves.emplace_back(Write{cell, digit});
  });
}

void addSolution(std::vector<Move>& moves, const Public& known) {
  const Numbers solution = solve(givens(known), 1).first;
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.board[cell] == 0) moves.emplace_back(Write{cell, solution[cell]});
  });
}

/// A solver who gets on: what is right for every gap, one mistake, one second thought; and what is wrong can be mended.
/// (If everything that is allowed were in it, random solving would not come to an end.)
void addSolving(std::vector<Move>& moves, const Public& known) {
  addSolution(moves, known);
  const Numbers solution = solve(givens(known), 1).first;
  bool slipped = false, doubted = false;
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.given[cell]) return;
    const Digit digit = known.board[cell], right = solution[cell];
    if (digit == 0 && !std::exchange(slipped, true)) moves.emplace_back(Write{cell, static_cast<Digit>(right % 9 + 1)});
    if (digit == right && !std::exchange(doubted, true)) moves.emplace_back(Erase{cell});
    if (digit == 0 || digit == right) return;
    moves.emplace_back(Write{cell, right});
    moves.emplace_back(Erase{cell});
  });
}

} // namespace

View Game::view(const State& state, Viewer viewer) { return {state.known, viewer}; }

std::vector<Move> Game::legal(const View& view) {
  const Public& known = view.known;
  const Options& options = known.table.options;
  std::vector<Move> moves;
  if (known.over) return moves;
  if (!view.viewer) {
    if (!known.open.empty()) moves.emplace_back(Accept{});
    if (!solo(known) && !awaitsVerdict(known)) moves.emplace_back(Timeout{});
    moves.emplace_back(TimeUp{});
    moves.emplace_back(AgreeEnd{});
    return moves;
  }
  moves.reserve(256);
  if (solo(known)) {
    addSolving(moves, known);
  } else if (turnOf(known) == view.viewer && !awaitsVerdict(known)) {
    if (options.referee == Referee::assist && options.check == Check::solution)
      addSolution(moves, known);
    else
      addGuesses(moves, known, options.referee != Referee::assist);
    moves.emplace_back(Pass{});
  }
  if (!known.open.empty() && known.pen[known.open.back()] != view.viewer) moves.emplace_back(Challenge{});
  return moves;
}

/// The givens have one solution: whoever sees them can find it, and there is nothing else that isn't known.
State Game::imagine(const View& view, Rng&) { return {view.known, solve(givens(view.known), 1).first}; }

void Game::add(Hash& hash, const View& view) {
  const Public& known = view.known;
  hash << known.board.cells << known.given.cells << known.pen.cells << known.turns << known.kept << known.fruitless;
  for (Cell cell : known.open) hash << cell.index();
  hash << known.open.size() << known.latest.has_value() << known.over << view.viewer;
  if (known.latest) hash << known.latest->index();
}

} // namespace ninefold::sudoku_pens
