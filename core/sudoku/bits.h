#pragma once

#include <bit>
#include <cstdint>

namespace ninefold {

/// How many bits are set. A plain x86-64 has no instruction for that, and std::popcount calls a library there.
constexpr int countBits(std::uint64_t bits) {
#if defined(__x86_64__) && !defined(__POPCNT__)
  bits -= bits >> 1 & 0x5555'5555'5555'5555;
  bits = (bits & 0x3333'3333'3333'3333) + (bits >> 2 & 0x3333'3333'3333'3333);
  return static_cast<int>(((bits + (bits >> 4)) & 0x0f0f'0f0f'0f0f'0f0f) * 0x0101'0101'0101'0101 >> 56);
#else
  return std::popcount(bits);
#endif
}

} // namespace ninefold
