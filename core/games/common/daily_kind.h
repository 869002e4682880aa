#pragma once

#include <string_view>

namespace ninefold {

/// A puzzle of the day for one who plays alone, or a set of them.
struct DailyKind {
  std::string_view name; // what seeds, codes and the store know it by: it never changes
  int place = 0;         // among the puzzles of a date, from 1
  int parts = 1;
  int needed = 1; // parts that have to be played for it to count as done
};

} // namespace ninefold
