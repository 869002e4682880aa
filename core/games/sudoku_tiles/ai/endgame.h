#pragma once

#include "ai/stop.h"
#include "games/sudoku_tiles/ai/position.h"

#include <optional>

namespace ninefold::sudoku_tiles {

/// What a game is worth to a seat that can still go several ways, by the mean over all of them.
struct Prospect {
  std::int64_t share = 0; // of the win, in sixtieths; 2^24 to the whole
  std::int64_t lead = 0;  // in points; 2^24 to the whole
  bool operator==(const Prospect&) const = default;
};
constexpr int wholeProspect = 24; // bits behind the point

/// Which of two prospects to prefer: the greater share of the win, then the greater lead.
constexpr bool isBetter(const Prospect& a, const Prospect& b) {
  return a.share != b.share ? a.share > b.share : a.lead > b.lead;
}

/// Looks into everything that can still happen: each tile that can be drawn, each cell where it can lie, and every seat
/// lays it where its own prospects are best. Each mean is cut off in the last place.
class Endgame {
public:
  Endgame(std::int64_t most, const ai::Stop& until) : nodes(most), stop(until) {}

  using Prospects = std::array<Prospect, Game::mostSeats>;
  /// What a position is worth to each seat before its mover knows its tile. Nothing if that would take too long.
  std::optional<Prospects> prospects(const Position&);
  /// How many positions it may still look at.
  std::int64_t left() const { return nodes; }

private:
  std::int64_t nodes;
  const ai::Stop& stop;
};

} // namespace ninefold::sudoku_tiles
