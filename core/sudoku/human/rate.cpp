#include "sudoku/human/rate.h"

#include "sudoku/human/chains.h"
#include "sudoku/human/find.h"
#include "sudoku/human/forcing.h"
#include "sudoku/human/ladder.h"
#include "sudoku/human/solve.h"
#include "sudoku/solver.h"

#include <memory>

namespace ninefold::human {

namespace {

struct Searches {
  ChainSearch chains;
  ForcingSearch forcing{chains};
};

class Rater {
public:
  Rater(const Numbers& puzzle, int highestAllowed) : position(puzzle), limit(highestAllowed) {}

  /// Whether the puzzle is solved within the limit.
  bool run() {
    while (!position.solved())
      if (!climb() && !chain()) return false;
    return true;
  }

  Rating rating() const { return result; }

  /// What it comes to if the cells left are tried out.
  Rating triedOut() const { return {bruteForceRating, Technique::bruteForce, result.steps + position.empty()}; }

private:
  Position position;
  int limit;
  Rating result;
  std::unique_ptr<Searches> searches; // made when first needed

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
    if (searches == nullptr) searches = std::make_unique<Searches>();
    searches->chains.run(position, harvest, best);
    if (reap(harvest, best)) return true;
    if (limit < 75) return false;
    if (findAlignedTriplet(position, best)) return take(best);
    for (const auto& [reach, from] :
         {std::pair(Reach::nishio, 75), std::pair(Reach::multiple, 80), std::pair(Reach::dynamic, 85),
          std::pair(Reach::plus, 90), std::pair(Reach::nested, 95)}) {
      if (limit < from) return false;
      searches->forcing.run(position, reach, harvest, best);
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

std::optional<Rating> rateUpTo(const Numbers& puzzle, int limit) {
  Rater rater(puzzle, limit);
  if (rater.run()) return rater.rating();
  if (limit >= bruteForceRating) return rater.triedOut();
  return std::nullopt;
}

std::strong_ordering compareGrade(const Numbers& puzzle, Grade grade) {
  // The solver draws all conclusions up to claiming in one go.
  constexpr int claiming = 28;
  if (grade > gradeOf(claiming) && singlesSolve(puzzle)) return std::strong_ordering::less;
  if (grade == grades.back())
    return atMost(puzzle, highest(grades[grades.size() - 2])) ? std::strong_ordering::less
                                                              : std::strong_ordering::equal;
  const auto rating = rateUpTo(puzzle, highest(grade));
  return rating ? rating->grade() <=> grade : std::strong_ordering::greater;
}

Rating rate(const Numbers& puzzle) { return *rateUpTo(puzzle, highest(Grade::fiendish)); }

} // namespace ninefold::human
