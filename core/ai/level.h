#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace ninefold::ai {

/// How well a computer player plays. The first two are measures for the others, and sit at nobody's table: one plays
/// whatever is legal, the other what brings most at once.
enum class Level : std::uint8_t { random, greedy, beginner, casual, strong, master };

constexpr std::array<std::string_view, 6> levelNames{"random", "greedy", "beginner", "casual", "strong", "master"};

constexpr std::string_view nameOf(Level level) { return levelNames[static_cast<std::size_t>(level)]; }

constexpr std::optional<Level> levelNamed(std::string_view name) {
  for (std::size_t i = 0; i < levelNames.size(); ++i)
    if (levelNames[i] == name) return static_cast<Level>(i);
  return std::nullopt;
}

/// The levels that people are offered, counted from 1, the weakest, to 4.
constexpr int rungs = 4;
constexpr int rungOf(Level level) { return static_cast<int>(level) - static_cast<int>(Level::beginner) + 1; }
constexpr Level levelAt(int rung) { return static_cast<Level>(static_cast<int>(Level::beginner) + rung - 1); }

} // namespace ninefold::ai
