#pragma once

#include "games/sudoku_pens/ai/dials.h"
#include "games/sudoku_pens/sudoku_pens.h"

namespace ninefold::sudoku_pens {

/// What somebody finds out of a puzzle with one solution, by the techniques they know, as far as they carry on in their
/// head. 0 where they can't tell. `board` is what they go by: they take it for right.
Numbers deduced(const Numbers& board, const Dial&, Rng luck);

/// What somebody knows now where the solution is checked. Who can solve the whole puzzle from what is printed believes
/// nobody; others build on what is written: on `board`.
Numbers solutionAsSeen(const Public&, const Numbers& board, const Dial&, Rng luck);

} // namespace ninefold::sudoku_pens
