#include "games/kakuro_cards/ai/mind.h"

namespace ninefold::kakuro_cards {

namespace {

constexpr std::size_t mostChoices = 10;

/// What brings most at once; of equals any.
ai::Thought<Move> greedy(const std::vector<Seen>& turns, Rng luck) {
  const Seen* best = nullptr;
  std::uint32_t equals = 0;
  for (const Seen& seen : turns) {
    if (best && seen.turn.points < best->turn.points) continue;
    if (best && seen.turn.points > best->turn.points) equals = 0;
    if (luck.below(++equals) == 0) best = &seen;
  }
  return {.move = best->place(), .nodes = static_cast<std::int64_t>(turns.size())};
}

} // namespace

void Game::remember(Memory&, const View&, const Events&) {}

std::optional<ai::Thought<Move>> Game::think(const View& view, const Memory&, ai::Level level, std::uint64_t person,
                                             const ai::Stop& stop) {
  const Style style = styleOf(level, view.known.table);
  Rng luck = ai::luckOf<Game>(view, person);
  if (findsFault(view, style, luck)) return ai::Thought<Move>{.move = Challenge{}};
  if (view.known.turn != view.viewer) return std::nullopt;
  auto turns = seenBy(view, style, luck);
  if (level == ai::Level::greedy) return greedy(turns, luck);
  Judgement judgement = weigh(view, style, std::move(turns), stop);
  ai::Thought<Move> thought{.nodes = judgement.nodes};
  for (const Weighed& each : judgement.turns) {
    if (thought.best.size() == mostChoices) break;
    thought.best.push_back({each.seen.place(), {.points = each.worth, .chance = each.chance}});
  }
  if (!thought.best.empty()) thought.move = thought.best.front().move; // nothing was weighed if nobody waits for it
  return thought;
}

std::optional<ai::Worth> Game::worthOf(const View& view, const Memory&, const Move& move, std::uint64_t,
                                       const ai::Stop& stop) {
  const Place* place = std::get_if<Place>(&move);
  if (!place || view.known.turn != view.viewer) return std::nullopt;
  const auto judgement = weigh(view, styleOf(ai::Level::master, view.known.table), {seenAsPlayed(view, *place)}, stop);
  if (judgement.turns.empty()) return std::nullopt;
  return ai::Worth{.points = judgement.turns.front().worth, .chance = judgement.turns.front().chance};
}

} // namespace ninefold::kakuro_cards
