#pragma once

#include "ai/stop.h"
#include "games/kakuro_cards/ai/sight.h"

namespace ninefold::kakuro_cards {

/// A turn with what it is worth: in thousandths of a point, and where the end was solved, of a chance to win.
struct Weighed {
  Seen seen;
  int worth = 0;
  int chance = 0;
};

struct Judgement {
  std::vector<Weighed> turns; // the best first
  std::int64_t nodes = 0;
};

/// Weighs what the viewer sees: the points of a turn, less what the next one is to be expected to make of the board
/// that it leaves, whatever that one holds, with something for the card kept; the best of them once more with what
/// follows. With nothing left to draw it is solved.
Judgement weigh(const View&, const Style&, std::vector<Seen>, const ai::Stop&);

} // namespace ninefold::kakuro_cards
