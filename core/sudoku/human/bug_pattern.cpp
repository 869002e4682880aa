#include "sudoku/human/find.h"
#include "sudoku/human/subsets.h"

namespace ninefold::human {

namespace {

/// The bivalue grave: if every cell had two candidates, and every digit two places in every house, the puzzle would
/// have none or two solutions. So one of the candidates that are too many for that, `extra`, is true.
class BugPattern {
public:
  explicit BugPattern(const Position& where) : position(where), rest(where) {}

  bool find(Step& found) {
    if (!collect() || !isGrave()) return false;
    if (size == 1) return type1(found);
    if (count(allExtra) == 1) return type2(found) || (size == 2 && type4(found));
    if (common.empty()) return false;
    return (size == 2 && type4(found)) || type3(found);
  }

private:
  const Position& position;
  Position rest; // without the extra candidates
  std::array<int, 81> cells{};
  int size = 0;
  CellSet extraCells, common; // common: what all extra cells see
  std::array<Digits, 81> extra{};
  Digits allExtra = 0;

  Digits& extraOf(int cell) { return extra[static_cast<std::size_t>(cell)]; }

  bool collect() {
    const Counted few = counted(position);
    for (int house = 0; house < houseCount; ++house) {
      for (int d = 0; d < 9; ++d) {
        const Places places = position.places(house, d);
        if (places == 0 || count(places) == 2) continue;
        const CellSet many = cellsAt(house, places).without(few.one).without(few.two);
        if (many.empty()) return false;
        if (many.size() > 1) continue; // another house tells which
        const int cell = many.first();
        if (!extraCells.has(cell)) cells[static_cast<std::size_t>(size++)] = cell;
        common = extraCells.empty() ? peersOf(cell) : common & peersOf(cell);
        extraCells.add(cell);
        common = common.without(extraCells);
        extraOf(cell) = static_cast<Digits>(extraOf(cell) | digit(d));
        allExtra = static_cast<Digits>(allExtra | digit(d));
        rest.remove(cell, d);
        if (size > 1 && count(allExtra) > 1 && common.empty()) return false;
      }
    }
    return size > 0;
  }

  bool isGrave() const {
    if (counted(rest).two.size() != position.empty()) return false;
    for (int house = 0; house < houseCount; ++house)
      for (int d = 0; d < 9; ++d)
        if (rest.places(house, d) != 0 && count(rest.places(house, d)) != 2) return false;
    return true;
  }

  Step start(Technique technique, int rating) const {
    Step step;
    step.technique = technique;
    step.rating = rating;
    step.cells = extraCells;
    step.digits = allExtra;
    return step;
  }

  bool type1(Step& found) {
    found = start(Technique::bug1, 56);
    eachBit(position.candidates(cells[0]) & ~static_cast<unsigned>(allExtra),
            [&](int d) { found.remove(d, cells[0]); });
    return true;
  }

  bool type2(Step& found) {
    const int d = first(allExtra);
    const CellSet removed = common & position.cells(d);
    if (removed.empty()) return false;
    found = start(Technique::bug2, 57);
    found.remove(d, removed);
    return true;
  }

  bool inOneHouse(int kind) const {
    for (int i = 1; i < size; ++i)
      if (houseOf(cells[static_cast<std::size_t>(i)], kind) != houseOf(cells[0], kind)) return false;
    return true;
  }

  /// The extra digits make a naked set with other cells of a house.
  bool type3(Step& found) {
    for (int kind = 0; kind < 3; ++kind) {
      if (!inOneHouse(kind)) continue;
      const int house = houseOf(cells[0], kind);
      unsigned others = 0;
      for (int p = 0; p < 9; ++p)
        if (common.has(cellAt(house, p))) others |= 1u << p;
      for (int degree = 2; degree <= 6 && count(others) >= degree; ++degree) {
        const bool stop = eachSubset(degree - 1, others, [&](unsigned places) {
          unsigned digits = 0;
          bool possible = true;
          eachBit(places, [&](int p) {
            possible = possible && count(position.candidates(cellAt(house, p))) >= 2;
            digits |= position.candidates(cellAt(house, p));
          });
          if (!possible || count(digits) != degree || (allExtra & ~digits) != 0) return false;
          const CellSet set = cellsAt(house, static_cast<Places>(places));
          const CellSet left = cellsAt(house, static_cast<Places>(others & ~places));
          Step step = start(Technique::bug3, 57 + degree - 1);
          eachBit(digits, [&](int d) { step.remove(d, position.cells(d) & left); });
          if (!step.removes()) return false;
          step.more = set;
          step.moreDigits = static_cast<Digits>(digits);
          step.houses = {house};
          found = std::move(step);
          return true;
        });
        if (stop) return true;
      }
    }
    return false;
  }

  /// Two extra cells share one more digit, which one of them must take: nothing but that and the extra ones stays.
  bool type4(Step& found) {
    const unsigned shared =
        position.candidates(cells[0]) & position.candidates(cells[1]) & ~static_cast<unsigned>(allExtra);
    if (count(shared) != 1) return false;
    for (int kind = 0; kind < 3; ++kind) {
      if (!inOneHouse(kind)) continue;
      Step step = start(Technique::bug4, 57);
      for (int i = 0; i < 2; ++i) {
        const int cell = cells[static_cast<std::size_t>(i)];
        eachBit(position.candidates(cell) & ~shared & ~static_cast<unsigned>(extraOf(cell)),
                [&](int d) { step.remove(d, cell); });
      }
      step.moreDigits = static_cast<Digits>(shared);
      step.houses = {houseOf(cells[0], kind)};
      found = std::move(step);
      return true;
    }
    return false;
  }
};

} // namespace

bool findBugPattern(const Position& position, Step& found) { return BugPattern(position).find(found); }

} // namespace ninefold::human
