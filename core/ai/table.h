#pragma once

#include "ai/own_clock.h"
#include "ai/player.h"
#include "kernel/rules.h"

#include <algorithm>

namespace ninefold::ai {

/// What a game may have besides, where all play at once: how long the sand takes until Timeout falls due, in
/// milliseconds, while it runs; 0 while it doesn't. It begins anew with Event::Kind::sandTurned.
template<class G>
concept PlaysAgainstSand = requires(const typename G::View& view) {
  { G::sand(view) } -> std::same_as<int>;
};

/// Who sits at a seat.
struct Sitter {
  Level level = Level::greedy;
  std::uint64_t person = 0;
  bool operator==(const Sitter&) const = default;
};

/// What a move cost, for who measures.
struct Cost {
  Seat seat{};
  std::int64_t nodes = 0;
  std::int64_t nanoseconds = 0;
};

/// A match between computer players, as if each of them sat at a device of its own.
template<Rules G>
  requires HasPlayers<G>
class ComputerTable {
public:
  ComputerTable(const typename G::Table& agreed, const typename G::Deal& deal, std::vector<Sitter> who)
      : table(agreed), now(G::begin(agreed, deal)), sitters(std::move(who)), memories(sitters.size()) {}

  /// What happens next: somebody's move, the table's or the clock's. Nothing once the game is over.
  std::optional<Input<G>> next() {
    if (G::standing(now).over) return std::nullopt;
    Input<G> input;
    int soonest = 0;
    bool any = false;
    const auto take = [&](Viewer who, typename G::Move move, int ms) {
      input.seat = who;
      input.move = std::move(move);
      soonest = ms;
      any = true;
    };
    // Who may object speaks before who moves: the next move lets the one before it stand.
    const Viewer turn = G::standing(now).turn;
    const Seat first = turn ? after(*turn, table.seats) : table.first;
    for (int i = 0; i < table.seats; ++i) {
      const Seat seat = seatAt((index(first) + i) % table.seats);
      if (turn && any) break;
      const auto thought = think(seat);
      if (thought && (!any || thought->after < soonest)) take(seat, thought->move, thought->after);
    }
    if constexpr (PlaysAgainstSand<G>) {
      const int sand = G::sand(G::view(now, nobody));
      if (sand > 0 && (!any || sand - ran <= soonest)) take(nobody, Timeout{}, std::max(0, sand - ran));
    }
    if (!any) {
      auto common = G::legal(G::view(now, nobody));
      if (common.empty()) return std::nullopt;
      take(nobody, std::move(common.front()), soonest);
    }
    if (!turn) input.ms = soonest;
    return input;
  }

  /// Lets it happen. False if the rules refuse it, which is a fault of who thought of it.
  bool play(const Input<G>& input) {
    auto step = G::apply(now, input);
    if (!step) return false;
    letPass(input.ms.value_or(0), step->events);
    now = std::move(step->state);
    latest = std::move(step->events);
    for (int i = 0; i < table.seats; ++i) {
      const Seat seat = seatAt(i);
      takeIn<G>(memories[static_cast<std::size_t>(i)], input.ms, G::view(now, seat),
                heardBy(latest, seat, table.seats));
    }
    return true;
  }

  const typename G::State& state() const { return now; }
  Standing standing() const { return G::standing(now); }
  /// What came of the last input.
  const Events& events() const { return latest; }
  const std::vector<Cost>& costs() const { return spent; }
  /// How long people would have sat there, in milliseconds.
  std::int64_t clock() const { return milliseconds; }

private:
  std::optional<Thought<typename G::Move>> think(Seat seat) {
    const auto view = G::view(now, seat);
    auto legal = G::legal(view);
    if (legal.empty()) return std::nullopt;
    const Sitter& sitter = sitters[static_cast<std::size_t>(index(seat))];
    if (sitter.level == Level::random) {
      Rng luck = luckOf<G>(view, sitter.person);
      const auto any = luck.below(static_cast<std::uint32_t>(legal.size()));
      return Thought<typename G::Move>{.move = std::move(legal[any]),
                                       .after = 1 + static_cast<int>(luck.below(60'000))};
    }
    const std::int64_t begun = ownNanoseconds();
    auto thought = G::think(view, memories[static_cast<std::size_t>(index(seat))], sitter.level, sitter.person, {});
    if (thought) spent.push_back({seat, thought->nodes, ownNanoseconds() - begun});
    return thought;
  }

  /// The time until an input came, and what became of the sand with it: it stands while a verdict is open.
  void letPass(std::int64_t ms, const Events& events) {
    milliseconds += ms;
    if constexpr (PlaysAgainstSand<G>) {
      if (G::sand(G::view(now, nobody)) > 0) ran += static_cast<int>(ms);
      for (const Event& event : events)
        if (event.kind == Event::Kind::sandTurned) ran = 0;
    }
  }

  typename G::Table table;
  typename G::State now;
  Events latest;
  std::vector<Sitter> sitters;
  std::vector<typename G::Memory> memories;
  std::vector<Cost> spent;
  std::int64_t milliseconds = 0;
  int ran = 0; // how long the sand has run since it was turned
};

} // namespace ninefold::ai
