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
constexpr int numberOf(const Computer& computer) {
  return 10 * computer.figure + static_cast<int>(computer.level) - static_cast<int>(Level::beginner) + 1;
}

/// Who is offered first at a level (place 0), and who sits down beside it.
constexpr Computer offeredAt(Level level, int place = 0) {
  return {(static_cast<int>(level) - static_cast<int>(Level::beginner) + place) % figures, level};
}

constexpr std::optional<Computer> computerFrom(int number) {
  const int level = number % 10 - 1 + static_cast<int>(Level::beginner);
  if (number < 1 || number / 10 >= figures || number % 10 < 1 || level > static_cast<int>(Level::master))
    return std::nullopt;
  return Computer{number / 10, static_cast<Level>(level)};
}

} // namespace ninefold::ai
