#pragma once

#include "games/sudoku_pens/ai/dials.h"
#include "games/sudoku_pens/ai/memory.h"
#include "games/sudoku_pens/sudoku_pens.h"

namespace ninefold::sudoku_pens {

/// Whether somebody takes a digit for wrong that another wrote and nobody has accepted yet, and hasn't heard that it
/// isn't.
bool objects(const View&, const Memory&, const Dial&, Rng luck);

} // namespace ninefold::sudoku_pens
