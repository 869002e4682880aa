#include "store/backup.h"

#include "store/schema.h"
#include "store/summary.h"

#include <algorithm>
#include <charconv>

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

void requireSound(const Connection& db) {
  if (const auto said = db.one<std::string>("PRAGMA quick_check(1)"); said != "ok") throw Error{Trouble::damaged, said};
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
  const auto stamp = stampOf(file);
  if (!stamp || !stamp->ours()) throw Error{Trouble::notBackup, file.string()};
  if (stamp->version > schemaVersion) throw Error{Trouble::newer, "version " + std::to_string(stamp->version)};
  Contents contents{.version = static_cast<int>(stamp->version)};
  const Connection db(file, Access::frozen);
  if (!schemaIsOurs(db, contents.version)) throw Error{Trouble::notBackup, "another schema"};
  requireSound(db);
  contents.matches = db.one<int>("SELECT count(*) FROM matches");
  contents.unfinished = db.one<int>("SELECT count(*) FROM matches WHERE status = 0");
  for (auto rows = db.query("SELECT name FROM profiles WHERE NOT gone ORDER BY id"); rows.step();)
    contents.names.push_back(rows.get<std::string>(0));
  return contents;
}

void backUp(Connection& from, const fs::path& file, const std::string& vfs) {
  const fs::path part = with(file, ".part");
  removeDatabase(part);
  try {
    {
      Connection to(part, Access::write, vfs);
      to.script("PRAGMA synchronous = OFF"); // it is synced as a whole, before it gets its name
      copyPages(from, to);
      to.script("PRAGMA journal_mode = DELETE"); // so that it is one file
      requireSound(to);
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
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(places.backups(), ignored))
    if (numberOf(entry.path()) > 0) found.push_back(entry.path());
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return numberOf(a) > numberOf(b); });
  return found;
}

fs::path backUpAutomatically(Connection& from, const Places& places, const std::string& vfs) {
  std::error_code error;
  fs::create_directories(places.backups(), error);
  if (error) throw Error{Trouble::io, places.backups().string() + ": " + error.message()};
  const auto before = automaticBackups(places);
  const std::string number = std::to_string(before.empty() ? 1 : numberOf(before.front()) + 1);
  fs::path file =
      places.backups() / ("ninefold-" + std::string(8 - std::min<std::size_t>(8, number.size()), '0') + number + ".db");
  backUp(from, file, vfs);
  for (std::size_t i = backupsKept - 1; i < before.size(); ++i) fs::remove(before[i], error);
  return file;
}

void restore(const fs::path& file, Connection& into, const Places& places, const std::string& vfs) {
  contentsOf(file);
  const fs::path part = places.part();
  removeDatabase(part);
  try {
    copyFile(file, part);
    {
      Connection copy(part, Access::write, vfs);
      copy.script("PRAGMA synchronous = OFF");
      migrate(copy);
      requireSound(copy);
      Transaction counting(copy, Transaction::Kind::write);
      if (copy.query("PRAGMA foreign_key_check").step()) throw Error{Trouble::damaged, "rows without their match"};
      Summary(copy).rebuild(Summary::From::outcomes);
      counting.commit();
      copyPages(copy, into);
    }
  } catch (const Error&) {
    removeDatabase(part);
    throw;
  }
  removeDatabase(part);
}

} // namespace ninefold::store
