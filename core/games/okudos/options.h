#pragma once

#include "kernel/option.h"

#include <cstdint>
#include <vector>

namespace ninefold::okudos {

/// What can be agreed before a game of O'kudos.
struct Options {
  Referee referee = Referee::assist;
  bool gameTopTwo = false;         // the game itself counts only its two best sectors (OK-13)
  bool threeSectors = false;       // three seats share all the sectors out (OK-14)
  bool irregularToDiscard = false; // collected chips bring nothing (OK-15)
  bool operator==(const Options&) const = default;
};

const std::vector<Option<Options>>& options();

} // namespace ninefold::okudos
