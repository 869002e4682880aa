#include "games/sudoku_pens/reason.h"

#include "games/sudoku_pens/ai/sheet.h"
#include "games/sudoku_pens/telling.h"

namespace ninefold::sudoku_pens {

Case caseFor(const Public& before, Cell cell, Digit digit) {
  const Sheet sheet(before);
  const int at = cell.index();
  int others = 0;
  for (Digit other = 1; other <= 9; ++other) others += other != digit && sheet.places(other).has(at);
  int row = 0, column = 0, block = 0, barred = 0;
  sheet.places(digit).each([&](int place) {
    const Cell other = Cell::at(place);
    if (other == cell) return;
    row += other.row == cell.row;
    column += other.column == cell.column;
    block += nineByNine.sameBlock(other, cell);
    barred += other.row == cell.row || other.column == cell.column || nineByNine.sameBlock(other, cell);
  });
  using Kind = Case::Kind;
  const Kind kind = others == 0                ? Kind::onlyDigit
                    : row == 0                 ? Kind::onlyInRow
                    : column == 0              ? Kind::onlyInColumn
                    : block == 0               ? Kind::onlyInBlock
                    : sheet.highest() <= digit ? Kind::highest
                                               : Kind::bars;
  return {kind, barred};
}

Phrase wordsFor(const Case& reason, Digit digit) {
  const Word written = number(digit);
  switch (reason.kind) {
  case Case::Kind::onlyDigit: return {NINEFOLD_WORDS("Nothing but a %1 fits in this cell."), {written}};
  case Case::Kind::onlyInRow: return {NINEFOLD_WORDS("Nowhere else can this row have its %1."), {written}};
  case Case::Kind::onlyInColumn: return {NINEFOLD_WORDS("Nowhere else can this column have its %1."), {written}};
  case Case::Kind::onlyInBlock: return {NINEFOLD_WORDS("Nowhere else can this block have its %1."), {written}};
  case Case::Kind::highest: return {NINEFOLD_WORDS("No digit above %1 fits anywhere."), {written}};
  case Case::Kind::bars: break;
  }
  return {NINEFOLD_WORDS("Cells in which no %1 fits any more: %2."), {written, number(reason.barred)}};
}

/// While the others may still object, it isn't told whether the digit is right.
Reason reasonOf(const View& before, const View& after, const Events& heard) {
  const Event* written = find(heard, event::written);
  if (!written || find(heard, event::wiped) || !after.known.open.empty()) return {};
  const Cell cell = written->cells.front();
  return {.sentences = {wordsFor(caseFor(before.known, cell, written->number), written->number)}, .laid = cell};
}

} // namespace ninefold::sudoku_pens
