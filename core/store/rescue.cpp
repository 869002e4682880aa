#include "store/rescue.h"

#include "store/first_page.h"
#include "store/puzzles.h"
#include "store/schema.h"
#include "store/summary.h"

#include <array>
#include <functional>
#include <set>

namespace ninefold::store {

namespace {

/// Nobody plays more matches than that: a higher id is damage.
constexpr std::int64_t highestId = 2'000'000;

const Now never = [] { return Time{0}; };

/// Runs something that may meet damage; whether it came to its end.
bool attempt(const std::function<void()>& job) {
  try {
    job();
    return true;
  } catch (const Error& error) {
    if (error.what == Trouble::full || error.what == Trouble::readOnly) throw;
    return false;
  }
}

/// Goes through a damaged database once and takes what the new one doesn't have yet.
class Salvage {
public:
  /// `heardOf` collects the matches that left a trace.
  Salvage(Connection& damaged, Connection& fresh, std::set<std::int64_t>& heardOf)
      : from(damaged), to(fresh), traces(heardOf) {}

  /// Whether everything could be read.
  bool run() {
    rows("SELECT id, name, colour, shape, avatar, preferences, created, gone FROM profiles ORDER BY id", 8,
         "INSERT OR IGNORE INTO profiles VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    rows("SELECT key, value FROM settings ORDER BY key", 2, "INSERT OR IGNORE INTO settings VALUES (?, ?)");
    if (from.one<int>("SELECT count(*) FROM sqlite_schema WHERE name = 'puzzles'") > 0)
      rows("SELECT id, givens, title, origin, level, created FROM puzzles ORDER BY id", 6,
           "INSERT OR IGNORE INTO puzzles VALUES (?, ?, ?, ?, ?, ?)");
    for (std::int64_t id : idsOfMatches()) match(static_cast<MatchId>(id));
    return whole;
  }

private:
  /// Copies the rows of a plain table: from its start up to the damage, then from its end.
  void rows(const std::string& question, int columns, const char* command) {
    for (const char* order : {"", " DESC"}) {
      const bool done = attempt([&] {
        for (auto row = from.query(question + order); row.step();)
          attempt([&] {
            Statement insert(to, command);
            for (int i = 0; i < columns; ++i) insert.copyColumn(i + 1, row, i);
            insert.step();
          });
      });
      if (done) return;
      whole = false;
    }
  }

  std::set<std::int64_t> idsOfMatches() {
    std::set<std::int64_t> ids;
    std::int64_t last = 0;
    const auto gather = [&](const std::string& question, bool asTrace = true) {
      return attempt([&] {
        for (auto row = from.query(question); row.step();)
          if (const auto id = row.get<std::int64_t>(0); id > 0 && id <= highestId) {
            ids.insert(id);
            if (asTrace) traces.insert(id);
          }
      });
    };
    if (gather("SELECT id FROM matches NOT INDEXED ORDER BY id")) return ids;
    whole = false;
    gather("SELECT id FROM matches NOT INDEXED ORDER BY id DESC");
    gather("SELECT rowid FROM matches INDEXED BY matches_open WHERE status = 0");
    gather("SELECT rowid FROM matches INDEXED BY matches_ended WHERE ended IS NOT NULL");
    gather("SELECT DISTINCT match FROM seats");
    gather("SELECT DISTINCT match FROM inputs");
    gather("SELECT seq FROM sqlite_sequence WHERE name = 'matches'", false);
    // Where leaves are missing, their neighbours can still be reached one by one.
    if (!ids.empty()) last = *ids.rbegin();
    for (std::int64_t id = 1; id <= last; ++id) ids.insert(id);
    return ids;
  }

  void match(MatchId id) {
    if (to.one<int>("SELECT count(*) FROM matches WHERE id = ? AND lost = 0", id) > 0) return;
    std::optional<SavedMatch> read;
    if (!attempt([&] { read = Matches(from, never).readable(id); })) whole = false;
    if (!read) return;
    const bool cut = read->lost > 0 && read->status != Status::broken;
    if (cut) {
      whole = false;
      read->done = static_cast<int>(read->inputs.size());
      read->ended = std::nullopt;
      if (read->status == Status::finished) read->status = Status::broken;
    }
    for (const Player& player : read->match.players)
      if (player.profile)
        to.run("INSERT OR IGNORE INTO profiles (id, name, colour, shape, avatar, preferences, created)"
               " VALUES (?1, 'Player ' || ?1, 0, 0, '', '{}', 0)",
               player.profile);
    to.run("DELETE FROM matches WHERE id = ?", id);
    if (attempt([&] { Matches(to, never).keep(*read); }))
      pencil(id);
    else
      to.run("DELETE FROM matches WHERE id = ?", id);
  }

  void pencil(MatchId id) {
    attempt([&] {
      Pencil notes = Puzzles(from, never).pencil(id);
      Puzzles kept(to, never);
      for (const PencilStroke& stroke : notes.strokes) kept.stroke(id, stroke);
      for (auto i = static_cast<int>(notes.strokes.size()); i > notes.done; --i) kept.undoStroke(id);
    });
  }

  Connection& from;
  Connection& to;
  std::set<std::int64_t>& traces;
  bool whole = true;
};

} // namespace

Rescued rescue(const Places& places, const std::vector<fs::path>& backups) {
  const fs::path work = places.dir / "ninefold.work", part = places.part();
  removeDatabase(part);
  std::set<std::int64_t> traces;
  Rescued saved;
  {
    Connection fresh(part, Access::write);
    fresh.script("PRAGMA page_size = 4096; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    migrate(fresh);
    Transaction all(fresh, Transaction::Kind::write);

    /// Looks at a copy of the damaged file, mended in some way; whether nothing was amiss with that.
    const auto look = [&](bool log, const std::function<void(const fs::path&)>& mend) {
      removeDatabase(work);
      bool whole = false;
      attempt([&] {
        copyFile(places.database(), work);
        const fs::path itsLog = with(places.database(), "-wal");
        if (log && fs::is_regular_file(itsLog)) copyFile(itsLog, with(work, "-wal"));
        mend(work);
        Connection damaged(work, Access::read);
        whole = Salvage(damaged, fresh, traces).run();
      });
      removeDatabase(work);
      return whole;
    };
    bool whole = look(true, [](const fs::path&) {}) || look(true, newHeader) || look(false, [](const fs::path&) {});
    for (auto backup = backups.begin(); !whole && backup != backups.end(); ++backup)
      whole = look(true, [&](const fs::path& file) { firstPageFrom(*backup, file); });

    saved.cut = fresh.one<int>("SELECT count(*) FROM matches WHERE lost > 0");
    saved.matches = fresh.one<int>("SELECT count(*) FROM matches WHERE lost = 0");
    for (std::int64_t id : traces) saved.lost += fresh.one<int>("SELECT count(*) = 0 FROM matches WHERE id = ?", id);
    Summary(fresh).rebuild(Summary::From::outcomes);
    all.commit();
    fresh.script("PRAGMA journal_mode = DELETE");
  }
  makeDurable(part);
  return saved;
}

} // namespace ninefold::store
