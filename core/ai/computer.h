#pragma once

#include "ai/level.h"

#include <optional>

namespace ninefold::ai {

/// Who plays for the device: one of four figures, at any of the four levels that people are offered.
struct Computer {
  int figure = 0; // 0 to 3
  Level level = Level::casual;
  bool operator==(const Computer&) const = default;
};

constexpr int figures = 4;

/// As a number above 0, for who keeps it: never change what it is.
constexpr int numberOf(const Computer& computer) { return 10 * computer.figure + rungOf(computer.level); }

/// Who is offered first at a level (place 0), and who sits down beside it.
constexpr Computer offeredAt(Level level, int place = 0) { return {(rungOf(level) - 1 + place) % figures, level}; }

constexpr std::optional<Computer> computerFrom(int number) {
  const int rung = number % 10;
  if (number < 1 || number / 10 >= figures || rung < 1 || rung > rungs) return std::nullopt;
  return Computer{number / 10, levelAt(rung)};
}

} // namespace ninefold::ai
