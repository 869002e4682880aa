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

/// 1 if the first came out ahead, 0 if behind, 1/2 if neither: winning comes first, then points.
constexpr double comparison(bool won, int score, bool otherWon, int otherScore) {
  if (won != otherWon) return won ? 1 : 0;
  if (won || score == otherScore) return 0.5;
  return score > otherScore ? 1 : 0;
}

/// What is expected of one against another, in points.
inline double expectedShare(double rating, double other) { return 1 / (1 + std::pow(10, (other - rating) / 400)); }

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

/// A duel with somebody whose rating is known and stays, in points: how it went (1, 1/2 or 0), and what it weighs.
struct Measured {
  double against = 0;
  double got = 0;
  double weight = 1;
};

/// The rating at which just that was to be expected, had one duel more been won and one lost against the average of
/// them: so a few say something, and nobody who won them all is beyond all measure.
inline double performance(const std::vector<Measured>& duels) {
  double weights = 0, average = 0;
  for (const Measured& duel : duels) {
    weights += duel.weight;
    average += duel.weight * duel.against;
  }
  average /= weights;
  double low = average - 2000, high = average + 2000;
  for (int halvings = 0; halvings < 40; ++halvings) {
    const double middle = (low + high) / 2;
    double missing = 1 - 2 * expectedShare(middle, average);
    for (const Measured& duel : duels) missing += duel.weight * (duel.got - expectedShare(middle, duel.against));
    (missing > 0 ? low : high) = middle;
  }
  return (low + high) / 2;
}

} // namespace ninefold::store
