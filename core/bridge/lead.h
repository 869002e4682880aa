#pragma once

#include "kernel/standing.h"

#include <algorithm>
#include <optional>

namespace ninefold {

/// How many points a seat is ahead of the best of the others; nothing if it plays alone.
inline std::optional<int> leadOver(const Standing& standing, std::size_t seat) {
  std::optional<int> best;
  for (std::size_t other = 0; other < standing.scores.size(); ++other)
    if (other != seat) best = std::max(best.value_or(standing.scores[other]), standing.scores[other]);
  return best ? std::optional(standing.scores[seat] - *best) : std::nullopt;
}

} // namespace ninefold
