#pragma once

#include "kernel/option.h"

#include <cstdint>
#include <vector>

namespace ninefold::sudoku_pens {

enum class Mode : std::uint8_t { standard, speed, solo };
enum class Check : std::uint8_t { rule, solution };

/// What can be agreed before a game of Sudoku Pens.
struct Options {
  Referee referee = Referee::assist;
  Mode mode = Mode::standard;
  Check check = Check::rule;
  int rounds = 0; // of the speed variant; 0: as many as there are seats (SP-15)
  bool operator==(const Options&) const = default;
};

const std::vector<Option<Options>>& options();

} // namespace ninefold::sudoku_pens
