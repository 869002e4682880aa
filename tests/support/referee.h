#pragma once

#include "kernel/rules.h"

#include <string>
#include <vector>

namespace ninefold {

/// A game in the hands of a test: it plays inputs and says what became of them.
template<Rules G> class Played {
public:
  using State = typename G::State;

  explicit Played(State from) : state(std::move(from)) {}
  Played(const typename G::Table& table, const typename G::Deal& deal) : state(G::begin(table, deal)) {}

  /// Plays for a seat. "ok", or the key of the refusal.
  std::string play(int seat, typename G::Move move) { return answer({seatAt(seat), std::move(move)}); }
  /// Plays what is said for the table, or what the clock says.
  std::string play(typename G::Move move) { return answer({std::nullopt, std::move(move)}); }

  int score(int seat) const { return G::standing(state).scores[static_cast<std::size_t>(seat)]; }
  int turn() const {
    const auto seat = G::standing(state).turn;
    return seat ? index(*seat) : -1;
  }
  bool over() const { return G::standing(state).over; }
  std::vector<int> winners() const {
    std::vector<int> seats;
    for (Seat seat : G::standing(state).winners) seats.push_back(index(seat));
    return seats;
  }
  /// Whether the last accepted move had such an event.
  bool had(Event::Kind kind) const {
    for (const Event& event : events)
      if (event.kind == kind) return true;
    return false;
  }

  State state;
  Events events;

private:
  std::string answer(const Input<G>& input) {
    auto step = G::apply(state, input);
    if (!step) return std::string(key(step.error()));
    state = std::move(step->state);
    events = std::move(step->events);
    return "ok";
  }
};

} // namespace ninefold
