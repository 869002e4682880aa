#include "sudoku/human/position.h"

namespace ninefold::human {

namespace {

Board<Digits> everything() {
  Board<Digits> notes;
  notes.cells.fill(0x1ff);
  return notes;
}

} // namespace

Position::Position(const Numbers& grid) : Position(grid, everything()) {}

Position::Position(const Numbers& grid, const Board<Digits>& notes) {
  std::array<Digits, houseCount> laid{};
  for (int cell = 0; cell < 81; ++cell) {
    const int n = grid.cells[at(cell)];
    numbers[at(cell)] = static_cast<std::uint8_t>(n);
    for (int kind = 0; kind < 3; ++kind) {
      if (n != 0)
        laid[at(houseOf(cell, kind))] = static_cast<Digits>(laid[at(houseOf(cell, kind))] | digit(n - 1));
      else
        ++openCells[at(houseOf(cell, kind))];
    }
    if (n == 0)
      ++emptyCells;
    else
      ++laidDigits[at(n - 1)];
  }
  for (int cell = 0; cell < 81; ++cell) {
    if (number(cell) != 0) continue;
    const unsigned gone =
        laid[at(houseOf(cell, block))] | laid[at(houseOf(cell, row))] | laid[at(houseOf(cell, column))];
    const unsigned noted = notes.cells[at(cell)] == 0 ? 0x1ffu : notes.cells[at(cell)];
    const auto left = static_cast<Digits>(noted & ~gone & 0x1ff);
    byCell[at(cell)] = left;
    eachBit(left, [&](int d) {
      byDigit[at(d)].add(cell);
      for (int kind = 0; kind < 3; ++kind) {
        Places& where = byHouse[at(houseOf(cell, kind))][at(d)];
        where = static_cast<Places>(where | digit(placeOf(cell, kind)));
      }
    });
  }
}

void Position::place(int cell, int d) {
  eachBit(byCell[at(cell)], [&](int other) { remove(cell, other); });
  (byDigit[at(d)] & peersOf(cell)).each([&](int peer) { remove(peer, d); });
  if (numbers[at(cell)] == 0) {
    --emptyCells;
    ++laidDigits[at(d)];
    for (int kind = 0; kind < 3; ++kind) --openCells[at(houseOf(cell, kind))];
  }
  numbers[at(cell)] = static_cast<std::uint8_t>(d + 1);
}

Counted counted(const Position& position) {
  CellSet one, two, three, four; // at least so many
  for (int d = 0; d < 9; ++d) {
    const CellSet cells = position.cells(d);
    four |= three & cells;
    three |= two & cells;
    two |= one & cells;
    one |= cells;
  }
  return {one.without(two), two.without(three), three.without(four)};
}

Numbers Position::grid() const {
  Numbers result;
  result.cells = numbers;
  return result;
}

} // namespace ninefold::human
