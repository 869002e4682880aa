#include "games/sudoku_tiles/ai/position.h"

#include <algorithm>

namespace ninefold::sudoku_tiles {

Position::Position(const Public& known, int left)
    : lay(&layOf(known.table.options)),
      empty(lay->all),
      seats(static_cast<std::int8_t>(known.table.seats)),
      turn(static_cast<std::int8_t>(known.turn ? index(*known.turn) : 0)),
      pile(static_cast<std::int8_t>(left)),
      over(!known.turn) {
  free.fill(lay->all);
  for (std::size_t number = 1; number <= static_cast<std::size_t>(lay->shape.columns); ++number)
    heap[number] = static_cast<std::uint8_t>(lay->shape.rows);
  for (Digit tile : known.aside) --heap[tile];
  forEachCell(lay->shape, [&](Cell cell) {
    const Digit tile = known.board[cell];
    if (tile == 0) return;
    const auto here = static_cast<std::size_t>(cell.index());
    --heap[tile];
    empty = empty.without(CellSet::only(cell.index()));
    free[tile] = free[tile].without(lay->seen[here]);
    forEachIn(lay->counted[here], [&](int other) { ++worth[static_cast<std::size_t>(other)]; });
  });
  for (int i = 0; i < seats; ++i) {
    scores[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(known.score[seatAt(i)]);
    if (known.holds[seatAt(i)]) holding = static_cast<std::uint8_t>(holding | 1 << i);
  }
}

void Position::place(int cell, Digit tile) {
  const auto here = static_cast<std::size_t>(cell);
  scores[static_cast<std::size_t>(turn)] =
      static_cast<std::int16_t>(scores[static_cast<std::size_t>(turn)] + worth[here]);
  empty = empty.without(CellSet::only(cell));
  free[tile] = free[tile].without(lay->seen[here]);
  forEachIn(lay->counted[here], [&](int other) { ++worth[static_cast<std::size_t>(other)]; });
  setAside(tile);
}

void Position::setAside(Digit tile) {
  --heap[tile];
  if (pile > 0) {
    --pile;
  } else {
    holding = static_cast<std::uint8_t>(holding & ~(1 << turn));
  }
  endTurn();
}

void Position::endTurn() {
  over = holding == 0;
  if (over) return;
  do turn = static_cast<std::int8_t>(turn + 1 == seats ? 0 : turn + 1);
  while ((holding >> turn & 1) == 0);
}

Outcome outcomeOf(const Position& position, int seat) {
  const int own = position.scores[static_cast<std::size_t>(seat)];
  int best = 0, winners = 1;
  for (int i = 0; i < position.seats; ++i) {
    if (i == seat) continue;
    best = std::max<int>(best, position.scores[static_cast<std::size_t>(i)]);
    winners += position.scores[static_cast<std::size_t>(i)] == own;
  }
  return {own - best, own < best ? 0 : 60 / winners};
}

} // namespace ninefold::sudoku_tiles
