#pragma once

#include "sudoku/human/step.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace ninefold::human {

/// By how many tenths the number of candidates in a chain raises its rating: one each time it passes 4, 6, 8, 12, 16,
/// 24 and so on (the first and the last don't count).
constexpr int lengthSurcharge(int candidates) {
  int surcharge = 0, ceiling = 4;
  for (bool odd = false; candidates - 2 > ceiling; odd = !odd) {
    ++surcharge;
    ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
  }
  return surcharge;
}

/// How many candidates a chain may have for its surcharge to stay within `surcharge`.
constexpr int longestWithin(int surcharge) {
  if (surcharge < 0) return -1;
  int ceiling = 4;
  for (int i = 0; i < surcharge && ceiling < 100000; ++i) ceiling = i % 2 == 0 ? ceiling * 3 / 2 : ceiling * 4 / 3;
  return ceiling + 2;
}

/// What a search for chains brings in. A rating takes every deduction that isn't harder than what it has met before,
/// `cap`, at once; where there is none, it takes the easiest: the lowest rating, then the fewest candidates, then the
/// plainest kind, then the first found.
class ChainYield {
public:
  explicit ChainYield(int upTo = 0) : cap(upTo) {}

  /// The greatest number of candidates with which a chain of that base rating and kind is still of use.
  int longest(int base, int kind) const {
    const int withinCap = longestWithin(cap - base);
    if (taken > 0) return withinCap;
    if (rating == unlimited) return unlimited;
    const int easier = longestWithin(rating - 1 - base);
    const int shorter = std::min(longestWithin(rating - base), kind < order ? size : size - 1);
    return std::max({withinCap, easier, shorter});
  }

  /// Takes a deduction that is of use. Returns whether it is the best so far, so that its links are worth keeping.
  template<class Removed> bool offer(int base, int candidates, int kind, Removed removed) {
    const int rated = base + lengthSurcharge(candidates);
    if (rated <= cap) {
      removed([&](int d, CellSet cells) { all[static_cast<std::size_t>(d)] |= cells; });
      ++taken;
      return false;
    }
    if (taken > 0) return false;
    if (std::tuple(rated, candidates, kind) >= std::tuple(rating, size, order)) return false;
    rating = rated;
    size = candidates;
    order = kind;
    return true;
  }

  bool empty() const { return taken == 0 && rating == unlimited; }

  int cap;
  int taken = 0;                               // how many deductions within the cap
  std::array<CellSet, 9> all{};                // what those remove
  int rating = unlimited, size = 0, order = 0; // of the best beyond it

private:
  static constexpr int unlimited = std::numeric_limits<int>::max();
};

} // namespace ninefold::human
