#include "sudoku/human/find.h"

namespace ninefold::human {

namespace {

struct Bases {
  std::array<int, 81> cells{};
  std::array<CellSet, 81> excluders{}; // by place in `cells`
  CellSet all;
  int size = 0;
};

/// The cells that can take part, and for each the small cells that it sees.
Bases basesOf(const Position& position, bool triplet) {
  const Counted few = counted(position);
  const CellSet small = triplet ? few.two | few.three : few.two;
  Bases bases;
  for (int cell = 0; cell < 81; ++cell) {
    if (count(position.candidates(cell)) < 2 || !(peersOf(cell) & few.one).empty()) continue;
    const CellSet seen = small & peersOf(cell);
    if (seen.empty()) continue;
    bases.cells[static_cast<std::size_t>(bases.size)] = cell;
    bases.excluders[static_cast<std::size_t>(bases.size++)] = seen;
    bases.all.add(cell);
  }
  return bases;
}

Step start(Technique technique, int rating, CellSet cells, CellSet excluders) {
  Step step;
  step.technique = technique;
  step.rating = rating;
  step.cells = cells;
  step.more = excluders;
  return step;
}

bool excludePair(const Position& position, int a, int b, CellSet excluders, Step& found) {
  std::array<Digits, 9> not2{}; // by digit of a, the digits that b can't take with it
  excluders.each([&](int cell) {
    const unsigned both = position.candidates(cell);
    const int x = first(both), y = first(both & (both - 1));
    not2[static_cast<std::size_t>(x)] = static_cast<Digits>(not2[static_cast<std::size_t>(x)] | digit(y));
    not2[static_cast<std::size_t>(y)] = static_cast<Digits>(not2[static_cast<std::size_t>(y)] | digit(x));
  });
  const bool see = seeEachOther(a, b);
  unsigned possibleA = 0, possibleB = 0;
  eachBit(position.candidates(a), [&](int d) {
    unsigned with = position.candidates(b) & ~static_cast<unsigned>(not2[static_cast<std::size_t>(d)]);
    if (see) with &= ~(1u << d);
    if (with != 0) possibleA |= 1u << d;
    possibleB |= with;
  });
  const unsigned goneA = position.candidates(a) & ~possibleA, goneB = position.candidates(b) & ~possibleB;
  if ((goneA | goneB) == 0) return false;
  found = start(Technique::alignedPair, 62, CellSet::of(a) | CellSet::of(b), excluders);
  eachBit(goneA, [&](int d) { found.remove(d, a); });
  eachBit(goneB, [&](int d) { found.remove(d, b); });
  return true;
}

bool excludeTriplet(const Position& position, std::array<int, 3> cells, CellSet excluders, Step& found) {
  std::array<Digits, 20> sets{};
  int n = 0;
  excluders.each([&](int cell) { sets[static_cast<std::size_t>(n++)] = position.candidates(cell); });
  std::array<unsigned, 3> own{}, possible{};
  for (std::size_t i = 0; i < 3; ++i) own[i] = position.candidates(cells[i]);
  const bool see01 = seeEachOther(cells[0], cells[1]), see02 = seeEachOther(cells[0], cells[2]),
             see12 = seeEachOther(cells[1], cells[2]);
  eachBit(own[0], [&](int x) {
    eachBit(own[1], [&](int y) {
      if (see01 && x == y) return;
      eachBit(own[2], [&](int z) {
        const bool known = (possible[0] >> x & 1) != 0 && (possible[1] >> y & 1) != 0 && (possible[2] >> z & 1) != 0;
        if (known || (see02 && x == z) || (see12 && y == z)) return;
        const unsigned taken = 1u << x | 1u << y | 1u << z;
        for (int i = 0; i < n; ++i)
          if ((sets[static_cast<std::size_t>(i)] & ~taken) == 0) return;
        possible[0] |= 1u << x;
        possible[1] |= 1u << y;
        possible[2] |= 1u << z;
      });
    });
  });
  if (possible == own) return false;
  found = start(Technique::alignedTriplet, 75, CellSet::of(cells[0]) | CellSet::of(cells[1]) | CellSet::of(cells[2]),
                excluders);
  for (std::size_t i = 0; i < 3; ++i) eachBit(own[i] & ~possible[i], [&](int d) { found.remove(d, cells[i]); });
  return true;
}

} // namespace

bool findAlignedPair(const Position& position, Step& found) {
  const Bases bases = basesOf(position, false);
  for (std::size_t j = 1; j < static_cast<std::size_t>(bases.size); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const CellSet shared = bases.excluders[i] & bases.excluders[j];
      if (shared.size() >= 2 && excludePair(position, bases.cells[i], bases.cells[j], shared, found)) return true;
    }
  }
  return false;
}

bool findAlignedTriplet(const Position& position, Step& found) {
  const Bases bases = basesOf(position, true);
  std::array<CellSet, 81> excluders{}; // by cell
  for (std::size_t i = 0; i < static_cast<std::size_t>(bases.size); ++i)
    excluders[static_cast<std::size_t>(bases.cells[i])] = bases.excluders[i];
  for (std::size_t j = 1; j < static_cast<std::size_t>(bases.size); ++j) {
    for (std::size_t i = 0; i < j; ++i) {
      const CellSet shared = bases.excluders[i] & bases.excluders[j];
      if (shared.size() < 2) continue;
      const int a = bases.cells[i], b = bases.cells[j];
      bool done = false;
      const auto third = [&](int c) {
        if (done || c == a || c == b) return;
        const CellSet all = shared & excluders[static_cast<std::size_t>(c)];
        if (all.size() >= 2) done = excludeTriplet(position, {a, b, c}, all, found);
      };
      (bases.excluders[i] & bases.all).each(third);
      (bases.excluders[j] & bases.all).without(bases.excluders[i]).each(third);
      if (done) return true;
    }
  }
  return false;
}

} // namespace ninefold::human
