#pragma once

#include "store/matches.h"

#include <set>

namespace ninefold::store {

/// Something couldn't be written into the new database: no matter of what can be read of the damaged one.
struct NotWritten {
  Error why;
};

/// Goes through a damaged database once and takes over into a new one what that doesn't have yet, or not as much of.
class Salvage {
public:
  /// `heardOf` collects the matches that left a trace.
  Salvage(Connection& damaged, Connection& fresh, std::set<std::int64_t>& heardOf)
      : from(damaged), to(fresh), traces(heardOf) {}

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
  void plainRows();
  void rows(const std::string& question, int columns, const char* command);
  std::set<std::int64_t> idsOfMatches();
  void match(MatchId);
  void keep(const SavedMatch&);
  void pencil(MatchId);

  Connection& from;
  Connection& to;
  std::set<std::int64_t>& traces;
  bool whole = true;
  bool plainWhole = false;
  bool listed = false;
};

} // namespace ninefold::store
