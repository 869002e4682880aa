#include "sudoku/human/solve.h"

#include "sudoku/human/chains.h"
#include "sudoku/human/find.h"
#include "sudoku/human/forcing.h"
#include "sudoku/human/ladder.h"
#include "sudoku/solver.h"

namespace ninefold::human {

namespace {

/// Whether some cell takes no digit any more, or some digit has no place.
bool stuck(const Position& position) {
  for (int cell = 0; cell < 81; ++cell)
    if (position.number(cell) == 0 && position.candidates(cell) == 0) return true;
  for (int house = 0; house < houseCount; ++house) {
    unsigned digits = 0;
    for (int p = 0; p < 9; ++p) {
      const int cell = cellAt(house, p);
      digits |= position.number(cell) != 0 ? 1u << (position.number(cell) - 1) : position.candidates(cell);
    }
    if (digits != 0x1ff) return true;
  }
  return false;
}

/// Where nothing else helps: what trying it out says about the cell with the fewest candidates.
Step tryOut(const Position& position) {
  Step step;
  const Solutions solutions = solve(position.grid(), 1);
  if (solutions.count == 0) return step;
  int best = -1;
  for (int cell = 0; cell < 81; ++cell)
    if (position.number(cell) == 0 && (best < 0 || count(position.candidates(cell)) < count(position.candidates(best))))
      best = cell;
  const int d = solutions.first.cells[static_cast<std::size_t>(best)] - 1;
  if (!position.has(best, d)) return step;
  step.technique = Technique::bruteForce;
  step.rating = bruteForceRating;
  step.cells.add(best);
  step.digits = digit(d);
  step.cell = best;
  step.digit = d;
  return step;
}

} // namespace

Step nextStep(const Position& position) {
  Step step;
  if (position.solved() || stuck(position)) return step;
  for (const Rung& rung : ladder())
    if (rung.find(position, step)) return step;
  if (findChain(position, step) || findAlignedTriplet(position, step)) return step;
  for (const Reach reach : {Reach::nishio, Reach::multiple, Reach::dynamic, Reach::plus, Reach::nested})
    if (findForcing(position, reach, step)) return step;
  return tryOut(position);
}

std::vector<Step> solvingPath(Position position, const std::atomic<bool>* cancelled) {
  std::vector<Step> path;
  while (!position.solved() && !(cancelled && cancelled->load(std::memory_order_relaxed))) {
    Step step = nextStep(position);
    if (step.technique == Technique::none) break;
    apply(step, position);
    path.push_back(std::move(step));
  }
  return path;
}

} // namespace ninefold::human
