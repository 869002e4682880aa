#pragma once

#include "kernel/scene.h"

// What only SuDoku Tiles has: how its pieces look, what happens, what can be pressed, what is refused.
namespace ninefold::sudoku_tiles {

namespace face {
inline constexpr Face tile{"tile"};
inline constexpr Face gold{"gold", "*%"}; // one of those that the game began with
inline constexpr Face animal{"animal"};   // on the children's board
} // namespace face

namespace action {
inline constexpr Action cannot{"cannot"}; // the seat says that its tile fits nowhere
} // namespace action

} // namespace ninefold::sudoku_tiles
