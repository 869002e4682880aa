#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/solver.h"

namespace ninefold::sudoku_pens {

namespace {

/// The numbers that lie in the row, the column or the block of a cell.
DigitSet seenFrom(const Numbers& board, Cell cell) {
  DigitSet seen;
  const auto look = [&](int column, int row) {
    const Digit digit = board[{static_cast<std::int8_t>(column), static_cast<std::int8_t>(row)}];
    if (digit != 0) seen.add(digit);
  };
  for (int i = 0; i < 9; ++i) {
    look(i, cell.row);
    look(cell.column, i);
    look(cell.column / 3 * 3 + i % 3, cell.row / 3 * 3 + i / 3);
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

Numbers solutionOf(const Public& known) { return solve(givens(known), 1).first; }

void addSolution(std::vector<Move>& moves, const Public& known, const Numbers& solution) {
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.board[cell] == 0) moves.emplace_back(Write{cell, solution[cell]});
  });
}

/// A solver who gets on: what is right for every gap, one mistake, one second thought; and what is wrong can be mended.
/// (If everything that is allowed were in it, random solving would not come to an end.)
void addSolving(std::vector<Move>& moves, const Public& known) {
  const Numbers solution = solutionOf(known);
  addSolution(moves, known, solution);
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

std::optional<Seat> turnOf(const Public& known) {
  if (known.over) return std::nullopt;
  const int seats = known.table.seats;
  const int round = speed(known) ? known.turns / seats : 0; // each begins one seat further on
  return seatAt((index(known.table.first) + round + known.turns) % seats);
}

PerSeat<int> scores(const Public& known) {
  PerSeat<int> sums;
  for (std::size_t i = 0; i < known.board.cells.size(); ++i)
    if (const auto seat = known.pen.cells[i]) sums[*seat] += known.board.cells[i];
  return sums;
}

Numbers givens(const Public& known) {
  Numbers puzzle;
  for (std::size_t i = 0; i < puzzle.cells.size(); ++i)
    if (known.given.cells[i]) puzzle.cells[i] = known.board.cells[i];
  return puzzle;
}

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
      addSolution(moves, known, solutionOf(known));
    else
      addGuesses(moves, known, options.referee != Referee::assist);
    moves.emplace_back(Pass{});
  }
  if (!known.open.empty() && known.pen[known.open.back()] != view.viewer) moves.emplace_back(Challenge{});
  return moves;
}

/// The givens have one solution: whoever sees them can find it, and there is nothing else that isn't known.
State Game::imagine(const View& view, Rng&) { return {view.known, solutionOf(view.known)}; }

void Game::add(Hash& hash, const View& view) {
  const Public& known = view.known;
  hash << known.board.cells << known.given.cells << known.pen.cells << known.turns << known.kept << known.fruitless;
  for (Cell cell : known.open) hash << cell.index();
  hash << known.open.size() << known.latest.has_value() << known.over << view.viewer;
  if (known.latest) hash << known.latest->index();
}

} // namespace ninefold::sudoku_pens
