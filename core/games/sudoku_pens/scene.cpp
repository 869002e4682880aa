#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/solver.h"

namespace ninefold::sudoku_pens {

namespace {

constexpr int sandSeconds = 30; // SP-5

/// A cell as a board for one names it at its edge: by the letter of its column.
constexpr const char* letters[] = {"A", "B", "C", "D", "E", "F", "G", "H", "I"};

Phrase soloLabel(const Public& known, Cell cell) {
  const Word letter{Word::Kind::piece, cell.column + 1}, row = number(cell.row + 1), digit = number(known.board[cell]);
  if (known.board[cell] == 0) return {NINEFOLD_WORDS("%1%2, empty"), {letter, row}, letters};
  if (known.given[cell]) return {NINEFOLD_WORDS("%1%2, given %3"), {letter, row, digit}, letters};
  return {NINEFOLD_WORDS("%1%2, %3"), {letter, row, digit}, letters};
}

Phrase labelOf(const Public& known, Cell cell) {
  if (solo(known)) return soloLabel(known, cell);
  const Word row = number(cell.row + 1), column = number(cell.column + 1), digit = number(known.board[cell]);
  if (known.board[cell] == 0) return {NINEFOLD_WORDS("row %1, column %2, empty"), {row, column}};
  if (known.given[cell]) return {NINEFOLD_WORDS("row %1, column %2, given %3"), {row, column, digit}};
  const Word writer{Word::Kind::seat, index(*known.pen[cell])};
  return {NINEFOLD_WORDS("row %1, column %2, %3 by %4"), {row, column, digit, writer}};
}

/// Why it is over.
Phrase endOf(const Public& known) {
  if (filled(known)) return {NINEFOLD_WORDS("Every cell is filled: that ends the game.")};
  if (solo(known)) return {NINEFOLD_WORDS("The game was ended before all was filled.")};
  if (known.fruitless >= 3 * known.table.seats)
    return {NINEFOLD_WORDS("Nobody found a digit in three rounds: that ends the game.")};
  const int rounds = known.table.options.rounds > 0 ? known.table.options.rounds : known.table.seats;
  if (speed(known) && known.turns / known.table.seats >= rounds)
    return {NINEFOLD_WORDS("All rounds are played: that ends the game.")};
  return {NINEFOLD_WORDS("The game was ended before all was filled.")};
}

/// What a full sheet that isn't solved is told: what the rule shows, or how many differ where the solution is asked.
Phrase wrongOf(const Public& known) {
  int differing = 0, twice = 0;
  const Numbers solution = known.table.options.check == Check::solution ? solve(givens(known), 1).first : Numbers();
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.given[cell]) return;
    differing += known.board[cell] != solution[cell];
    twice += conflicts(known.board, nineByNine, cell, known.board[cell]);
  });
  if (known.table.options.check == Check::solution)
    return {NINEFOLD_WORDS("Every cell is filled. Digits that differ from the solution: %1."), {number(differing)}};
  if (known.table.options.referee == Referee::assist)
    return {NINEFOLD_WORDS("Every cell is filled. Digits that meet their like: %1."), {number(twice)}};
  return {NINEFOLD_WORDS("Every cell is filled, but it isn’t solved yet.")};
}

Phrase statusOf(const View& view) {
  const Public& known = view.known;
  if (known.over) return endOf(known);
  if (solo(known)) return filled(known) ? wrongOf(known) : Phrase{NINEFOLD_WORDS("Fill the grid.")};
  if (awaitsVerdict(known)) {
    const Seat writer = *known.pen[known.open.back()];
    if (writer == view.viewer) return {NINEFOLD_WORDS("Your digit can still be challenged.")};
    return {NINEFOLD_WORDS("The digit by %1 can still be challenged."), {Word{Word::Kind::seat, index(writer)}}};
  }
  const Seat turn = *turnOf(known);
  if (turn != view.viewer) return {NINEFOLD_WORDS("%1’s turn to write."), {Word{Word::Kind::seat, index(turn)}}};
  if (speed(known)) return {NINEFOLD_WORDS("Your turn: write as many digits as you can.")};
  return {NINEFOLD_WORDS("Your turn: write a digit.")};
}

std::vector<SceneAction> actionsOf(const View& view, const Draft& draft) {
  const Public& known = view.known;
  std::vector<SceneAction> actions;
  if (known.over || !view.viewer) return actions;
  actions.push_back(
      {action::cornerNotes, true, {NINEFOLD_WORDS("Notes in the corners")}, draft.pencil == Pencil::corner});
  actions.push_back(
      {action::centreNotes, true, {NINEFOLD_WORDS("Notes in the centre")}, draft.pencil == Pencil::centre});
  if (!solo(known)) {
    const bool more = speed(known) && known.kept > 0;
    const Phrase words = {more ? NINEFOLD_WORDS("I have nothing more") : NINEFOLD_WORDS("I have nothing")};
    actions.push_back({Action::pass, mayWrite(view), words});
  }
  if (!known.open.empty()) {
    const bool own = known.pen[known.open.back()] == view.viewer;
    actions.push_back({Action::challenge, !own, {NINEFOLD_WORDS("That is wrong")}});
    actions.push_back({Action::accept, true, {NINEFOLD_WORDS("Let it stand")}});
  }
  actions.push_back({Action::agreeEnd, true, {NINEFOLD_WORDS("End the game")}});
  actions.push_back({action::keepNotes, true, {NINEFOLD_WORDS("Keep notes that a digit settles")}, draft.keeps});
  return actions;
}

} // namespace

Scene Game::present(const View& view, const Draft& draft) {
  const Public& known = view.known;
  const bool marksMistakes = solo(known) && known.table.options.referee == Referee::assist; // SP-17
  Scene scene{.shape = nineByNine};
  scene.cells.reserve(81);
  forEachCell(nineByNine, [&](Cell cell) {
    SceneCell& shown = scene.cells.emplace_back();
    const Digit digit = known.board[cell];
    shown.at = cell;
    shown.face = digit == 0 ? Face::none : known.given[cell] ? face::given : face::ink;
    shown.number = digit;
    shown.owner = known.pen[cell];
    shown.label = labelOf(known, cell);
    if (digit == 0) {
      shown.corner = seen(known, draft, cell, draft.corner[cell]);
      shown.centre = seen(known, draft, cell, draft.centre[cell]);
    }
    if (selects(draft, cell)) shown.marks.add(Mark::selected);
    if (known.latest == cell) shown.marks.add(Mark::latest);
    if (marksMistakes && known.pen[cell] && conflicts(known.board, nineByNine, cell, digit))
      shown.marks.add(Mark::wrong);
  });
  for (Cell cell : known.open) scene.cells[static_cast<std::size_t>(cell.index())].marks.add(Mark::latest);

  const PerSeat<int> sums = scores(known);
  for (int i = 0; i < known.table.seats; ++i)
    scene.seats.push_back({.seat = seatAt(i), .score = sums[seatAt(i)], .turn = turnOf(known) == seatAt(i)});
  scene.actions = actionsOf(view, draft);
  scene.armed = draft.armed;
  scene.sandSeconds = solo(known) ? 0 : sandSeconds;
  scene.sandRuns = !solo(known) && !known.over && !awaitsVerdict(known);
  scene.status = statusOf(view);
  scene.over = known.over;
  return scene;
}

} // namespace ninefold::sudoku_pens
