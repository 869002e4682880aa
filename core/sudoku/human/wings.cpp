#include "sudoku/human/find.h"

namespace ninefold::human {

namespace {

/// A pivot with the digits xy (or xyz) and two pincers xz and yz that it sees: one of the three is z.
bool findWing(const Position& position, bool pivotHasZ, Step& found) {
  const Counted cells = counted(position);
  if (cells.two.size() < (pivotHasZ ? 2 : 3)) return false;
  bool done = false;
  (pivotHasZ ? cells.three : cells.two).each([&](int pivot) {
    if (done) return;
    const unsigned own = position.candidates(pivot);
    const CellSet near = peersOf(pivot) & cells.two;
    near.each([&](int a) {
      if (done || count(own & ~unsigned{position.candidates(a)}) != 1) return;
      near.each([&](int b) {
        const unsigned xz = position.candidates(a), yz = position.candidates(b);
        if (done || count(own | xz | yz) != 3 || count(own & xz & yz) != (pivotHasZ ? 1 : 0) || xz == yz) return;
        const int z = first(xz & yz);
        CellSet removed = position.cells(z) & peersOf(a) & peersOf(b);
        if (pivotHasZ) removed &= peersOf(pivot);
        removed.drop(pivot);
        if (removed.empty()) return;
        done = true;
        found = Step{};
        found.technique = pivotHasZ ? Technique::xyzWing : Technique::xyWing;
        found.rating = pivotHasZ ? 44 : 42;
        found.cells.add(pivot);
        found.more.add(a);
        found.more.add(b);
        found.digits = static_cast<Digits>(own | xz | yz);
        found.moreDigits = digit(z);
        found.remove(z, removed);
      });
    });
  });
  return done;
}

} // namespace

bool findXYWing(const Position& position, Step& found) { return findWing(position, false, found); }

bool findXYZWing(const Position& position, Step& found) { return findWing(position, true, found); }

} // namespace ninefold::human
