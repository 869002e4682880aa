#pragma once

#include "ai/account.h"
#include "ai/chance.h"
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
    const Standing standing = G::standing(now);
    Account all{.margin = 1000 * leadOf(standing, viewer)};
    all.start = judged.empty() ? all.margin : judged.front().best - colourOf(0);
    std::vector<int> leads{all.start}; // as they were expected: before the first turn that was judged, and by each
    for (std::size_t i = 0; i < judged.size(); ++i) {
      const Judged& turn = judged[i];
      const int best = turn.best - colourOf(i);
      if (i > 0) all.turns.back().luck = best - leads.back();
      all.turns.push_back({.input = turn.input, .seat = turn.seat, .expected = best, .skill = turn.played - turn.best});
      leads.push_back(turn.played - colourOf(i));
    }
    if (!judged.empty()) all.turns.back().luck = all.margin - leads.back();
    all.course = courseOf(all, leads, standing);
    return all;
  }

private:
  /// A turn by what its player thought, in thousandths of a point for who looks.
  struct Judged {
    std::size_t input = 0;
    Seat seat{};
    int best = 0;
    int played = 0;
  };

  void judge(Seat seat, const typename G::Move& move, const Stop& stop) {
    const auto view = G::view(now, seat);
    const auto thought = G::think(view, memories[seat], Level::master, 0, stop);
    if (!thought || thought->best.empty()) return;
    const auto& first = thought->best.front();
    const auto best = firstWorth(view, seat, thought->best, stop);
    if (!best) return; // it had no choice, and nobody asked what that was worth
    const int played = first.move == move ? *best : worthOf(view, seat, move, thought->best, stop);
    const int sign = seat == viewer ? 1 : -1;
    judged.push_back({inputs, seat, sign * std::max(*best, played), sign * played});
  }

  using Choices = std::vector<Choice<typename G::Move>>;

  std::optional<Worth> weighed(const typename G::View& view, Seat seat, const typename G::Move& move,
                               const Stop& stop) const {
    if constexpr (WeighsMoves<G>) return G::worthOf(view, memories[seat], move, 0, stop);
    return std::nullopt;
  }

  /// What the best move is worth. Where there is only one, its player needn't have weighed it.
  std::optional<int> firstWorth(const typename G::View& view, Seat seat, const Choices& considered,
                                const Stop& stop) const {
    if (considered.size() > 1 || considered.front().worth != Worth{}) return considered.front().worth.points;
    const auto worth = weighed(view, seat, considered.front().move, stop);
    return worth ? std::optional(worth->points) : std::nullopt;
  }

  /// What another move was worth. If it wasn't considered, it was no better than the last that was.
  int worthOf(const typename G::View& view, Seat seat, const typename G::Move& move, const Choices& considered,
              const Stop& stop) const {
    if (const auto worth = weighed(view, seat, move, stop)) return worth->points;
    for (const auto& choice : considered)
      if (choice.move == move) return choice.worth.points;
    return considered.back().worth.points;
  }

  /// Who is on turn sees what that turn brings, and of what comes after it less: all players expect too much, or all
  /// too little, so that of two whose turns follow each other each turn would undo as luck what the one before it
  /// brought. That colour is half the middle step from the one's turns to the other's, of the turns round about.
  int colourOf(std::size_t turn) const {
    constexpr std::size_t reach = 5;
    std::vector<int> steps;
    for (std::size_t i = turn - std::min(turn, reach); i + 1 < judged.size() && i < turn + reach; ++i)
      if (judged[i].seat != judged[i + 1].seat)
        steps.push_back((judged[i].played - judged[i + 1].best) * (judged[i].seat == viewer ? 1 : -1));
    if (steps.empty()) return 0;
    const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
    std::nth_element(steps.begin(), middle, steps.end());
    return *middle / (judged[turn].seat == viewer ? 2 : -2);
  }

  /// The chance to win is what a lead is worth with so many turns to come that each add as much to it or take as much
  /// from it as the turns of this match did on the average.
  std::vector<Chance> courseOf(const Account& all, const std::vector<int>& leads, const Standing& standing) const {
    if (all.turns.empty()) return {};
    std::int64_t squares = 0;
    int before = all.start;
    for (const int lead : leads) {
      squares += std::int64_t{lead - before} * (lead - before);
      before = lead;
    }
    squares += std::int64_t{all.margin - before} * (all.margin - before);
    const auto turns = static_cast<std::int64_t>(all.turns.size());
    std::vector<Chance> course;
    for (std::size_t i = 0; i < leads.size(); ++i) {
      const std::int64_t left = turns + 1 - static_cast<std::int64_t>(i);
      const std::size_t after = i == 0 ? 0 : all.turns[i - 1].input + 1;
      course.push_back({after, chanceToStayAhead(leads[i], squares * left / turns)});
    }
    if (!standing.over) return course;
    const bool won = std::find(standing.winners.begin(), standing.winners.end(), viewer) != standing.winners.end();
    if (course.back().inputs == inputs) course.pop_back();
    course.push_back({inputs, won ? 1000 / static_cast<int>(standing.winners.size()) : 0});
    return course;
  }

  typename G::Table table;
  Seat viewer;
  typename G::State now;
  PerSeat<typename G::Memory> memories{};
  std::size_t inputs = 0;
  std::vector<Judged> judged;
};

} // namespace ninefold::ai
