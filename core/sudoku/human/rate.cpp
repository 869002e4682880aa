#include "sudoku/human/rate.h"

#include "sudoku/human/ladder.h"

namespace ninefold::human {

std::optional<Rating> rateUpTo(const Numbers& puzzle, int limit) {
  Position position(puzzle);
  Rating result;
  while (!position.solved()) {
    Step step;
    for (const Rung& rung : ladder()) {
      if (rung.from > limit) break;
      if (rung.find(position, step)) break;
    }
    if (step.technique == Technique::none) return std::nullopt;
    if (step.rating > result.rating) {
      if (step.rating > limit) return std::nullopt;
      result.rating = step.rating;
      result.hardest = step.technique;
    }
    ++result.steps;
    apply(step, position);
  }
  return result;
}

Rating rate(const Numbers& puzzle) {
  if (const auto rating = rateUpTo(puzzle, 200)) return *rating;
  return {200, Technique::bruteForce, 0};
}

} // namespace ninefold::human
