#pragma once

#include "games/okudos/ai/position.h"

namespace ninefold::okudos {

/// A chip and where it goes; no spot: to the discard pile.
struct Laying {
  std::int8_t spot = -1;
  Digit chip = 0;
};

/// Covers a cell that is worth most among those outside the mover's sectors, one of them by chance; discards a chip by
/// chance if none of its chips can lie there.
inline Laying coverMost(const Position& position, const Spots& outside, Rng& rng) {
  const Hand& hand = position.hands[static_cast<std::size_t>(position.turn)];
  std::array<std::uint32_t, 3> sectors{};
  int value = 0, count = 0;
  for (std::size_t i = 0; i < hand.size(); ++i) {
    const Row row = topRow(position.legal(hand[i]) & outside);
    if (row.value < value || row.value == 0) continue;
    if (row.value > value) {
      sectors = {};
      count = 0;
    }
    value = row.value;
    sectors[i] = row.sectors;
    count += std::popcount(row.sectors);
  }
  if (count == 0) return {-1, hand[rng.below(static_cast<std::uint32_t>(hand.size()))]};
  int nth = static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
  for (std::size_t i = 0;; ++i) {
    const int here = std::popcount(sectors[i]);
    if (nth >= here) {
      nth -= here;
      continue;
    }
    std::uint32_t left = sectors[i];
    while (nth-- > 0) left &= left - 1;
    return {static_cast<std::int8_t>(spotOf(value, std::countr_zero(left))), hand[i]};
  }
}

/// Plays a game to its end.
inline void playOut(const World& world, Position& position, Rng& rng) {
  while (!position.over) {
    const Laying next = coverMost(position, world.outside[static_cast<std::size_t>(position.turn)], rng);
    if (next.spot < 0) {
      position.discard(world, next.chip);
    } else {
      position.place(world, next.spot, next.chip);
    }
  }
}

} // namespace ninefold::okudos
