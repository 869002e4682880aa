#include "games/okudos/okudos.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

bool mayMove(const View& view) { return view.viewer && view.known.turn == view.viewer; }

std::size_t sectorOf(Cell cell) { return static_cast<std::size_t>(nineByNine.block(cell)); }

/// The chip that is taken up, if the hand still holds it.
std::optional<Digit> picked(const View& view, const Draft& draft) {
  const auto inHand = [&](int piece) { return piece >= 0 && piece < static_cast<int>(view.hand.size()); };
  if (!draft.piece || !inHand(*draft.piece)) return std::nullopt;
  return view.hand[static_cast<std::size_t>(*draft.piece)];
}

/// Whether touching chips on the board marks them to be collected: only the players notice what is irregular (OK-18).
bool collects(const View& view) { return mayMove(view) && view.known.table.options.referee == Referee::table; }

Phrase labelOf(const Public& known, Cell cell) {
  const Word row = number(cell.row + 1), column = number(cell.column + 1), value = number(known.values[cell]);
  if (known.chips[cell] == 0) return {NINEFOLD_WORDS("row %1, column %2, value %3, empty"), {row, column, value}};
  return {NINEFOLD_WORDS("row %1, column %2, value %3, chip %4"), {row, column, value, number(known.chips[cell])}};
}

Phrase statusOf(const View& view) {
  const Public& known = view.known;
  if (known.over && known.passes == known.table.seats)
    return {NINEFOLD_WORDS("Everybody has passed: that ends the game.")};
  if (known.over) return {NINEFOLD_WORDS("There is no chip left to draw, and a hand is empty: that ends the game.")};
  if (known.turn == view.viewer) return {NINEFOLD_WORDS("Your turn: place, discard or pass.")};
  return {NINEFOLD_WORDS("%1’s turn to place a chip, discard one or pass."),
          {Word{Word::Kind::seat, index(*known.turn)}}};
}

SceneSector sectorScene(const View& view, std::size_t sector, int points) {
  const Owner owner = view.sectors[sector];
  const Word name = number(static_cast<int>(sector) + 1), sum = number(points);
  SceneSector shown{.points = points};
  if (owner == Owner::unknown) {
    shown.label = {NINEFOLD_WORDS("sector %1, %2 points uncovered"), {name, sum}};
  } else if (owner == Owner::game) {
    shown.game = true;
    shown.label = {NINEFOLD_WORDS("sector %1, %2 points uncovered, of the game itself"), {name, sum}};
  } else {
    shown.owner = seatAt(static_cast<int>(owner));
    const Word seat{Word::Kind::seat, static_cast<int>(owner)};
    shown.label = shown.owner == view.viewer
                      ? Phrase{NINEFOLD_WORDS("sector %1, %2 points uncovered, yours"), {name, sum}}
                      : Phrase{NINEFOLD_WORDS("sector %1, %2 points uncovered, of %3"), {name, sum, seat}};
  }
  return shown;
}

void showSectors(const View& view, Scene& scene) {
  const std::array<int, 9> sums = uncovered(view.known);
  scene.sectors.reserve(sums.size());
  for (std::size_t sector = 0; sector < sums.size(); ++sector)
    scene.sectors.push_back(sectorScene(view, sector, sums[sector]));
  if (!view.known.over) return;
  if (const auto worst = uncounted(view.known, view.sectors)) scene.sectors[*worst].counts = false;
  if (gameScores(view.known.table)) scene.game = score(view.known, view.sectors, Owner::game);
}

void showCells(const View& view, const Draft& draft, Scene& scene) {
  const Public& known = view.known;
  const bool hints = known.table.options.referee == Referee::assist && mayMove(view);
  const auto chip = picked(view, draft);
  scene.cells.reserve(81);
  forEachCell(nineByNine, [&](Cell cell) {
    const bool empty = known.chips[cell] == 0;
    SceneCell& shown = scene.cells.emplace_back();
    shown.at = cell;
    shown.face = empty ? Face::none : Face::chip;
    shown.number = known.chips[cell];
    shown.printed = known.values[cell];
    shown.sector = static_cast<int>(sectorOf(cell));
    shown.label = labelOf(known, cell);
    if (!empty) shown.marks.add(Mark::covered);
    if (known.latest == cell) shown.marks.add(Mark::latest);
    if (draft.cell == cell) shown.marks.add(Mark::selected);
    if (known.over && empty && scene.sectors[sectorOf(cell)].counts) shown.marks.add(Mark::counts);
    if (hints && chip && empty && !conflicts(known.chips, nineByNine, cell, *chip)) shown.marks.add(Mark::legal);
  });
  if (!collects(view)) return;
  for (Cell cell : draft.collect) scene.cells[static_cast<std::size_t>(cell.index())].marks.add(Mark::selected);
}

void showSeats(const View& view, Scene& scene) {
  const Public& known = view.known;
  for (int i = 0; i < known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    // A score tells whose the sectors are: before the end it is the seat's own affair.
    const KnownTo to = known.over ? KnownTo::all : view.viewer == seat ? KnownTo::viewer : KnownTo::none;
    scene.seats.push_back({.seat = seat,
                           .score = to == KnownTo::none ? 0 : score(known, view.sectors, ownerAt(seat)),
                           .scoreKnownTo = to,
                           .won = known.collected[seat],
                           .hidden = view.viewer == seat ? 0 : known.holds[seat],
                           .turn = known.turn == seat});
  }
}

Touch<Game> pick(const View& view, Draft draft, int piece) {
  const bool again = draft.piece == piece;
  draft.piece = piece;
  draft.cell = std::nullopt;
  if (again || !picked(view, draft)) draft.piece = std::nullopt;
  return {draft, {}};
}

/// A number key takes up the next chip with that number.
Touch<Game> pickNumber(const View& view, const Draft& draft, Digit number) {
  const int size = static_cast<int>(view.hand.size());
  const int from = picked(view, draft) ? *draft.piece + 1 : 0;
  for (int i = 0; i < size; ++i) {
    const int piece = (from + i) % size;
    if (view.hand[static_cast<std::size_t>(piece)] == number && draft.piece != piece) return pick(view, draft, piece);
  }
  return {draft, {}};
}

Touch<Game> place(const View& view, const Draft& draft, Cell cell) {
  const auto chip = picked(view, draft);
  if (!mayMove(view) || !chip || !nineByNine.contains(cell)) return {draft, {}};
  return {{}, Place{cell, *chip, {draft.collect.begin(), draft.collect.end()}}};
}

Touch<Game> tapCell(const View& view, Draft draft, Cell cell) {
  if (picked(view, draft)) return place(view, draft, cell);
  if (!collects(view) || !nineByNine.contains(cell) || view.known.chips[cell] == 0) return {draft, {}};
  if (!draft.collect.take(cell)) draft.collect.push_back(cell);
  return {draft, {}};
}

Touch<Game> press(const View& view, Draft draft, const Press& press) {
  if (press.piece >= 0) draft.piece = press.piece;
  const auto chip = picked(view, draft);
  const std::vector<Cell> collect(draft.collect.begin(), draft.collect.end());
  switch (press.action) {
  case Action::confirm: return draft.cell ? place(view, draft, *draft.cell) : Touch<Game>{draft, {}};
  case Action::takeBack: return {};
  case Action::discard:
    return mayMove(view) && chip ? Touch<Game>{{}, Discard{*chip, collect}} : Touch<Game>{draft, {}};
  case Action::pass: return mayMove(view) ? Touch<Game>{{}, Pass{collect}} : Touch<Game>{draft, {}};
  default: return {draft, {}};
  }
}

} // namespace

Scene Game::present(const View& view, const Draft& draft) {
  const Public& known = view.known;
  Scene scene{.shape = nineByNine};
  showSectors(view, scene);
  showCells(view, draft, scene);
  showSeats(view, scene);
  for (std::size_t i = 0; i < view.hand.size(); ++i)
    scene.hand.push_back({Face::chip,
                          view.hand[i],
                          draft.piece == static_cast<int>(i),
                          {NINEFOLD_WORDS("your chip, %1"), {number(view.hand[i])}}});
  if (view.viewer && !known.over) {
    scene.actions.push_back({Action::discard, mayMove(view) && picked(view, draft), {NINEFOLD_WORDS("Discard")}});
    scene.actions.push_back({Action::pass, mayMove(view), {NINEFOLD_WORDS("Pass")}});
  }
  scene.pile = view.supply;
  scene.away = known.discarded;
  scene.status = statusOf(view);
  scene.over = known.over;
  return scene;
}

Touch<Game> Game::interpret(const View& view, const Draft& draft, const Gesture& gesture) {
  const auto held = [&](int piece, Cell cell) { return Draft{.piece = piece, .cell = cell, .collect = draft.collect}; };
  return std::visit(Overload{
                        [&](const TapCell& tap) { return tapCell(view, draft, tap.cell); },
                        [&](const TapPiece& tap) { return pick(view, draft, tap.piece); },
                        [&](const Hover& hover) -> Touch<Game> {
                          return {held(hover.piece, hover.cell), {}};
                        },
                        [&](const Drop& drop) { return place(view, held(drop.piece, drop.cell), drop.cell); },
                        [&](const Stroke&) -> Touch<Game> {
                          return {draft, {}};
                        },
                        [&](const Key& key) { return pickNumber(view, draft, key.digit); },
                        [&](const Press& button) { return press(view, draft, button); },
                    },
                    gesture);
}

} // namespace ninefold::okudos
