#include "games/okudos/telling.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

/// The highest number in a sector that no chip covers.
Digit highestIn(const Public& known, int sector) {
  Digit highest = 0;
  forEachCell(nineByNine, [&](Cell cell) {
    if (nineByNine.block(cell) == sector && known.chips[cell] == 0) highest = std::max(highest, known.values[cell]);
  });
  return highest;
}

Phrase deedOf(const Public& before, Cell cell) {
  const std::array<int, 9> sums = uncovered(before);
  const int sector = nineByNine.block(cell);
  const Digit value = before.values[cell];
  if (sums[static_cast<std::size_t>(sector)] == *std::max_element(sums.begin(), sums.end()))
    return {NINEFOLD_WORDS("It covers a %1 where most is left to lose."), {number(value)}};
  if (value == highestIn(before, sector))
    return {NINEFOLD_WORDS("It covers a %1, the highest of its sector."), {number(value)}};
  return {NINEFOLD_WORDS("It covers a %1."), {number(value)}};
}

} // namespace

Reason reasonOf(const View& before, const View& after, const Events& heard) {
  const Public& known = after.known;
  if (const Event* placed = find(heard, Event::Kind::placed)) {
    const Cell cell = placed->cells.front();
    const int left = uncovered(known)[static_cast<std::size_t>(nineByNine.block(cell))];
    return {.sentences = {deedOf(before.known, cell), {NINEFOLD_WORDS("The sector has %1 left."), {number(left)}}},
            .laid = cell};
  }
  if (find(heard, event::discarded))
    return {.sentences = {{NINEFOLD_WORDS("It covers nothing: no sector loses by it.")}}};
  if (find(heard, Event::Kind::passed) && !known.over)
    return {.sentences = {{NINEFOLD_WORDS("Once all have passed in a row, the game is over: %1 of %2 so far."),
                           {number(known.passes), number(known.table.seats)}}}};
  return {};
}

} // namespace ninefold::okudos
