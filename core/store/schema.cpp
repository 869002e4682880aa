#include "store/schema.h"

#include "kernel/hash.h"
#include "store/plain.h"
#include "store/summary.h"

#include <array>
#include <fstream>

namespace ninefold::store {

namespace {

/// "N9" and the version.
constexpr std::int64_t applicationOf(std::int64_t version) { return 0x4E390000 | version; }

/// Step 1: people, matches, settings. Times are milliseconds since 1970, dates are numbers such as 20261118, hashes and
/// seals are 64 bits as SQLite's signed integers.
constexpr const char* peopleAndMatches = R"sql(
CREATE TABLE profiles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, colour INTEGER NOT NULL, shape INTEGER NOT NULL, avatar TEXT NOT NULL,
  preferences TEXT NOT NULL, created INTEGER NOT NULL, gone INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE matches (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game TEXT NOT NULL, start TEXT NOT NULL, variant TEXT NOT NULL, deal INTEGER NOT NULL, level TEXT NOT NULL,
  slot TEXT, date INTEGER, day INTEGER, created INTEGER NOT NULL,
  origin INTEGER NOT NULL,
  done INTEGER NOT NULL, head INTEGER NOT NULL, undos INTEGER NOT NULL, hints INTEGER NOT NULL,
  clock TEXT NOT NULL, updated INTEGER NOT NULL,
  status INTEGER NOT NULL, ended INTEGER, outcome TEXT, lost INTEGER NOT NULL,
  seal INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_open ON matches(updated) WHERE status = 0;
CREATE UNIQUE INDEX matches_ended ON matches(ended) WHERE ended IS NOT NULL;
CREATE TABLE seats (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  profile INTEGER REFERENCES profiles,
  computer INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_profile ON seats(profile);
CREATE TABLE inputs (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  ply INTEGER NOT NULL,
  input TEXT NOT NULL, hash INTEGER NOT NULL, ms INTEGER, seal INTEGER NOT NULL,
  PRIMARY KEY (match, ply)
) STRICT, WITHOUT ROWID;
CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
)sql";

/// Step 2: what is counted from finished matches. All of it can be made anew from them (Summary).
constexpr const char* statistics = R"sql(
CREATE TABLE results (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  profile INTEGER REFERENCES profiles,
  game TEXT NOT NULL, variant TEXT NOT NULL, level TEXT NOT NULL, deal INTEGER NOT NULL,
  apart INTEGER NOT NULL, ended INTEGER NOT NULL, finished INTEGER NOT NULL,
  score INTEGER NOT NULL, won INTEGER NOT NULL, ms INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_person ON results(profile, game, variant, level, apart, ended);
CREATE INDEX results_best ON results(game, variant, level, apart, score DESC, ended) WHERE profile IS NOT NULL;
CREATE INDEX results_deal ON results(deal, game, variant, apart, score DESC, ended) WHERE profile IS NOT NULL;
CREATE INDEX results_quickest ON results(game, variant, level, apart, ms, ended) WHERE profile IS NOT NULL AND won = 1;
CREATE TABLE totals (
  profile INTEGER NOT NULL REFERENCES profiles,
  game TEXT NOT NULL, variant TEXT NOT NULL, level TEXT NOT NULL, apart INTEGER NOT NULL,
  played INTEGER NOT NULL, won INTEGER NOT NULL, best INTEGER NOT NULL, points INTEGER NOT NULL,
  ms INTEGER NOT NULL, fastest INTEGER NOT NULL, streak INTEGER NOT NULL, longest INTEGER NOT NULL,
  PRIMARY KEY (profile, game, variant, level, apart)
) STRICT, WITHOUT ROWID;
CREATE TABLE tallies (
  profile INTEGER NOT NULL REFERENCES profiles,
  game TEXT NOT NULL, variant TEXT NOT NULL, level TEXT NOT NULL, apart INTEGER NOT NULL,
  score INTEGER NOT NULL, times INTEGER NOT NULL,
  PRIMARY KEY (profile, game, variant, level, apart, score)
) STRICT, WITHOUT ROWID;
CREATE TABLE pairs (
  profile INTEGER NOT NULL REFERENCES profiles,
  other INTEGER NOT NULL REFERENCES profiles,
  game TEXT NOT NULL, played INTEGER NOT NULL, ahead INTEGER NOT NULL, behind INTEGER NOT NULL,
  PRIMARY KEY (profile, other, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
  game TEXT NOT NULL,
  profile INTEGER NOT NULL REFERENCES profiles,
  rating INTEGER NOT NULL, played INTEGER NOT NULL,
  PRIMARY KEY (game, profile)
) STRICT, WITHOUT ROWID;
)sql";

/// Step 3: credited dailies (counted from matches, too), own puzzles, and the pencil notes of puzzles in progress.
constexpr const char* dailiesAndPuzzles = R"sql(
CREATE TABLE credits (
  profile INTEGER NOT NULL REFERENCES profiles,
  slot TEXT NOT NULL, date INTEGER NOT NULL,
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  score INTEGER NOT NULL,
  PRIMARY KEY (profile, date, slot)
) STRICT, WITHOUT ROWID;
CREATE INDEX credits_match ON credits(match);
CREATE TABLE puzzles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  givens TEXT NOT NULL UNIQUE, title TEXT NOT NULL, origin TEXT NOT NULL, level TEXT NOT NULL, created INTEGER NOT NULL
) STRICT;
CREATE TABLE pencil (
  match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
  done INTEGER NOT NULL
) STRICT;
CREATE TABLE strokes (
  match INTEGER NOT NULL REFERENCES pencil ON DELETE CASCADE,
  stroke INTEGER NOT NULL,
  ply INTEGER NOT NULL, change TEXT NOT NULL,
  PRIMARY KEY (match, stroke)
) STRICT, WITHOUT ROWID;
)sql";

/// Step 4: the dailies of a date are found without looking at every match.
constexpr const char* dailiesByDate = "CREATE INDEX matches_daily ON matches(date, slot) WHERE slot IS NOT NULL;";

/// Step 5: the quickest of a deal have an index, and what was the best before a match is found in the index alone.
constexpr const char* bestsBefore = R"sql(
DROP INDEX results_best;
DROP INDEX results_quickest;
CREATE INDEX results_best ON results(game, variant, level, apart, score DESC, ended, profile) WHERE profile IS NOT NULL;
CREATE INDEX results_quickest ON results(game, variant, level, apart, ms, ended, profile, won)
  WHERE profile IS NOT NULL AND won = 1;
CREATE INDEX results_deal_quickest ON results(deal, game, variant, apart, ms, ended)
  WHERE profile IS NOT NULL AND won = 1;
)sql";

/// Step 6: what is kept beside the matches carries seals, too (plain.h). What lies there now is believed.
constexpr const char* seals = R"sql(
ALTER TABLE profiles ADD COLUMN seal INTEGER;
ALTER TABLE settings ADD COLUMN seal INTEGER;
ALTER TABLE puzzles ADD COLUMN seal INTEGER;
ALTER TABLE pencil ADD COLUMN seal INTEGER;
ALTER TABLE strokes ADD COLUMN seal INTEGER;
)sql";
constexpr int sealedSince = 6;

/// Step 7: what the seats of a finished match drew (Chance), and where its margin came from (Accounts). Both can be
/// made anew, and are once somebody asks.
constexpr const char* chanceAndSkill = R"sql(
CREATE TABLE draws (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  drawn TEXT NOT NULL, seal INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE accounts (
  match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
  seat INTEGER NOT NULL,
  told TEXT NOT NULL, seal INTEGER NOT NULL,
  PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
)sql";

constexpr std::array<const char*, schemaVersion> ladder{peopleAndMatches, statistics, dailiesAndPuzzles, dailiesByDate,
                                                        bestsBefore,      seals,      chanceAndSkill};

/// The last step that changed what is counted: a database from before it is counted anew.
constexpr int countedSince = 3;

/// What schemaSum() finds in a database of each version. A test works them out anew.
constexpr std::array<std::uint64_t, schemaVersion> schemaSums{
    0x3AEF44804AA3E1BF, 0xA8C501BA785938C4, 0xBD6CD25F8C931DA5, 0xA17C66D1A039D163,
    0xB22932C7B3A28B6B, 0x1AF2752CEA10B3BA, 0x7D4B03011DD77A8D};

std::int64_t bigEndian(const std::array<char, 100>& header, std::size_t at) {
  std::uint32_t value = 0;
  for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(header[i]);
  return value;
}

} // namespace

bool Stamp::ours() const { return version > 0 && version <= 0xFFFF && application == applicationOf(version); }

Stamp stampOf(const Connection& db) {
  return {db.one<std::int64_t>("PRAGMA application_id"), db.one<std::int64_t>("PRAGMA user_version")};
}

std::optional<Stamp> stampOf(const std::filesystem::path& file) {
  std::array<char, 100> header{};
  std::ifstream in(file, std::ios::binary);
  if (!in.read(header.data(), header.size())) return std::nullopt;
  if (std::string_view(header.data(), 16) != std::string_view("SQLite format 3\0", 16)) return std::nullopt;
  return Stamp{bigEndian(header, 68), bigEndian(header, 60)};
}

void migrate(Connection& db, int target) {
  Transaction all(db, Transaction::Kind::write);
  const auto from = static_cast<int>(stampOf(db).version);
  if (from >= target) return;
  for (int version = from; version < target; ++version) db.script(ladder[static_cast<std::size_t>(version)]);
  if (from > 0 && from < countedSince && target == schemaVersion) Summary(db).rebuild(Summary::From::outcomes);
  if (from > 0 && from < sealedSince && target >= sealedSince) sealPlainRows(db);
  db.script(("PRAGMA user_version = " + std::to_string(target)).c_str());
  db.script(("PRAGMA application_id = " + std::to_string(applicationOf(target))).c_str());
  all.commit();
}

std::uint64_t schemaSum(const Connection& db) {
  Hash sum;
  for (auto rows = db.query("SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1");
       rows.step();)
    sum << rows.get<std::string>(0) << '\n';
  return sum.value();
}

std::uint64_t knownSchemaSum(int version) { return schemaSums[static_cast<std::size_t>(version - 1)]; }

bool schemaIsOurs(const Connection& db, int version) {
  if (version < 1 || version > schemaVersion) return false;
  const std::uint64_t sum = schemaSum(db);
  if (sum == knownSchemaSum(version)) return true;
  // Should another SQLite put its words differently, they are compared with what it makes of the ladder itself.
  Connection model;
  migrate(model, version);
  return sum == schemaSum(model);
}

bool schemaHoldsOurs(const Connection& db) {
  Connection model;
  migrate(model);
  for (auto ours = model.query("SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c"
                               " WHERE t.type = 'table'");
       ours.step();)
    if (db.one<int>("SELECT count(*) FROM pragma_table_info(?) WHERE name = ?", ours.get<std::string>(0),
                    ours.get<std::string>(1)) == 0)
      return false;
  return true;
}

// `synchronous`, for a log (WAL) that is synced or not at each commit:
//   FULL    the log is synced before a commit is reported: a power cut loses nothing that was shown.
//   NORMAL  the log is synced only when it is moved into the file: a power cut loses up to the last thousand pages of
//           moves, some hundred of them, though never leaves anything half.
//   OFF     nothing is synced: a power cut may leave a file that can't be read.
// What each costs is measured by ninefold-bench-store (the lines Commit/*); on a virtual disk that was
// busy with other work, the median commit took 0.13 to 4 ms with FULL (one in a hundred 12 to 20 ms), 0.03 ms
// with NORMAL (0.08) and about as much with OFF. A person
// makes a move every few seconds, off the thread that draws: FULL it is, and on Apple's systems with the sync that
// goes through the drive's own cache (fullfsync; elsewhere it changes nothing).
void prepareWriter(Connection& db, int checkpointPages) {
  // These two only tell something to a database that is being made; first_page.cpp counts on them.
  db.script("PRAGMA page_size = 4096; PRAGMA auto_vacuum = NONE");
  // EXTRA is what FULL is with a log, wherever there is none: while the file is made, and for good where there can't be
  // one (no shared memory). Without it a power cut could bring back the journal of a change that was done.
  db.script("PRAGMA synchronous = EXTRA");
  const bool log = db.one<std::string>("PRAGMA journal_mode = WAL") == "wal";
  if (log) db.script("PRAGMA synchronous = FULL");
  db.script("PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON; PRAGMA temp_store = MEMORY;"
            "PRAGMA journal_size_limit = 4194304");
  db.script(("PRAGMA wal_autocheckpoint = " + std::to_string(checkpointPages)).c_str());
}

void prepareReader(Connection& db) { db.script("PRAGMA temp_store = MEMORY; PRAGMA cache_size = -8000"); }

} // namespace ninefold::store
