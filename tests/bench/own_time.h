#pragma once

#include <chrono>
#include <cstdio>
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
