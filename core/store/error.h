#pragma once

#include "kernel/result.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>

namespace ninefold::store {

/// What can go wrong with keeping things.
enum class Trouble : std::uint8_t {
  full,        // no room on the device
  readOnly,    // we may not write there
  io,          // the device said no
  busy,        // somebody else holds the file for too long
  damaged,     // the file isn't what we wrote
  newer,       // a newer Ninefold wrote it
  openAlready, // another process has it
  missing,     // no such match, profile, puzzle
  outOfStep,   // the match has moved on since the caller looked
  over,        // the match is finished
  changed,     // a match that doesn't agree with its own seals
  otherRules,  // a match that today's rules replay differently
  notBackup,   // a file that isn't a backup of ours
  unusable,    // values that can't be kept
};

/// The stable key that tests, logs and translations know a trouble by.
std::string_view key(Trouble);
/// What a person is told, in the source language.
const char* sentence(Trouble);

/// Why something couldn't be done. Inside the store it is thrown; Store's own functions hand it out as a value, and
/// nothing else leaves the store.
struct Error {
  Trouble what{};
  std::string detail{}; // for the log: SQLite's words, a path, a ply
  std::string_view key() const { return store::key(what); }
  const char* sentence() const { return store::sentence(what); }
};

/// Which trouble one of SQLite's result codes means.
Trouble troubleOf(int sqliteCode);

template<class T> using Answer = Result<T, Error>;

/// The value of an answer that has nothing to say but that it went well.
struct Done {};
/// What is left of a result: it, or Done for nothing.
template<class T> using Kept = std::conditional_t<std::is_void_v<T>, Done, T>;

} // namespace ninefold::store
