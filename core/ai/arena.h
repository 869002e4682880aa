#pragma once

#include "ai/table.h"

namespace ninefold::ai {

/// Wins are counted in sixtieths: they can be shared by up to five seats and the game.
constexpr int wholeWin = 60;

/// What became of who sat at a seat.
struct Sat {
  int who = 0;   // of those who sat down, counted from 0
  int share = 0; // of the win, in sixtieths
  int score = 0;
  int refused = 0; // moves that the rules refused
  int draws = 0;   // what it drew that it could see
  int drawn = 0;   // the sum of that
  std::vector<Cost> costs{};
};

/// A match of computer players, as it is counted: by seats.
template<class G> struct Bout {
  std::vector<Sat> seats{};
  std::vector<Input<G>> inputs{};
  bool ended = false;
  std::int64_t clock = 0; // milliseconds that people would have sat there
};

/// No match of any game comes near it: one that does never ends.
constexpr std::size_t longestBout = 20'000;

namespace detail {

inline void countDraws(std::vector<Sat>& seats, const Events& events) {
  const int count = static_cast<int>(seats.size());
  for (int i = 0; i < count; ++i)
    for (const Event& event : heardBy(events, seatAt(i), count)) {
      if (event.kind != Event::Kind::drew || event.seat != seatAt(i) || event.number == 0) continue;
      ++seats[static_cast<std::size_t>(i)].draws;
      seats[static_cast<std::size_t>(i)].drawn += event.number;
    }
}

} // namespace detail

/// Plays a deal once: at seat 0 sits who comes `turned` places later in the list, and so on round the table. A move
/// that is refused ends it: who made it has lost.
template<Rules G>
  requires HasPlayers<G> Bout<G> playBout(const typename G::Table& table, const typename G::Deal& deal,
                                          const std::vector<Sitter>& who, int turned) {
    Bout<G> bout;
    std::vector<Sitter> seated;
    for (int i = 0; i < table.seats; ++i) {
      const int sits = (i + turned) % table.seats;
      bout.seats.push_back({.who = sits});
      seated.push_back(who[static_cast<std::size_t>(sits)]);
    }
    ComputerTable<G> match(table, deal, std::move(seated));
    bool refused = false;
    while (!refused && bout.inputs.size() < longestBout) {
      auto input = match.next();
      if (!input) break;
      refused = !match.play(*input);
      if (!refused) {
        detail::countDraws(bout.seats, match.events());
      } else if (input->seat) {
        ++bout.seats[static_cast<std::size_t>(index(*input->seat))].refused;
      }
      if (!refused) bout.inputs.push_back(std::move(*input));
    }
    const Standing standing = match.standing();
    bout.ended = standing.over;
    bout.clock = match.clock();
    const auto parts = standing.winners.size() + (standing.gameWins ? 1u : 0u);
    for (Seat seat : standing.winners)
      bout.seats[static_cast<std::size_t>(index(seat))].share = wholeWin / static_cast<int>(parts);
    for (std::size_t i = 0; i < bout.seats.size(); ++i) {
      Sat& sat = bout.seats[i];
      sat.score = standing.scores[i];
      if (refused && sat.refused == 0 && bout.seats.size() > 1)
        sat.share = wholeWin / static_cast<int>(bout.seats.size() - 1);
      for (const Cost& cost : match.costs())
        if (cost.seat == seatAt(static_cast<int>(i))) sat.costs.push_back(cost);
    }
    return bout;
  }

} // namespace ninefold::ai
