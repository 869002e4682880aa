#include "store/opening.h"

#include "store/first_page.h"
#include "store/log.h"
#include "store/schema.h"
#include "store/vouch.h"

namespace ninefold::store {

namespace {

[[noreturn]] void damaged(const std::string& why) { throw Error{Trouble::damaged, why}; }

std::uintmax_t sizeOf(const fs::path& file) {
  std::error_code ignored;
  const auto size = fs::file_size(file, ignored);
  return ignored ? 0 : size;
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

/// Looks at the database without changing it. Throws Error if it can't be used as it is.
Opening look(const fs::path& file, bool closely, const std::string& vfs) {
  const fs::path log = with(file, "-wal");
  for (const fs::path& each : {file, log, with(file, "-shm"), with(file, "-journal")}) {
    std::error_code ignored;
    if (isThere(each) && !fs::is_regular_file(fs::symlink_status(each, ignored)))
      damaged(each.filename().string() + " isn't a file");
  }
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
  }
  return {.how = Opening::How::opened, .broughtUpFrom = version < schemaVersion ? version : 0};
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

/// Whether a rescue that wasn't put in place is what it ought to be.
bool isWhole(const fs::path& file, const std::string& vfs) {
  try {
    return look(file, true, vfs).how == Opening::How::opened;
  } catch (const Error& error) {
    if (!isDamage(error)) throw;
    return false;
  }
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

} // namespace

bool lookClosely(const Places& places) {
  return isThere(places.suspect()) || sizeOf(places.database()) <= checkedAtOnce;
}

Opening makeReady(const Places& places, const std::string& vfs, const std::function<void(Opening&)>& use) {
  tidyUp(places);
  Opening earlier;
  if (isThere(places.rescue())) {
    if (isWhole(places.rescue(), vfs) || !isThere(places.database())) {
      // A complete rescue whose turn hadn't come: the damaged one is still, at least in part, in its place.
      earlier = {.how = Opening::How::rescued, .why = "an earlier rescue", .setAside = setAside(places)};
      moveTo(places.rescue(), places.database());
    } else {
      removeDatabase(places.rescue());
    }
  }
  const auto clear = [&](Opening& opening) {
    std::error_code ignored;
    fs::remove_all(places.suspect(), ignored);
    if (opening.how == Opening::How::rescued) offerBackup(places, opening);
    return opening;
  };
  std::string why;
  try {
    makeOwnFile(places);
    Opening opening = look(places.database(), lookClosely(places), vfs);
    use(opening);
    if (opening.how == Opening::How::opened && earlier.how == Opening::How::rescued) opening = earlier;
    return clear(opening);
  } catch (const Error& error) {
    if (!isDamage(error)) throw;
    why = std::string(error.key()) + ": " + error.detail;
  }
  Opening opening{.how = Opening::How::rescued, .why = why};
  opening.rescued = rescue(places, automaticBackups(places), vfs);
  moveTo(places.part(), places.rescue());
  opening.setAside = setAside(places);
  moveTo(places.rescue(), places.database());
  use(opening);
  return clear(opening);
}

} // namespace ninefold::store
