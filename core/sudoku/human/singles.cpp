#include "sudoku/human/find.h"

namespace ninefold::human {

namespace {

constexpr std::array<int, 3> kinds{block, column, row};

Step single(Technique technique, int rating, int house, int cell, int d) {
  Step step;
  step.technique = technique;
  step.rating = rating;
  step.cells.add(cell);
  step.digits = digit(d);
  if (house >= 0) step.houses.add(house);
  step.cell = cell;
  step.digit = d;
  return step;
}

/// The first digit with one place left in a house, among the houses with or without another empty cell.
bool onePlace(const Position& position, bool lastCell, Step& found) {
  for (const int kind : kinds) {
    for (int house = kind * 9; house < kind * 9 + 9; ++house) {
      const int open = position.open(house);
      if (open == 0 || (open == 1) != lastCell) continue;
      for (int d = 0; d < 9; ++d) {
        const Places places = position.places(house, d);
        if (places == 0 || count(places) != 1) continue;
        const Technique technique = lastCell        ? Technique::fullHouse
                                    : kind == block ? Technique::hiddenSingleBlock
                                                    : Technique::hiddenSingleLine;
        found = single(technique, lastCell ? 10 : kind == block ? 12 : 15, house, cellAt(house, first(places)), d);
        return true;
      }
    }
  }
  return false;
}

} // namespace

bool findFullHouse(const Position& position, Step& found) { return onePlace(position, true, found); }

bool findHiddenSingle(const Position& position, Step& found) { return onePlace(position, false, found); }

bool findNakedSingle(const Position& position, Step& found) {
  const CellSet cells = counted(position).one;
  if (cells.empty()) return false;
  const int cell = cells.first();
  found = single(Technique::nakedSingle, 23, -1, cell, first(position.candidates(cell)));
  return true;
}

} // namespace ninefold::human
