#pragma once

#include "store/connection.h"
#include "store/files.h"

namespace ninefold::store {

/// Takes what lies in the leaves of a damaged file into a database in memory that has our schema, without following its
/// trees: a page that led to others may be gone. What this is worth is judged by whoever reads it there.
void gatherLeaves(const fs::path& damaged, Connection& into);

} // namespace ninefold::store
