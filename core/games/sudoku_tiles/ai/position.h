#pragma once

#include "games/sudoku_tiles/ai/cells.h"
#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

/// A game on bits, as computer players look into it. Which tile a seat holds is only settled as its turn comes: until
/// then nobody's decision rests on it, so that all tiles that the mover can't see are one heap, wherever they lie. It
/// follows the rules of `assist` (a test holds it against them), but trusts those who move it.
struct Position {
  Position(const Public& known, int left);

  CellSet legal(Digit tile) const { return empty & free[tile]; }
  int points(int cell) const { return worth[static_cast<std::size_t>(cell)]; }

  /// The seat whose turn it is lays a tile, or sets it aside, and the turn goes on.
  void place(int cell, Digit tile);
  void setAside(Digit tile);

  const Lay* lay;
  CellSet empty;
  std::array<CellSet, 10> free;         // for each number where no tile forbids it
  std::array<std::uint8_t, 81> worth{}; // what a tile there would score
  std::array<std::uint8_t, 10> heap{};  // how many of each number were neither laid nor set aside
  std::array<std::int16_t, Game::mostSeats> scores{};
  std::uint8_t holding = 0; // who has a tile: a bit for each seat
  std::int8_t seats;
  std::int8_t turn = 0;
  std::int8_t pile; // how many are left to draw
  bool over;        // nobody has a tile any more

  bool operator==(const Position&) const = default;

private:
  void endTurn();
};

/// What `seat` gets out of a game that ended now: its lead over the best of the others, and its share of the win in
/// sixtieths.
struct Outcome {
  int lead = 0;
  int share = 0;
  bool operator==(const Outcome&) const = default;
};
Outcome outcomeOf(const Position&, int seat);

} // namespace ninefold::sudoku_tiles
