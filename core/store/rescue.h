#pragma once

#include "store/files.h"

#include <vector>

namespace ninefold::store {

/// What became of the matches of a damaged file.
struct Rescued {
  int matches = 0; // whole
  int cut = 0;     // up to where they could be read
  int lost = 0;    // known to have been there, and unreadable
  int beside = 0;  // names, settings, own puzzles and notes that don't fit their seals, and aren't shown
  bool operator==(const Rescued&) const = default;
};

/// Makes a new database, complete and synced, from what can be read of a damaged one; that one stays as it is. The
/// first page may be taken from a backup if it is gone. Where the file is sound without what lies beside it, that is of
/// another file: what it holds comes second. Throws Error if even a new one can't be written.
Rescued rescue(const Places&, const std::vector<fs::path>& backups, bool fileIsSound, const std::string& vfs = {});

} // namespace ninefold::store
