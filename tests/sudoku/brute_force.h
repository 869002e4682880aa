#pragma once

#include "kernel/rng.h"
#include "sudoku/fill.h"
#include "sudoku/search.h"
#include "sudoku/solver.h"

#include <string>

// The solver's judge, made as plain as can be; and grids of all kinds to be judged on. No Qt: the same runs under the
// emulator of another processor.
namespace ninefold::test {

/// Counts solutions by trying numbers, in the cell that has the fewest.
class BruteForce {
public:
  int count(const Numbers& grid, int limit) {
    if (!consistent(grid, nineByNine)) return 0;
    taken = {};
    filled = grid;
    for (int i = 0; i < 81; ++i)
      if (filled[Cell::at(i)] != 0) toggle(Cell::at(i), filled[Cell::at(i)]);
    return search(limit);
  }

private:
  unsigned& row(Cell cell) { return taken[static_cast<std::size_t>(cell.row)]; }
  unsigned& column(Cell cell) { return taken[static_cast<std::size_t>(9 + cell.column)]; }
  unsigned& block(Cell cell) { return taken[static_cast<std::size_t>(18 + nineByNine.block(cell))]; }
  void toggle(Cell cell, int number) {
    for (unsigned* house : {&row(cell), &column(cell), &block(cell)}) *house ^= 1u << number;
  }

  int search(int limit) {
    int best = -1, most = -1;
    for (int i = 0; i < 81; ++i) {
      if (filled[Cell::at(i)] != 0) continue;
      const int barred = std::popcount(row(Cell::at(i)) | column(Cell::at(i)) | block(Cell::at(i)));
      if (barred > most) {
        most = barred;
        best = i;
      }
    }
    if (best < 0) return 1;
    const Cell cell = Cell::at(best);
    int found = 0;
    for (int number = 1; number <= 9 && found < limit; ++number) {
      if ((row(cell) | column(cell) | block(cell)) >> number & 1) continue;
      filled[cell] = static_cast<Digit>(number);
      toggle(cell, number);
      found += search(limit - found);
      toggle(cell, number);
      filled[cell] = 0;
    }
    return found;
  }

  Numbers filled;
  std::array<unsigned, 27> taken{}; // the numbers in each row, column and block
};

inline int solutionsByBruteForce(const Numbers& grid, int limit) { return BruteForce().count(grid, limit); }

/// A grid with some givens of a solution. In some there are wrong numbers too, or ones in the way.
inline Numbers randomGrid(Rng& rng) {
  Numbers grid = filledGrid(rng);
  const std::uint32_t left = 22 + rng.below(30);
  for (std::uint32_t gone = 81 - left; gone > 0;) {
    Digit& number = grid.cells[rng.below(81)];
    if (number != 0) --gone;
    number = 0;
  }
  if (rng.below(3) == 0)
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes)
      grid.cells[rng.below(81)] = static_cast<Digit>(1 + rng.below(9));
  return grid;
}

inline bool isSolutionOf(const Numbers& solution, const Numbers& puzzle) {
  for (std::size_t i = 0; i < 81; ++i)
    if (puzzle.cells[i] != 0 && puzzle.cells[i] != solution.cells[i]) return false;
  return solved(solution, nineByNine);
}

/// How many grids of each kind there were: none, one, two and more solutions.
struct Seen {
  std::array<int, 3> byCount{};
};

/// What is wrong with the solver's answers about the grid, for either kind of bands; "" if nothing.
inline std::string faultAbout(const Numbers& grid, Seen& seen) {
  constexpr int limit = 5;
  const int expected = solutionsByBruteForce(grid, limit);
  ++seen.byCount[static_cast<std::size_t>(std::min(expected, 2))];
  const auto answer = [](const char* who, int count) { return std::string(who) + " counts " + std::to_string(count); };
  const Solutions fast = solve(grid, limit);
  const Solutions plain = bands::Search<bands::PlainBands>(grid, limit).run();
  if (fast.count != expected) return answer("the solver", fast.count) + answer(", brute force", expected);
  if (plain.count != expected) return answer("the plain solver", plain.count) + answer(", brute force", expected);
  if (solve(grid, 2).count != std::min(expected, 2)) return "a limit of 2 changes the answer";
  if (solve(grid, 1).count != std::min(expected, 1)) return "a limit of 1 changes the answer";
  if (conclusions(grid).solve && expected != 1) return "singles solve what hasn't one solution";
  if (expected == 0) return "";
  if (!isSolutionOf(fast.first, grid)) return "what is given as a solution is none";
  if (fast.first != plain.first) return "the two kinds of bands find different solutions first";

  // With a number of the solution ruled out: how the generator asks.
  for (int i : {7, 40, 66}) {
    const Cell cell = Cell::at(i);
    Numbers with = grid, without = grid;
    with[cell] = fast.first[cell];
    without[cell] = 0;
    const int all = solutionsByBruteForce(without, 50), some = solutionsByBruteForce(with, 50);
    if (all == 50) continue; // too many to tell
    if ((solveWithout(without, cell, fast.first[cell]).count != 0) != (all > some)) return "solveWithout is wrong";
  }
  return "";
}

} // namespace ninefold::test
