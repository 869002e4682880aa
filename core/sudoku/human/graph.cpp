#include "sudoku/human/graph.h"

namespace ninefold::human {

namespace {

void addStrong(Graph::Node& node, int cell, int d) {
  const Candidate c = candidate(cell, d);
  for (std::uint8_t i = 0; i < node.strongs; ++i)
    if (node.strong[i] == c) return;
  node.strong[node.strongs++] = c;
}

} // namespace

void Graph::read(const Position& position) {
  size = 0;
  for (int cell = 0; cell < 81; ++cell) {
    const unsigned digits = position.candidates(cell);
    eachBit(digits, [&](int d) {
      Node& node = nodes[candidate(cell, d)];
      node.weaks = node.strongs = 0;
      all[static_cast<std::size_t>(size++)] = candidate(cell, d);
      const unsigned others = digits & ~(1u << d);
      eachBit(others, [&](int other) { node.weak[node.weaks++] = candidate(cell, other); });
      node.weaksInCell = node.weaks;
      if (count(others) == 1) addStrong(node, cell, first(others));
      node.strongsInCell = node.strongs;
      CellSet seen = CellSet::of(cell);
      for (int kind = 0; kind < 3; ++kind) {
        const int house = houseOf(cell, kind);
        (position.cells(d) & cellsOf(house)).without(seen).each([&](int other) {
          node.weak[node.weaks++] = candidate(other, d);
        });
        seen |= cellsOf(house);
        const unsigned places = position.places(house, d) & ~(1u << placeOf(cell, kind));
        if (count(places) == 1) addStrong(node, cellAt(house, first(places)), d);
      }
    });
  }
}

} // namespace ninefold::human
