#include "games/kakuro_cards/kakuro_cards.h"

namespace ninefold::kakuro_cards {

/// Both faces of a card show the same number. A problem is made so that it has a best turn: nothing of it is chance.
std::vector<Stock> Game::box(const Table& table) {
  std::vector<Stock> box;
  if (table.options.turns == Turns::one) return box;
  for (int number = 1; number <= 9; ++number) box.push_back({number, ofEachNumber});
  return box;
}

/// The cards that begin the board are nobody's.
std::vector<Draw> Game::dealt(const State& start) {
  std::vector<Draw> hands;
  for (int i = 0; i < start.known.table.seats; ++i)
    for (Digit card : start.hand[seatAt(i)]) hands.push_back({seatAt(i), card});
  return hands;
}

std::optional<Draw> Game::drawn(const Event& event) { return drawnBySeat(event); }

} // namespace ninefold::kakuro_cards
