#include "games/kakuro_cards/ai/quick_board.h"

namespace ninefold::kakuro_cards {

QuickBoard::QuickBoard(const Cards& cards) {
  forEachCell(nineByNine, [&](Cell cell) {
    const Card card = cards[cell];
    at[placeOf(cell)] = static_cast<std::int8_t>(card.isSum() ? -card.number : card.number);
  });
}

void QuickBoard::lay(const QuickTurn& turn) {
  at[turn.cell] = static_cast<std::int8_t>(turn.side == Side::sum ? -turn.number : turn.number);
  for (int flip : turn.flips)
    at[static_cast<std::size_t>(flip)] = static_cast<std::int8_t>(-at[static_cast<std::size_t>(flip)]);
}

void QuickBoard::takeBack(const QuickTurn& turn) {
  at[turn.cell] = 0;
  for (int flip : turn.flips)
    at[static_cast<std::size_t>(flip)] = static_cast<std::int8_t>(-at[static_cast<std::size_t>(flip)]);
}

} // namespace ninefold::kakuro_cards
