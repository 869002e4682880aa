#include "match/fairness.h"

#include <algorithm>

namespace ninefold {

namespace {

constexpr std::int64_t thousand = 1000;
/// How many standard errors lie to each side, in hundredths: of 19 in 20, and of 999 in 1,000.
constexpr std::int64_t usually = 196, nearlyAlways = 329;

std::int64_t rounded(std::int64_t over, std::int64_t under) { return (2 * over + under) / (2 * under); }

std::int64_t rootOf(std::int64_t square) {
  std::int64_t root = 0;
  for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= square) root += bit;
  return root;
}

/// What is in a box, summed up.
struct Box {
  std::int64_t size = 0, sum = 0, squares = 0;
  /// Its variance, times the square of its size.
  std::int64_t spread() const { return size * squares - sum * sum; }
};

/// The standard error of the mean, in thousandths.
std::int64_t errorOf(const Box& box, std::int64_t draws, std::int64_t matches) {
  if (box.size < 2) return 0;
  // How much of the variance is left where nothing is put back, in millionths.
  const std::int64_t whole = thousand * thousand;
  const std::int64_t left =
      std::clamp<std::int64_t>(whole * (matches * box.size - draws) / (matches * (box.size - 1)), 0, whole);
  // That variance of one draw is spread / size², and the square of a thousand is the millionths' own.
  return rootOf(box.spread() * left / (box.size * box.size * draws));
}

Luck luckIn(std::int64_t off, std::int64_t error) {
  if (100 * std::abs(off) <= usually * error) return Luck::asChance;
  const bool far = 100 * std::abs(off) > nearlyAlways * error;
  if (off < 0) return far ? Luck::farTooLow : Luck::low;
  return far ? Luck::farTooHigh : Luck::high;
}

} // namespace

Fairness fairnessOf(std::span<const ValueDrawn> values, std::int64_t matches) {
  Box box;
  Fairness found;
  std::int64_t sum = 0;
  for (const ValueDrawn& one : values) {
    box.size += one.inBox;
    box.sum += one.inBox * one.value;
    box.squares += one.inBox * one.value * one.value;
    found.draws += one.times;
    sum += one.times * one.value;
  }
  if (found.draws == 0 || matches == 0 || box.size == 0) return found;
  const std::int64_t mean = rounded(thousand * sum, found.draws), chance = rounded(thousand * box.sum, box.size);
  const std::int64_t error = errorOf(box, found.draws, matches);
  found.mean = static_cast<int>(mean);
  found.chance = static_cast<int>(chance);
  found.low = static_cast<int>(chance - usually * error / 100);
  found.high = static_cast<int>(chance + usually * error / 100);
  if (found.draws >= fewestToTell) found.luck = luckIn(mean - chance, error);
  return found;
}

} // namespace ninefold
