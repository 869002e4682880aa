#include "games/okudos/okudos.h"

namespace ninefold::okudos {

std::vector<Stock> Game::box(const Table&) {
  std::vector<Stock> box;
  for (int number = 1; number <= 9; ++number) box.push_back({number, 9});
  return box;
}

/// The chips that are put aside unseen before the first turn are nobody's.
std::vector<Draw> Game::dealt(const State& start) {
  std::vector<Draw> hands;
  for (int i = 0; i < start.known.table.seats; ++i)
    for (Digit chip : start.hand[seatAt(i)]) hands.push_back({seatAt(i), chip});
  return hands;
}

std::optional<Draw> Game::drawn(const Event& event) { return drawnBySeat(event); }

} // namespace ninefold::okudos
