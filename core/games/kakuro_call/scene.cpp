#include "games/kakuro_call/draft.h"

#include <algorithm>

namespace ninefold::kakuro_call {

namespace {

/// Whether the app helps with finding and checking (G-6, KL-29).
bool helps(const View& view) { return view.known.table.options.referee == Referee::assist; }

Phrase labelOf(Cell cell, const Spot& spot) {
  const Word row = number(cell.row + 1), column = number(cell.column + 1), value = number(spot.value());
  if (spot.bound) return {NINEFOLD_WORDS("row %1, column %2, total cell"), {row, column}};
  if (spot.digit != 0) {
    if (spot.red) return {NINEFOLD_WORDS("row %1, column %2, red, digit tile %3"), {row, column, value}};
    return {NINEFOLD_WORDS("row %1, column %2, silver, digit tile %3"), {row, column, value}};
  }
  if (spot.red) return {NINEFOLD_WORDS("row %1, column %2, red %3"), {row, column, value}};
  return {NINEFOLD_WORDS("row %1, column %2, silver %3"), {row, column, value}};
}

Phrase labelOf(const SceneHead& head) {
  const Word row = number(head.first.row + 1), column = number(head.first.column + 1), total = number(head.total);
  if (head.direction == Direction::right)
    return {NINEFOLD_WORDS("total %3, row %1, rightwards from column %2"), {row, column, total}};
  return {NINEFOLD_WORDS("total %3, column %2, downwards from row %1"), {row, column, total}};
}

SceneCell shownCell(Cell cell, const Spot& spot) {
  SceneCell shown{.at = cell};
  shown.face = spot.bound ? face::total : spot.red ? face::red : face::silver;
  shown.number = spot.bound ? Digit{0} : spot.value();
  shown.label = labelOf(cell, spot);
  if (spot.digit != 0 && !spot.bound) {
    shown.printed = spot.tile;
    shown.marks.add(Mark::covered);
  }
  return shown;
}

ScenePiece shownPiece(ActionTile tile, bool turned) {
  if (turned) return {.face = face::total, .label = {NINEFOLD_WORDS("total cell")}};
  switch (tile) {
  case ActionTile::doubling: return {.face = face::doubling, .label = {NINEFOLD_WORDS("doubling")}};
  case ActionTile::swap: return {.face = face::swap, .label = {NINEFOLD_WORDS("swap")}};
  default: break;
  }
  const Digit digit = digitOn(tile);
  return {.face = face::digit, .number = digit, .label = {NINEFOLD_WORDS("digit %1"), {number(digit)}}};
}

SceneSeat shownSeat(const View& view, const Draft& draft, Seat seat) {
  const Public& known = view.known;
  const bool drafting = calls(view, draft) && view.viewer == seat;
  SceneSeat shown{.seat = seat,
                  .score = known.score[seat],
                  .turn = drafting || (known.open && known.open->caller == seat),
                  .out = known.out.has(seat),
                  .declared = known.declared.has(seat)};
  for (int piece = 0; const auto tile = pieceOf(known.supply[seat], piece); ++piece) {
    const bool picked = drafting && draft.picked == piece;
    ScenePiece& one = shown.open.emplace_back(shownPiece(*tile, picked && draft.turned));
    one.selected = picked;
    one.played = drafting && isPlayed(draft, piece);
  }
  return shown;
}

SceneCell& cellIn(Scene& scene, Cell cell) {
  return scene.cells[static_cast<std::size_t>(cell.row * eightByEight.columns + cell.column)];
}

/// Marks the row being called: for everybody that it is the one, for the caller in `assist` also what it makes.
void showRow(const View& view, const Draft& draft, const Board<Spot>& board, Scene& scene) {
  const Row row = rowOf(*draft.row).value_or(Row{draft.row->first, Direction::right, 1});
  const bool right = helps(view) && flawIn(view, draft).empty();
  scene.runs.push_back({.from = row.first, .to = row.cell(row.length - 1), .seat = *view.viewer});
  int sum = 0;
  for (int i = 0; i < row.length; ++i) {
    const Spot& spot = board[row.cell(i)];
    SceneCell& shown = cellIn(scene, row.cell(i));
    shown.marks.add(Mark::selected);
    if (!helps(view)) continue;
    shown.sum = sum += spot.bound ? 0 : spot.value();
    if (right) shown.marks.add(Mark::counts);
    if (spot.bound || spot.served[static_cast<std::size_t>(row.direction)]) shown.marks.add(Mark::wrong);
  }
  if (helps(view)) scene.preview = sum;
  scene.right = right;
}

/// What the tile that was touched last can do, with the side that shows.
Phrase useOf(ActionTile tile, const Draft& draft) {
  if (draft.turned) return {NINEFOLD_WORDS("Total cell: lay it right before the row or right behind it.")};
  if (tile == ActionTile::doubling)
    return {NINEFOLD_WORDS("Doubling: one number may occur once more. Turned over, it ends a row.")};
  if (tile == ActionTile::swap)
    return draft.first ? Phrase{NINEFOLD_WORDS("Swap: now tap the other silver tile.")}
                       : Phrase{NINEFOLD_WORDS("Swap: tap two silver tiles. Turned over, it ends a row.")};
  return {NINEFOLD_WORDS("Digit: a silver tile of the row counts as %1. Turned over, it ends a row."),
          {number(digitOn(tile))}};
}

Phrase statusOf(const View& view, const Draft& draft) {
  const Public& known = view.known;
  if (known.over && known.aside.size() == 3)
    return {NINEFOLD_WORDS("The third total was put aside: that ends the game.")};
  if (known.over) return {NINEFOLD_WORDS("There is no total left: that ends the game.")};
  if (known.open) {
    if (known.open->caller == view.viewer) return {NINEFOLD_WORDS("Your row lies open: the others check it.")};
    const Row& row = known.open->row;
    const Word caller{Word::Kind::seat, index(known.open->caller)};
    const Cell first = row.first, last = row.cell(row.length - 1);
    if (row.direction == Direction::right)
      return {NINEFOLD_WORDS("%1 calls row %2, columns %3 to %4: is it right?"),
              {caller, number(first.row + 1), number(first.column + 1), number(last.column + 1)}};
    return {NINEFOLD_WORDS("%1 calls column %2, rows %3 to %4: is it right?"),
            {caller, number(first.column + 1), number(first.row + 1), number(last.row + 1)}};
  }
  if (calls(view, draft)) {
    const auto touched = draft.picked ? draft.picked : draft.told;
    if (const auto tile = touched ? pieceOf(known.supply[*view.viewer], *touched) : std::nullopt)
      return useOf(*tile, draft);
    if (!isBegun(draft)) return {NINEFOLD_WORDS("Kakuro! Show your row. Giving up counts as a wrong call.")};
    if (!draft.row) return {NINEFOLD_WORDS("Kakuro! Show your row.")};
    const Phrase flaw = helps(view) ? flawIn(view, draft) : Phrase{};
    return flaw.empty() ? Phrase{NINEFOLD_WORDS("Confirm your row, or take it back.")} : flaw;
  }
  if (view.viewer && known.out.has(*view.viewer)) return {NINEFOLD_WORDS("You are out until the next total.")};
  if (known.aside.size() == 2)
    return {NINEFOLD_WORDS("Find a row that makes %1. If it is put aside, the game is over."), {number(known.total)}};
  return {NINEFOLD_WORDS("Find a row that makes %1."), {number(known.total)}};
}

std::vector<SceneAction> actionsOf(const View& view, const Draft& draft) {
  const Public& known = view.known;
  std::vector<SceneAction> actions;
  if (known.over || !view.viewer) return actions;
  const Seat seat = *view.viewer;
  if (known.open) {
    actions.push_back({Action::challenge, known.open->caller != seat, {NINEFOLD_WORDS("That is wrong")}});
    actions.push_back({Action::accept, true, {NINEFOLD_WORDS("Let it stand")}});
  } else if (calls(view, draft)) {
    // Where the app helps, one tile alone is no row yet.
    const bool marked = draft.row && (!helps(view) || rowOf(*draft.row));
    actions.push_back({Action::confirm, marked, {NINEFOLD_WORDS("Confirm")}});
    actions.push_back({Action::takeBack, isBegun(draft), {NINEFOLD_WORDS("Take back")}});
    actions.push_back({action::giveUp, true, {NINEFOLD_WORDS("Give up the call")}});
    actions.push_back({Action::flipPiece, draft.picked.has_value(), {NINEFOLD_WORDS("Turn the tile over")}});
  } else {
    actions.push_back({action::call, mayCall(known, seat), {NINEFOLD_WORDS("Kakuro!")}});
    actions.push_back({action::impossible, mayDeclare(known, seat), {NINEFOLD_WORDS("Impossible")}});
  }
  return actions;
}

} // namespace

Scene Game::present(const View& view, const Draft& draft) {
  const Public& known = view.known;
  const bool drafting = calls(view, draft);
  // What a tile would bring shows before it is let go, as long as the app helps.
  const bool tries = drafting && helps(view) && draft.held && mayLay(view, draft, draft.held->over);
  const Draft tried = tries ? letGo(view, draft) : draft;
  const Board<Spot> board = drafting ? boardWith(known.board, tried) : known.board;
  Scene scene{.shape = eightByEight};
  scene.cells.reserve(64);
  forEachCell(eightByEight, [&](Cell cell) {
    SceneCell& shown = scene.cells.emplace_back(shownCell(cell, board[cell]));
    if (known.open && known.open->row.has(cell)) shown.marks.add(Mark::latest);
    if (drafting && tried.first == cell) shown.marks.add(Mark::selected);
    if (drafting && helps(view) && mayLay(view, draft, cell)) shown.marks.add(Mark::legal);
    for (const Direction direction : {Direction::right, Direction::down})
      if (const Total total = board[cell].heads[static_cast<std::size_t>(direction)]; total != 0)
        scene.heads.push_back({.first = cell, .direction = direction, .total = total});
  });
  for (SceneHead& head : scene.heads) head.label = labelOf(head);
  if (drafting && draft.row) showRow(view, tried, board, scene);
  if (known.open) {
    const Row& row = known.open->row;
    scene.runs.push_back({.from = row.first, .to = row.cell(row.length - 1), .seat = known.open->caller});
  }
  for (int i = 0; i < known.table.seats; ++i) scene.seats.push_back(shownSeat(view, draft, seatAt(i)));
  scene.actions = actionsOf(view, draft);
  if (known.total != 0) scene.total = known.total;
  scene.aside.assign(known.aside.begin(), known.aside.end());
  scene.pile = view.actions;
  scene.totals = view.totals;
  scene.sandRuns = sandRuns(known) && !drafting; // a call stops it (KL-18)
  scene.sandSeconds = known.table.options.hourglass;
  scene.status = statusOf(view, tried);
  scene.over = known.over;
  return scene;
}

} // namespace ninefold::kakuro_call
