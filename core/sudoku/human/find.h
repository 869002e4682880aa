#pragma once

#include "sudoku/human/step.h"

/// The searches for single techniques, one family to a file. Each returns whether it found a step that changes the
/// position, and which: the first one in the order of houses, cells and digits that the Sudoku Explainer looks in, so
/// that whoever follows our steps walks its path. None of them allocates.
namespace ninefold::human {

bool findFullHouse(const Position& position, Step& found);
bool findHiddenSingle(const Position& position, Step& found);
bool findNakedSingle(const Position& position, Step& found);

bool findDirectLocked(const Position& position, Step& found);
bool findLocked(const Position& position, Step& found);

bool findDirectHiddenSet(const Position& position, int size, Step& found);
bool findHiddenSet(const Position& position, int size, Step& found);
bool findNakedSet(const Position& position, int size, Step& found);

bool findFish(const Position& position, int size, Step& found);
bool findXYWing(const Position& position, Step& found);
bool findXYZWing(const Position& position, Step& found);

bool findUniqueLoop(const Position& position, Step& found);
bool findBugPattern(const Position& position, Step& found);

bool findAlignedPair(const Position& position, Step& found);
bool findAlignedTriplet(const Position& position, Step& found);

} // namespace ninefold::human
