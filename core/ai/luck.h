#pragma once

#include "ai/account.h"
#include "ai/player.h"
#include "kernel/moves.h"
#include "kernel/rules.h"

#include <algorithm>

namespace ninefold::ai {

/// What a game may have besides: it can tell of any move what it is worth, not just of those that it considers itself.
/// Nothing where it can't be told.
template<class G>
concept WeighsMoves = HasPlayers<G> && requires(const typename G::View& view, const typename G::Memory& memory,
                                                const typename G::Move& move, std::uint64_t person, const Stop& stop) {
  { G::worthOf(view, memory, move, person, stop) } -> std::same_as<std::optional<Worth>>;
};

/// How far a seat is ahead of the best of the others.
inline int leadOf(const Standing& standing, Seat seat) {
  const auto me = static_cast<std::size_t>(index(seat));
  std::optional<int> best = standing.game;
  for (std::size_t i = 0; i < standing.scores.size(); ++i)
    if (i != me) best = std::max(best.value_or(standing.scores[i]), standing.scores[i]);
  return standing.scores[me] - best.value_or(0);
}

/// Judges the turns of a match as a Master does, on what each seat knew then. Of two, the turns of both; of more, only
/// those of who looks: what two others do to each other is luck to a third.
template<Rules G>
  requires HasPlayers<G>
class Accountant {
public:
  Accountant(const typename G::Table& agreed, const typename G::Deal& deal, Seat looks)
      : table(agreed), viewer(looks), now(G::begin(agreed, deal)) {}

  /// Takes in the next input of the match; or says why its rules refuse it.
  std::optional<Refusal> add(const Input<G>& input, const Stop& stop) {
    auto step = G::apply(now, input);
    if (!step) return step.error();
    if (input.seat && G::standing(now).turn == input.seat && !std::holds_alternative<Challenge>(input.move) &&
        (table.seats == 2 || input.seat == viewer))
      judge(*input.seat, input.move, stop);
    now = std::move(step->state);
    for (int i = 0; i < table.seats; ++i)
      takeIn<G>(memories[seatAt(i)], input.ms, G::view(now, seatAt(i)), heardBy(step->events, seatAt(i), table.seats));
    ++inputs;
    return std::nullopt;
  }

  /// What came of all so far.
  Account account() const {
    Account all = made;
    all.margin = 1000 * leadOf(G::standing(now), viewer);
    if (all.turns.empty())
      all.start = all.margin;
    else
      all.turns.back().luck = all.margin - promised;
    return all;
  }

private:
  void judge(Seat seat, const typename G::Move& move, const Stop& stop) {
    const auto view = G::view(now, seat);
    const auto thought = G::think(view, memories[seat], Level::master, 0, stop);
    if (!thought || thought->best.empty()) return;
    const int played = worthOf(view, seat, move, thought->best, stop);
    const int best = std::max(played, thought->best.front().worth.points);
    const int sign = seat == viewer ? 1 : -1;
    if (made.turns.empty())
      made.start = sign * best;
    else
      made.turns.back().luck = sign * best - promised;
    promised = sign * played;
    made.turns.push_back({.input = inputs, .seat = seat, .expected = sign * best, .skill = sign * (played - best)});
  }

  /// What the move was worth. If it wasn't considered, it was no better than the last that was.
  int worthOf(const typename G::View& view, Seat seat, const typename G::Move& move,
              const std::vector<Choice<typename G::Move>>& considered, const Stop& stop) const {
    for (const auto& choice : considered)
      if (choice.move == move) return choice.worth.points;
    if constexpr (WeighsMoves<G>)
      if (const auto worth = G::worthOf(view, memories[seat], move, 0, stop)) return worth->points;
    return considered.back().worth.points;
  }

  typename G::Table table;
  Seat viewer;
  typename G::State now;
  PerSeat<typename G::Memory> memories{};
  std::size_t inputs = 0;
  Account made;
  int promised = 0; // to who looks, by the latest turn that was judged
};

} // namespace ninefold::ai
