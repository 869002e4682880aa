#pragma once

#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

/// Whether the board can still be filled to its last cell. For one who plays alone: then every tile of the pile has its
/// place, in whatever order they come (ST-14).
bool canBeFilled(const Public&);

} // namespace ninefold::sudoku_tiles
