#pragma once

#include "store/connection.h"
#include "store/files.h"
#include "store/ids.h"
#include "store/vouch.h"

#include <functional>
#include <vector>

namespace ninefold::store {

/// What a backup holds: shown before it is restored.
struct Contents {
  int version = 0;
  int matches = 0;
  int unfinished = 0;
  std::vector<std::string> names{};
  bool operator==(const Contents&) const = default;
};

/// What is in a backup. Throws Error: notBackup, newer or damaged. Whatever the file is, nothing in it is run.
Contents contentsOf(const fs::path& file);

/// Writes everything into one file, whole or not at all. A damaged database isn't passed on, nor one with a match that
/// doesn't replay; those with `known` seals are known to. Throws Error.
void backUp(Connection& from, const fs::path& file, const std::string& vfs = {}, const MatchSeals& known = {});

/// The automatic backups, the newest first.
std::vector<fs::path> automaticBackups(const Places&);
/// The number of the newest; 0 if there is none.
int newestBackup(const Places&);
/// Adds one and lets go of all but three: the newest, of which one is from before the last start, when `atStart` was
/// the newest. What can't be read any more goes first. Throws Error.
fs::path backUpAutomatically(Connection& from, const Places&, const std::string& vfs = {}, int atStart = INT32_MAX);

/// Puts the contents of a backup in the place of everything in `into`, in one transaction. A copy is made, brought up
/// to today's schema and checked first; then `before` sees to what was there, and may let go of the file itself. Throws
/// Error, and then `into` is as it was.
void restore(const fs::path& file, Connection& into, const Places&, const std::string& vfs = {},
             const std::function<void()>& before = {});

} // namespace ninefold::store
