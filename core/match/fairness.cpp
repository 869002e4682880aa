#include "match/fairness.h"

#include "games/games.h"

#include <algorithm>

namespace ninefold {

namespace {

constexpr std::int64_t thousand = 1000, million = thousand * thousand;
/// How many standard errors lie to each side, in hundredths: of 19 in 20, and of 999 in 1,000.
constexpr std::int64_t usually = 196, nearlyAlways = 329;

std::int64_t rounded(std::int64_t over, std::int64_t under) { return (2 * over + under) / (2 * under); }

std::int64_t rootOf(std::int64_t square) {
  std::int64_t root = 0;
  for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= square) root += bit;
  return root;
}

/// What one draw comes to: its mean, and the variance of that, both in millionths.
struct Odds {
  std::int64_t mean = 0, variance = 0;
};

Odds oddsOf(std::span<const ValueDrawn> values) {
  std::int64_t all = 0, mean = 0, squares = 0;
  for (const ValueDrawn& one : values) all += one.expected;
  if (all == 0) return {};
  for (const ValueDrawn& one : values) {
    const std::int64_t share = rounded(million * one.expected, all);
    mean += share * one.value;
    squares += share * one.value * one.value;
  }
  return {mean, squares - rounded(mean * mean, million)};
}

/// How much of the variance is left where nothing is put back, in millionths.
std::int64_t leftOf(std::int64_t draws, std::int64_t matches, std::int64_t box) {
  if (box < 2) return 0;
  return std::clamp<std::int64_t>(million * (matches * box - draws) / (matches * (box - 1)), 0, million);
}

Luck luckIn(std::int64_t off, std::int64_t error) {
  if (100 * std::abs(off) <= usually * error) return Luck::asChance;
  const bool far = 100 * std::abs(off) > nearlyAlways * error;
  if (off < 0) return far ? Luck::farTooLow : Luck::low;
  return far ? Luck::farTooHigh : Luck::high;
}

} // namespace

Fairness fairnessOf(std::span<const ValueDrawn> values, std::int64_t matches, std::int64_t box) {
  Fairness found;
  std::int64_t sum = 0;
  for (const ValueDrawn& one : values) {
    found.draws += one.times;
    sum += one.times * one.value;
  }
  if (found.draws == 0 || matches == 0) return found;
  const Odds odds = oddsOf(values);
  const std::int64_t mean = rounded(thousand * sum, found.draws), chance = rounded(odds.mean, thousand);
  // Millionths of a square are squares of thousandths.
  const std::int64_t error = rootOf(odds.variance * leftOf(found.draws, matches, box) / million / found.draws);
  found.mean = static_cast<int>(mean);
  found.chance = static_cast<int>(chance);
  found.low = static_cast<int>(chance - usually * error / 100);
  found.high = static_cast<int>(chance + usually * error / 100);
  if (found.draws >= fewestToTell) found.luck = luckIn(mean - chance, error);
  return found;
}

std::int64_t boxOf(std::string_view game) {
  const auto place = gameNamed(game);
  if (!place) return 0;
  return withGame(*place, []<Playable G>() -> std::int64_t {
    std::int64_t size = 0;
    if constexpr (HandsOut<G>)
      for (const Stock& stock : G::box(typename G::Table{.seats = 2})) size += stock.count;
    return size;
  });
}

} // namespace ninefold
