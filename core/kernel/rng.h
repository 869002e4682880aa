#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace ninefold {

/// Our own generator (SplitMix64), so that a seed deals the same on every platform, compiler and release.
/// Never change what it yields: challenge codes, dailies and saved seeds rest on it.
class Rng {
public:
  explicit constexpr Rng(std::uint64_t seed) : state(seed) {}

  constexpr std::uint64_t next() {
    state += 0x9E3779B97F4A7C15u;
    std::uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
  }

  /// An even choice of 0 to `bound` - 1. Draws again where a plain remainder would favour the small ones.
  constexpr std::uint32_t below(std::uint32_t bound) {
    for (;;) {
      const std::uint64_t product = (next() >> 32) * bound;
      if (static_cast<std::uint32_t>(product) >= (0u - bound) % bound) return static_cast<std::uint32_t>(product >> 32);
    }
  }

  /// Fisher-Yates from the back. (std::shuffle differs from library to library.)
  template<class Sequence> constexpr void shuffle(Sequence& items) {
    for (std::size_t i = items.size(); i > 1; --i) std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
  }

  bool operator==(const Rng&) const = default;

private:
  std::uint64_t state;
};

} // namespace ninefold
