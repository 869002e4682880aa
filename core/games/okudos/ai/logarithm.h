#pragma once

#include <array>
#include <bit>
#include <cstdint>

// Logarithms in sixteenths of a bit, in whole numbers: they decide, and have to be the same on every device.
namespace ninefold::okudos {

/// 16 times the binary logarithm of a number above 0, rounded down.
constexpr std::int32_t logarithm(std::uint32_t number) {
  const int whole = 31 - std::countl_zero(number);
  std::uint64_t rest = static_cast<std::uint64_t>(number) << (31 - whole); // 1 to 2, with 31 places
  std::int32_t result = whole;
  for (int i = 0; i < 4; ++i) {
    rest = rest * rest >> 31;
    result = 2 * result + static_cast<std::int32_t>(rest >> 32);
    rest >>= rest >> 32;
  }
  return result;
}

/// What has a logarithm of `below` less than that of 2^20.
constexpr std::uint32_t belowAMillion(std::int32_t below) {
  // 2^20 less 0 to 15 sixteenths of a bit
  constexpr std::array<std::uint32_t, 16> steps{1048576, 1004120, 961548, 920782, 881744, 844361, 808563, 774282,
                                                741455,  710020,  679917, 651091, 623487, 597053, 571740, 547500};
  if (below >= 16 * 21) return 0;
  return steps[static_cast<std::size_t>(below % 16)] >> (below / 16);
}

} // namespace ninefold::okudos
