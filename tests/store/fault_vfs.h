#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ninefold::store {

/// What the faulty file system does when its moment comes.
enum class Mishap : std::uint8_t {
  none,
  failOnce, // this one operation fails, the next ones work again
  full,     // from here on there is no room, until the fault is lifted
  cut,      // the power goes: this operation doesn't happen, and none after it
};

/// What a power cut makes of the writes that weren't synced.
enum class Loss : std::uint8_t { nothing, everything, some, torn };

/// A file system of SQLite's that passes everything on to the real one, but counts the operations that change files,
/// and at a chosen one does something bad. It never really syncs: it remembers what wasn't synced, so that a power cut
/// can take it away.
namespace faults {

constexpr const char* vfsName = "ninefold-faulty";

void install();
/// Begins anew: counts from 0, and fails at operation number `at`.
void arm(Mishap what, int at);
void disarm();
/// How many operations there have been.
int operations();
/// Whether the fault has come.
bool struck();
/// After everything is closed: does to the files what the power cut does to them.
void loseUnsynced(Loss, std::uint64_t luck);

} // namespace faults

} // namespace ninefold::store
