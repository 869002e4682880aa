#include "games/okudos/okudos.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

std::size_t sectorOf(Cell cell) { return static_cast<std::size_t>(nineByNine.block(cell)); }

Phrase labelOf(const Public& known, Cell cell) {
  const Word row = number(cell.row + 1), column = number(cell.column + 1), value = number(known.values[cell]);
  if (known.chips[cell] == 0) return {NINEFOLD_WORDS("row %1, column %2, value %3, empty"), {row, column, value}};
  return {NINEFOLD_WORDS("row %1, column %2, value %3, chip %4"), {row, column, value, number(known.chips[cell])}};
}

Phrase statusOf(const View& view, const Draft& draft, bool forbidden) {
  const Public& known = view.known;
  if (known.over && known.passes == known.table.seats)
    return {NINEFOLD_WORDS("Everybody has passed: that ends the game.")};
  if (known.over) return {NINEFOLD_WORDS("There is no chip left to draw, and a hand is empty: that ends the game.")};
  if (forbidden)
    return {NINEFOLD_WORDS("It can’t go here: %1 is already in this row, column or sector."),
            {number(*picked(view, draft))}};
  if (tries(view, draft) && draft.put)
    return {NINEFOLD_WORDS("It covers the %1. Tap there again to lay it."), {number(known.values[*draft.cell])}};
  if (known.turn == view.viewer && picked(view, draft)) return {NINEFOLD_WORDS("Tap where it should go.")};
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
    shown.face = empty ? Face::none : face::chip;
    shown.number = known.chips[cell];
    shown.printed = known.values[cell];
    shown.sector = static_cast<int>(sectorOf(cell));
    shown.label = labelOf(known, cell);
    if (!empty) shown.marks.add(Mark::covered);
    if (known.latest == cell) shown.marks.add(Mark::latest);
    if (draft.cell == cell && mayMove(view)) shown.marks.add(Mark::selected);
    if (known.over && empty && scene.sectors[sectorOf(cell)].counts) shown.marks.add(Mark::counts);
    if (hints && chip && empty && !conflicts(known.chips, nineByNine, cell, *chip)) shown.marks.add(Mark::legal);
    if (draft.cell != cell || !tries(view, draft)) return;
    shown.face = face::chip;
    shown.number = *chip;
    shown.marks.add(Mark::tried);
  });
  if (const std::vector<Cell> against = forbidding(view, draft); !against.empty()) {
    scene.cells[static_cast<std::size_t>(draft.cell->index())].marks.add(Mark::wrong);
    for (Cell cell : against) scene.cells[static_cast<std::size_t>(cell.index())].marks.add(Mark::wrong);
  }
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

} // namespace

Scene Game::present(const View& view, const Draft& draft) {
  const Public& known = view.known;
  Scene scene{.shape = nineByNine};
  showSectors(view, scene);
  showCells(view, draft, scene);
  showSeats(view, scene);
  for (std::size_t i = 0; i < view.hand.size(); ++i)
    scene.hand.push_back({face::chip,
                          view.hand[i],
                          draft.piece == static_cast<int>(i),
                          {NINEFOLD_WORDS("your chip, %1"), {number(view.hand[i])}},
                          draft.piece == static_cast<int>(i) && tries(view, draft)});
  if (draft.put && tries(view, draft)) {
    scene.actions.push_back({Action::confirm, forbidding(view, draft).empty(), {NINEFOLD_WORDS("Lay it")}});
    scene.actions.push_back({Action::takeBack, true, {NINEFOLD_WORDS("Take back")}});
  } else if (view.viewer && !known.over) {
    scene.actions.push_back({action::discard, mayMove(view) && picked(view, draft), {NINEFOLD_WORDS("Discard")}});
    scene.actions.push_back({Action::pass, mayMove(view), {NINEFOLD_WORDS("Pass")}});
  }
  scene.pile = view.supply;
  scene.away = known.discarded;
  scene.status = statusOf(view, draft, !forbidding(view, draft).empty());
  scene.over = known.over;
  return scene;
}

} // namespace ninefold::okudos
