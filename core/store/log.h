#pragma once

#include "store/files.h"

#include <cstdint>

namespace ninefold::store {

/// What a plain reader finds in a log (WAL). SQLite reads it up to the first page that doesn't fit and forgets the
/// rest; each page can be checked by itself, too, against the sum that stands before it.
struct Log {
  struct Page {
    std::uint32_t number = 0;
    std::uint64_t at = 0; // where it lies in the file
  };
  std::vector<Page> sound{};
  /// Something doesn't fit, and whole changes come after it that the database doesn't have. (A change that the power
  /// cut short is the last one.)
  bool damaged = false;
};

Log readLog(const fs::path& file, const fs::path& database);

/// Puts the sound pages of a log into a copy of its database, in the order in which they were written.
void putInto(const fs::path& database, const fs::path& file);

} // namespace ninefold::store
