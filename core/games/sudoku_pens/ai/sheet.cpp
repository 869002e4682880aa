#include "games/sudoku_pens/ai/sheet.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

Sheet::Sheet(const Public& known)
    : written(scores(known)),
      players(known.table.seats),
      first(index(known.table.first)),
      turns(known.turns),
      inTurn(known.kept),
      fruitless(known.fruitless),
      ended(known.over) {
  if (speed(known)) rounds = known.table.options.rounds > 0 ? known.table.options.rounds : players;
  for (int cell = 0; cell < 81; ++cell) {
    if (known.board.cells[static_cast<std::size_t>(cell)] == 0) empty.add(cell);
    for (CellSet& cells : fits) cells.add(cell);
  }
  for (int cell = 0; cell < 81; ++cell) {
    const Digit digit = known.board.cells[static_cast<std::size_t>(cell)];
    if (digit != 0) fits[digit - 1u] = fits[digit - 1u].without(human::peersOf(cell));
  }
  if (!known.open.empty()) {
    if (!isSpeed()) inTurn = fruitless = 0;
    if (empty.empty()) ended = true;
  }
}

Digit Sheet::highest() const {
  for (Digit digit = 9; digit > 0; --digit)
    if (!places(digit).empty()) return digit;
  return 0;
}

int Sheet::choices() const {
  int all = 0;
  for (Digit digit = 1; digit <= 9; ++digit) all += places(digit).size();
  return all;
}

Seat Sheet::mover() const { return seatAt((first + (isSpeed() ? turns / players : 0) + turns) % players); }

int Sheet::lead(Seat seat) const {
  int best = 0;
  for (int i = 0; i < players; ++i)
    if (seatAt(i) != seat) best = std::max(best, written[seatAt(i)]);
  return written[seat] - best;
}

void Sheet::write(int cell, Digit digit) {
  written[mover()] += digit;
  fits[digit - 1u] = fits[digit - 1u].without(human::peersOf(cell));
  empty.drop(cell);
  ++inTurn;
  if (!isSpeed()) {
    ++turns;
    inTurn = fruitless = 0;
  }
  if (empty.empty()) ended = true;
}

void Sheet::pass() {
  ++turns;
  fruitless = inTurn > 0 ? 0 : fruitless + 1;
  inTurn = 0;
  ended = empty.empty() || fruitless >= 3 * players || (isSpeed() && turns / players >= rounds);
}

} // namespace ninefold::sudoku_pens
