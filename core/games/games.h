#pragma once

#include "games/kakuro_call/kakuro_call.h"
#include "games/kakuro_cards/kakuro_cards.h"
#include "games/okudos/okudos.h"
#include "games/sudoku_pens/sudoku_pens.h"
#include "games/sudoku_tiles/sudoku_tiles.h"
#include "kernel/node.h"

#include <optional>
#include <string_view>
#include <utility>
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

/// Calls `visit.template operator()<G>()` for the game with that index among gameNames().
template<class Visit> decltype(auto) withGame(std::size_t game, Visit&& visit) {
  std::size_t i = 0;
#define GAME(name)                                                                                                     \
  if (i++ == game) return visit.template operator()<name::Game>();
#include "games/games.def"
#undef GAME
  assert(false);
  return visit.template operator()<sudoku_tiles::Game>();
}

/// Which game a record is of, once its format is known to be ours. Throws Fault.
inline std::size_t gameOf(const Node& record) {
  record["format"].choice({"ninefold/1"});
  return record["game"].choice(gameNames());
}

} // namespace ninefold
