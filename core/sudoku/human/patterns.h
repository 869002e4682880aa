#pragma once

#include "sudoku/human/fish.h"
#include "sudoku/human/graph.h"
#include "sudoku/human/locked.h"
#include "sudoku/human/subsets.h"

namespace ninefold::human {

/// A pattern that has come about because candidates went: `reasons` are those, `removed` what it takes away.
struct Pattern {
  std::array<CellSet, 9> reasons{}, removed{};

  bool hasReasons() const {
    CellSet any;
    for (const CellSet set : reasons) any |= set;
    return !any.empty();
  }
  template<class Visit> void eachReason(Visit visit) const {
    for (int d = 0; d < 9; ++d) reasons[static_cast<std::size_t>(d)].each([&](int cell) { visit(candidate(cell, d)); });
  }
  /// In the order in which a table of sixteen rows keyed by cell would list them: the rating's chains follow it.
  template<class Visit> void eachRemoved(Visit visit) const {
    CellSet cells;
    for (const CellSet set : removed) cells |= set;
    for (int rest = 0; rest < 16; ++rest) {
      for (int cell = rest; cell < 81; cell += 16) {
        if (!cells.has(cell)) continue;
        for (int d = 0; d < 9; ++d)
          if (removed[static_cast<std::size_t>(d)].has(cell)) visit(candidate(cell, d));
      }
    }
  }
};

/// Visits the patterns of the first of these families that has any with reasons: locked digits, hidden pairs, naked
/// pairs, X-Wings.
template<class Visit> void eachPattern(const Position& before, const Position& now, Visit visit) {
  bool any = false;
  const auto offer = [&](const Pattern& pattern) {
    if (pattern.hasReasons()) {
      any = true;
      visit(pattern);
    }
    return false;
  };
  const auto gone = [&](int d, CellSet cells) { return (before.cells(d) & cells).without(now.cells(d)); };

  eachLocked(now, [&](int base, int cover, int d, CellSet removed) {
    Pattern pattern;
    pattern.reasons[static_cast<std::size_t>(d)] = gone(d, cellsOf(base).without(cellsOf(cover)));
    pattern.removed[static_cast<std::size_t>(d)] = removed;
    return offer(pattern);
  });
  if (any) return;
  eachHiddenSet(now, 2, 4, [&](int house, Digits digits, Places places) {
    const CellSet cells = cellsAt(house, places);
    Pattern pattern;
    bool worth = false;
    for (int d = 0; d < 9; ++d) {
      if ((digits >> d & 1) != 0) {
        pattern.reasons[static_cast<std::size_t>(d)] = before.cells(d) & cellsOf(house).without(cells);
      } else {
        pattern.removed[static_cast<std::size_t>(d)] = now.cells(d) & cells;
        worth = worth || !pattern.removed[static_cast<std::size_t>(d)].empty();
      }
    }
    return worth && offer(pattern);
  });
  if (any) return;
  eachNakedSet(now, 2, [&](int house, Places places, Digits digits) {
    const CellSet cells = cellsAt(house, places);
    Pattern pattern;
    bool worth = false;
    for (int d = 0; d < 9; ++d) {
      if ((digits >> d & 1) != 0) {
        pattern.removed[static_cast<std::size_t>(d)] = (now.cells(d) & cellsOf(house)).without(cells);
        worth = worth || !pattern.removed[static_cast<std::size_t>(d)].empty();
      } else {
        pattern.reasons[static_cast<std::size_t>(d)] = before.cells(d) & cells;
      }
    }
    return worth && offer(pattern);
  });
  if (any) return;
  eachFish(now, 2, [&](int kind, unsigned lines, unsigned covers, int d, CellSet removed) {
    CellSet base, cover;
    eachBit(lines, [&](int line) { base |= cellsOf(kind * 9 + line); });
    eachBit(covers, [&](int line) { cover |= cellsOf((row + column - kind) * 9 + line); });
    Pattern pattern;
    pattern.reasons[static_cast<std::size_t>(d)] = gone(d, base.without(cover));
    pattern.removed[static_cast<std::size_t>(d)] = removed;
    return offer(pattern);
  });
}

} // namespace ninefold::human
