#include "games/okudos/okudos.h"

namespace ninefold::okudos {

std::span<const DailyKind> Game::dailies() {
  static constexpr DailyKind kinds[] = {{.name = id, .place = 4}};
  return kinds;
}

/// A whole match, for there is nothing to hide from oneself.
Puzzle<Game> Game::daily(const DailyKind&, int, int) { return {.against = ai::Level::master}; }

/// What can be reached depends on the opponent: the difference is what counts.
std::optional<int> Game::par(const Table&, const Deal&) { return std::nullopt; }

} // namespace ninefold::okudos
