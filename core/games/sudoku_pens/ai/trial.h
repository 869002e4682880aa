#pragma once

#include "games/sudoku_pens/ai/last_word.h"
#include "games/sudoku_pens/ai/sheet.h"

namespace ninefold::sudoku_pens {

/// How likely it is that every digit from the highest on will be written an even number of times, found by trying:
/// where Evens would have too much to look at. A trial doesn't roll dice for what can be counted: it takes the chance
/// of each digit as it is, and goes on as if it had been kept.
class Trial {
public:
  static constexpr int certain = 1 << 20;

  explicit Trial(const Sheet&);

  /// One trial: after somebody has written the digit in the cell, and the other is to answer it or to open anew.
  int run(Digit digit, int cell, bool toAnswer, Rng& luck);

  std::int64_t nodes() const { return plies; }

private:
  int open(CellSet places, Rng& luck);
  int answer(CellSet places, CellSet nextPlaces, Rng& luck);
  /// What of a digit, and of those below until one is left, isn't taken.
  CellSet rest(Digit& digit, CellSet taken) const;

  std::array<CellSet, 10> fits{}; // by digit
  LastWord word;
  std::int64_t plies = 0;
};

} // namespace ninefold::sudoku_pens
