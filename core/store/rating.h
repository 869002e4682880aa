#pragma once

#include "store/ids.h"

#include <cmath>
#include <cstddef>
#include <vector>

namespace ninefold::store {

/// The family ladder: Elo's ratings, in thousandths of a point.
constexpr std::int64_t firstRating = 1'000'000;

struct Contestant {
  ProfileId profile{};
  std::int64_t rating = firstRating;
  bool won = false;
  int score = 0;
};

/// What the ratings come to after a match. A table of many is as many duels, which together weigh as one.
template<class Compare> std::vector<std::int64_t> ratingsAfter(const std::vector<Contestant>& field, Compare compare) {
  constexpr double most = 32'000; // what one match can bring
  std::vector<std::int64_t> after;
  for (const Contestant& one : field) {
    double gained = 0;
    for (const Contestant& other : field) {
      if (&one == &other) continue;
      const double expected = 1 / (1 + std::pow(10, static_cast<double>(other.rating - one.rating) / 400'000));
      gained += compare(one, other) - expected;
    }
    after.push_back(one.rating + std::llround(most * gained / static_cast<double>(field.size() - 1)));
  }
  return after;
}

} // namespace ninefold::store
