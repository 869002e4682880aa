#pragma once

#include "kernel/rules.h"

#include <utility>
#include <vector>

namespace ninefold {

/// The public view of a state in one number: kept with every input, so that a changed rule is noticed when an old log
/// is replayed.
template<Rules G> std::uint64_t publicHash(const typename G::State& state) {
  Hash hash;
  G::add(hash, G::view(state, nobody));
  return hash.value();
}

/// How far undo may go back: to the last draw or disclosure, or (alone at the table) to the start.
enum class UndoTo : std::uint8_t { barrier, start };

/// A game being played: its start and the inputs so far. The log is the saved game, the undo stack and the replay.
template<Rules G> class Match {
public:
  using State = typename G::State;

  Match(typename G::Table table, typename G::Deal deal)
      : agreed(std::move(table)), dealt(std::move(deal)), now(G::begin(agreed, dealt)) {}

  const typename G::Table& table() const { return agreed; }
  const typename G::Deal& deal() const { return dealt; }

  /// Applies an input. If it was accepted, what had been undone before is gone.
  Result<Events> play(Input<G> input) {
    auto step = G::apply(now, input);
    if (!step) return step.error();
    now = std::move(step->state);
    entries.resize(done);
    entries.push_back({std::move(input), publicHash<G>(now), reveals(step->events), step->events});
    ++done;
    return std::move(step->events);
  }

  /// Forgets the last input as if it had never been, and with it what could have been redone.
  void takeBack() {
    undo();
    entries.resize(done);
  }

  bool canUndo(UndoTo to = UndoTo::barrier) const {
    return done > 0 && (to == UndoTo::start || !entries[done - 1].barrier);
  }
  bool canRedo() const { return done < entries.size(); }

  void undo() {
    assert(done > 0);
    now = stateAfter(--done);
  }

  void redo() {
    assert(canRedo());
    now = std::move(G::apply(now, entries[done].input)->state);
    ++done;
  }

  std::size_t length() const { return done; }
  const Input<G>& input(std::size_t i) const { return entries[i].input; }
  std::uint64_t hash(std::size_t i) const { return entries[i].hash; }
  /// What came of an input.
  const Events& events(std::size_t i) const { return entries[i].events; }

  typename G::View view(Viewer viewer) const { return G::view(now, viewer); }
  /// What it was before the last input.
  typename G::View viewBefore(Viewer viewer) const {
    assert(done > 0);
    return G::view(stateAfter(done - 1), viewer);
  }
  Standing standing() const { return G::standing(now); }
  std::string everything() const { return G::everything(now); }

private:
  struct Entry {
    Input<G> input;
    std::uint64_t hash;
    bool barrier;
    Events events;
  };

  State stateAfter(std::size_t inputs) const {
    State state = G::begin(agreed, dealt);
    for (std::size_t i = 0; i < inputs; ++i) state = std::move(G::apply(state, entries[i].input)->state);
    return state;
  }

  typename G::Table agreed;
  typename G::Deal dealt;
  State now;
  std::vector<Entry> entries; // those from `done` on have been undone
  std::size_t done = 0;
};

} // namespace ninefold
