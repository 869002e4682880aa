#include "store/backup.h"

#include "store/first_page.h"
#include "store/origins.h"
#include "store/plain.h"
#include "store/schema.h"
#include "store/summary.h"

#include <algorithm>
#include <charconv>
#include <memory>

namespace ninefold::store {

namespace {

constexpr std::size_t backupsKept = 3;

/// Copies all pages in one go: readers of the source go on, the target changes in one transaction.
void copyPages(Connection& from, Connection& to) {
  sqlite3_backup* copy = sqlite3_backup_init(to.raw(), "main", from.raw(), "main");
  if (!copy) to.fail(sqlite3_extended_errcode(to.raw()));
  int code = SQLITE_OK;
  for (int tries = 0; tries < 50; ++tries) {
    code = sqlite3_backup_step(copy, -1);
    if (code != SQLITE_BUSY && code != SQLITE_LOCKED) break;
    sqlite3_sleep(20);
  }
  const int finished = sqlite3_backup_finish(copy);
  if (finished != SQLITE_OK) to.fail(finished);
  if (code != SQLITE_DONE) to.fail(code);
}

/// The number in the name of an automatic backup; 0 if it isn't one.
int numberOf(const fs::path& file) {
  const std::string stem = file.stem().string();
  constexpr std::string_view prefix = "ninefold-";
  if (file.extension() != ".db" || !stem.starts_with(prefix)) return 0;
  int number = 0;
  const auto [end, error] = std::from_chars(stem.data() + prefix.size(), stem.data() + stem.size(), number);
  return error == std::errc{} && end == stem.data() + stem.size() ? number : 0;
}

} // namespace

Contents contentsOf(const fs::path& file) {
  // Read through SQLite alone: should it be a file that is in use, our own reading of it would take the locks away.
  const auto ask = [&]() -> std::pair<std::unique_ptr<Connection>, Stamp> {
    try {
      auto db = std::make_unique<Connection>(file, Access::frozen);
      const Stamp stamp = stampOf(*db);
      return {std::move(db), stamp};
    } catch (const Error& error) {
      throw Error{Trouble::notBackup, error.detail};
    }
  };
  const auto [opened, stamp] = ask();
  const Connection& db = *opened;
  if (!stamp.ours()) throw Error{Trouble::notBackup, file.string()};
  if (stamp.version > schemaVersion) {
    if (!schemaHoldsOurs(db)) throw Error{Trouble::damaged, "it says that it is newer"};
    throw Error{Trouble::newer, "version " + std::to_string(stamp.version)};
  }
  Contents contents{.version = static_cast<int>(stamp.version)};
  if (!schemaIsOurs(db, contents.version)) throw Error{Trouble::notBackup, "another schema"};
  if (const auto said = db.one<std::string>("PRAGMA quick_check(1)"); said != "ok") throw Error{Trouble::damaged, said};
  require(plainFaults(db, Notes::leftOut));
  contents.matches = db.one<int>("SELECT count(*) FROM matches");
  contents.unfinished = db.one<int>("SELECT count(*) FROM matches WHERE status = 0");
  for (auto rows = db.query("SELECT name FROM profiles WHERE NOT gone ORDER BY id"); rows.step();)
    contents.names.push_back(rows.get<std::string>(0));
  return contents;
}

void backUp(Connection& from, const fs::path& file, const std::string& vfs, const MatchSeals& known) {
  const fs::path part = with(file, ".part");
  removeDatabase(part);
  try {
    {
      Connection to(part, Access::write, vfs);
      to.script("PRAGMA synchronous = OFF"); // it is synced as a whole, before it gets its name
      copyPages(from, to);
      to.script("PRAGMA journal_mode = DELETE"); // so that it is one file
      require(structureFaults(to));
      require(matchFaults(to, known));
    }
    makeDurable(part);
    moveTo(part, file);
  } catch (const Error&) {
    removeDatabase(part);
    throw;
  }
}

std::vector<fs::path> automaticBackups(const Places& places) {
  std::vector<fs::path> found;
  std::error_code error;
  if (!fs::is_directory(fs::symlink_status(places.backups(), error))) return found;
  for (fs::directory_iterator entry(places.backups(), error), end; !error && entry != end; entry.increment(error))
    if (numberOf(entry->path()) > 0) found.push_back(entry->path());
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return numberOf(a) > numberOf(b); });
  return found;
}

int newestBackup(const Places& places) {
  const auto all = automaticBackups(places);
  return all.empty() ? 0 : numberOf(all.front());
}

namespace {

bool isGood(const fs::path& backup) {
  try {
    (void)contentsOf(backup);
    return true;
  } catch (const Error& error) {
    return error.what == Trouble::newer;
  }
}

/// Lets go of all but three.
void tidyBackups(const Places& places, int atStart) {
  std::vector<fs::path> kept, others;
  for (const fs::path& each : automaticBackups(places)) (isGood(each) ? kept : others).push_back(each);
  const auto old = [&](const fs::path& each) { return numberOf(each) <= atStart; };
  while (kept.size() > backupsKept) {
    // The oldest goes; but if only it is from before the last start, the next.
    const bool onlyLast = old(kept.back()) && !old(kept[kept.size() - 2]);
    const auto going = kept.end() - (onlyLast ? 2 : 1);
    others.push_back(*going);
    kept.erase(going);
  }
  std::error_code ignored;
  if (kept.size() == backupsKept)
    for (const fs::path& each : others) fs::remove_all(each, ignored);
}

/// The matches that the newest backup has replayed.
MatchSeals knownSeals(const std::vector<fs::path>& backups) {
  try {
    if (!backups.empty()) return sealsIn(Connection(backups.front(), Access::frozen));
  } catch (const Error&) {
  }
  return {};
}

} // namespace

fs::path backUpAutomatically(Connection& from, const Places& places, const std::string& vfs, int atStart) {
  makeBackupsFolder(places);
  const auto before = automaticBackups(places);
  const std::string number = std::to_string(before.empty() ? 1 : numberOf(before.front()) + 1);
  fs::path file =
      places.backups() / ("ninefold-" + std::string(8 - std::min<std::size_t>(8, number.size()), '0') + number + ".db");
  backUp(from, file, vfs, knownSeals(before));
  tidyBackups(places, atStart);
  return file;
}

void restore(const fs::path& file, Connection& into, const Places& places, const std::string& vfs,
             const std::function<void()>& before) {
  (void)contentsOf(file);
  const fs::path part = places.part();
  removeDatabase(part);
  try {
    copyFile(file, part);
    // Its first page comes with it: what is wrong there would be taken for a damage at the next start.
    if (!headerIsOurs(part)) throw Error{Trouble::damaged, "its header isn't ours"};
    {
      Connection copy(part, Access::write, vfs);
      copy.script("PRAGMA synchronous = OFF");
      require(structureFaults(copy));
      migrate(copy);
      require(sealFaults(copy));
      Transaction counting(copy, Transaction::Kind::write);
      Summary(copy).rebuild(Summary::From::outcomes);
      counting.commit();
      if (before) before();
      noteRestoring(places, into);
      copyPages(copy, into);
      // From now on the file is what the backup was; unless somebody still reads what there was before.
      const bool busy = into.one<int>("PRAGMA wal_checkpoint(FULL)") != 0;
      std::error_code ignored;
      if (!busy) fs::remove(places.restoring(), ignored);
    }
  } catch (const Error& error) {
    removeDatabase(part);
    // Whatever its rows made of our statements: nothing of it is taken.
    const bool itsOwn =
        error.what == Trouble::unusable || error.what == Trouble::missing || error.what == Trouble::changed;
    throw itsOwn ? Error{Trouble::damaged, error.detail} : error;
  }
  removeDatabase(part);
}

} // namespace ninefold::store
