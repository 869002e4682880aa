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

} // namespace ninefold::ai
