#include "games/kakuro_cards/best_turn.h"

namespace ninefold::kakuro_cards {

namespace {

human::Grade gradeAt(int level) { return static_cast<human::Grade>(level - 1); }

} // namespace

std::span<const DailyKind> Game::dailies() {
  // Any one of them is no set: all have to be played.
  static constexpr DailyKind kinds[] = {{.name = id, .place = 3, .parts = 5, .needed = 5}};
  return kinds;
}

/// Best turns: each harder than the one before it, the last with any number of flips.
Puzzle<Game> Game::daily(const DailyKind&, int part, int) {
  return {{.flips = part == 5 ? Flips::many : Flips::one, .turns = Turns::one}, part};
}

/// Of one turn, the exact best; of a whole game nobody knows.
std::optional<int> Game::par(const Table& table, const Deal& deal) {
  if (table.options.turns != Turns::one) return std::nullopt;
  return factsOf(scoredTurns(view(begin(table, deal), table.first))).points;
}

std::optional<Move> Game::bestMove(const Table& table, const Deal& deal) {
  if (table.options.turns != Turns::one || table.seats != 1) return std::nullopt;
  return bestOf(scoredTurns(view(begin(table, deal), table.first))).place;
}

int Game::levels(const Options& options) {
  return options.turns == Turns::one ? static_cast<int>(hardest(options.flips)) + 1 : 0;
}

Deal Game::problem(const Options& options, int level, Rng& rng) {
  return turnProblem(gradeAt(level), options.flips, rng).deal;
}

std::string_view Game::grade(int level) { return key(gradeAt(level)); }

} // namespace ninefold::kakuro_cards
