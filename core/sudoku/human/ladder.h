#pragma once

#include "sudoku/human/step.h"

#include <span>

namespace ninefold::human {

/// One rung of the ladder of techniques: nothing on it is rated lower than `from` tenths.
struct Rung {
  int from = 0;
  bool (*find)(const Position&, Step&) = nullptr;
};

/// The techniques without chains, in the order in which the rating tries them.
std::span<const Rung> ladder();

} // namespace ninefold::human
