#include "kernel/standing.h"

#include <algorithm>

namespace ninefold {

Standing standingOf(int seats, std::optional<Seat> turn, const PerSeat<int>& scores, bool over) {
  Standing standing{.turn = turn, .scores = {}, .over = over};
  standing.scores.reserve(static_cast<std::size_t>(seats));
  for (int i = 0; i < seats; ++i) standing.scores.push_back(scores[seatAt(i)]);
  if (!over) return standing;
  const int most = *std::max_element(standing.scores.begin(), standing.scores.end());
  for (int i = 0; i < seats; ++i)
    if (scores[seatAt(i)] == most) standing.winners.push_back(seatAt(i));
  return standing;
}

} // namespace ninefold
