#include "store/opening.h"

#include "store/first_page.h"
#include "store/log.h"
#include "store/origins.h"
#include "store/plain.h"
#include "store/schema.h"
#include "store/vouch.h"

#include <sys/stat.h>

namespace ninefold::store {

namespace {

[[noreturn]] void damaged(const std::string& why) { throw Error{Trouble::damaged, why}; }

/// The largest database that is looked at whole before it is opened; it takes some milliseconds. A larger one is
/// looked at in the background, unless there is a suspicion.
constexpr std::uintmax_t checkedAtOnce = 2 << 20;

/// Whether the file was changed after its log: it may be another one that was put in its place. (Moving the log into
/// the file ends a moment after the last thing was written into the log.)
bool isNewerThanItsLog(const fs::path& file) {
  constexpr std::time_t moment = 2;
  struct stat here {
  }, log{};
  return ::stat(file.c_str(), &here) == 0 && ::stat(with(file, "-wal").c_str(), &log) == 0 && log.st_size > 0 &&
         here.st_ctime > log.st_ctime + moment;
}

bool lookClosely(const Places& places) {
  const fs::path file = places.database();
  return isThere(places.suspect()) || sizeOf(file) <= checkedAtOnce || isNewerThanItsLog(file);
}

/// A newer Ninefold's may be opened by nobody but it. What only says so is damage: its schema tells.
void requireKnown(const Stamp& stamp, const Connection* db = nullptr) {
  if (!stamp.ours() && !stamp.blank()) damaged("its header isn't ours");
  if (stamp.version <= schemaVersion || !db) return;
  if (!schemaHoldsOurs(*db)) damaged("it says that it is of version " + std::to_string(stamp.version));
  throw Error{Trouble::newer, "version " + std::to_string(stamp.version)};
}

/// A database that was cut short while it was being made, before there was anything in it.
bool unborn(const Connection& db) { return db.one<int>("SELECT count(*) FROM sqlite_schema") == 0; }

void requireFiles(const fs::path& file) {
  for (const char* suffix : {"", "-wal", "-shm", "-journal"}) {
    const fs::path each = with(file, suffix);
    std::error_code ignored;
    if (isThere(each) && !fs::is_regular_file(fs::symlink_status(each, ignored)))
      damaged(each.filename().string() + " isn't a file");
  }
}

/// Looks at the database without changing it. Throws Error if it can't be used as it is.
Opening look(const fs::path& file, bool closely, const std::string& vfs) {
  const fs::path log = with(file, "-wal");
  requireFiles(file);
  if (sizeOf(file) == 0) {
    if (sizeOf(log) > 0) damaged("there is a log without its file");
    return {.how = Opening::How::fresh};
  }
  const auto stamp = stampOf(file);
  if (!stamp) damaged("it has no header");
  requireKnown(*stamp);
  if (!stamp->blank() && !headerIsOurs(file)) damaged("its header isn't ours");
  if (readLog(log, file).damaged) damaged("its log doesn't fit together");

  // The log may know better than the file. It is left in place, too, until we know what this is.
  Connection db(file, Access::read, vfs);
  db.keepLogOnClose();
  const Stamp now = stampOf(db);
  requireKnown(now, &db);
  if (now.blank() && unborn(db)) return {.how = Opening::How::fresh};
  const int version = static_cast<int>(now.version);
  if (!schemaIsOurs(db, version)) damaged("its schema isn't ours");
  if (closely) {
    require(structureFaults(db));
    require(sealFaults(db));
  } else {
    require(plainFaults(db, Notes::leftOut)); // they are few, and shown first
  }
  return {.how = Opening::How::opened, .broughtUpFrom = version < schemaVersion ? version : 0, .vouched = closely};
}

/// Whether what is wrong is a matter of what lies in the file, and not of the device.
bool isDamage(const Error& error) {
  switch (error.what) {
  case Trouble::full:
  case Trouble::readOnly:
  case Trouble::io:
  case Trouble::busy:
  case Trouble::newer:
  case Trouble::openAlready: return false;
  default: return true;
  }
}

/// What is found at a close look; nothing if that is damaged.
std::optional<Opening::How> wholeOf(const fs::path& file, const std::string& vfs) {
  try {
    return look(file, true, vfs).how;
  } catch (const Error& error) {
    if (!isDamage(error)) throw;
    return std::nullopt;
  }
}

/// Whether a database is what it ought to be, and not only the beginning of one.
bool isWhole(const fs::path& file, const std::string& vfs) { return wholeOf(file, vfs) == Opening::How::opened; }

/// The same of a copy of the database, with what lies beside it by that name or with nothing.
std::optional<Opening::How> wholeWith(const Places& places, const char* suffix, const std::string& vfs) {
  const fs::path work = places.work(), beside = with(places.database(), suffix);
  std::error_code ignored;
  removeDatabase(work);
  copyFile(places.database(), work);
  if (suffix[0] != '\0' && fs::is_regular_file(beside, ignored)) copyFile(beside, with(work, suffix));
  const auto found = wholeOf(work, vfs);
  removeDatabase(work);
  return found;
}

/// A change that was cut short, where there is no log, leaves a journal. SQLite takes the change back when it opens the
/// file, and would do so with a journal of another file, too: it gets one only if it wants it.
void settleJournal(const Places& places, const std::string& vfs) {
  const fs::path journal = with(places.database(), "-journal");
  std::error_code ignored;
  if (!fs::is_regular_file(fs::symlink_status(journal, ignored)) || sizeOf(journal) == 0) return;
  if (sizeOf(places.database()) == 0) return;
  if (wholeWith(places, "-wal", vfs))
    setAside(places, "-journal");
  else if (!wholeWith(places, "-journal", vfs))
    damaged("its journal doesn't fit");
}

/// What a crash may have left of a backup, a restore or a rescue.
void tidyUp(const Places& places) {
  removeDatabase(places.part());
  removeDatabase(places.work());
  std::error_code error;
  if (!fs::is_directory(fs::symlink_status(places.backups(), error))) return; // behind a link nothing is ours to remove
  std::vector<fs::path> unfinished;
  for (fs::directory_iterator entry(places.backups(), error), end; !error && entry != end; entry.increment(error))
    if (entry->path().filename().string().find(".part") != std::string::npos) unfinished.push_back(entry->path());
  for (const fs::path& each : unfinished) fs::remove_all(each, error);
}

void offerBackup(const Places& places, Opening& opening) {
  for (const fs::path& file : automaticBackups(places)) {
    try {
      opening.backupHolds = contentsOf(file);
      opening.backup = file;
      return;
    } catch (const Error&) {
    } // that one is damaged, too: try the one before
  }
}

/// A log that holds all of another database hides the file beside which it lies, and would be moved into it. (Only a
/// backup that is being restored is meant to do that, here and not on another device.)
bool logIsOfAnother(const Places& places, const std::string& vfs) {
  if (sizeOf(with(places.database(), "-wal")) == 0 || sizeOf(places.database()) == 0) return false;
  try {
    const auto alone = originsIn(Connection(places.database(), Access::frozen));
    Connection withLog(places.database(), Access::read, vfs);
    withLog.keepLogOnClose();
    const auto both = originsIn(withLog);
    if (alone.empty() || both.empty() || haveOneInCommon(alone, both) || isRestoring(places, alone)) return false;
  } catch (const Error& error) {
    if (!isDamage(error)) throw;
    return false; // what that is, a close look will tell
  }
  return wholeWith(places, "", vfs) == Opening::How::opened;
}

/// What was there when there was nothing more to do than to put it in its place.
Rescued allOf(const fs::path& file) {
  const Connection db(file, Access::read);
  return {.matches = db.one<int>("SELECT count(*) FROM matches WHERE lost = 0"),
          .cut = db.one<int>("SELECT count(*) FROM matches WHERE lost > 0")};
}

} // namespace

Opening makeReady(const Places& places, const std::string& vfs, const std::function<void(Opening&)>& use) {
  tidyUp(places);
  Opening earlier;
  if (isThere(places.rescue())) {
    // If its turn hadn't come, the damaged one is still, at least in part, in its place; else it was left over.
    if (!isThere(places.database()) || (!isWhole(places.database(), vfs) && isWhole(places.rescue(), vfs))) {
      earlier = {.how = Opening::How::rescued, .why = "an earlier rescue", .setAside = setAside(places)};
      moveTo(places.rescue(), places.database());
    } else {
      removeDatabase(places.rescue());
    }
  }
  const auto clear = [&](Opening& opening) {
    std::error_code ignored;
    fs::remove_all(places.suspect(), ignored);
    fs::remove_all(places.restoring(), ignored);
    if (opening.how == Opening::How::rescued) offerBackup(places, opening);
    return opening;
  };
  std::string why;
  try {
    makeOwnFile(places);
    requireFiles(places.database());
    settleJournal(places, vfs);
    if (logIsOfAnother(places, vfs))
      earlier = {.how = Opening::How::rescued, .why = "a log of another file", .setAside = setAsideWithCopy(places)};
    Opening opening = look(places.database(), lookClosely(places), vfs);
    use(opening);
    if (opening.how == Opening::How::opened && earlier.how == Opening::How::rescued) {
      earlier.vouched = opening.vouched;
      earlier.rescued = allOf(places.database());
      opening = earlier;
    }
    return clear(opening);
  } catch (const Error& error) {
    // What the device can't read any more is damage, too; what it can't do just now isn't.
    const bool worn = error.what == Trouble::io &&
                      (hasUnreadable(places.database()) || hasUnreadable(with(places.database(), "-wal")));
    if (!isDamage(error) && !worn) throw;
    why = std::string(error.key()) + ": " + error.detail;
  }
  Opening opening{.how = Opening::How::rescued, .why = why};
  const bool fileIsSound =
      sizeOf(with(places.database(), "-wal")) > 0 && !hasUnreadable(places.database()) && wholeWith(places, "", vfs);
  opening.rescued = rescue(places, automaticBackups(places), fileIsSound, vfs);
  moveTo(places.part(), places.rescue());
  opening.setAside = setAside(places);
  moveTo(places.rescue(), places.database());
  use(opening);
  return clear(opening);
}

} // namespace ninefold::store
