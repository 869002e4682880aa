#pragma once

#include "store/files.h"

namespace ninefold::store {

constexpr std::size_t pageSize = 4096; // of all our databases, and of SQLite's usual ones

/// Whether a header says what all of ours say, as far as that never changes.
bool headerIsOurs(const fs::path& database);

// Mending the copy of a damaged database, so that SQLite reads what follows its first page.

/// Writes a header such as all our databases have over the first hundred bytes.
void newHeader(const fs::path& database);

/// Takes over the first page of a backup. Backups are copies page by page: the tables begin where they begin there,
/// unless the schema has changed since.
void firstPageFrom(const fs::path& backup, const fs::path& database);

} // namespace ninefold::store
