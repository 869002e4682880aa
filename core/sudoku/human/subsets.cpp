#include "sudoku/human/subsets.h"

#include "sudoku/human/find.h"

namespace ninefold::human {

namespace {

constexpr std::array<Technique, 5> nakedNames{Technique::none, Technique::none, Technique::nakedPair,
                                              Technique::nakedTriplet, Technique::nakedQuad};
constexpr std::array<Technique, 5> hiddenNames{Technique::none, Technique::none, Technique::hiddenPair,
                                               Technique::hiddenTriplet, Technique::hiddenQuad};
constexpr std::array<int, 5> nakedRatings{0, 0, 30, 36, 50};
constexpr std::array<int, 5> hiddenRatings{0, 0, 34, 40, 54};

Step hiddenStep(const Position& position, int size, int house, Digits digits, Places places) {
  Step step;
  step.technique = hiddenNames[static_cast<std::size_t>(size)];
  step.rating = hiddenRatings[static_cast<std::size_t>(size)];
  step.cells = cellsAt(house, places);
  step.digits = digits;
  step.houses = {house};
  for (int d = 0; d < 9; ++d)
    if ((digits >> d & 1) == 0) step.remove(d, step.cells & position.cells(d));
  return step;
}

} // namespace

bool findHiddenSet(const Position& position, int size, Step& found) {
  return eachHiddenSet(position, size, size * 2, [&](int house, Digits digits, Places places) {
    Step step = hiddenStep(position, size, house, digits, places);
    if (!step.removes()) return false;
    found = std::move(step);
    return true;
  });
}

bool findDirectHiddenSet(const Position& position, int size, Step& found) {
  return eachHiddenSet(position, size, size, [&](int house, Digits digits, Places places) {
    for (int d = 0; d < 9; ++d) {
      if ((digits >> d & 1) != 0 || count(position.places(house, d)) < 2) continue;
      const unsigned left = position.places(house, d) & ~static_cast<unsigned>(places);
      if (count(left) != 1) continue;
      found = hiddenStep(position, size, house, digits, places);
      found.removed = {}; // only the digit is laid: what else the pattern shows has to be seen again
      found.technique = size == 2 ? Technique::directHiddenPair : Technique::directHiddenTriplet;
      found.rating = size == 2 ? 20 : 25;
      found.cell = cellAt(house, first(left));
      found.digit = d;
      return true;
    }
    return false;
  });
}

bool findNakedSet(const Position& position, int size, Step& found) {
  return eachNakedSet(position, size, [&](int house, Places places, Digits digits) {
    const CellSet cells = cellsAt(house, places), others = cellsOf(house).without(cells);
    bool worth = false;
    eachBit(digits, [&](int d) { worth = worth || !(position.cells(d) & others).empty(); });
    if (!worth) return false;
    found = Step{};
    found.technique = nakedNames[static_cast<std::size_t>(size)];
    found.rating = nakedRatings[static_cast<std::size_t>(size)];
    found.cells = cells;
    found.digits = digits;
    found.houses = {house};
    eachBit(digits, [&](int d) { found.remove(d, position.cells(d) & others); });
    return true;
  });
}

} // namespace ninefold::human
