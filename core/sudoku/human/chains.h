#pragma once

#include "sudoku/human/harvest.h"
#include "sudoku/human/step.h"

namespace ninefold::human {

/// Cycles and chains in which each candidate follows from one other: X (one digit), Y (cells with two candidates) and
/// both. What is of use goes into `harvest`; `best` becomes the easiest step beyond its cap.
void searchChains(const Position& position, Harvest& harvest, Step& best);

/// The easiest of them.
bool findChain(const Position& position, Step& found);

/// The name that teachers know a chain by, if it has one: Skyscraper, 2-String Kite, Turbot Fish, W-Wing.
Technique taughtAs(const Position& position, const Step& chain);

} // namespace ninefold::human
