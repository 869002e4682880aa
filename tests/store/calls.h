#pragma once

#include <cstdint>

namespace ninefold::store::calls {

// This program's own write, rename, unlink and their like, which SQLite and the standard library call, too: each call
// that changes a file in a folder is counted, and from a chosen one on something bad happens.

enum class Mishap : std::uint8_t {
  none,
  killed, // the process is gone before it
  full,   // there is no room for it, nor for any that takes room after it
  fails,  // the device doesn't do it, but does all others
};

/// Begins anew: counts the calls on files below `folder` from 0. What is written by a call that is the last is half of
/// what it ought to be, if that is `torn`.
void arm(const char* folder, Mishap what, int at, bool torn = false);
void disarm(); // what is worn out stays so
/// From now on the device can't read a page of that file any more, by whatever name; a copy of it can be read.
void wearOut(const char* file, long page);
/// How many there have been.
int made();

/// What a process that was killed so says when it ends.
constexpr int killedStatus = 99;

} // namespace ninefold::store::calls
