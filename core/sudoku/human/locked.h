#pragma once

#include "sudoku/human/position.h"

namespace ninefold::human {

constexpr std::array<std::array<int, 2>, 4> lockedKinds{{{block, column}, {block, row}, {column, block}, {row, block}}};

/// Where the places of a digit in one house all lie in another, of the given kind: that other house, else -1.
inline int lockedIn(int house, int otherKind, Places places) {
  int other = -1;
  if (kindOf(house) != block) { // a line: its thirds lie in one block each
    const int third = first(places) / 3;
    if ((places & ~(7u << third * 3)) == 0) other = houseOf(cellAt(house, third * 3), block);
  } else if (otherKind == row) {
    const int line = first(places) / 3;
    if ((places & ~(7u << line * 3)) == 0) other = houseOf(cellAt(house, line * 3), row);
  } else {
    const int line = first(places) % 3;
    if ((places & ~(0x49u << line)) == 0) other = houseOf(cellAt(house, line), column);
  }
  return other;
}

/// Calls `visit(base, cover, digit, removed)` for each digit that is locked where two houses cross and leaves other
/// cells of the cover because of that; stops once it returns true.
template<class Visit> bool eachLocked(const Position& position, Visit visit) {
  for (const auto& [kind, otherKind] : lockedKinds) {
    for (int d = 0; d < 9; ++d) {
      for (int base = kind * 9; base < kind * 9 + 9; ++base) {
        const Places places = position.places(base, d);
        if (count(places) < 2 || count(places) > 3) continue;
        const int cover = lockedIn(base, otherKind, places);
        if (cover < 0) continue;
        const CellSet removed = (position.cells(d) & cellsOf(cover)).without(cellsOf(base));
        if (!removed.empty() && visit(base, cover, d, removed)) return true;
      }
    }
  }
  return false;
}

} // namespace ninefold::human
