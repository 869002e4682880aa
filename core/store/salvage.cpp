#include "store/salvage.h"

#include "store/puzzles.h"
#include "store/replay.h"
#include "store/vouch.h"

namespace ninefold::store {

namespace {

/// Writes something that may be no more than damage; whether it could be kept.
template<class Job> bool writing(Job&& job) {
  try {
    job();
    return true;
  } catch (const Error& error) {
    if (error.what == Trouble::unusable || error.what == Trouble::outOfStep) return false;
    throw NotWritten{error};
  }
}

/// Cuts a match where its inputs don't show any more what they showed; whether it had to be.
bool cutToWhatReplays(SavedMatch& match) {
  const auto good = static_cast<std::size_t>(replayableInputs(match));
  if (good == match.inputs.size()) return false;
  match.lost += static_cast<int>(match.inputs.size() - good);
  match.inputs.resize(good);
  return true;
}

} // namespace

/// Reads something that may be damaged; whether it came to its end.
template<class Job> bool Salvage::reading(Job&& job) const {
  try {
    job();
    return true;
  } catch (const Error& error) {
    heard.failures += error.what == Trouble::io;
    return false;
  }
}

bool Salvage::run() {
  plainRows();
  plainWhole = whole;
  for (std::int64_t id : idsOfMatches()) match(static_cast<MatchId>(id));
  return whole;
}

void Salvage::fillGaps(bool plainRowsToo, bool all) {
  if (plainRowsToo) plainRows();
  if (all)
    for (std::int64_t id : idsOfMatches()) heard.matches.insert(id);
  for (std::int64_t id : std::set(heard.matches)) match(static_cast<MatchId>(id));
}

void Salvage::plainRows() {
  // Whoever is only known from their matches may have a name here.
  rows(profilesTable, "id BETWEEN 1 AND 2000000",
       "INSERT INTO profiles (id, name, colour, shape, avatar, preferences, created, gone)"
       " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT(id) DO UPDATE SET name = ?2,"
       " colour = ?3, shape = ?4, avatar = ?5, preferences = ?6, created = ?7, gone = ?8"
       " WHERE created = 0 AND name = 'Player ' || id");
  rows(settingsTable, "1", "INSERT OR IGNORE INTO settings (key, value) VALUES (?, ?)");
  if (from.one<int>("SELECT count(*) FROM sqlite_schema WHERE name = 'puzzles'") > 0)
    rows(puzzlesTable, "id BETWEEN 1 AND 2000000",
         "INSERT OR IGNORE INTO puzzles (id, givens, title, origin, level, created) VALUES (?, ?, ?, ?, ?, ?)");
}

/// Copies the rows of a plain table: from its start up to the damage, then from its end. What doesn't fit its seal
/// stays behind; what comes over is sealed anew when all of it is there.
void Salvage::rows(const PlainTable& table, const char* where, const char* command) {
  const bool done = reading([&] {
    const std::string question = "SELECT " + fits(from, table) + ", " + table.columns + " FROM " + table.name +
                                 " WHERE " + where + " ORDER BY " + table.key;
    const auto take = [&](const Statement& row) {
      const std::string which = std::string(table.name) + ' ' + row.get<std::string>(1);
      if (!row.get<bool>(0)) {
        heard.doubted.insert(which);
        return false;
      }
      heard.kept.insert(which);
      return writing([&] {
        Statement insert(to, command);
        for (int i = 1; i < row.columns(); ++i) insert.copyColumn(i, row, i);
        insert.step();
      });
    };
    for (const char* order : {"", " DESC"}) {
      const bool toTheEnd = reading([&] {
        for (auto row = from.query(question + order); row.step();) whole = take(row) && whole;
      });
      if (toTheEnd) return;
      whole = false;
    }
  });
  whole = whole && done;
}

std::set<std::int64_t> Salvage::idsOfMatches() {
  std::set<std::int64_t> ids;
  std::int64_t last = 0;
  const auto gather = [&](const std::string& question, bool asTrace = true) {
    return reading([&] {
      for (auto row = from.query(question); row.step();)
        if (const auto id = row.get<std::int64_t>(0); id > 0 && id <= highestId) {
          ids.insert(id);
          if (asTrace) heard.matches.insert(id);
        }
    });
  };
  const bool all = gather("SELECT id FROM matches NOT INDEXED ORDER BY id");
  const std::size_t count = ids.size();
  gather("SELECT DISTINCT match FROM seats");
  gather("SELECT DISTINCT match FROM inputs");
  listed = all && count > 0 && ids.size() == count;
  if (all && ids.size() == count) return ids;
  whole = false;
  gather("SELECT id FROM matches NOT INDEXED ORDER BY id DESC");
  gather("SELECT rowid FROM matches INDEXED BY matches_open WHERE status = 0");
  gather("SELECT rowid FROM matches INDEXED BY matches_ended WHERE ended IS NOT NULL");
  gather("SELECT seq FROM sqlite_sequence WHERE name = 'matches'", false);
  // Where leaves are missing, their neighbours can still be reached one by one.
  constexpr std::int64_t furthest = 100'000; // an id that is damage itself isn't followed any further
  if (!ids.empty()) last = std::min(*ids.rbegin(), furthest);
  for (std::int64_t id = 1; id <= last; ++id) ids.insert(id);
  return ids;
}

/// Whether what is there of a match that is whole goes on here.
bool Salvage::hasMore(MatchId id) const {
  constexpr const char* origin = "SELECT origin FROM matches WHERE id = ?";
  constexpr const char* inputs = "SELECT count(*) FROM inputs WHERE match = ?";
  bool more = false;
  reading([&] {
    more = from.one<std::int64_t>(origin, id) == to.one<std::int64_t>(origin, id) &&
           from.one<int>(inputs, id) > to.one<int>(inputs, id);
  });
  return more;
}

void Salvage::match(MatchId id) {
  if (to.one<int>("SELECT count(*) FROM matches WHERE id = ? AND lost = 0", id) > 0 && !hasMore(id)) return;
  std::optional<SavedMatch> read;
  if (!reading([&] { read = Matches(from, noClock).readable(id); })) whole = false;
  if (!read) {
    whole = whole && !heard.matches.contains(static_cast<std::int64_t>(id));
    return;
  }
  int lostBefore = 0;
  reading([&] { lostBefore = from.one<int>("SELECT lost FROM matches WHERE id = ?", id); });
  const bool unreplayable = cutToWhatReplays(*read);
  if (unreplayable || read->lost != lostBefore) {
    whole = false;
    read->done = static_cast<int>(read->inputs.size());
    read->ended = std::nullopt;
    if (read->status == Status::finished) read->status = Status::broken;
  }
  // Whoever read more of it before was luckier.
  if (to.one<int>("SELECT count(*) FROM matches WHERE id = ?", id) > 0 &&
      to.one<std::size_t>("SELECT count(*) FROM inputs WHERE match = ?", id) >= read->inputs.size() + (read->lost == 0))
    return;
  keep(*read);
}

void Salvage::keep(const SavedMatch& match) {
  const MatchId id = match.id;
  const bool kept = writing([&] {
    to.script("SAVEPOINT one");
    for (const Player& player : match.match.players)
      if (player.profile)
        to.run("INSERT OR IGNORE INTO profiles (id, name, colour, shape, avatar, preferences, created)"
               " VALUES (?1, 'Player ' || ?1, 0, 0, '', '{}', 0)",
               player.profile);
    to.run("DELETE FROM matches WHERE id = ?", id);
    Matches(to, noClock).keep(match);
    to.script("RELEASE one");
  });
  if (kept) return pencil(id);
  whole = false;
  writing([&] { to.script("ROLLBACK TO one; RELEASE one"); });
}

void Salvage::pencil(MatchId id) {
  Pencil notes;
  bool there = false, sound = false;
  reading([&] { there = from.one<int>("SELECT count(*) FROM sqlite_schema WHERE name = 'strokes'") > 0; });
  if (!there) return; // older versions' had none
  reading([&] { notes = Puzzles(from, noClock).pencil(id, &sound); });
  const std::string which = std::string(strokesTable.name) + ' ' + std::to_string(static_cast<std::int64_t>(id));
  (sound ? heard.kept : heard.doubted).insert(which);
  whole = whole && sound;
  writing([&] {
    Puzzles kept(to, noClock);
    for (const PencilStroke& stroke : notes.strokes) kept.stroke(id, stroke);
    for (auto i = static_cast<int>(notes.strokes.size()); i > std::max(0, notes.done); --i) kept.undoStroke(id);
  });
}

} // namespace ninefold::store
