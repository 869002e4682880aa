#pragma once

#include "ai/stop.h"
#include "games/kakuro_call/kakuro_call.h"

#include <vector>

namespace ninefold::kakuro_call {

/// A tile of a row counts as another number: a digit tile lies on it, or it has changed places with one outside.
struct Replaced {
  Digit old = 0;
  Digit number = 0;
  bool swapped = false;
  bool operator==(const Replaced&) const = default;
};

/// A way to make the total: a row, and the action tiles that make it right.
struct Way {
  Row row;
  InlineVector<Replaced, 8> replaced{};
  int doublings = 0;
  int bounds = 0; // any tile's back does for one

  int tiles() const { return static_cast<int>(replaced.size()) + doublings + bounds; }
  /// What it takes by their fronts; the bounds come on top.
  Supply fronts() const;
  bool operator==(const Way&) const = default;
};

struct Ways {
  std::vector<Way> all{};
  std::int64_t nodes = 0; // rows, and tiles of them replaced, that were looked at
};

/// More action tiles than anybody ever has.
constexpr int anyNumber = 40;

/// Every way to make a total with at most so many of the action tiles of a supply. Of those that take the same tiles
/// for the same row there is one; none takes a tile that the row could do without. Always in the same order.
Ways waysToMake(const Board<Spot>&, const Supply&, Total, int tiles, const ai::Stop&);

/// The call that goes that way. Its bounds are those tiles of the supply that come first in `spared`, as far as it
/// has them to spare.
Call callOf(const Board<Spot>&, Supply, const Way&, const std::array<ActionTile, actionKinds>& spared);

} // namespace ninefold::kakuro_call
