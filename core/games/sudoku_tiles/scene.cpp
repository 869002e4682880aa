#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

namespace {

Face faceOf(const Public& known, Cell cell) {
  if (known.board[cell] == 0) return Face::none;
  if (known.table.options.board == Size::kids) return face::animal;
  return known.gold[cell] ? face::gold : face::tile;
}

/// The animals on the tiles of the children's board, from 1 on.
constexpr const char* animals[] = {NINEFOLD_WORDS("cat"), NINEFOLD_WORDS("frog"),   NINEFOLD_WORDS("fish"),
                                   NINEFOLD_WORDS("owl"), NINEFOLD_WORDS("rabbit"), NINEFOLD_WORDS("turtle")};

PieceNames namesFor(const Public& known) { return known.table.options.board == Size::kids ? animals : nullptr; }

/// What is on a tile.
Word named(const Public& known, Digit tile) { return {namesFor(known) ? Word::Kind::piece : Word::Kind::number, tile}; }

Phrase labelOf(const Public& known, Cell cell) {
  const Word row = number(cell.row + 1), column = number(cell.column + 1), tile = named(known, known.board[cell]);
  if (known.board[cell] == 0) return {NINEFOLD_WORDS("row %1, column %2, empty"), {row, column}};
  if (known.gold[cell]) return {NINEFOLD_WORDS("row %1, column %2, golden %3"), {row, column, tile}, namesFor(known)};
  return {NINEFOLD_WORDS("row %1, column %2, %3"), {row, column, tile}, namesFor(known)};
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
    return {NINEFOLD_WORDS("It can’t go here: %1 is already in this row, column or block."),
            {named(known, view.tile)},
            namesFor(known)};
  if (known.turn == view.viewer && tries && !draft.picked) return {NINEFOLD_WORDS("Tap there again to lay it.")};
  if (known.turn == view.viewer && draft.picked) return {NINEFOLD_WORDS("Tap where it should go.")};
  if (known.turn == view.viewer) return {NINEFOLD_WORDS("Your turn: place your tile.")};
  return {NINEFOLD_WORDS("%1’s turn to place a tile."), {Word{Word::Kind::seat, index(*known.turn)}}};
}

/// Where a seat has to say that it can't place its tile, that is offered as long as it doesn't lie on the board.
std::vector<SceneAction> actionsOf(const View& view, const Draft& draft, bool tries, bool forbidden) {
  const Public& known = view.known;
  std::vector<SceneAction> actions;
  if (known.over || !view.viewer) return actions;
  if (tries || known.table.options.referee == Referee::assist) {
    actions.push_back({Action::confirm, tries && !forbidden, {NINEFOLD_WORDS("Lay it")}});
    actions.push_back({Action::takeBack, tries || draft.picked, {NINEFOLD_WORDS("Take back")}});
  } else {
    actions.push_back({action::cannot, mayPlace(view), {NINEFOLD_WORDS("I can’t place my tile")}});
  }
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
  const Face own = known.table.options.board == Size::kids ? face::animal : face::tile;
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
                          .label = {NINEFOLD_WORDS("your tile, %1"), {named(known, view.tile)}, namesFor(known)},
                          .played = tries});
  }
  for (int i = 0; i < known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    scene.seats.push_back({.seat = seat,
                           .score = known.score[seat],
                           .hidden = view.viewer != seat && known.holds[seat] ? 1 : 0,
                           .turn = known.turn == seat});
  }
  scene.actions = actionsOf(view, draft, tries, !against.empty());
  scene.track = 40; // ST-7
  scene.pile = view.pile;
  scene.away = static_cast<int>(known.aside.size());
  scene.named = namesFor(known);
  scene.status = statusOf(view, draft, tries, !against.empty());
  scene.over = known.over;
  return scene;
}

} // namespace ninefold::sudoku_tiles
