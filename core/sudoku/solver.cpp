#include "sudoku/solver.h"

#include "sudoku/search.h"

namespace ninefold {

Solutions solve(const Numbers& puzzle, int limit) { return bands::Search<bands::FastBands>(puzzle, limit).run(); }

Solutions solveWithout(const Numbers& puzzle, Cell cell, Digit number) {
  bands::Search<bands::FastBands> search(puzzle, 1);
  search.forbid(cell, number);
  return search.run();
}

bool singlesSolve(const Numbers& puzzle) { return bands::Search<bands::FastBands>(puzzle, 1).needsNoGuess(); }

} // namespace ninefold
