#pragma once

#include "kernel/rules.h"
#include "kernel/scene.h"

#include <vector>

namespace ninefold {

/// What the last move did, as far as everybody at the table can see it: why it was made, without what who made it
/// holds.
struct Reason {
  std::vector<Phrase> sentences{}; // at most two, and short: they have two lines on the smallest phone
  std::optional<Cell> laid{};      // where a piece lies since
  std::vector<SceneRun> runs{};    // what scored, each with its points
  bool operator==(const Reason&) const = default;
};

/// What a game may have besides: reasons. They are handed what nobody in particular sees before and after the move, and
/// what everybody heard of it.
template<class G>
concept GivesReasons = requires(const typename G::View& before, const typename G::View& after, const Events& heard) {
  { reasonOf(before, after, heard) } -> std::same_as<Reason>;
};

/// The reason for what led from one view of nobody in particular to another; none in a game that gives none.
template<Rules G>
Reason reasonFor(const typename G::View& before, const typename G::View& after, const Events& events, int seats) {
  if constexpr (GivesReasons<G>)
    return reasonOf(before, after, heardBy(events, nobody, seats));
  else
    return {};
}

/// The first event of a kind; none if there was none.
inline const Event* find(const Events& events, Event::Kind kind) {
  for (const Event& event : events)
    if (event.kind == kind) return &event;
  return nullptr;
}

} // namespace ninefold
