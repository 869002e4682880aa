#pragma once

#include "games/okudos/okudos.h"
#include "support/drawing.h"
#include "support/referee.h"

#include <algorithm>
#include <string>

namespace ninefold::okudos {

using OkudosGame = okudos::Game;
using Okudos = Played<OkudosGame>;

constexpr auto printed = R"(
  4 2 9  1 7 8  5 6 3
  7 8 5  6 3 4  1 2 9
  3 1 6  9 5 2  7 4 8

  1 5 8  3 9 6  2 7 4
  9 4 7  2 1 5  8 3 6
  6 3 2  4 8 7  9 5 1

  2 9 3  5 6 1  4 8 7
  8 6 4  7 2 9  3 1 5
  5 7 1  8 4 3  6 9 2)";

constexpr auto emptyBoard = "";

inline Numbers drawn(std::string_view drawing) {
  Numbers numbers;
  forEachDrawn(drawing, [&](Cell cell, const std::string& word) {
    if (word != ".") numbers[cell] = static_cast<Digit>(word[0] - '0');
  });
  return numbers;
}

/// A game on a drawn board, its sectors dealt S1 S2 S3 ..., with these hands; then the supply in the order drawn.
struct Position {
  okudos::Options options{};
  std::vector<Hand> hands;
  std::vector<Digit> supply{};
};

inline Hand hand(std::initializer_list<Digit> chips) { return Hand(chips); }

inline Okudos on(std::string_view drawing, const Position& position) {
  const int seats = static_cast<int>(position.hands.size());
  const Deal deal{drawn(printed), {1, 2, 3, 4, 5, 6, 7, 8, 9}, std::vector<Digit>(9 + 3 * position.hands.size(), 1)};
  State state = OkudosGame::begin({seats, seatAt(0), position.options}, deal);
  state.known.chips = drawn(drawing);
  for (int i = 0; i < seats; ++i) {
    state.hand[seatAt(i)] = position.hands[static_cast<std::size_t>(i)];
    state.known.holds[seatAt(i)] = static_cast<int>(state.hand[seatAt(i)].size());
  }
  state.supply = InlineVector<Digit, 81>(std::vector<Digit>(position.supply.rbegin(), position.supply.rend()));
  return Okudos(state);
}

inline Okudos on(std::string_view drawing, Referee referee, std::vector<Hand> hands, std::vector<Digit> supply = {}) {
  return on(drawing, Position{{.referee = referee}, std::move(hands), std::move(supply)});
}

/// The numbers of the sectors that an owner has.
inline std::string sectorsOf(const Sectors& sectors, Owner owner) {
  std::string out;
  for (std::size_t sector = 0; sector < 9; ++sector)
    if (sectors[sector] == owner) out += std::to_string(sector + 1);
  return out;
}

inline std::string text(const Hand& chips) {
  std::string out;
  for (Digit chip : chips) out += static_cast<char>('0' + chip);
  return out;
}

inline View seenBy(const Okudos& game, Viewer viewer) { return OkudosGame::view(game.state, viewer); }
inline View seenBy(const Okudos& game, int seat) { return seenBy(game, seatAt(seat)); }
inline Scene sceneFor(const Okudos& game, Viewer viewer, const Draft& draft = {}) {
  return OkudosGame::present(seenBy(game, viewer), draft);
}
inline const SceneCell& cellIn(const Scene& scene, std::string_view name) {
  return scene.cells[static_cast<std::size_t>(at(name).index())];
}
inline int marked(const Scene& scene, Mark mark) {
  return static_cast<int>(std::count_if(scene.cells.begin(), scene.cells.end(),
                                        [&](const SceneCell& cell) { return cell.marks.has(mark); }));
}

} // namespace ninefold::okudos
