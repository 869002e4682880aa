#pragma once

#include "games/sudoku_tiles/ai/position.h"
#include "kernel/rng.h"

namespace ninefold::sudoku_tiles {

/// One of the cells that score most for a tile, by chance; -1 if it fits nowhere.
inline int mostScoring(const Position& position, Digit tile, const CellSet& among, Rng& rng) {
  std::array<std::int8_t, 81> best{};
  std::uint32_t count = 0;
  int most = -1;
  forEachIn(position.legal(tile) & among, [&](int cell) {
    const int points = position.points(cell);
    if (points < most) return;
    if (points > most) count = 0;
    most = points;
    best[count++] = static_cast<std::int8_t>(cell);
  });
  return count == 0 ? -1 : best[rng.below(count)];
}

/// All the tiles that lie in the heap, in the order in which they will be played.
struct Heap {
  std::array<Digit, 81> tiles{};
  std::size_t next = 0;

  Heap(const Position& position, Rng& rng) {
    std::size_t count = 0;
    for (Digit number = 1; number <= 9; ++number)
      for (int i = 0; i < position.heap[number]; ++i) tiles[count++] = number;
    for (std::size_t i = count; i > 1; --i) std::swap(tiles[i - 1], tiles[rng.below(static_cast<std::uint32_t>(i))]);
  }
};

/// Plays a game to its end: each seat lays its tile where it scores most.
inline void playOut(Position& position, Heap& heap, Rng& rng) {
  while (!position.over) {
    const Digit tile = heap.tiles[heap.next++];
    const int cell = mostScoring(position, tile, position.lay->all, rng);
    if (cell < 0) return;
    position.place(cell, tile);
  }
}

} // namespace ninefold::sudoku_tiles
