#include "sudoku/solver.h"

#include "sudoku/search.h"

namespace ninefold {

Solutions solve(const Numbers& puzzle, int limit) { return bands::Search<bands::FastBands>(puzzle, limit).run(); }

Solutions solveWithout(const Numbers& puzzle, Cell cell, Digit number) {
  bands::Search<bands::FastBands> search(puzzle, 1);
  search.forbid(cell, number);
  return search.run();
}

Conclusions conclusions(const Numbers& puzzle) {
  bands::State<bands::FastBands> state(puzzle);
  bands::Cells<bands::FastBands> cells{};
  Conclusions result;
  result.solve = bands::deduce(state, cells) == bands::Outcome::solved;
  for (std::size_t n = 0; n < 9; ++n)
    bands::eachCell(state.candidates[n],
                    [&](std::size_t cell) { result.candidates.cells[cell] |= static_cast<std::uint16_t>(1u << n); });
  return result;
}

} // namespace ninefold
