#pragma once

#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

/// The most points that a deal of SuDoku Tiles can bring one seat: its par (ST-14). Two tiles that see each other score
/// once, when the second of them is laid; two start tiles never do. It can always be reached, whatever the pile's
/// order: choose a full board that fits the start tiles (there is one for every way they may lie, as a test shows) and
/// lay each tile where that board has its number.
int highestScore(const Table&, const Deal&);

} // namespace ninefold::sudoku_tiles
