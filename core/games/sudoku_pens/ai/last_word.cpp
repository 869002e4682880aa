#include "games/sudoku_pens/ai/last_word.h"

namespace ninefold::sudoku_pens {

LastWord::Entry LastWord::look(CellSet places) {
  const std::uint64_t mixed =
      (places.low * 0x9E3779B97F4A7C15u ^ places.high * 0xBF58476D1CE4E5B9u) * 0x94D049BB133111EBu;
  Entry& entry = known[mixed >> 50];
  if (entry.places == places) return entry;

  Entry found{.places = places};
  int best = -1, sum = 0;
  places.each([&](int cell) {
    const CellSet left = after(places, cell);
    const int kept = keptOf(left);
    if (kept > best) found.answers = {};
    best = std::max(best, kept);
    if (kept == best) found.answers.add(cell);
    // Or the other opens here: without a place to answer the last word was theirs.
    if (!left.empty()) sum += keptOf(after(left, look(left).answers.first()));
  });
  found.kept = sum / places.size();
  return entry = found;
}

} // namespace ninefold::sudoku_pens
