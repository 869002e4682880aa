#pragma once

#include "games/sudoku_pens/ai/dials.h"
#include "games/sudoku_pens/ai/sheet.h"

namespace ninefold::sudoku_pens {

/// What somebody sees of the board by the one rule: the sheet with the places that they noticed, and where mistakes are
/// allowed with some that they only believe in. A nine and the block of the latest digit nobody overlooks.
Sheet noticed(const Public&, const Dial&, Rng luck);

} // namespace ninefold::sudoku_pens
