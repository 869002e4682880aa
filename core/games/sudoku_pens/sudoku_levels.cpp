#include "games/sudoku_pens/sudoku_levels.h"

#include "sudoku/generator.h"

#include <array>

namespace ninefold::sudoku_pens {

namespace {

struct Span {
  int from, to; // ratings in tenths
};

constexpr std::array<Span, sudokuLevels> spans{
    {{10, 12}, {15, 15}, {17, 20}, {23, 25}, {26, 28}, {30, 34}, {36, 44}, {45, 62}, {65, 72}}};

} // namespace

Numbers puzzleOfLevel(int level, Rng& rng) {
  const Span span = spans[static_cast<std::size_t>(level - 1)];
  const auto suits = [&](const Numbers& puzzle) {
    const auto rating = human::rateUpTo(puzzle, span.to);
    return rating && rating->rating >= span.from;
  };
  for (;;)
    if (const auto puzzle = generatePuzzle(rng, {.symmetric = true, .suits = suits})) return *puzzle;
}

} // namespace ninefold::sudoku_pens
