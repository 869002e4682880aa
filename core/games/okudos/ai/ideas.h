#pragma once

#include "ai/attention.h"
#include "games/okudos/ai/position.h"

#include <optional>
#include <vector>

namespace ninefold::okudos {

constexpr std::size_t mostCollected = 8;

/// A turn that a seat might take: the chips that it collects first, and what it does then.
struct Idea {
  InlineVector<std::int8_t, mostCollected> collect{}; // spots, in this order
  std::int8_t spot = -1;                              // none: the chip is discarded
  Digit chip = 0;                                     // none: the seat passes
  int promise = 0;                                    // what it covers of the others, less what of its own, in points
};

/// What a player looks at.
struct Look {
  ai::Attention cells;     // where a chip could lie, and which chips are irregular
  ai::Attention conflicts; // which chips forbid a place: only asked if it doesn't take the trouble to check
  bool checks = true;
};

/// What a seat notices that it could do, what promises most first.
std::vector<Idea> ideasOf(const View&, const Plan&, const Look&);

Move moveOf(const Plan&, const Idea&);
/// The other way round; nothing of what is no turn, or if more chips are collected than anybody would think of.
std::optional<Idea> ideaOf(const Plan&, const Move&);
/// Takes the turn. A chip that is irregular is believed not to be: the seat would not lay it otherwise.
void take(Position&, const World&, const Idea&);

} // namespace ninefold::okudos
