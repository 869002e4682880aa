#pragma once

#include "grid/numbers.h"
#include "kernel/rng.h"
#include "sudoku/human/rate.h"

namespace ninefold::sudoku_pens {

/// How hard a Sudoku of the day can be: each grade of people's techniques in a lower and an upper half, but for the
/// last, which ends where chains get long. Levels are counted from 1.
constexpr int sudokuLevels = 9;

/// Two levels for each grade up to hard, one for fiendish.
constexpr human::Grade gradeOfLevel(int level) { return static_cast<human::Grade>((level - 1) / 2); }

/// A symmetric puzzle whose rating is of that level. The same generator state always makes the same.
Numbers puzzleOfLevel(int level, Rng&);

} // namespace ninefold::sudoku_pens
