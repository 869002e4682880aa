#pragma once

#include "kernel/gesture.h"
#include "kernel/rules.h"
#include "kernel/scene.h"

namespace ninefold {

/// What became of a gesture: the move still being composed and, once it is complete, the move itself.
template<class G> struct Touch {
  typename G::Draft draft{};
  std::optional<typename G::Move> move{};
};

/// What of a game is on the screen, and how a touch becomes a move.
template<class G>
concept Presentation = std::regular<typename G::Draft> &&
    requires(const typename G::View& view, const typename G::Draft& draft, const Gesture& gesture) {
  { G::present(view, draft) } -> std::same_as<Scene>;
  { G::interpret(view, draft, gesture) } -> std::same_as<Touch<G>>;
};

} // namespace ninefold
