#include "games/sudoku_pens/sudoku_pens.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

namespace {

constexpr int sandSeconds = 30; // SP-5

bool mayWrite(const View& view) {
  return view.viewer && turnOf(view.known) == view.viewer && !awaitsVerdict(view.known);
}

bool selects(const Draft& draft, Cell cell) {
  if (!draft.cell) return false;
  const Cell a = *draft.cell, b = draft.far.value_or(a);
  const auto [left, right] = std::minmax(a.column, b.column);
  const auto [top, bottom] = std::minmax(a.row, b.row);
  return left <= cell.column && cell.column <= right && top <= cell.row && cell.row <= bottom;
}

Phrase labelOf(const Public& known, Cell cell) {
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

Phrase statusOf(const View& view) {
  const Public& known = view.known;
  if (known.over) return endOf(known);
  if (solo(known)) return {NINEFOLD_WORDS("Fill the grid.")};
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
      {Action::cornerNotes, true, {NINEFOLD_WORDS("Notes in the corners")}, draft.pencil == Pencil::corner});
  actions.push_back(
      {Action::centreNotes, true, {NINEFOLD_WORDS("Notes in the centre")}, draft.pencil == Pencil::centre});
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
  return actions;
}

/// One gesture at a time on a draft; what comes of it is the draft afterwards and perhaps a move.
struct Editing {
  const View& view;
  Draft draft;

  Touch<Game> so() const { return {draft, {}}; }
  Touch<Game> so(Move move) const { return {draft, move}; }

  bool empty(Cell cell) const { return view.known.board[cell] == 0; }

  /// A tap that missed never overwrites: only a gap is written into.
  Touch<Game> write(Cell cell, Digit digit) const {
    return mayWrite(view) && empty(cell) ? so(Write{cell, digit}) : so();
  }

  /// A solver's own digit, to be wiped or written over once its cell is selected (SP-16).
  bool ownOfSolver(Cell cell) const { return solo(view.known) && view.known.pen[cell] == view.viewer; }

  template<class Visit> void forEachSelectedGap(Visit visit) const {
    forEachCell(nineByNine, [&](Cell cell) {
      if (selects(draft, cell) && empty(cell)) visit(cell);
    });
  }

  Board<DigitSet>& notes() { return draft.pencil == Pencil::corner ? draft.corner : draft.centre; }

  /// Notes the digit in every cell selected; takes it out if it is in all of them already.
  void note(Digit digit) {
    bool everywhere = true;
    forEachSelectedGap([&](Cell cell) { everywhere = everywhere && notes()[cell].has(digit); });
    forEachSelectedGap([&](Cell cell) { everywhere ? notes()[cell].remove(digit) : notes()[cell].add(digit); });
  }

  Touch<Game> wipe() {
    forEachSelectedGap([&](Cell cell) { draft.corner[cell] = draft.centre[cell] = {}; });
    return draft.cell && !draft.far && ownOfSolver(*draft.cell) ? so(Erase{*draft.cell}) : so();
  }

  Touch<Game> tap(Cell cell) {
    if (draft.armed == 0) {
      draft.cell = draft.cell == cell && !draft.far ? std::nullopt : std::optional(cell);
      draft.far = std::nullopt;
      return so();
    }
    if (draft.pencil == Pencil::ink) return write(cell, draft.armed);
    DigitSet& noted = notes()[cell];
    if (empty(cell)) noted.has(draft.armed) ? noted.remove(draft.armed) : noted.add(draft.armed);
    return so();
  }

  Touch<Game> key(Digit digit) {
    if (digit > 9) return so();
    if (!draft.cell) { // digit first: the same key again lays it down
      draft.armed = draft.armed == digit ? Digit{0} : digit;
      return so();
    }
    if (digit == 0) return wipe();
    if (draft.pencil != Pencil::ink) {
      note(digit);
      return so();
    }
    if (draft.far) return so(); // ink goes into one cell at a time
    const Cell cell = *draft.cell;
    if (ownOfSolver(cell) && view.known.board[cell] != digit) return so(Write{cell, digit});
    return write(cell, digit);
  }

  Touch<Game> press(Action action) {
    const Public& known = view.known;
    switch (action) {
    case Action::takeBack:
      draft.cell = draft.far = std::nullopt;
      draft.armed = 0;
      return so();
    case Action::cornerNotes: return take(Pencil::corner);
    case Action::centreNotes: return take(Pencil::centre);
    case Action::pass: return mayWrite(view) && !solo(known) ? so(Pass{}) : so();
    case Action::challenge: return known.open.empty() ? so() : so(Challenge{});
    case Action::accept: return known.open.empty() ? so() : so(Accept{});
    case Action::agreeEnd: return so(AgreeEnd{});
    default: return so();
    }
  }

  Touch<Game> take(Pencil pencil) {
    draft.pencil = draft.pencil == pencil ? Pencil::ink : pencil;
    return so();
  }
};

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
    shown.face = digit == 0 ? Face::none : known.given[cell] ? Face::given : Face::ink;
    shown.number = digit;
    shown.owner = known.pen[cell];
    shown.label = labelOf(known, cell);
    if (digit == 0) {
      shown.corner = draft.corner[cell];
      shown.centre = draft.centre[cell];
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

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  Editing editing{view, draft};
  if (!view.viewer || view.known.over) return editing.so();
  return std::visit(
      Overload{
          [&](const TapCell& tap) { return nineByNine.contains(tap.cell) ? editing.tap(tap.cell) : editing.so(); },
          [&](const Stroke& stroke) {
            // Selects, and never writes: also how a keyboard moves about.
            if (!nineByNine.contains(stroke.from) || !nineByNine.contains(stroke.to)) return editing.so();
            editing.draft.cell = stroke.from;
            editing.draft.far = stroke.to == stroke.from ? std::nullopt : std::optional(stroke.to);
            editing.draft.armed = 0;
            return editing.so();
          },
          [&](const Key& key) { return editing.key(key.digit); },
          [&](const Press& press) { return editing.press(press.action); },
          [&](const TapPiece&) { return editing.so(); },
          [&](const Hover&) { return editing.so(); },
          [&](const Drop&) { return editing.so(); },
      },
      gesture);
}

} // namespace ninefold::sudoku_pens
