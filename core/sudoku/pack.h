#pragma once

#include "sudoku/human/rate.h"

#include <cstdint>
#include <vector>

namespace ninefold {

/// The pack of puzzle cards: so many of each grade, the easiest grade first.
constexpr int cardsOfAGrade = 12;
constexpr int cardsInThePack = cardsOfAGrade * static_cast<int>(human::grades.size());

constexpr human::Grade gradeOfCard(int card) { return human::grades[static_cast<std::size_t>(card / cardsOfAGrade)]; }

/// Chooses the most beautiful of so many puzzles of each grade: symmetric, with few givens, and a varied way to the
/// solution that comes to its hardest step now and then, not all the time. Within a grade the easiest come first.
std::vector<Numbers> choosePack(std::uint64_t seed, int choicesOfAGrade);

} // namespace ninefold
