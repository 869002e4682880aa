#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold::okudos {

/// A seat's sectors, a bit for each. All the ways to hold two of the nine, and three, have numbers.
using Holding = std::uint16_t;
constexpr std::size_t mostHoldings = 84;

struct Holdings {
  explicit constexpr Holdings(int share) {
    numbers.fill(-1);
    for (std::uint32_t bits = 0; bits < 512; ++bits) {
      if (std::popcount(bits) != share) continue;
      numbers[bits] = static_cast<std::int16_t>(count);
      all[count++] = static_cast<Holding>(bits);
    }
  }

  std::array<Holding, mostHoldings> all{};
  std::size_t count = 0;
  std::array<std::int16_t, 512> numbers{}; // of each holding; -1 for what is none
};

inline constexpr Holdings holdingsOfTwo{2}, holdingsOfThree{3};
constexpr const Holdings& holdingsOf(int share) { return share == 2 ? holdingsOfTwo : holdingsOfThree; }

} // namespace ninefold::okudos
