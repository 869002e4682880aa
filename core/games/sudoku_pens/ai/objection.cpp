#include "games/sudoku_pens/ai/objection.h"

#include "ai/attention.h"
#include "games/sudoku_pens/ai/reading.h"

namespace ninefold::sudoku_pens {

bool objects(const View& view, const Memory& memory, const Dial& dial, Rng luck) {
  const Public& known = view.known;
  if (known.open.empty() || known.pen[known.open.back()] == view.viewer) return false;
  if (memory.upheld == known.open.size()) return false;
  const ai::Attention attention(Rng(luck.next()), dial.objects);
  Numbers before = known.board;
  for (const Cell cell : known.open) before[cell] = 0;
  Numbers right;
  if (known.table.options.check == Check::solution) right = solutionAsSeen(known, before, dial, luck);
  // As they were when they were written (SP-14).
  for (const Cell cell : known.open) {
    const Digit digit = known.board[cell];
    const bool wrong = right[cell] != 0 ? digit != right[cell] : conflicts(before, nineByNine, cell, digit);
    if (wrong && attention.notices(static_cast<std::uint64_t>(cell.index()))) return true;
    before[cell] = digit;
  }
  return false;
}

} // namespace ninefold::sudoku_pens
