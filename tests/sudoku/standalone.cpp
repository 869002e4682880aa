// The solver and the generator without Qt, for processors of which only the standard library is at hand: checks the
// solver against brute force, and prints what must look the same everywhere.

#include "sudoku/brute_force.h"
#include "sudoku/generator.h"

#include <cstdlib>
#include <iostream>

using namespace ninefold;
using namespace ninefold::test;

int main(int argc, char** argv) {
  const int rounds = argc > 1 ? std::atoi(argv[1]) : 1000;
  Rng rng(5);
  Seen seen;
  for (int i = 0; i < rounds; ++i) {
    const Numbers grid = randomGrid(rng);
    if (const std::string fault = faultAbout(grid, seen); !fault.empty()) {
      std::cerr << text(grid) << ": " << fault << '\n';
      return 1;
    }
  }
  std::cout << "solutions 0, 1, more: " << seen.byCount[0] << ' ' << seen.byCount[1] << ' ' << seen.byCount[2] << '\n';
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    for (const bool symmetric : {false, true}) {
      Rng each(seed);
      PuzzleWish wish;
      wish.symmetric = symmetric;
      const Numbers puzzle = generatePuzzle(each, wish).value();
      std::cout << text(puzzle) << ' ' << text(solve(puzzle).first) << ' ' << each.next() << '\n';
    }
  for (const human::Grade grade : human::grades)
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      Rng each(seed);
      PuzzleWish wish;
      wish.grade = grade;
      const Numbers puzzle = generatePuzzle(each, wish).value();
      const human::Rating rating = human::rate(puzzle);
      std::cout << text(puzzle) << ' ' << rating.rating << ' ' << key(rating.hardest) << ' ' << rating.steps << '\n';
    }
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    Rng each(seed);
    std::cout << text(familyPuzzle(each)) << ' ' << each.next() << '\n';
  }
}
