#pragma once

#include "sudoku/human/position.h"

namespace ninefold::human {

/// Calls `visit(kind, lines, covers, digit, removed)` for every digit whose places in `size` parallel lines of that
/// kind lie in as many crossing lines, and that leaves other cells of those because of that. Lines and covers are sets
/// of line numbers 0 to 8.
template<class Visit> bool eachFish(const Position& position, int size, Visit visit) {
  for (const int kind : {column, row}) {
    std::array<unsigned, 9> eligible{};
    unsigned some = 0;
    for (int d = 0; d < 9; ++d) {
      if (position.laid(d) + size * 2 > 9) continue;
      unsigned lines = 0;
      for (int line = 0; line < 9; ++line) {
        const int n = count(position.places(kind * 9 + line, d));
        if (n >= 2 && n <= size) lines |= 1u << line;
      }
      if (count(lines) < size) continue;
      eligible[static_cast<std::size_t>(d)] = lines;
      some |= lines;
    }
    if (count(some) < size) continue;
    const bool stop = eachChoice(size, 9, [&](unsigned lines) {
      if ((lines & ~some) != 0) return false;
      for (int d = 0; d < 9; ++d) {
        if ((lines & ~eligible[static_cast<std::size_t>(d)]) != 0) continue;
        unsigned covers = 0;
        eachBit(lines, [&](int line) { covers |= position.places(kind * 9 + line, d); });
        if (count(covers) != size) continue;
        CellSet base, cover;
        eachBit(lines, [&](int line) { base |= cellsOf(kind * 9 + line); });
        eachBit(covers, [&](int line) { cover |= cellsOf((row + column - kind) * 9 + line); });
        const CellSet removed = (position.cells(d) & cover).without(base);
        if (!removed.empty() && visit(kind, lines, covers, d, removed)) return true;
      }
      return false;
    });
    if (stop) return true;
  }
  return false;
}

} // namespace ninefold::human
