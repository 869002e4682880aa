#pragma once

#include "ai/stop.h"
#include "games/sudoku_pens/ai/last_word.h"
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

/// Plays candidates on to the end, in which everybody writes the highest digit there is: two seats with an eye on the
/// last word. Answers them in the order of what they came to, the best first.
class Sampling {
public:
  Sampling(const Sheet& from, int digitsInTurn, std::uint64_t salt) : sheet(from), inTurn(digitsInTurn), seed(salt) {}

  std::vector<Candidate> rank(std::vector<Candidate>, int simulations, const ai::Stop&);

  std::int64_t nodes() const { return plies; }

private:
  void playOn(Sheet&, Rng&);

  const Sheet& sheet;
  int inTurn;
  std::uint64_t seed;
  LastWord word;
  std::int64_t plies = 0;
};

/// One of the cells.
int anyOf(CellSet, Rng&);

} // namespace ninefold::sudoku_pens
