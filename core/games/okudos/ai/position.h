#pragma once

#include "games/okudos/ai/spots.h"
#include "games/okudos/okudos.h"

namespace ninefold::okudos {

/// What nobody at the table knows as a whole, as a computer player makes it up: whose the sectors are, and the chips in
/// the order in which they will be drawn.
struct World {
  Sectors sectors{};
  std::array<Spots, Game::mostSeats> outside{}; // the cells that don't belong to a seat
  std::array<Digit, 81> supply{};               // the next one to draw is the last
  bool operator==(const World&) const = default;

  /// Gives the sectors away.
  void deal(const Sectors& to);
};

/// A game in which everything is known, on bits: what computer players try their moves in. It follows the rules (a test
/// holds it against them), but trusts those who move it.
struct Position {
  Position(const Plan&, const Public&);

  /// Where a chip may lie without breaking the sudoku rule (OK-6).
  Spots legal(Digit chip) const { return empty & free[chip]; }
  bool irregular(int spot) const;

  void collect(int spot);
  void place(const World&, int spot, Digit chip);
  void discard(const World&, Digit chip);
  void pass();

  /// What a seat has, or the game, if the sectors are its own.
  int score(const World&, Owner) const;
  /// What `seat` gets out of a game that ended now: its lead over the best of the others, and its share of the win in
  /// sixtieths.
  struct Outcome {
    int lead = 0;
    int share = 0;
  };
  Outcome outcome(const World&, int seat) const;

  bool operator==(const Position&) const = default;

  const Plan* plan;
  Spots empty;
  std::array<Spots, 10> free; // for each number where no chip forbids it
  std::array<Spots, 10> lies; // for each number where its chips lie
  std::array<std::int16_t, 9> sums{};
  std::array<Hand, Game::mostSeats> hands{};
  std::array<std::int16_t, Game::mostSeats> collected{};
  std::int8_t seats;
  std::int8_t turn;
  std::int8_t passes;
  std::int8_t supply = 0; // how many are left to draw
  std::int8_t latest = -1;
  bool over;
  bool strict;
  bool collectedCount; // chips that are collected count a point (OK-7, OK-15)
  bool topTwo;
  bool gamePlays;

private:
  std::size_t mover() const { return static_cast<std::size_t>(turn); }
  void lift(int spot);
  void replaceChip(const World&, Digit chip);
  void endTurn();
};

} // namespace ninefold::okudos
