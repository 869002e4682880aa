#pragma once

#include "games/kakuro_call/kakuro_call.h"
#include "support/drawing.h"
#include "support/qtest.h"
#include "support/referee.h"

#include <utility>

// What the tests of Kakuro Call share: drawn boards, supplies in words, and calls as one would say them.
namespace ninefold::kakuro_call {

using Calls = Played<kakuro_call::Game>;

constexpr ActionTile doublingTile = ActionTile::doubling;
constexpr ActionTile swapTile = ActionTile::swap;

/// Everything about a game but its board. The first of `totals` is to be found.
struct Position {
  Referee referee = Referee::assist;
  std::vector<std::vector<ActionTile>> supplies;
  std::vector<Total> totals;
  std::vector<ActionTile> actions{};
  int hourglass = 60;
};

/// A game on a drawn board: `7` a silver tile, `7>` a red one that has served in a row across, `7v` one that has served
/// downwards, `##` a total cell on a tile. What isn't drawn are silver nines.
inline Calls on(std::string_view drawing, const Position& position) {
  const int seats = static_cast<int>(position.supplies.size());
  const kakuro_call::Table table{seats, seatAt(0), {position.referee, position.hourglass}};
  State state = kakuro_call::Game::begin(table, {std::vector<Digit>(64, 9), position.totals, {}});
  for (ActionTile tile : position.actions) state.actions.push_back(tile);
  std::reverse(state.actions.begin(), state.actions.end());
  for (int i = 0; i < seats; ++i) {
    Supply& supply = state.known.supply[seatAt(i)] = {};
    for (ActionTile tile : position.supplies[static_cast<std::size_t>(i)]) supply.add(tile);
  }
  forEachDrawn(drawing, [&](Cell cell, const std::string& word) {
    Spot& spot = state.known.board[cell];
    spot.bound = word == "##";
    if (spot.bound) return;
    spot.tile = static_cast<Digit>(word[0] - '0');
    spot.red = word.size() > 1;
    spot.served = {word.ends_with('>'), word.ends_with('v')};
  });
  return Calls(state);
}

inline Call row(std::string_view first, std::string_view last, std::vector<Use> use = {}) {
  return {Ends{at(first), at(last)}, std::move(use)};
}
/// A call that shows nothing: it is always wrong.
inline Call noRow() { return {}; }

inline Use bound(std::string_view cell, ActionTile tile = doublingTile) { return Bound{tile, at(cell)}; }
inline Use exchange(std::string_view a, std::string_view b) { return Exchange{at(a), at(b)}; }
inline Use overlay(int digit, std::string_view cell) { return Overlay{static_cast<Digit>(digit), at(cell)}; }
inline Use twice() { return Doubling{}; }

/// What becomes of a call by seat 0: the key of a refusal, "wrong", "challenged" if it lay open and another seat's
/// challenge was justified, or "right".
inline std::string verdict(Calls game, const Call& call) {
  if (const std::string said = game.play(0, call); said != "ok") return said;
  if (game.had(Event::Kind::wrong)) return "wrong";
  if (!game.state.known.open) return "right";
  game.play(1, Challenge{});
  return game.had(Event::Kind::wrong) ? "challenged" : "right";
}

/// The verdicts of the three referees, when seat 0 owns exactly the action tiles that it uses.
inline std::string verdicts(std::string_view drawing, Total total, const Call& call) {
  std::string said;
  for (Referee referee : {Referee::assist, Referee::strict, Referee::table}) {
    Position position{.referee = referee, .supplies = {{}, {doublingTile}}, .totals = {total, 3}};
    for (const Use& use : call.use) position.supplies[0].push_back(tileOf(use));
    said += (said.empty() ? "" : " ") + verdict(on(drawing, position), call);
  }
  return said;
}

constexpr auto right = "right right right";
/// Found wrong by whoever judges: the app, or in `table` the challenge.
constexpr auto wrong = "wrong wrong challenged";
/// It can't be laid out: wrong at once, whatever the referee (KL-29).
constexpr auto noLayout = "wrong wrong wrong";

/// How the drawn rows of a board stand, as replays print them: 7s silver, 7r red, 7x red under a digit tile, ##.
inline std::string rowOfState(const Calls& game, int number) {
  const std::string all = kakuro_call::Game::everything(game.state);
  return all.substr(static_cast<std::size_t>(number - 1) * 17, 16);
}

/// A seat's supply, as replays print it.
inline std::string supplyOf(const Calls& game, int seat) {
  std::string out;
  const Supply& supply = game.state.known.supply[seatAt(seat)];
  for (int piece = 0; const auto tile = pieceOf(supply, piece); ++piece)
    out += (piece > 0 ? "+" : "") + std::string(name(*tile));
  return out;
}

} // namespace ninefold::kakuro_call
