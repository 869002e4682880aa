#include "games/kakuro_call/ai/eyes.h"

#include <algorithm>

namespace ninefold::kakuro_call {

namespace {

/// Things that chance is asked about besides rows.
constexpr std::uint64_t theRound = 1000, givingUp = 1001, slip = 2000;

constexpr std::uint64_t numberOf(const Row& row) {
  return static_cast<std::uint64_t>((static_cast<int>(row.direction) * 81 + row.first.index()) * 6 + row.length - 2);
}

/// How much longer a way takes than the easiest, in thousandths: people read along lines rather than down columns, see
/// what lies there before what could lie there, and ends before what lies between.
int effortOf(const Way& way) {
  int effort = 1000 + 100 * (way.row.length - 2) + 200 * way.bounds + 200 * way.doublings;
  if (way.row.direction == Direction::down) effort += 150;
  for (const Replaced& one : way.replaced) effort += one.swapped ? 700 : 500;
  return effort;
}

/// Of 32 people equally good the first has found it after 341 thousandths of the median, the last after 2936: a
/// log-normal distribution with a sigma of 0.5. (Written out: floating point differs between compilers.)
constexpr std::array<std::int64_t, 32> spread{341,  433,  492,  541,  583,  623,  660,  696,  731,  766,  800,
                                              835,  870,  906,  943,  981,  1020, 1061, 1104, 1149, 1197, 1249,
                                              1306, 1368, 1437, 1515, 1605, 1714, 1850, 2032, 2312, 2936};

} // namespace

Eyes eyesOf(ai::Level level) {
  switch (level) {
  case ai::Level::beginner: return {.pace = 35'700, .patience = 68'000, .slips = 60, .objects = 300};
  case ai::Level::casual: return {.pace = 26'350, .patience = 59'500, .slips = 30, .objects = 600};
  case ai::Level::strong: return {.pace = 18'700, .patience = 51'000, .slips = 10, .objects = 850};
  default: return {.pace = 13'600, .patience = 34'000, .atOnce = true, .objects = 1000};
  }
}

std::optional<int> Gaze::finds(const Way& way) const {
  const std::int64_t median = std::int64_t{eyes.pace} * effortOf(way) / 1000;
  const int after = scattered(median, eyes.atOnce ? theRound : numberOf(way.row));
  if (!eyes.atOnce && after > givesUp()) return std::nullopt;
  return after;
}

int Gaze::givesUp() const { return scattered(eyes.patience, givingUp); }

bool Gaze::misadds(const Row& row) const { return static_cast<int>(drawn(slip + numberOf(row)) % 1000) < eyes.slips; }

/// Whatever else was asked for, and in which order.
std::uint64_t Gaze::drawn(std::uint64_t thing) const {
  return Rng(salt ^ (thing + 1) * 0x9FB21C651E98DF25u).next() >> 32;
}

/// Even between two of the 32, so that no two people speak in the same breath.
int Gaze::scattered(std::int64_t median, std::uint64_t thing) const {
  const std::uint64_t draw = drawn(thing);
  const std::size_t i = draw % 31;
  const auto part = static_cast<std::int64_t>(draw / 31 % 1024);
  const std::int64_t share = spread[i] * 1024 + (spread[i + 1] - spread[i]) * part;
  return static_cast<int>(median * share / (std::int64_t{1000} * 1024));
}

bool seesThrough(const Eyes& eyes, const Row& row, Rng luck) {
  return static_cast<int>(luck.below(1000)) < (eyes.objects == 1000 ? 1000 : eyes.objects - 50 * (row.length - 2));
}

int objectsAfter(const Eyes& eyes, const Row& row) { return 1000 + eyes.pace * row.length / 20; }

} // namespace ninefold::kakuro_call
