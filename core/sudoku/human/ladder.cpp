#include "sudoku/human/ladder.h"

#include "sudoku/human/find.h"

namespace ninefold::human {

namespace {

template<bool (*search)(const Position&, int, Step&), int size> bool sized(const Position& position, Step& found) {
  return search(position, size, found);
}

constexpr Rung rungs[] = {
    {10, findFullHouse},
    {12, findHiddenSingle},
    {17, findDirectLocked},
    {20, sized<findDirectHiddenSet, 2>},
    {23, findNakedSingle},
    {25, sized<findDirectHiddenSet, 3>},
    {26, findLocked},
    {30, sized<findNakedSet, 2>},
    {32, sized<findFish, 2>},
    {34, sized<findHiddenSet, 2>},
    {36, sized<findNakedSet, 3>},
    {38, sized<findFish, 3>},
    {40, sized<findHiddenSet, 3>},
    {42, findXYWing},
    {44, findXYZWing},
    {45, findUniqueLoop},
    {50, sized<findNakedSet, 4>},
    {52, sized<findFish, 4>},
    {54, sized<findHiddenSet, 4>},
    {56, findBugPattern},
    {62, findAlignedPair},
};

} // namespace

std::span<const Rung> ladder() { return rungs; }

} // namespace ninefold::human
