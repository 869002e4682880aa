#pragma once

#include "ai/level.h"
#include "games/kakuro_call/ai/ways.h"

namespace ninefold::kakuro_call {

/// How somebody looks for rows. What would take longer than one's patience is overlooked.
struct Eyes {
  int pace = 0;        // milliseconds for the easiest of rows, by half of all people of this level
  int patience = 0;    // milliseconds until they give up, by half of them
  bool atOnce = false; // the board is seen as a whole, and nothing is overlooked
  int slips = 0;       // thousandths of the rows one off the total that are taken for right
  int objects = 0;     // thousandths of the short wrong rows of others that they see through
};

Eyes eyesOf(ai::Level);

/// The round as somebody's eyes meet it. The same person meets the same board and total always alike.
class Gaze {
public:
  Gaze(const Eyes& of, Rng luck) : eyes(of), salt(luck.next()) {}

  /// When a way is found, in milliseconds from the reveal of the total; nothing if it is overlooked. It takes longer
  /// the longer the row is and the more tiles have to be laid for it, and for columns.
  std::optional<int> finds(const Way&) const;
  /// When the search is given up.
  int givesUp() const;
  /// Whether a row that is one off the total is taken for right.
  bool misadds(const Row&) const;

private:
  std::uint64_t drawn(std::uint64_t thing) const;
  int scattered(std::int64_t median, std::uint64_t thing) const;

  Eyes eyes;
  std::uint64_t salt;
};

/// Whether one sees through a wrong row of somebody else: the longer it is, the less.
bool seesThrough(const Eyes&, const Row&, Rng luck);
/// When, in milliseconds from its call.
int objectsAfter(const Eyes&, const Row&);

} // namespace ninefold::kakuro_call
