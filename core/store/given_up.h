#pragma once

#include "kernel/standing.h"

#include <string_view>

namespace ninefold::store {

/// Whether who played alone stopped before it was done: then nobody has won, not even the game. A puzzle of the day
/// that was given up is no day of a streak.
inline bool givenUp(const Standing& standing) {
  return standing.over && standing.winners.empty() && !standing.gameWins;
}

/// The same of a finished match m, as a question to the database: whether it was done.
constexpr std::string_view doneInMatch =
    "(instr(m.outcome, '\"winners\":[]') = 0 OR instr(m.outcome, '\"gameWins\":true') > 0)";

} // namespace ninefold::store
