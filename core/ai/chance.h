#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace ninefold::ai {

/// The whole number whose square comes closest from below.
constexpr std::int64_t rootOf(std::int64_t square) {
  std::int64_t root = 0;
  for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
    if ((root + bit) * (root + bit) <= square) root += bit;
  return root;
}

/// The chance, in thousandths, to stay ahead for who is `lead` ahead, if what is left adds to that what has the mean 0
/// and the variance `spread`, in squares of the same unit: a normal curve, in whole numbers.
constexpr int chanceToStayAhead(std::int64_t lead, std::int64_t spread) {
  // Of 0, 0.1, 0.2 and so on to 3 standard deviations.
  constexpr std::array<int, 31> curve{500, 540, 579, 618, 655, 691, 726, 758, 788, 816, 841, 864, 885, 903, 919, 933,
                                      945, 955, 964, 971, 977, 982, 986, 989, 992, 994, 995, 997, 997, 998, 999};
  const std::int64_t deviation = rootOf(spread);
  const std::int64_t ahead = std::max(lead, -lead);
  int chance = 1000;
  if (lead == 0)
    chance = 500;
  else if (deviation > 0 && ahead < 3 * deviation) {
    const std::int64_t hundredths = 100 * ahead / deviation;
    const auto at = static_cast<std::size_t>(hundredths / 10);
    const int beyond = static_cast<int>(hundredths % 10);
    chance = curve[at] + (curve[at + 1] - curve[at]) * beyond / 10;
  } else if (deviation > 0) {
    chance = 999;
  }
  return lead < 0 ? 1000 - chance : chance;
}

} // namespace ninefold::ai
