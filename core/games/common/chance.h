#pragma once

#include "kernel/event.h"
#include "kernel/rules.h"

#include <optional>
#include <vector>

namespace ninefold {

/// A piece that chance has handed out, by the value on it: to a seat, or, if none is named, to all.
struct Draw {
  std::optional<Seat> seat;
  int value = 0;
  bool operator==(const Draw&) const = default;
};

/// How many pieces with a value there are.
struct Stock {
  int value = 0;
  int count = 0;
  bool operator==(const Stock&) const = default;
};

/// What a game may have besides: chance hands out pieces, and it can be told afterwards who got which.
template<class G>
concept HandsOut = requires(const typename G::Table& table, const typename G::State& start, const Event& event) {
  // What there is to draw from before the first is drawn, by value; nothing where a deal is made and not shuffled.
  { G::box(table) } -> std::same_as<std::vector<Stock>>;
  // What has been drawn when the game begins.
  { G::dealt(start) } -> std::same_as<std::vector<Draw>>;
  // What was drawn later, by what happened.
  { G::drawn(event) } -> std::same_as<std::optional<Draw>>;
};

/// What was drawn where chance tells each seat by itself: it alone hears which piece it was.
inline std::optional<Draw> drawnBySeat(const Event& event) {
  if (event.kind != Event::Kind::drew || event.number == 0) return std::nullopt;
  return Draw{event.seat, event.number};
}

} // namespace ninefold
