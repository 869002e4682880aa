#include "store/vouch.h"

#include "store/plain.h"
#include "store/replay.h"
#include "store/schema.h"
#include "store/summary.h"

namespace ninefold::store {

namespace {

/// Calls `each` for every match with its seals checked; notes what can't be loaded.
template<class Each> Findings eachMatch(const Connection& db, const Leaving* leaving, Each each) {
  Findings found;
  std::vector<MatchId> ids;
  for (auto rows = db.query("SELECT id FROM matches ORDER BY id"); rows.step();) ids.push_back(rows.get<MatchId>(0));
  const Matches matches(const_cast<Connection&>(db), noClock);
  for (MatchId id : ids) {
    if (leaving && *leaving) break;
    try {
      each(matches.load(id), found);
    } catch (const Error& error) {
      if (error.what != Trouble::changed && error.what != Trouble::damaged && error.what != Trouble::missing) throw;
      found.push_back(error.detail);
    }
  }
  return found;
}

} // namespace

Findings structureFaults(const Connection& db) {
  Findings found;
  for (auto rows = db.query("PRAGMA integrity_check(20)"); rows.step();)
    if (auto said = rows.get<std::string>(0); said != "ok") found.push_back(std::move(said));
  if (!found.empty()) return found;
  if (auto rows = db.query("PRAGMA foreign_key_check"); rows.step())
    found.push_back("rows of " + rows.get<std::string>(0) + " without their " + rows.get<std::string>(2));
  // The number that the next match gets: SQLite takes any, and says one day that the disk is full.
  if (db.one<std::int64_t>("SELECT max(seq) FROM sqlite_sequence") > highestId ||
      db.one<std::int64_t>("SELECT max(id) FROM matches") > highestId ||
      db.one<std::int64_t>("SELECT min(id) FROM matches") < 0)
    found.push_back("a number that no match has");
  return found;
}

Findings sealFaults(const Connection& db, const Leaving* leaving) {
  Findings found = plainFaults(db, Notes::too);
  for (std::string& each : eachMatch(db, leaving, [](const SavedMatch&, Findings&) {}))
    found.push_back(std::move(each));
  return found;
}

Findings matchFaults(const Connection& db, const MatchSeals& known) {
  Findings faults = plainFaults(db, Notes::too);
  const auto replays = [&](const SavedMatch& match, Findings& found) {
    const auto replayed = known.find(static_cast<std::int64_t>(match.id));
    if (replayed != known.end() && replayed->second == match.seal()) return;
    if (const int good = replayableInputs(match); good < static_cast<int>(match.inputs.size()))
      found.push_back("match " + std::to_string(static_cast<std::int64_t>(match.id)) + ": doesn't replay from input " +
                      std::to_string(good));
  };
  for (std::string& each : eachMatch(db, nullptr, replays)) faults.push_back(std::move(each));
  return faults;
}

MatchSeals sealsIn(const Connection& db) {
  MatchSeals seals;
  for (auto rows = db.query("SELECT id, seal FROM matches"); rows.step();)
    seals[rows.get<std::int64_t>(0)] = rows.get<std::int64_t>(1);
  return seals;
}

bool countedRight(const fs::path& database) {
  // The tables that are counted are empty ones of ours; those that they are counted from are the file's, since a name
  // that isn't found here is looked for there.
  Connection own;
  own.script("PRAGMA foreign_keys = OFF");
  own.run("ATTACH ? AS kept", database.string());
  Transaction moment(own, Transaction::Kind::read);
  // Where there is little to be counted its indexes cost more than they save.
  constexpr int few = 2000;
  const bool all = own.one<int>("SELECT count(*) FROM kept.matches") > few;
  for (const char* table : Summary::tables) {
    std::vector<std::string> made;
    for (auto rows = own.query("SELECT sql FROM kept.sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL AND"
                               " (type = 'table' OR ?) ORDER BY type DESC",
                               table, all);
         rows.step();)
      made.push_back(rows.get<std::string>(0));
    for (const std::string& each : made) own.script(each.c_str());
  }
  Summary(own).rebuild(Summary::From::outcomes);
  for (const std::string table : Summary::tables) {
    const std::string here = "SELECT * FROM main." + table, there = "SELECT * FROM kept." + table;
    for (const auto& [these, those] : {std::pair(here, there), std::pair(there, here)}) {
      std::string others = these;
      others.append(" EXCEPT ").append(those);
      if (own.query(others).step()) return false;
    }
  }
  return true;
}

void require(const Findings& findings) {
  if (!findings.empty()) throw Error{Trouble::damaged, findings.front()};
}

} // namespace ninefold::store
