#include "games/sudoku_pens/reason.h"
#include "games/sudoku_pens/telling.h"

namespace ninefold::sudoku_pens {

bool coaches(const Table& table) {
  return table.seats > 1 && table.options.mode != Mode::solo && table.options.referee == Referee::assist;
}

Guide guideTo(const View& view, const Move& move) {
  Guide guide;
  const auto* write = std::get_if<Write>(&move);
  if (!write) {
    const Part part = wholeOf(nineByNine);
    guide.where = {NINEFOLD_WORDS("Look at the whole sheet: there is no digit to be found.")};
    guide.from = part.from;
    guide.to = part.to;
    guide.what = guide.goes = {NINEFOLD_WORDS("Say that you have nothing.")};
    guide.why = {NINEFOLD_WORDS("It costs you nothing, and the others may find as little.")};
    return guide;
  }
  using Kind = Case::Kind;
  const Case speaks = caseFor(view.known, write->cell, write->digit);
  Part part = blockOf(nineByNine, write->cell);
  guide.where = {NINEFOLD_WORDS("Look at this block.")};
  if (speaks.kind == Kind::onlyInRow) {
    part = rowOf(nineByNine, write->cell);
    guide.where = {NINEFOLD_WORDS("Look along this row.")};
  } else if (speaks.kind == Kind::onlyInColumn) {
    part = columnOf(nineByNine, write->cell);
    guide.where = {NINEFOLD_WORDS("Look down this column.")};
  }
  guide.from = part.from;
  guide.to = part.to;
  guide.what = {NINEFOLD_WORDS("It is about the %1."), {number(write->digit)}};
  guide.goes = {NINEFOLD_WORDS("It goes here.")};
  guide.cell = write->cell;
  guide.why = wordsFor(speaks, write->digit);
  return guide;
}

} // namespace ninefold::sudoku_pens
