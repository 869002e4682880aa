#pragma once

#include "ai/level.h"
#include "ai/stop.h"
#include "ai/worth.h"
#include "kernel/event.h"
#include "kernel/hash.h"
#include "kernel/rng.h"
#include "kernel/seat.h"

#include <concepts>
#include <optional>
#include <vector>

namespace ninefold::ai {

template<class Move> struct Choice {
  Move move{};
  Worth worth{};
  bool operator==(const Choice&) const = default;
};

/// What came of thinking.
template<class Move> struct Thought {
  Move move{};
  std::vector<Choice<Move>> best{}; // what was considered, the best first; what was not noticed isn't among it
  std::int64_t nodes = 0;           // positions looked at: what the thinking cost, on every device the same
  int after = 0;                    // milliseconds until it is done, where all play at once; people take that long
};

/// What a game may have besides: players. One is handed what its seat may know (the view, and in its memory what it has
/// heard), never a state. The same view, memory and `person` make the same move on every device, whatever else runs
/// there; `person` is the seed of who plays.
template<class G>
concept HasPlayers = std::regular<typename G::Memory> &&
    requires(const typename G::View& view, typename G::Memory& memory, const Events& heard, Level level,
             std::uint64_t person, const Stop& stop) {
  // Takes in what the viewer heard of an input, and how it sees the game after it. A memory is begun with `{}`.
  { G::remember(memory, view, heard) } -> std::same_as<void>;
  // What the viewer does now; nothing if it leaves it to others. Only asked if something is legal for it.
  { G::think(view, memory, level, person, stop) } -> std::same_as<std::optional<Thought<typename G::Move>>>;
};

/// What a game may have besides, where all play at once: a memory that time goes by for. `Thought::after` counts from
/// now; for how long its player has looked already stands in the memory, so that nobody's move gives the others their
/// time anew.
template<class G>
concept KeepsTime = HasPlayers<G> && requires(typename G::Memory& memory, std::int64_t ms) {
  { G::pass(memory, ms) } -> std::same_as<void>;
};

/// What a seat takes in of an input: the time until it came, what it heard of it, and how it sees the game after it.
template<HasPlayers G> void takeIn(typename G::Memory& memory, const std::optional<std::int64_t>& ms,
                                   const typename G::View& view, const Events& heard) {
  if constexpr (KeepsTime<G>) G::pass(memory, ms.value_or(0));
  G::remember(memory, view, heard);
}

/// The chance of a player at this point: from the seed of who plays, and from what it sees.
template<class G> Rng luckOf(const typename G::View& view, std::uint64_t person) {
  Hash hash;
  hash << person;
  G::add(hash, view);
  return Rng(hash.value());
}

} // namespace ninefold::ai
