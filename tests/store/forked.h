#pragma once

#include <sqlite3.h>
#include <thread>
#include <unistd.h>

namespace ninefold::store {

/// A copy of this process in which SQLite can be used. A thread may hold one of its locks just when the process is
/// copied, and there is no such thread in the copy that would ever let go of it.
inline pid_t forked() {
  constexpr int first = 2, last = SQLITE_MUTEX_STATIC_VFS3; // all that belong to no connection
  const auto leave = [](int from) {
    for (int which = from; which >= first; --which) sqlite3_mutex_leave(sqlite3_mutex_alloc(which));
  };
  for (int which = first; which <= last; ++which)
    if (sqlite3_mutex_try(sqlite3_mutex_alloc(which)) != SQLITE_OK) {
      leave(which - 1);
      std::this_thread::yield();
      which = first - 1;
    }
  const pid_t pid = ::fork();
  leave(last);
  return pid;
}

} // namespace ninefold::store
