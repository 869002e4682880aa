#pragma once

#include "games/all_games.h" // made from games.def
#include "games/common/node.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

namespace ninefold {

/// The names of all games, as records have them.
inline const std::vector<std::string_view>& gameNames() {
  static const std::vector<std::string_view> names{
#define GAME(name) name::Game::id,
#include "games/games.def"
#undef GAME
  };
  return names;
}

#define GAME(name) static_assert(Playable<name::Game>);
#include "games/games.def"
#undef GAME

/// Which of them has that name.
inline std::optional<std::size_t> gameNamed(std::string_view name) {
  const auto found = std::find(gameNames().begin(), gameNames().end(), name);
  if (found == gameNames().end()) return std::nullopt;
  return static_cast<std::size_t>(found - gameNames().begin());
}

/// Calls `visit.template operator()<G>()` for the game with that index among gameNames().
template<class Visit> decltype(auto) withGame(std::size_t game, Visit&& visit) {
  std::size_t i = 0;
#define GAME(name)                                                                                                     \
  if (i++ == game) return visit.template operator()<name::Game>();
#include "games/games.def"
#undef GAME
  std::abort();
}

/// The same for each game.
template<class Visit> void forEachGame(Visit&& visit) {
#define GAME(name) visit.template operator()<name::Game>();
#include "games/games.def"
#undef GAME
}

/// Which game a record is of, once its format is known to be ours. Throws Fault.
inline std::size_t gameOf(const Node& record) {
  record["format"].choice({"ninefold/1"});
  return record["game"].choice(gameNames());
}

} // namespace ninefold
