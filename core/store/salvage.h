#pragma once

#include "store/matches.h"
#include "store/plain.h"

#include <set>

namespace ninefold::store {

/// Something couldn't be written into the new database: no matter of what can be read of the damaged one.
struct NotWritten {
  Error why;
};

/// What was heard of in a damaged database, over all the looks at it.
struct Heard {
  std::set<std::int64_t> matches; // that left a trace
  /// Names, settings, own puzzles and notes: what didn't fit its seal, and what was taken over.
  std::set<std::string> doubted, kept;
  int failures = 0; // of the device, not of what lies on it
};

/// Goes through a damaged database once and takes over into a new one what that doesn't have yet, or not as much of.
class Salvage {
public:
  Salvage(Connection& damaged, Connection& fresh, Heard& heardOf) : from(damaged), to(fresh), heard(heardOf) {}

  /// Whether everything could be read. Throws NotWritten, and Error if there is nothing to be read at all.
  bool run();
  /// Goes through a backup for what left a trace and couldn't be read whole: what nobody has missed stays away, unless
  /// it isn't known what there was.
  void fillGaps(bool plainRowsToo, bool all);
  /// Whether people, settings and puzzles could all be read.
  bool hasPlainRows() const { return plainWhole; }
  /// Whether it could be read which matches there are.
  bool hasList() const { return listed; }

private:
  template<class Job> bool reading(Job&&) const;
  void plainRows();
  void rows(const PlainTable&, const char* where, const char* command);
  bool hasMore(MatchId) const;
  std::set<std::int64_t> idsOfMatches();
  void match(MatchId);
  void keep(const SavedMatch&);
  void pencil(MatchId);

  Connection& from;
  Connection& to;
  Heard& heard;
  bool whole = true;
  bool plainWhole = false;
  bool listed = false;
};

} // namespace ninefold::store
