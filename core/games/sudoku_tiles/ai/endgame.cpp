#include "games/sudoku_tiles/ai/endgame.h"

namespace ninefold::sudoku_tiles {

namespace {

Endgame::Prospects ended(const Position& position) {
  Endgame::Prospects prospects;
  for (int seat = 0; seat < position.seats; ++seat) {
    const Outcome outcome = outcomeOf(position, seat);
    prospects[static_cast<std::size_t>(seat)] = {std::int64_t{outcome.share} << wholeProspect,
                                                 outcome.lead * (std::int64_t{1} << wholeProspect)};
  }
  return prospects;
}

} // namespace

std::optional<Endgame::Prospects> Endgame::prospects(const Position& position) {
  if (position.over) return ended(position);
  if (--nodes < 0 || stop.wanted()) return std::nullopt;
  Prospects sum{};
  std::int64_t heap = 0;
  const auto mover = static_cast<std::size_t>(position.turn);
  for (Digit tile = 1; tile <= 9; ++tile) {
    const std::int64_t count = position.heap[tile];
    if (count == 0) continue;
    heap += count;
    const CellSet legal = position.legal(tile);
    std::optional<Prospects> best;
    if (legal.none()) best = ended(position);
    bool enough = true;
    forEachIn(legal, [&](int cell) {
      if (!enough) return;
      Position next = position;
      next.place(cell, tile);
      const auto there = prospects(next);
      enough = there.has_value();
      if (enough && (!best || isBetter((*there)[mover], (*best)[mover]))) best = there;
    });
    if (!enough) return std::nullopt;
    for (std::size_t seat = 0; seat < sum.size(); ++seat) {
      sum[seat].share += count * (*best)[seat].share;
      sum[seat].lead += count * (*best)[seat].lead;
    }
  }
  for (Prospect& prospect : sum) prospect = {prospect.share / heap, prospect.lead / heap};
  return sum;
}

} // namespace ninefold::sudoku_tiles
