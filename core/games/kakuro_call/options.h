#pragma once

#include "kernel/option.h"

#include <cstdint>
#include <vector>

namespace ninefold::kakuro_call {

/// What can be agreed before a game of Kakuro Call.
struct Options {
  Referee referee = Referee::assist;
  int hourglass = 60; // seconds; 0: off (KL-28)
  bool operator==(const Options&) const = default;
};

const std::vector<Option<Options>>& options();

} // namespace ninefold::kakuro_call
