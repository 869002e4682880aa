#pragma once

#include "games/kakuro_cards/kakuro_cards.h"
#include "match/random_play.h"
#include "match/record.h"
#include "support/drawing.h"
#include "support/referee.h"

#include <string>

namespace ninefold::kakuro_cards {

/// A drawn board: `8s` is a sum, `8` an addend; `.` and `_` are empty cells (`_`: the one that the test is about).
inline Cards draw(std::string_view drawing) {
  Cards cards;
  forEachDrawn(drawing, [&](Cell cell, const std::string& word) {
    if (word[0] != '.' && word[0] != '_')
      cards[cell] = {static_cast<Digit>(word[0] - '0'), word.ends_with('s') ? Side::sum : Side::addend};
  });
  return cards;
}

/// A card as it is drawn.
inline std::string drawn(const Card& card) {
  return card.number == 0 ? "." : std::to_string(card.number) + (card.isSum() ? "s" : "");
}

using CardGame = kakuro_cards::Game;
using Dealt = Played<CardGame>;

inline constexpr std::array referees{Referee::assist, Referee::strict, Referee::table};
inline constexpr auto addend = Side::addend, sum = Side::sum;

/// A game on a drawn board: two cards for each seat, then the draws.
struct Position {
  Referee referee = Referee::assist;
  Flips flips = Flips::one;
  int seats = 2;
  std::vector<Digit> bag{};
};

inline Dealt on(std::string_view drawing, const Position& position) {
  return Dealt({position.seats, seatAt(0), {.referee = position.referee, .flips = position.flips}},
               {draw(drawing), position.bag});
}

inline Place put(const char* cell, Digit card, Side side, const std::vector<const char*>& flips = {}) {
  Place place{at(cell), card, side};
  for (const char* flip : flips) place.flips.push_back(at(flip));
  return place;
}

inline Head right(const char* cell) { return {at(cell), Direction::right}; }
inline Head down(const char* cell) { return {at(cell), Direction::down}; }

inline Place claiming(Place place, std::vector<Head> claims) {
  place.claims = std::move(claims);
  return place;
}

inline std::string card(const Dealt& game, const char* cell) { return drawn(game.state.known.board[at(cell)]); }

/// A board as a random game leaves it after some turns.
inline CardGame::State midGame(std::uint64_t seed, int turns, kakuro_cards::Options options, int seats = 2) {
  const kakuro_cards::Table table{seats, seatAt(0), options};
  auto state = CardGame::begin(table, dealFromSeed<CardGame>(table, seed));
  Rng rng(seed);
  for (int i = 0; i < turns; ++i)
    if (auto input = randomInput<CardGame>(state, seats, rng)) state = CardGame::apply(state, *input)->state;
  return state;
}

/// The rulebook's figure 7.
constexpr auto figure7 = R"(
  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  .  .
  1s 8  2  1  4  5  2  _  .
  .  .  .  .  3  .  .  .  .
  .  .  .  .  1  .  .  .  .)";

} // namespace ninefold::kakuro_cards
