#include "sudoku/human/locked.h"

#include "sudoku/human/find.h"

namespace ninefold::human {

namespace {

Step lockedStep(const Position& position, int base, int cover, int d, CellSet removed) {
  Step step;
  const bool points = kindOf(base) == block;
  step.technique = points ? Technique::pointing : Technique::claiming;
  step.rating = points ? 26 : 28;
  step.cells = position.cells(d) & cellsOf(base);
  step.digits = digit(d);
  step.houses = {base, cover};
  step.remove(d, removed);
  return step;
}

} // namespace

bool findLocked(const Position& position, Step& found) {
  return eachLocked(position, [&](int base, int cover, int d, CellSet removed) {
    found = lockedStep(position, base, cover, d, removed);
    return true;
  });
}

bool findDirectLocked(const Position& position, Step& found) {
  return eachLocked(position, [&](int base, int cover, int d, CellSet removed) {
    // A house like the base one that loses all places of the digit but one.
    for (int house = kindOf(base) * 9; house < kindOf(base) * 9 + 9; ++house) {
      if (house == base || (cellsOf(house) & removed).empty()) continue;
      const CellSet left = (position.cells(d) & cellsOf(house)).without(cellsOf(cover));
      if (left.size() != 1) continue;
      found = lockedStep(position, base, cover, d, removed);
      const bool points = kindOf(base) == block;
      found.technique = points ? Technique::directPointing : Technique::directClaiming;
      found.rating = points ? 17 : 19;
      found.removed = {}; // only the digit is laid: what else the pattern shows has to be seen again
      found.houses.add(house);
      found.cell = left.first();
      found.digit = d;
      return true;
    }
    return false;
  });
}

} // namespace ninefold::human
