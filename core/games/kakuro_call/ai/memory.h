#pragma once

#include <cstdint>

namespace ninefold::kakuro_call {

/// What a computer player keeps in mind: how long it has been looking. All else lies open on the table.
struct Memory {
  std::int64_t looked = 0; // milliseconds since the total was revealed, without the time that verdicts took
  std::int64_t quiet = 0;  // milliseconds since all had something to take in: a total, a verdict, a failed call
  std::int64_t judged = 0; // milliseconds since the row lies there that waits for its verdict
  bool open = false;       // whether one does
  bool operator==(const Memory&) const = default;
};

} // namespace ninefold::kakuro_call
