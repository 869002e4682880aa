#include "sudoku/human/chains.h"

namespace ninefold::human {

namespace {

/// The kind of line in which a digit has just these two places, or -1.
int strongLine(const Position& position, int a, int b, int d) {
  for (const int kind : {row, column})
    if (houseOf(a, kind) == houseOf(b, kind) && count(position.places(houseOf(a, kind), d)) == 2) return kind;
  return -1;
}

} // namespace

Technique taughtAs(const Position& position, const Step& chain) {
  const auto& links = chain.links;
  if (links.empty() || !links.front().from.on || links.back().to.on) return chain.technique;
  // On, off = on, off = on, off: two strong links of one digit.
  if (chain.technique == Technique::xChain && links.size() == 5) {
    const int d = links[0].from.digit;
    const int one = strongLine(position, links[1].from.cell, links[1].to.cell, d);
    const int two = strongLine(position, links[3].from.cell, links[3].to.cell, d);
    const bool joinedInBlock = houseOf(links[2].from.cell, block) == houseOf(links[2].to.cell, block);
    if (one >= 0 && one == two) return Technique::skyscraper;
    if (one >= 0 && two >= 0 && joinedInBlock) return Technique::kite;
    return Technique::turbotFish;
  }
  // Two cells with the same two digits, and a strong link of one of them between.
  if (chain.technique == Technique::xyChain && links.size() == 7) {
    const int a = links[1].from.cell, b = links[5].from.cell;
    const bool inCells = links[1].to.cell == a && links[5].to.cell == b && links[3].from.digit == links[3].to.digit;
    if (inCells && a != b && position.candidates(a) == position.candidates(b)) return Technique::wWing;
  }
  return chain.technique;
}

} // namespace ninefold::human
