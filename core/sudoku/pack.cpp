#include "sudoku/pack.h"

#include "sudoku/generator.h"
#include "sudoku/human/solve.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace ninefold {

namespace {

using human::Technique;

struct Choice {
  Numbers puzzle;
  human::Rating rating;
  int beauty = 0;
};

/// Beyond this, in tenths, a way to the solution is no pleasure for those who go it with a pen.
constexpr int hardestOnACard = 72;

bool sameAcross(const Numbers& puzzle, Cell (*across)(Cell)) {
  bool same = true;
  forEachCell(nineByNine, [&](Cell cell) { same = same && (puzzle[cell] == 0) == (puzzle[across(cell)] == 0); });
  return same;
}

/// In how many more ways than by half a turn the places of the givens are symmetric.
int moreSymmetries(const Numbers& puzzle) {
  constexpr auto mirror = [](Cell cell) { return Cell{static_cast<std::int8_t>(8 - cell.column), cell.row}; };
  constexpr auto diagonal = [](Cell cell) { return Cell{cell.row, cell.column}; };
  constexpr auto quarter = [](Cell cell) { return Cell{static_cast<std::int8_t>(8 - cell.row), cell.column}; };
  return sameAcross(puzzle, mirror) + sameAcross(puzzle, diagonal) + sameAcross(puzzle, quarter);
}

int beautyOf(const Numbers& puzzle) {
  const auto givens = static_cast<int>(81 - std::count(puzzle.cells.begin(), puzzle.cells.end(), Digit{0}));
  std::set<Technique> techniques;
  int hardest = 0, atHardest = 0;
  for (const human::Step& step : human::solvingPath(human::Position(puzzle))) {
    techniques.insert(step.technique);
    if (step.rating > hardest) atHardest = 0;
    hardest = std::max(hardest, step.rating);
    atHardest += step.rating == hardest;
  }
  const int often = hardest > human::highest(human::Grade::gentle) ? std::max(0, atHardest - 3) : 0;
  return 4 * static_cast<int>(techniques.size()) + 10 * moreSymmetries(puzzle) - 2 * givens - 2 * often;
}

std::vector<Choice> choicesOf(human::Grade grade, std::uint64_t seed, int count) {
  std::vector<Choice> choices;
  for (int i = 0; i < count; ++i) {
    Rng rng(seed + static_cast<std::uint64_t>(i));
    const auto puzzle = generatePuzzle(rng, {.symmetric = true, .grade = grade});
    if (!puzzle) continue;
    const human::Rating rating = human::rate(*puzzle);
    if (rating.rating <= hardestOnACard) choices.push_back({*puzzle, rating, beautyOf(*puzzle)});
  }
  return choices;
}

/// Takes the most beautiful one after the other; each that has the same hardest step as one before it counts less.
std::vector<Choice> bestOf(std::vector<Choice> choices) {
  constexpr int lessEachTime = 3;
  std::vector<Choice> best;
  std::map<Technique, int> taken;
  while (static_cast<int>(best.size()) < cardsOfAGrade && !choices.empty()) {
    const auto worth = [&](const Choice& choice) {
      return choice.beauty - lessEachTime * taken[choice.rating.hardest];
    };
    const auto next = std::max_element(choices.begin(), choices.end(),
                                       [&](const Choice& a, const Choice& b) { return worth(a) < worth(b); });
    ++taken[next->rating.hardest];
    best.push_back(*next);
    choices.erase(next);
  }
  std::stable_sort(best.begin(), best.end(),
                   [](const Choice& a, const Choice& b) { return a.rating.rating < b.rating.rating; });
  return best;
}

} // namespace

std::vector<Numbers> choosePack(std::uint64_t seed, int choicesOfAGrade) {
  std::vector<Numbers> pack;
  for (const human::Grade grade : human::grades) {
    for (const Choice& choice : bestOf(choicesOf(grade, seed, choicesOfAGrade))) pack.push_back(choice.puzzle);
    seed += static_cast<std::uint64_t>(choicesOfAGrade); // no filled grid is used twice
  }
  return pack;
}

} // namespace ninefold
