#include "games/okudos/ai/position.h"

#include <algorithm>

namespace ninefold::okudos {

void World::deal(const Sectors& to) {
  sectors = to;
  for (std::size_t seat = 0; seat < outside.size(); ++seat) {
    std::uint32_t others = 0;
    for (std::size_t sector = 0; sector < 9; ++sector)
      if (to[sector] != ownerAt(seatAt(static_cast<int>(seat)))) others |= 1u << sector;
    outside[seat] = Spots::ofSectors(others);
  }
}

Position::Position(const Plan& on, const Public& known)
    : plan(&on),
      empty(Spots::all()),
      lies{},
      seats(static_cast<std::int8_t>(known.table.seats)),
      turn(static_cast<std::int8_t>(known.turn ? index(*known.turn) : 0)),
      passes(static_cast<std::int8_t>(known.passes)),
      latest(static_cast<std::int8_t>(known.latest ? on.spotAt(*known.latest) : -1)),
      over(known.over),
      strict(known.table.options.referee == Referee::strict),
      collectedCount(!known.table.options.irregularToDiscard),
      topTwo(known.table.options.gameTopTwo),
      gamePlays(gameScores(known.table)) {
  free.fill(Spots::all());
  const std::array<int, 9> left = uncovered(known);
  for (std::size_t i = 0; i < 9; ++i) sums[i] = static_cast<std::int16_t>(left[i]);
  for (std::size_t i = 0; i < collected.size(); ++i)
    collected[i] = static_cast<std::int16_t>(known.collected.values[i]);
  forEachCell(nineByNine, [&](Cell cell) {
    const Digit chip = known.chips[cell];
    if (chip == 0) return;
    const auto spot = static_cast<std::size_t>(on.spotAt(cell));
    empty = empty.without(Spots::only(static_cast<int>(spot)));
    lies[chip] = lies[chip] | Spots::only(static_cast<int>(spot));
    free[chip] = free[chip].without(on.seen[spot]);
  });
}

bool Position::irregular(int spot) const {
  const Spots& around = plan->seen[static_cast<std::size_t>(spot)];
  return std::any_of(lies.begin(), lies.end(),
                     [&](const Spots& chips) { return chips.has(spot) && !(chips & around).none(); });
}

void Position::lift(int spot) {
  for (std::size_t chip = 1; chip <= 9; ++chip) {
    if (!lies[chip].has(spot)) continue;
    lies[chip] = lies[chip].without(Spots::only(spot));
    free[chip] = Spots::all();
    forEachSpot(lies[chip],
                [&](int other) { free[chip] = free[chip].without(plan->seen[static_cast<std::size_t>(other)]); });
  }
  empty = empty | Spots::only(spot);
  std::int16_t& sum = sums[static_cast<std::size_t>(sectorAt(spot))];
  sum = static_cast<std::int16_t>(sum + valueAt(spot));
}

void Position::collect(int spot) {
  lift(spot);
  collected[mover()] = static_cast<std::int16_t>(collected[mover()] + collectedCount);
}

void Position::replaceChip(const World& world, Digit chip) {
  Hand& hand = hands[mover()];
  std::size_t place = 0;
  while (hand[place] != chip) ++place;
  if (supply > 0) {
    hand[place] = world.supply[static_cast<std::size_t>(--supply)];
  } else {
    hand.erase(place);
  }
}

void Position::endTurn() {
  if (passes == seats || (hands[mover()].empty() && supply == 0)) {
    over = true;
    return;
  }
  turn = static_cast<std::int8_t>(turn + 1 == seats ? 0 : turn + 1);
  if (strict && latest >= 0 && irregular(latest)) collect(std::exchange(latest, std::int8_t{-1}));
}

void Position::place(const World& world, int spot, Digit chip) {
  const Spots here = Spots::only(spot);
  empty = empty.without(here);
  lies[chip] = lies[chip] | here;
  free[chip] = free[chip].without(plan->seen[static_cast<std::size_t>(spot)]);
  std::int16_t& sum = sums[static_cast<std::size_t>(sectorAt(spot))];
  sum = static_cast<std::int16_t>(sum - valueAt(spot));
  latest = static_cast<std::int8_t>(spot);
  passes = 0;
  replaceChip(world, chip);
  endTurn();
}

void Position::discard(const World& world, Digit chip) {
  latest = -1;
  passes = 0;
  replaceChip(world, chip);
  endTurn();
}

void Position::pass() {
  latest = -1;
  ++passes;
  endTurn();
}

int Position::score(const World& world, Owner owner) const {
  int sum = isSeat(owner) ? collected[static_cast<std::size_t>(owner)] : 0, least = 45;
  for (std::size_t sector = 0; sector < 9; ++sector) {
    if (world.sectors[sector] != owner) continue;
    sum += sums[sector];
    least = std::min<int>(least, sums[sector]);
  }
  return topTwo && owner == Owner::game ? sum - least : sum;
}

Position::Outcome Position::outcome(const World& world, int seat) const {
  const int own = score(world, ownerAt(seatAt(seat)));
  int best = -1, winners = 1;
  const auto compare = [&](int other) {
    best = std::max(best, other);
    winners += other == own;
  };
  for (int i = 0; i < seats; ++i)
    if (i != seat) compare(score(world, ownerAt(seatAt(i))));
  if (gamePlays) compare(score(world, Owner::game));
  return {own - best, own < best ? 0 : 60 / winners};
}

} // namespace ninefold::okudos
