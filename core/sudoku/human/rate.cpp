#include "sudoku/human/rate.h"

#include "sudoku/human/chains.h"
#include "sudoku/human/find.h"
#include "sudoku/human/forcing.h"
#include "sudoku/human/ladder.h"
#include "sudoku/human/solve.h"
#include "sudoku/solver.h"

#include <algorithm>
#include <memory>

namespace ninefold::human {

namespace {

struct Searches {
  ChainSearch chains;
  ForcingSearch forcing{chains};
};

class Rater {
public:
  Rater(const Position& start, int highestAllowed) : position(start), limit(highestAllowed) {}

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
    ChainYield yield(result.rating);
    Step best;
    if (limit < 65) return false;
    if (searches == nullptr) searches = std::make_unique<Searches>();
    searches->chains.run(position, yield, best);
    if (takeAll(yield, best)) return true;
    if (limit < 75) return false;
    if (findAlignedTriplet(position, best)) return take(best);
    for (const auto& [reach, from] :
         {std::pair(Reach::nishio, 75), std::pair(Reach::multiple, 80), std::pair(Reach::dynamic, 85),
          std::pair(Reach::plus, 90), std::pair(Reach::nested, 95)}) {
      if (limit < from) return false;
      searches->forcing.run(position, reach, yield, best);
      if (takeAll(yield, best)) return true;
    }
    return false;
  }

  bool takeAll(const ChainYield& yield, Step& best) {
    if (yield.taken == 0) {
      if (yield.empty()) return false;
      best.technique = taughtAs(position, best);
      return take(best);
    }
    result.steps += yield.taken;
    for (int d = 0; d < 9; ++d)
      yield.all[static_cast<std::size_t>(d)].each([&](int cell) { position.remove(cell, d); });
    return true;
  }
};

/// Where a puzzle stands once these conclusions are drawn.
Position afterwards(const Numbers& puzzle, const Conclusions& conclusions) {
  Numbers numbers = puzzle;
  for (std::size_t cell = 0; cell < 81; ++cell)
    if (const unsigned left = conclusions.candidates.cells[cell]; count(left) == 1)
      numbers.cells[cell] = static_cast<Digit>(first(left) + 1);
  return {numbers, conclusions.candidates};
}

} // namespace

std::optional<Rating> rateUpTo(const Numbers& puzzle, int limit) {
  Rater rater(Position(puzzle), limit);
  if (rater.run()) return rater.rating();
  if (limit >= bruteForceRating) return rater.triedOut();
  return std::nullopt;
}

std::strong_ordering compareGrade(const Numbers& puzzle, Grade grade) {
  if (grade <= Grade::easy) {
    const auto rating = rateUpTo(puzzle, highest(grade));
    return rating ? rating->grade() <=> grade : std::strong_ordering::greater;
  }
  // Nobody takes a step harder than claiming before singles and locked candidates lead no further: the solver gets
  // there in one go.
  Rater rater(afterwards(puzzle, conclusions(puzzle)), highest(std::min(grade, Grade::hard)));
  if (!rater.run()) return grade > Grade::hard ? std::strong_ordering::equal : std::strong_ordering::greater;
  if (grade == Grade::tricky)
    return atMost(puzzle, highest(Grade::easy)) ? std::strong_ordering::less : std::strong_ordering::equal;
  return rater.rating().grade() <=> grade;
}

Rating rate(const Numbers& puzzle) { return *rateUpTo(puzzle, highest(Grade::fiendish)); }

} // namespace ninefold::human
