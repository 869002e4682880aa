#include "sudoku/generator.h"

#include "sudoku/fill.h"
#include "sudoku/solver.h"

#include <algorithm>
#include <vector>

namespace ninefold {

namespace {

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
  explicit Givens(const Numbers& grid) : solution(grid) {}

  const Numbers& puzzle() const { return givens; }

  void give(int cell) { givens[Cell::at(cell)] = solution[Cell::at(cell)]; }
  void give(Place place) {
    give(place.cell);
    give(place.counterpart);
  }
  void take(int cell) { givens[Cell::at(cell)] = 0; }
  void take(Place place) {
    take(place.cell);
    take(place.counterpart);
  }

  /// Whether there are more solutions with another number in the cell, which is empty.
  bool leavesOpen(int cell) const { return solvableWithout(givens, Cell::at(cell), solution[Cell::at(cell)]); }

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
      if (givens[Cell::at(cell)] == 0) continue;
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
      (solve(givens).count == 1 ? enough : tooFew) = middle;
    }
    giveOnly(places, enough);
    return enough;
  }

private:
  void giveOnly(const std::vector<Place>& places, std::size_t count) {
    givens = {};
    for (std::size_t i = 0; i < count; ++i) give(places[i]);
  }

  Numbers solution, givens;
};

/// A filled grid, and about half of its numbers as givens. From there on, each order in which givens are taken away
/// ends with another puzzle.
struct Beginning {
  Givens givens;
  std::vector<Place> places; // that are given

  Beginning(bool symmetric, Rng& rng) : givens(filledGrid(rng)), places(shuffledPlaces(symmetric, rng)) {
    places.resize(givens.giveEnough(places));
    std::reverse(places.begin(), places.end());
  }
};
constexpr int endingsOfABeginning = 8;

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
    if (wish.grade && !human::isOfGrade(givens.puzzle(), *wish.grade)) continue;
    if (!wish.suits || wish.suits(givens.puzzle())) return givens.puzzle();
  }
  return std::nullopt;
}

} // namespace ninefold
