#pragma once

#include "grid/numbers.h"
#include "kernel/rng.h"
#include "sudoku/human/rate.h"

namespace ninefold::solo {

/// The dailies' ladder of Sudokus: each grade of people's techniques in a lower and an upper half, but for the last,
/// which ends where chains get long. Rungs are counted from 1.
constexpr int rungs = 9;

/// Two rungs for each grade up to hard, one for fiendish.
constexpr human::Grade gradeOfRung(int rung) { return static_cast<human::Grade>((rung - 1) / 2); }

/// A symmetric puzzle whose rating lies on that rung. The same generator state always makes the same.
Numbers puzzleOnRung(int rung, Rng&);

} // namespace ninefold::solo
