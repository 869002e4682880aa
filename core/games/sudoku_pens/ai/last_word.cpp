#include "games/sudoku_pens/ai/last_word.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

LastWord::Chances LastWord::of(CellSet places) {
  if (places.empty()) return {.opened = certain};
  const std::uint64_t mixed =
      (places.low * 0x9E3779B97F4A7C15u ^ places.high * 0xBF58476D1CE4E5B9u) * 0x94D049BB133111EBu;
  Entry& entry = known[mixed >> 49];
  if (entry.places == places) return entry.chances;

  Chances chances{.answered = -1};
  int sum = 0;
  places.each([&](int cell) {
    const Chances then = of(after(places, cell));
    if (then.opened > chances.answered) chances.answers = {};
    chances.answered = std::max(chances.answered, then.opened);
    if (then.opened == chances.answered) chances.answers.add(cell);
    sum += then.answered;
  });
  chances.opened = sum / places.size();
  entry = {places, chances};
  return chances;
}

CellSet LastWord::leaving(CellSet cells, CellSet nextPlaces) {
  if (nextPlaces.size() > most) return cells;
  const CellSet others = cells.without(nextPlaces);
  CellSet best = others;
  int highest = others.empty() ? -1 : of(nextPlaces).opened;
  (cells & nextPlaces).each([&](int cell) {
    CellSet left = nextPlaces;
    left.drop(cell);
    const int kept = of(left).opened;
    if (kept > highest) best = {};
    highest = std::max(highest, kept);
    if (kept == highest) best.add(cell);
  });
  return best;
}

} // namespace ninefold::sudoku_pens
