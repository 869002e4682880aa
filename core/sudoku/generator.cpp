#include "sudoku/generator.h"

#include "sudoku/fill.h"
#include "sudoku/other_solutions.h"
#include "sudoku/reasoning.h"
#include "sudoku/solver.h"

#include <algorithm>
#include <vector>

namespace ninefold {

namespace {

using human::CellSet;

/// A cell and, in symmetric puzzles, its counterpart: they are given or left empty together.
struct Place {
  int cell, counterpart;
};

std::vector<Place> shuffledPlaces(bool symmetric, Rng& rng) {
  std::vector<Place> places(symmetric ? 41 : 81); // 40 is the cell in the centre
  for (int i = 0; i < static_cast<int>(places.size()); ++i)
    places[static_cast<std::size_t>(i)] = {i, symmetric ? 80 - i : i};
  rng.shuffle(places);
  return places;
}

/// Givens of one solution, changed place by place.
class Givens {
public:
  explicit Givens(OtherSolutions& solutions) : others(&solutions) {}

  const Numbers& puzzle() const { return givens; }
  const Numbers& solution() const { return others->grid(); }
  bool has(int cell) const { return given.has(cell); }

  void give(int cell) {
    givens[Cell::at(cell)] = others->grid()[Cell::at(cell)];
    given.add(cell);
  }
  void give(Place place) {
    give(place.cell);
    give(place.counterpart);
  }
  void take(int cell) {
    givens[Cell::at(cell)] = 0;
    given.drop(cell);
  }
  void take(Place place) {
    take(place.cell);
    take(place.counterpart);
  }

  /// Whether there are more solutions with another number in the cell, which is empty.
  bool leavesOpen(int cell) const {
    if (others->fit(given)) return true;
    const Solutions left = solveWithout(givens, Cell::at(cell), others->grid()[Cell::at(cell)]);
    if (left.count != 0) others->meet(left.first);
    return left.count != 0;
  }

  /// Takes a place away if the solution stays the only one.
  void takeIfUnneeded(Place place) {
    take(place);
    bool needed = leavesOpen(place.cell);
    if (!needed && place.counterpart != place.cell) {
      give(place.cell); // it follows from the others, so that this changes nothing but the time it takes
      needed = leavesOpen(place.counterpart);
      take(place.cell);
    }
    if (needed) give(place);
  }

  bool everyOneNeeded() {
    for (int cell = 0; cell < 81; ++cell) {
      if (!has(cell)) continue;
      take(cell);
      const bool needed = leavesOpen(cell);
      give(cell);
      if (!needed) return false;
    }
    return true;
  }

  /// Gives the places up to the one with which the solution becomes the only one, and returns how many that are.
  /// Taking away one by one from the back of a full grid would come to the same, with ten times as many questions.
  std::size_t giveEnough(const std::vector<Place>& places) {
    std::size_t tooFew = 0, enough = places.size();
    while (enough - tooFew > 1) {
      const std::size_t middle = (tooFew + enough) / 2;
      giveOnly(places, middle);
      (!others->fit(given) && solve(givens).count == 1 ? enough : tooFew) = middle;
    }
    giveOnly(places, enough);
    return enough;
  }

private:
  void giveOnly(const std::vector<Place>& places, std::size_t count) {
    givens = {};
    given = {};
    for (std::size_t i = 0; i < count; ++i) give(places[i]);
  }

  OtherSolutions* others;
  Numbers givens;
  CellSet given;
};

/// A filled grid, and about half of its numbers as givens. From there on, each order in which givens are taken away
/// ends with another puzzle.
struct Beginning {
  OtherSolutions others;
  Givens givens{others};
  std::vector<Place> places; // that are given

  Beginning(bool symmetric, Rng& rng) : others(filledGrid(rng)), places(shuffledPlaces(symmetric, rng)) {
    places.resize(givens.giveEnough(places));
    std::reverse(places.begin(), places.end());
  }
  Beginning(const Beginning&) = delete; // its givens know where the others are
};
constexpr int endingsOfABeginning = 8;

/// Gives back what was taken of a puzzle that is harder than a grade, place by place, as long as that doesn't make it
/// easier than the grade. Returns how it compares in the end.
std::strong_ordering ease(Givens& givens, const std::vector<Place>& places, human::Grade grade) {
  for (const Place place : places) {
    if (givens.has(place.cell)) continue;
    givens.give(place);
    const auto now = human::compareGrade(givens.puzzle(), grade);
    if (is_eq(now)) return now;
    if (is_lt(now)) givens.take(place);
  }
  return std::strong_ordering::greater;
}

using Reasoning = bands::Reasoning<bands::FastBands>;

/// A puzzle of a grade: these givens, or if they make a harder one, these and one more. Most puzzles that are too hard
/// are one number away from some that aren't; reasoning finds these quickly, if not all of them.
std::optional<Numbers> ofGrade(const Givens& givens, human::Grade grade, Rng& rng) {
  Numbers puzzle = givens.puzzle();
  const auto ifOfGrade = [&] { return human::isOfGrade(puzzle, grade) ? std::optional(puzzle) : std::nullopt; };
  std::optional<Reasoning> easier; // there is none for the first grade
  if (grade != human::grades.front()) {
    easier.emplace(puzzle, human::grades[static_cast<std::size_t>(grade) - 1]);
    if (easier->solves()) return std::nullopt;
  }
  if (grade == human::grades.back()) return ifOfGrade();
  const Reasoning reasoning(puzzle, grade);
  if (reasoning.solves()) return ifOfGrade();

  CellSet hopeless;
  for (const Place place : shuffledPlaces(false, rng)) {
    if (givens.has(place.cell) || hopeless.has(place.cell)) continue;
    const Cell cell = Cell::at(place.cell);
    const Digit number = givens.solution()[cell];
    if (easier && easier->with(cell, number).solves()) continue;
    if (const Reasoning more = reasoning.with(cell, number); more.solves()) {
      puzzle[cell] = number;
      if (human::isOfGrade(puzzle, grade)) return puzzle;
      puzzle[cell] = 0;
    } else { // what follows from this number would be of no more help
      bands::eachCell(more.known(), [&](std::size_t known) { hopeless.add(static_cast<int>(known)); });
    }
  }
  return std::nullopt;
}

bool stopped(const std::atomic<bool>* cancelled) { return cancelled && cancelled->load(std::memory_order_relaxed); }

} // namespace

std::optional<Numbers> generatePuzzle(Rng& rng, const PuzzleWish& wish, const std::atomic<bool>* cancelled) {
  std::optional<Beginning> beginning;
  for (int i = 0; i < wish.tries; ++i) {
    if (i % endingsOfABeginning == 0)
      beginning.emplace(wish.symmetric, rng);
    else
      rng.shuffle(beginning->places);
    Givens givens = beginning->givens;
    for (const Place place : beginning->places) {
      if (stopped(cancelled)) return std::nullopt;
      givens.takeIfUnneeded(place);
    }
    if (wish.minimal && wish.symmetric && !givens.everyOneNeeded()) continue;
    // Who is choosy may be after a rare technique, which the quick way hardly ever meets.
    if (wish.grade && !wish.minimal && !wish.symmetric && !wish.suits) {
      if (const auto puzzle = ofGrade(givens, *wish.grade, rng)) return puzzle;
      continue;
    }
    if (wish.grade) {
      auto grade = human::compareGrade(givens.puzzle(), *wish.grade);
      // Some more givens soon make an easy puzzle of a hard one, but hardly ever one that is nearly as hard.
      if (is_gt(grade) && *wish.grade <= human::Grade::easy && !wish.minimal)
        grade = ease(givens, beginning->places, *wish.grade);
      if (is_neq(grade)) continue;
    }
    if (!wish.suits || wish.suits(givens.puzzle())) return givens.puzzle();
  }
  return std::nullopt;
}

} // namespace ninefold
