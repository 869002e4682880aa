#pragma once

#include "games/games.h"
#include "games/random_play.h"

#include <cstdlib>
#include <string_view>
#include <vector>

namespace ninefold {

/// Every choice that the options of a game offer, for tests that draw tables at random.
struct Choices {
  std::string_view option;
  std::vector<nlohmann::json> values;
};

inline std::vector<Choices> choicesOf(std::string_view game) {
  std::vector<Choices> choices{{"referee", {"assist", "strict", "table"}}};
  if (game == "kakuro_cards") {
    choices.push_back({"flips", {"one", "many"}});
    choices.push_back({"turns", {"all", "one"}});
  }
  if (game == "kakuro_call") choices.push_back({"hourglass", {30, 60, 90, 120, "off"}});
  if (game == "sudoku_pens") {
    choices.push_back({"mode", {"standard", "speed", "solo"}});
    choices.push_back({"check", {"rule", "solution"}});
    choices.push_back({"rounds", {1, 2, 6}});
  }
  if (game == "okudos") {
    choices.push_back({"game_top_two", {false, true}});
    choices.push_back({"three_sectors", {false, true}});
    choices.push_back({"irregular_to_discard", {false, true}});
  }
  if (game == "sudoku_tiles") {
    choices.push_back({"scoring", {"standard", "lines", "block"}});
    choices.push_back({"board", {"adult", "kids"}});
    choices.push_back({"start", {"gold", "empty"}});
  }
  return choices;
}

/// A table with any number of seats and any options that go together.
template<Rules G> typename G::Table randomTable(Rng& rng) {
  for (;;) {
    const int seats = G::fewestSeats + static_cast<int>(rng.below(G::mostSeats - G::fewestSeats + 1));
    nlohmann::json options = nlohmann::json::object();
    for (const Choices& choice : choicesOf(G::id))
      if (rng.below(3) != 0)
        options[std::string(choice.option)] =
            choice.values[rng.below(static_cast<std::uint32_t>(choice.values.size()))];
    try {
      return {seats, seatAt(static_cast<int>(rng.below(static_cast<std::uint32_t>(seats)))),
              G::readOptions(Node(options), seats)};
    } catch (const Fault&) {
    } // options that don't go together: draw again
  }
}

} // namespace ninefold
