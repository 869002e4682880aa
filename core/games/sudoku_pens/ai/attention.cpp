#include "games/sudoku_pens/ai/attention.h"

#include "ai/attention.h"

namespace ninefold::sudoku_pens {

namespace {

/// What would fit in the empty cells of a house for somebody who doesn't look along it.
void overlook(Sheet& sheet, const Public& known, int house) {
  human::cellsOf(house).each([&](int cell) {
    if (known.board.cells[static_cast<std::size_t>(cell)] != 0) return;
    DigitSet seen;
    for (int kind = 0; kind < 3; ++kind)
      if (const int other = human::houseOf(cell, kind); other != house)
        human::cellsOf(other).each([&](int at) {
          if (!human::cellsOf(house).has(at)) seen.add(known.board.cells[static_cast<std::size_t>(at)]);
        });
    for (Digit digit = 1; digit <= 9; ++digit)
      if (!seen.has(digit)) sheet.believe(digit, CellSet::of(cell));
  });
}

} // namespace

Sheet noticed(const Public& known, const Dial& dial, Rng luck) {
  Sheet sheet(known);
  const ai::Attention attention(luck, dial.noticed);
  if (known.table.options.referee != Referee::assist && static_cast<int>(luck.below(1000)) < dial.slips)
    overlook(sheet, known, static_cast<int>(luck.below(human::houseCount)));
  if (attention.noticesAll()) return sheet;

  CellSet cells;
  for (int cell = 0; cell < 81; ++cell)
    if (attention.notices(static_cast<std::uint64_t>(cell))) cells.add(cell);
  if (known.latest) cells |= human::cellsOf(human::houseOf(known.latest->index(), human::block));
  Sheet seen = sheet;
  for (Digit digit = 1; digit < 9; ++digit) seen.keepOnly(digit, cells);
  if (seen.highest() != 0 || sheet.highest() == 0) return seen;

  // Nothing at first sight: who looks on finds something in the end.
  CellSet any;
  for (Digit digit = 1; digit < 9; ++digit) any |= sheet.places(digit);
  auto skip = luck.below(static_cast<std::uint32_t>(any.size()));
  int found = -1;
  any.each([&](int cell) {
    if (skip-- == 0) found = cell;
  });
  for (Digit digit = 1; digit < 9; ++digit) sheet.keepOnly(digit, CellSet::of(found));
  return sheet;
}

} // namespace ninefold::sudoku_pens
