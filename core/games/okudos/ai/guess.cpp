#include "games/okudos/ai/guess.h"

#include "games/okudos/ai/logarithm.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

std::uint32_t unknownSectors(const Sectors& sectors) {
  std::uint32_t unknown = 0;
  for (std::size_t i = 0; i < 9; ++i)
    if (sectors[i] == Owner::unknown) unknown |= 1u << i;
  return unknown;
}

} // namespace

Guess::Guess(const View& view, const Memory& memory, int recalled) {
  addWays(view, memory, 0, {view.sectors});
  std::int32_t best = ways.front().evidence;
  for (const Way& way : ways) best = std::max(best, way.evidence);
  std::uint32_t sum = 0;
  for (Way& way : ways) way.upTo = sum += belowAMillion((best - way.evidence) * recalled / 1000);
}

/// Every way to give `seat` and those after it the sectors that nobody has yet; the game takes the rest.
void Guess::addWays(const View& view, const Memory& memory, int seat, Way way) {
  const Table& table = view.known.table;
  const std::uint32_t unknown = unknownSectors(way.sectors);
  if (seat == table.seats) {
    std::replace(way.sectors.begin(), way.sectors.end(), Owner::unknown, Owner::game);
    ways.push_back(way);
    return;
  }
  if (view.viewer == seatAt(seat)) return addWays(view, memory, seat + 1, way);
  const Holdings& holdings = holdingsOf(shareOf(table));
  for (std::size_t i = 0; i < holdings.count; ++i) {
    if (holdings.all[i] & ~unknown) continue;
    Way next = way;
    next.evidence += memory.evidence[seatAt(seat)][i];
    for (std::size_t sector = 0; sector < 9; ++sector)
      if (holdings.all[i] >> sector & 1) next.sectors[sector] = ownerAt(seatAt(seat));
    addWays(view, memory, seat + 1, next);
  }
}

const Sectors& Guess::draw(Rng& rng) const {
  const std::uint32_t at = rng.below(ways.back().upTo);
  return std::upper_bound(ways.begin(), ways.end(), at,
                          [](std::uint32_t lot, const Way& way) { return lot < way.upTo; })
      ->sectors;
}

int Guess::likely(std::size_t sector, Owner owner) const {
  std::uint64_t sum = 0;
  std::uint32_t before = 0;
  for (const Way& way : ways) {
    if (way.sectors[sector] == owner) sum += way.upTo - before;
    before = way.upTo;
  }
  return static_cast<int>(sum * 1024 / ways.back().upTo);
}

Worlds::Worlds(const View& view, const Memory& memory, int recalled)
    : guessed(view, memory, recalled),
      viewer(index(*view.viewer)),
      supply(view.supply),
      hand(view.hand),
      holds(view.known.holds) {
  std::array<int, 10> left{};
  for (std::size_t number = 1; number <= 9; ++number)
    left[number] = 9 - view.known.lifted[number] - memory.discarded[number];
  for (Digit chip : view.known.chips.cells) --left[chip];
  for (Digit chip : view.hand) --left[chip];
  for (Digit number = 1; number <= 9; ++number)
    for (int i = 0; i < left[number]; ++i) unseen[count++] = number;
}

void Worlds::imagine(Rng rng, World& world, Position& position) const {
  world.deal(guessed.draw(rng));
  std::array<Digit, 81> chips = unseen;
  std::size_t left = count;
  const auto draw = [&] {
    const auto any = rng.below(static_cast<std::uint32_t>(left));
    return std::exchange(chips[any], chips[--left]);
  };
  for (int seat = 0; seat < position.seats; ++seat) {
    Hand& theirs = position.hands[static_cast<std::size_t>(seat)];
    theirs = seat == viewer ? hand : Hand{};
    if (seat != viewer)
      for (int i = 0; i < holds[seatAt(seat)]; ++i) theirs.push_back(draw());
  }
  for (int i = 0; i < supply; ++i) world.supply[static_cast<std::size_t>(i)] = draw();
  position.supply = static_cast<std::int8_t>(supply);
}

} // namespace ninefold::okudos
