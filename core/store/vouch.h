#pragma once

#include "store/files.h"
#include "store/matches.h"

#include <atomic>
#include <map>

namespace ninefold::store {

// Whether a database is what we wrote: asked before it is used, before a backup is made of it, and in the background.

/// Nobody plays more matches than that: a higher id is damage.
constexpr std::int64_t highestId = 2'000'000;

using Findings = std::vector<std::string>;
/// Set by whoever doesn't want to wait any longer: what was found till then is handed out.
using Leaving = std::atomic<bool>;
/// The seals of matches that are known to replay.
using MatchSeals = std::map<std::int64_t, std::int64_t>;

/// What SQLite finds wrong with its pages, indexes and rows, and what can't be for reasons of ours.
Findings structureFaults(const Connection&);
/// Matches, and what is kept beside them, that don't agree with their seals.
Findings sealFaults(const Connection&, const Leaving* leaving = nullptr);
/// The same, and matches whose inputs don't show what they showed: `known` ones aren't played again.
Findings matchFaults(const Connection&, const MatchSeals& known);
MatchSeals sealsIn(const Connection&);

/// Whether the statistics are what the finished matches add up to: counts them once more, in memory.
bool countedRight(const fs::path& database);

/// Throws Error, Trouble::damaged, for the first of them.
void require(const Findings&);

} // namespace ninefold::store
