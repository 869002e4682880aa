#pragma once

#include "games/okudos/ai/position.h"

#include <vector>

namespace ninefold::okudos {

/// Whose the sectors might be, after what a seat sees and remembers: 20 to 630 ways, each with its weight.
class Guess {
public:
  /// `recalled`: how much of what it remembers counts, in thousandths.
  Guess(const View&, const Memory&, int recalled = 1000);

  const Sectors& draw(Rng&) const;
  /// How likely a sector is an owner's, in 1,024ths.
  int likely(std::size_t sector, Owner owner) const;

private:
  struct Way {
    Sectors sectors;
    std::int32_t evidence = 0;
    std::uint32_t upTo = 0; // its weight and that of all before it
  };
  void addWays(const View&, const Memory&, int seat, Way);

  std::vector<Way> ways;
};

/// Makes up worlds that a seat can't rule out: sectors from what it guesses, chips evenly.
class Worlds {
public:
  Worlds(const View&, const Memory&, int recalled);

  /// The world and the position in it, with the same chance always the same.
  void imagine(Rng, World&, Position&) const;
  const Guess& guess() const { return guessed; }

private:
  Guess guessed;
  int viewer, supply;
  Hand hand;
  PerSeat<int> holds;
  std::array<Digit, 81> unseen{};
  std::size_t count = 0;
};

} // namespace ninefold::okudos
