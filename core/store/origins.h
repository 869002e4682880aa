#pragma once

#include "store/connection.h"
#include "store/files.h"

#include <set>
#include <utility>

namespace ninefold::store {

/// The numbers of some of the first matches, and where each began. That can't be the same in two databases: by it a
/// file and a log are told to be of one another.
using Origins = std::set<std::pair<std::int64_t, std::int64_t>>;

Origins originsIn(const Connection&);
bool haveOneInCommon(const Origins&, const Origins&);

/// Before a backup takes the place of everything: notes down what was there.
void noteRestoring(const Places&, const Connection& before);
/// Whether the note is of a database with these matches.
bool isRestoring(const Places&, const Origins& now);

} // namespace ninefold::store
