#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace ninefold {

/// How often a value was drawn, and how often it would have been if chance had kept to its odds, in thousandths.
struct ValueDrawn {
  int value = 0;
  std::int64_t times = 0;
  std::int64_t expected = 0;
  bool operator==(const ValueDrawn&) const = default;
};

/// What is to be said of the mean of some draws. `tooFew`: chance alone could bring anything.
enum class Luck : std::uint8_t { tooFew, farTooLow, low, asChance, high, farTooHigh };

/// Draws beside what chance would give: all means in thousandths.
struct Fairness {
  std::int64_t draws = 0;
  int mean = 0;
  int chance = 0;        // what would have been expected
  int low = 0, high = 0; // between them lie 19 of 20 means of fair draws
  Luck luck = Luck::tooFew;
  bool operator==(const Fairness&) const = default;
};

constexpr std::int64_t fewestToTell = 60;

/// Of draws in so many matches, each from a full box of so many pieces and without putting back: the more of the box
/// one draws, the less is left to chance. In whole numbers, so that it says the same everywhere.
Fairness fairnessOf(std::span<const ValueDrawn>, std::int64_t matches, std::int64_t box);

/// How many pieces the box of a game holds at a table of two; 0: nothing is drawn there.
std::int64_t boxOf(std::string_view game);

} // namespace ninefold
