#include "games/kakuro_cards/best_turn.h"

namespace ninefold::kakuro_cards {

namespace {

/// What brings most at once; of equals any.
ai::Thought<Move> greedy(const View& view, Rng luck) {
  ai::Thought<Move> thought;
  int best = -1;
  std::uint32_t equals = 0;
  for (ScoredTurn& turn : scoredTurns(view)) {
    ++thought.nodes;
    if (turn.points < best) continue;
    if (turn.points > best) equals = 0;
    best = turn.points;
    if (luck.below(++equals) == 0) thought.move = std::move(turn.place);
  }
  return thought;
}

} // namespace

void Game::remember(Memory&, const View&, const Events&) {}

std::optional<ai::Thought<Move>> Game::think(const View& view, const Memory&, ai::Level, std::uint64_t person,
                                             const ai::Stop&) {
  if (view.known.turn != view.viewer) return std::nullopt;
  return greedy(view, ai::luckOf<Game>(view, person));
}

} // namespace ninefold::kakuro_cards
