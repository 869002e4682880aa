#pragma once

#include "sudoku/solutions.h"

namespace ninefold {

/// Counts the solutions of a 9x9 puzzle, up to `limit`: 2 is enough to prove that there is just one. Any partial grid
/// is allowed; one whose numbers conflict has none. Allocates nothing, and the same puzzle always yields the same
/// answer.
Solutions solve(const Numbers& puzzle, int limit = 2);

/// A solution with some other number in the cell, if there is one. To learn if a given of a puzzle with one solution
/// could go, take it away and ask this: it is quicker than counting two solutions.
Solutions solveWithout(const Numbers& puzzle, Cell cell, Digit number);

/// Where singles and locked candidates alone lead: whether to a solution, and if not, which numbers each cell may still
/// hold (bit n - 1 for n). It takes hardly longer than to ask.
struct Conclusions {
  bool solve = false;
  Board<std::uint16_t> candidates;
};
Conclusions conclusions(const Numbers& puzzle);

} // namespace ninefold
