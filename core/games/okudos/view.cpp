#include "games/okudos/okudos.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

/// The chips that lie where `view` can't see them: in the supply, in the other hands, on the discard pile.
std::vector<Digit> unseenChips(const View& view) {
  std::array<int, 10> left{};
  for (std::size_t number = 1; number <= 9; ++number) left[number] = 9 - view.known.lifted[number];
  for (Digit chip : view.known.chips.cells) --left[chip];
  for (Digit chip : view.hand) --left[chip];
  std::vector<Digit> chips;
  for (Digit number = 1; number <= 9; ++number)
    for (int i = 0; i < left[number]; ++i) chips.push_back(number);
  return chips;
}

std::vector<std::size_t> unknownSectors(const View& view) {
  std::vector<std::size_t> sectors;
  for (std::size_t sector = 0; sector < 9; ++sector)
    if (view.sectors[sector] == Owner::unknown) sectors.push_back(sector);
  return sectors;
}

/// The different numbers in a hand.
Hand kindsOf(const Hand& hand) {
  Hand kinds;
  for (Digit chip : hand)
    if (!kinds.has(chip)) kinds.push_back(chip);
  return kinds;
}

/// In `table`, turns that start with collecting one chip: each irregular one with all that needs no other cell, and the
/// last of them with every placement. All that could be combined would be thousands.
void addCollecting(const View& view, const Hand& kinds, std::vector<Move>& moves) {
  const Public& known = view.known;
  std::optional<Cell> last;
  forEachCell(nineByNine, [&](Cell cell) {
    if (!irregular(known, cell)) return;
    last = cell;
    for (Digit chip : kinds) {
      moves.emplace_back(Place{cell, chip, {cell}}); // on the cell that it freed (OK-18)
      moves.emplace_back(Discard{chip, {cell}});
    }
    moves.emplace_back(Pass{{cell}});
  });
  if (!last) return;
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.chips[cell] != 0) return;
    for (Digit chip : kinds) moves.emplace_back(Place{cell, chip, {*last}});
  });
}

} // namespace

View Game::view(const State& state, Viewer viewer) {
  View view{.known = state.known,
            .viewer = viewer,
            .sectors = {},
            .hand = viewer ? state.hand[*viewer] : Hand{},
            .supply = static_cast<int>(state.supply.size())};
  view.sectors.fill(Owner::unknown);
  for (std::size_t sector = 0; sector < 9; ++sector)
    if (state.known.over || (viewer && state.sectors[sector] == ownerAt(*viewer)))
      view.sectors[sector] = state.sectors[sector];
  return view;
}

std::vector<Move> Game::legal(const View& view) {
  const Public& known = view.known;
  const Referee referee = known.table.options.referee;
  std::vector<Move> moves;
  if (!view.viewer || known.turn != view.viewer) return moves;
  const Hand kinds = kindsOf(view.hand);
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.chips[cell] != 0) return;
    for (Digit chip : kinds)
      if (referee != Referee::assist || !conflicts(known.chips, nineByNine, cell, chip))
        moves.emplace_back(Place{cell, chip});
  });
  for (Digit chip : kinds) moves.emplace_back(Discard{chip});
  moves.emplace_back(Pass{});
  if (referee == Referee::table) addCollecting(view, kinds, moves);
  return moves;
}

State Game::imagine(const View& view, Rng& rng) {
  const Public& known = view.known;
  State state{.known = known, .sectors = view.sectors, .hand = {}, .supply = {}};
  std::vector<Digit> chips = unseenChips(view);
  std::vector<std::size_t> sectors = unknownSectors(view);
  rng.shuffle(chips);
  rng.shuffle(sectors);
  const auto nextChip = [&] {
    const Digit chip = chips.back();
    chips.pop_back();
    return chip;
  };
  for (int i = 0; i < known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    if (view.viewer == seat) {
      state.hand[seat] = view.hand;
      continue;
    }
    for (int j = 0; j < known.holds[seat]; ++j) state.hand[seat].push_back(nextChip());
    for (int j = 0; j < shareOf(known.table) && !sectors.empty(); ++j) {
      state.sectors[sectors.back()] = ownerAt(seat);
      sectors.pop_back();
    }
  }
  for (std::size_t sector : sectors) state.sectors[sector] = Owner::game;
  for (int i = 0; i < view.supply; ++i) state.supply.push_back(nextChip());
  return state; // what is left lies on the discard pile
}

void Game::add(Hash& hash, const View& view) {
  const Public& known = view.known;
  hash << known.values.cells << known.chips.cells << known.holds.values << known.collected.values << known.lifted;
  hash << known.discarded << known.passes << known.turn << known.over << known.latest.has_value();
  if (known.latest) hash << known.latest->index();
  hash << view.viewer << view.sectors << view.hand << view.supply;
}

} // namespace ninefold::okudos
