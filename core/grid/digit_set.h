#pragma once

#include "grid/cell.h"

#include <bit>

namespace ninefold {

/// A set of numbers 1 to 9.
struct DigitSet {
  std::uint16_t bits = 0; // bit n stands for the number n

  constexpr bool has(Digit digit) const { return (bits >> digit & 1) != 0; }
  constexpr void add(Digit digit) { bits = static_cast<std::uint16_t>(bits | 1 << digit); }
  constexpr void remove(Digit digit) { bits = static_cast<std::uint16_t>(bits & ~(1 << digit)); }
  constexpr int size() const { return std::popcount(bits); }
  constexpr bool empty() const { return bits == 0; }
  bool operator==(const DigitSet&) const = default;
};

} // namespace ninefold
