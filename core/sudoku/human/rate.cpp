#include "sudoku/human/rate.h"

#include "sudoku/human/chains.h"
#include "sudoku/human/find.h"
#include "sudoku/human/forcing.h"
#include "sudoku/human/ladder.h"
#include "sudoku/human/solve.h"

namespace ninefold::human {

namespace {

class Rater {
public:
  Rater(const Numbers& puzzle, int highestAllowed) : position(puzzle), limit(highestAllowed) {}

  std::optional<Rating> run() {
    while (!position.solved())
      if (!climb() && !chain()) return std::nullopt;
    return result;
  }

private:
  Position position;
  int limit;
  Rating result;
  ChainSearch chains;
  ForcingSearch forcing;

  bool take(const Step& step) {
    if (step.rating > result.rating) {
      if (step.rating > limit) return false;
      result.rating = step.rating;
      result.hardest = step.technique;
    }
    ++result.steps;
    apply(step, position);
    return true;
  }

  bool climb() {
    Step step;
    for (const Rung& rung : ladder()) {
      if (rung.from > limit) return false;
      if (rung.find(position, step)) return take(step);
    }
    return false;
  }

  bool chain() {
    Harvest harvest(result.rating);
    Step best;
    if (limit < 65) return false;
    chains.run(position, harvest, best);
    if (reap(harvest, best)) return true;
    if (limit < 75) return false;
    if (findAlignedTriplet(position, best)) return take(best);
    for (const auto& [reach, from] :
         {std::pair(Reach::nishio, 75), std::pair(Reach::multiple, 80), std::pair(Reach::dynamic, 85),
          std::pair(Reach::plus, 90), std::pair(Reach::nested, 95)}) {
      if (limit < from) return false;
      forcing.run(position, reach, harvest, best);
      if (reap(harvest, best)) return true;
    }
    return false;
  }

  bool reap(const Harvest& harvest, Step& best) {
    if (harvest.taken == 0) {
      if (harvest.empty()) return false;
      best.technique = taughtAs(position, best);
      return take(best);
    }
    result.steps += harvest.taken;
    for (int d = 0; d < 9; ++d)
      harvest.all[static_cast<std::size_t>(d)].each([&](int cell) { position.remove(cell, d); });
    return true;
  }
};

} // namespace

std::optional<Rating> rateUpTo(const Numbers& puzzle, int limit) { return Rater(puzzle, limit).run(); }

Rating rate(const Numbers& puzzle) {
  if (const auto rating = rateUpTo(puzzle, 200)) return *rating;
  return {bruteForceRating, Technique::bruteForce, 0};
}

} // namespace ninefold::human
