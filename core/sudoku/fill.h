#pragma once

#include "grid/numbers.h"
#include "kernel/rng.h"

namespace ninefold {

/// A completely and correctly filled 9x9 grid, drawn at random. The same generator state always fills the same grid:
/// deals from a seed rest on it.
Numbers filledGrid(Rng& rng);

/// A puzzle with one solution that falls to singles alone, its givens symmetric by a half turn: what a game of Sudoku
/// deals from a seed. As stable as filledGrid().
Numbers familyPuzzle(Rng& rng);

} // namespace ninefold
