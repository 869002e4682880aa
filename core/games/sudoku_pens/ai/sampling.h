#pragma once

#include "ai/stop.h"
#include "games/sudoku_pens/ai/sheet.h"

#include <vector>

namespace ninefold::sudoku_pens {

/// A write that is considered, and what it came to.
struct Candidate {
  int cell = 0;
  Digit digit = 0;
  int points = 0; // thousandths of a point ahead in the end
  int chance = 0; // thousandths of a win
};

/// Plays candidates on to the end, in which everybody writes the highest digit there is, anywhere. Answers them in the
/// order of what they came to, the best first.
class Sampling {
public:
  Sampling(const Sheet& from, int digitsInTurn, std::uint64_t salt) : sheet(from), inTurn(digitsInTurn), seed(salt) {}

  std::vector<Candidate> rank(std::vector<Candidate>, int simulations, const ai::Stop&);

  /// What they come to in points, from a few games each: where it is known already which is best.
  void addPoints(std::vector<Candidate>&);

  std::int64_t nodes() const { return plies; }

private:
  /// How a candidate ends, in one game.
  Sheet played(const Candidate&, std::int64_t world);

  const Sheet& sheet;
  int inTurn;
  std::uint64_t seed;
  std::int64_t plies = 0;
};

/// One of the cells.
int anyOf(CellSet, Rng&);

} // namespace ninefold::sudoku_pens
