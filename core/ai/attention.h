#pragma once

#include "kernel/rng.h"

namespace ninefold::ai {

/// What a player notices of a position: each cell, run, flip or row that there is to see with the same probability.
/// It then plays well on what it saw. Whether a thing is noticed doesn't depend on what else was asked for, nor on the
/// order; who notices more with the same chance notices all that who notices less does.
class Attention {
public:
  /// `noticed`: in thousandths. 1000 is everything.
  Attention(Rng luck, int noticed) : salt(luck.next()), share(static_cast<std::uint64_t>(noticed)) {}

  /// Of a thing by a number that stands for it, and for nothing else in this position.
  bool notices(std::uint64_t thing) const {
    const std::uint64_t drawn = Rng(salt ^ (thing + 1) * 0xD1B54A32D192ED03u).next() >> 32;
    return drawn * 1000 >> 32 < share;
  }
  bool noticesAll() const { return share >= 1000; }

private:
  std::uint64_t salt;
  std::uint64_t share;
};

} // namespace ninefold::ai
