#pragma once

#include "games/okudos/ai/holdings.h"
#include "grid/numbers.h"
#include "kernel/seat.h"

namespace ninefold::okudos {

/// What a seat keeps of what it saw. Who laid which chip is public, but in no view.
struct Memory {
  Numbers chips; // on the board
  /// How likely all that a seat has covered is, for each way to hold sectors: a logarithm, in sixteenths of a bit.
  PerSeat<std::array<std::int32_t, mostHoldings>> evidence;
  std::array<std::uint8_t, 10> discarded; // of each number, by the viewer itself
  bool operator==(const Memory&) const = default;
};

} // namespace ninefold::okudos
