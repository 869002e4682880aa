#pragma once

#include "kernel/option.h"

#include <cstdint>
#include <vector>

namespace ninefold::kakuro_cards {

enum class Flips : std::uint8_t { one, many };
/// All the cards are played; or (our own, for one seat) the first turn is the last: a problem with a best turn.
enum class Turns : std::uint8_t { all, one };

/// What can be agreed before a game of Kakuro Cards.
struct Options {
  Referee referee = Referee::assist;
  Flips flips = Flips::one;
  Turns turns = Turns::all;
  bool operator==(const Options&) const = default;
};

const std::vector<Option<Options>>& options();

} // namespace ninefold::kakuro_cards
