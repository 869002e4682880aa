#pragma once

#include <chrono>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <unistd.h>

/// A clock of this thread that stands still while others have the processor, in milliseconds.
inline double ownTime() {
  static const int account = open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
  char text[64] = {};
  long long ran = 0, waited = 0; // nanoseconds
  if (pread(account, text, sizeof text - 1, 0) > 0) sscanf(text, "%lld %lld", &ran, &waited);
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<double>(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count() - waited) / 1e6;
}

/// What this thread has computed, in milliseconds: it stands still, too, while it waits for anything.
inline double computedTime() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}
