#include "games/kakuro_cards/best_turn.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

namespace {

/// The turn with its points. `board` is changed and changed back.
ScoredTurn scored(Place place, Cards& board) {
  ScoredTurn turn{.place = std::move(place)};
  const auto& [cell, card, side, flips, claims] = turn.place;
  lay(board, cell, {card, side}, flips);
  for (const Run& run : newKakuros(board, {cell, flips})) {
    turn.points += run.total;
    ++turn.kakuros;
    turn.addends = std::max(turn.addends, run.length);
  }
  lay(board, cell, {}, flips);
  return turn;
}

/// The best of a few turns drawn at random: boards come out as people leave them, neither neat nor wild.
Place fairTurn(const State& state, Rng& rng) {
  const auto moves = Game::legal(Game::view(state, state.known.turn));
  Cards after = state.known.board;
  std::optional<ScoredTurn> best;
  for (int i = 0; i < 4; ++i) {
    const Move& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    ScoredTurn turn = scored(std::get<Place>(move), after);
    if (!best || turn.points > best->points) best = std::move(turn);
  }
  return std::move(best->place);
}

/// A position out of a game for one, and the hand that is to play on.
Deal position(Rng& rng) {
  const Game::Table table{.seats = 1};
  State state = Game::begin(table, Game::shuffle(table, rng));
  for (int turns = 8 + static_cast<int>(rng.below(15)); turns > 0; --turns)
    state = Game::apply(state, {state.known.turn, fairTurn(state, rng)})->state;
  const Hand& hand = state.hand[table.first];
  return {.board = state.known.board, .bag = {hand.begin(), hand.end()}};
}

} // namespace

std::vector<ScoredTurn> scoredTurns(const View& view) {
  std::vector<ScoredTurn> turns;
  Cards board = view.known.board;
  for (Move& move : Game::legal(view)) turns.push_back(scored(std::get<Place>(std::move(move)), board));
  return turns;
}

const ScoredTurn& bestOf(const std::vector<ScoredTurn>& turns) {
  const auto better = [](const ScoredTurn& a, const ScoredTurn& b) {
    return a.points != b.points ? a.points < b.points : a.place.flips.size() > b.place.flips.size();
  };
  return *std::ranges::max_element(turns, better);
}

TurnFacts factsOf(const std::vector<ScoredTurn>& turns) {
  const ScoredTurn& best = bestOf(turns);
  const auto near = std::ranges::count_if(turns, [&](const auto& turn) { return 10 * turn.points >= 9 * best.points; });
  return {.points = best.points,
          .flips = static_cast<int>(best.place.flips.size()),
          .kakuros = best.kakuros,
          .addends = best.addends,
          .rivals = static_cast<int>(near) - 1};
}

std::optional<human::Grade> gradeOf(const TurnFacts& facts) {
  using human::Grade;
  if (facts.points < 10 || facts.rivals > 8) return std::nullopt;
  if (facts.flips > 1) return Grade::fiendish;
  if (facts.flips == 0) return facts.kakuros == 1 && facts.addends <= 3 ? Grade::gentle : Grade::easy;
  if (facts.kakuros == 1) return Grade::tricky;
  if (facts.rivals <= 2) return Grade::hard;
  return std::nullopt;
}

TurnProblem turnProblem(human::Grade grade, Flips flips, Rng& rng) {
  assert(grade <= hardest(flips));
  const Game::Table table{.seats = 1, .options = {.flips = flips, .turns = Turns::one}};
  for (;;) {
    Deal deal = position(rng);
    const State start = Game::begin(table, deal);
    const TurnFacts facts = factsOf(scoredTurns(Game::view(start, table.first)));
    if (gradeOf(facts) == grade) return {table, std::move(deal), facts};
  }
}

} // namespace ninefold::kakuro_cards
