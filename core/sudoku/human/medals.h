#pragma once

#include "sudoku/human/rate.h"

namespace ninefold::human {

/// What the time is worth in which somebody alone solved a Sudoku: bronze for having solved it, silver and gold for
/// having been quick for its grade.
enum class Medal : std::uint8_t { bronze, silver, gold };

/// The longest times that silver and gold allow, in milliseconds. Our choice, and easy to change: no record has them.
struct MedalTimes {
  std::int64_t silver = 0;
  std::int64_t gold = 0;
  bool operator==(const MedalTimes&) const = default;
};

MedalTimes medalTimes(Grade);
Medal medalFor(Grade, std::int64_t ms);

} // namespace ninefold::human
