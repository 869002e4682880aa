#pragma once

#include "kernel/option.h"

#include <cstdint>
#include <vector>

namespace ninefold::sudoku_tiles {

enum class Scoring : std::uint8_t { standard, lines, block };
enum class Size : std::uint8_t { adult, kids };
enum class StartTiles : std::uint8_t { gold, empty };

/// What can be agreed before a game of SuDoku Tiles.
struct Options {
  Referee referee = Referee::assist;
  Scoring scoring = Scoring::standard;
  Size board = Size::adult;
  StartTiles start = StartTiles::gold;
  bool operator==(const Options&) const = default;
};

const std::vector<Option<Options>>& options();

} // namespace ninefold::sudoku_tiles
