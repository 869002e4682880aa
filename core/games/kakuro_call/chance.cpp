#include "games/kakuro_call/kakuro_call.h"

namespace ninefold::kakuro_call {

/// What is drawn is the total that all look for; the tiles of the board and the action tiles decide less.
std::vector<Stock> Game::box(const Table&) {
  std::vector<Stock> box;
  for (Total total = lowestTotal; total <= highestTotal; ++total) box.push_back({total, copiesOf(total)});
  return box;
}

std::vector<Draw> Game::dealt(const State& start) {
  std::vector<Draw> totals;
  for (Total total : start.known.revealed) totals.push_back({nobody, total});
  return totals;
}

/// A total is turned up for everybody.
std::optional<Draw> Game::drawn(const Event& event) {
  if (event.kind != Event::Kind::revealed) return std::nullopt;
  return Draw{nobody, event.number};
}

} // namespace ninefold::kakuro_call
