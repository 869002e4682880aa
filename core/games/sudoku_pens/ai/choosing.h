#pragma once

#include "games/sudoku_pens/ai/dials.h"
#include "games/sudoku_pens/ai/sampling.h"

namespace ninefold::sudoku_pens {

/// What was considered, the best first, and how many positions that took.
struct Considered {
  std::vector<Candidate> writes;
  std::int64_t nodes = 0;
};

/// What to write by the one rule. Writing only takes choices away: whoever is level, begins and writes the highest
/// digit there is each time is never behind. So it is always one of the highest, unless the end is known exactly; which
/// one decides who has the last word. There is something to write.
Considered consider(const Sheet&, const Dial&, std::uint64_t salt, const ai::Stop&);

/// What brings most at once.
Considered mostAtOnce(const Sheet&, Rng luck);

} // namespace ninefold::sudoku_pens
