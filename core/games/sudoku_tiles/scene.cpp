#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

namespace {

bool mayPlace(const View& view) { return view.viewer && view.known.turn == view.viewer && !view.known.over; }

Face faceOf(const Public& known, Cell cell) {
  if (known.board[cell] == 0) return Face::none;
  if (known.table.options.board == Size::kids) return Face::animal;
  return known.gold[cell] ? Face::gold : Face::tile;
}

/// What is on a tile.
Word named(const Public& known, Digit tile) {
  return {known.table.options.board == Size::kids ? Word::Kind::animal : Word::Kind::number, tile};
}

Phrase labelOf(const Public& known, Cell cell) {
  const Word row = number(cell.row + 1), column = number(cell.column + 1), tile = named(known, known.board[cell]);
  if (known.board[cell] == 0) return {NINEFOLD_WORDS("row %1, column %2, empty"), {row, column}};
  if (known.gold[cell]) return {NINEFOLD_WORDS("row %1, column %2, golden %3"), {row, column, tile}};
  return {NINEFOLD_WORDS("row %1, column %2, %3"), {row, column, tile}};
}

/// The tiles that forbid a number on a cell: the same one in its row, column or block.
std::vector<Cell> forbidding(const Public& known, Cell cell, Digit tile) {
  std::vector<Cell> all;
  forEachCell(shapeOf(known), [&](Cell other) {
    if (known.board[other] == 0) return;
    Numbers alone{};
    alone[other] = known.board[other];
    if (conflicts(alone, shapeOf(known), cell, tile)) all.push_back(other);
  });
  return all;
}

bool anyoneHolds(const Public& known) {
  for (int i = 0; i < known.table.seats; ++i)
    if (known.holds[seatAt(i)]) return true;
  return false;
}

Phrase statusOf(const View& view, const Draft& draft, bool tries, bool forbidden) {
  const Public& known = view.known;
  if (known.over && view.pile == 0 && !anyoneHolds(known))
    return {NINEFOLD_WORDS("The last tile has been laid: that ends the game.")};
  if (known.over) return {NINEFOLD_WORDS("The next tile fits nowhere: that ends the game.")};
  if (!known.turn) return {NINEFOLD_WORDS("The last tile can still be challenged.")};
  if (forbidden)
    return {NINEFOLD_WORDS("It can’t go here: %1 is already in this row, column or block."), {named(known, view.tile)}};
  if (known.turn == view.viewer && tries && !draft.picked) return {NINEFOLD_WORDS("Tap there again to lay it.")};
  if (known.turn == view.viewer && draft.picked) return {NINEFOLD_WORDS("Tap where it should go.")};
  if (known.turn == view.viewer) return {NINEFOLD_WORDS("Your turn: place your tile.")};
  return {NINEFOLD_WORDS("%1’s turn to place a tile."), {Word{Word::Kind::seat, index(*known.turn)}}};
}

std::vector<SceneAction> actionsOf(const View& view) {
  const Public& known = view.known;
  std::vector<SceneAction> actions;
  if (known.over || !view.viewer) return actions;
  if (known.table.options.referee != Referee::assist)
    actions.push_back({Action::cannot, mayPlace(view), {NINEFOLD_WORDS("I can’t place my tile")}});
  if (known.open) {
    actions.push_back({Action::challenge, known.open->mover != *view.viewer, {NINEFOLD_WORDS("That is wrong")}});
    actions.push_back({Action::accept, true, {NINEFOLD_WORDS("Let it stand")}});
  }
  return actions;
}

} // namespace

Scene Game::present(const View& view, const Draft& draft) {
  const Public& known = view.known;
  const Shape shape = shapeOf(known);
  const Face own = known.table.options.board == Size::kids ? Face::animal : Face::tile;
  const bool tries = draft.cell && mayPlace(view) && view.tile != 0 && known.board[*draft.cell] == 0;
  const bool shows = known.table.options.referee == Referee::assist; // legal cells, points to come
  const std::vector<Cell> against = tries && shows ? forbidding(known, *draft.cell, view.tile) : std::vector<Cell>();
  Scene scene{.shape = shape};
  scene.cells.reserve(81);
  forEachCell(shape, [&](Cell cell) {
    SceneCell& shown = scene.cells.emplace_back();
    shown.at = cell;
    shown.face = faceOf(known, cell);
    shown.number = known.board[cell];
    shown.label = labelOf(known, cell);
    if (known.gold[cell]) shown.marks.add(Mark::goldStart);
    if (known.open && known.open->cell == cell) shown.marks.add(Mark::latest);
    if (draft.cell == cell) shown.marks.add(Mark::selected);
    if (draft.cell == cell && tries) {
      shown.face = own;
      shown.number = view.tile;
      shown.marks.add(Mark::tried);
    }
    if (shows && mayPlace(view) && known.board[cell] == 0 && !conflicts(known.board, shape, cell, view.tile))
      shown.marks.add(Mark::legal);
  });
  const auto cellOf = [&](Cell cell) -> SceneCell& {
    return scene.cells[static_cast<std::size_t>(cell.row * shape.columns + cell.column)];
  };
  if (!against.empty()) {
    cellOf(*draft.cell).marks.add(Mark::wrong);
    for (Cell cell : against) cellOf(cell).marks.add(Mark::wrong);
  } else if (draft.cell && shows && known.board[*draft.cell] == 0) {
    scene.preview = points(known, *draft.cell);
    for (Cell cell : counted(known, *draft.cell)) cellOf(cell).marks.add(Mark::counts);
  }
  if (view.tile != 0) {
    scene.hand.push_back({.face = own,
                          .number = view.tile,
                          .selected = draft.picked,
                          .label = {NINEFOLD_WORDS("your tile, %1"), {named(known, view.tile)}},
                          .played = tries});
  }
  for (int i = 0; i < known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    scene.seats.push_back({.seat = seat,
                           .score = known.score[seat],
                           .hidden = view.viewer != seat && known.holds[seat] ? 1 : 0,
                           .turn = known.turn == seat});
  }
  scene.actions = actionsOf(view);
  scene.track = 40; // ST-7
  scene.pile = view.pile;
  scene.away = static_cast<int>(known.aside.size());
  scene.status = statusOf(view, draft, tries, !against.empty());
  scene.over = known.over;
  return scene;
}

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  const auto onBoard = [&](Cell cell) { return shapeOf(view.known).contains(cell); };
  const auto place = [&](Cell cell) -> Touch<Game> {
    if (!mayPlace(view) || !onBoard(cell)) return {draft, {}};
    // Where the referee says so at once, what is forbidden stays to be seen, with what forbids it.
    const bool shows = view.known.table.options.referee == Referee::assist && view.known.board[cell] == 0;
    const bool stays = shows && conflicts(view.known.board, shapeOf(view.known), cell, view.tile);
    return {stays ? Draft{.picked = false, .cell = cell} : Draft{}, Place{cell}};
  };
  return std::visit(
      Overload{
          [&](const TapPiece& tap) -> Touch<Game> {
            const bool own = tap.piece == 0 && view.tile != 0;
            return {{.picked = own && !draft.picked, .cell = {}}, {}};
          },
          [&](const Hover& hover) -> Touch<Game> {
            return {{.picked = true, .cell = onBoard(hover.cell) ? std::optional(hover.cell) : std::nullopt}, {}};
          },
          [&](const Drop& drop) { return place(drop.cell); },
          [&](const TapCell& tap) -> Touch<Game> {
            if (!onBoard(tap.cell)) return {draft, {}};
            // Where a tile lies there is nothing to try out: the rules say so.
            if (view.known.board[tap.cell] != 0 && mayPlace(view)) return {draft, Place{tap.cell}};
            // A tile that was taken up goes where the finger points. Otherwise the first tap tries the
            // cell out and a second one places.
            if (draft.picked || draft.cell == tap.cell) return place(tap.cell);
            return {{.picked = false, .cell = tap.cell}, {}};
          },
          [&](const Stroke&) -> Touch<Game> {
            return {draft, {}};
          },
          [&](const Key&) -> Touch<Game> {
            return {draft, {}};
          },
          [&](const Press& press) -> Touch<Game> {
            switch (press.action) {
            case Action::confirm: return draft.cell ? place(*draft.cell) : Touch<Game>{draft, {}};
            case Action::takeBack: return {};
            case Action::cannot: return {{}, Cannot{}};
            case Action::challenge: return {draft, Challenge{}};
            case Action::accept: return {draft, Accept{}};
            default: return {draft, {}};
            }
          },
      },
      gesture);
}

} // namespace ninefold::sudoku_tiles
