#pragma once

namespace ninefold::ai {

/// What a move is worth to who makes it. Whole numbers: they decide, and floating point differs between compilers.
struct Worth {
  int points = 0; // thousandths of a point ahead of the best of the others, as far as the player can see
  int chance = 0; // thousandths of a chance to win; 0 where the player doesn't reckon with chances
  bool operator==(const Worth&) const = default;
};

} // namespace ninefold::ai
