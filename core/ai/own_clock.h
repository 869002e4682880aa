#pragma once

#include <cstdint>
#include <ctime>

namespace ninefold::ai {

/// What this thread has computed so far, in nanoseconds: it stands still while others have the processor. For who
/// measures; no player asks for it.
inline std::int64_t ownNanoseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

} // namespace ninefold::ai
