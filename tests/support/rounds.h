#pragma once

#include <cstdlib>

namespace ninefold {

/// How often a test of many rounds runs: `usual`; ten times as often if the environment has NINEFOLD_LONG; or what it
/// says in a variable of the test's own.
inline int rounds(const char* variable, int usual) {
  if (const char* wish = std::getenv(variable)) return std::atoi(wish);
  return std::getenv("NINEFOLD_LONG") ? 10 * usual : usual;
}

} // namespace ninefold
