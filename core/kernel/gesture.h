#pragma once

#include "kernel/scene.h"

#include <variant>

namespace ninefold {

// What a finger, a key or a switch did, in terms of the scene.

struct TapCell {
  Cell cell;
};
struct TapPiece {
  int piece = 0; // index into Scene::hand, or into the viewer's open supply
};
/// A piece is held over a cell.
struct Hover {
  int piece = 0;
  Cell cell;
};
/// A piece was let go on a cell.
struct Drop {
  int piece = 0;
  Cell cell;
};
/// A stroke over the board from one cell to another.
struct Stroke {
  Cell from;
  Cell to;
};
struct Key {
  Digit digit = 0; // 0 wipes
};
struct Press {
  Action action{};
  int piece = -1; // that was dropped on it
};

using Gesture = std::variant<TapCell, TapPiece, Hover, Drop, Stroke, Key, Press>;

} // namespace ninefold
