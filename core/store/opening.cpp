#include "store/opening.h"

#include "store/schema.h"

namespace ninefold::store {

namespace {

[[noreturn]] void damaged(const std::string& why) { throw Error{Trouble::damaged, why}; }

std::uintmax_t sizeOf(const fs::path& file) {
  std::error_code ignored;
  const auto size = fs::file_size(file, ignored);
  return ignored ? 0 : size;
}

bool isThere(const fs::path& file) {
  std::error_code ignored;
  return fs::exists(fs::symlink_status(file, ignored));
}

void requireKnown(const Stamp& stamp) {
  if (stamp.ours() && stamp.version > schemaVersion)
    throw Error{Trouble::newer, "version " + std::to_string(stamp.version)};
  if (!stamp.ours() && !stamp.blank()) damaged("its header isn't ours");
}

/// A database that was cut short while it was being made, before there was anything in it.
bool unborn(const Connection& db) { return db.one<int>("SELECT count(*) FROM sqlite_schema") == 0; }

/// Looks at the database without changing it. Throws Error if it can't be used as it is.
Opening look(const Places& places, const std::string& vfs) {
  const fs::path file = places.database(), log = with(file, "-wal");
  for (const fs::path& each : {file, log, with(file, "-shm"), with(file, "-journal")}) {
    std::error_code ignored;
    if (isThere(each) && !fs::is_regular_file(each, ignored)) damaged(each.filename().string() + " isn't a file");
  }
  const auto size = sizeOf(file);
  if (size == 0) {
    if (sizeOf(log) > 0) damaged("there is a log without its file");
    return {.how = Opening::How::fresh};
  }
  const auto stamp = stampOf(file);
  if (!stamp) damaged("it has no header");
  requireKnown(*stamp);

  // The log may know better than the file. It is left in place, too, until we know what this is.
  Connection db(file, Access::read, vfs);
  db.keepLogOnClose();
  const Stamp now = stampOf(db);
  requireKnown(now);
  if (now.blank() && unborn(db)) return {.how = Opening::How::fresh};
  const int version = static_cast<int>(now.version);
  if (!schemaIsOurs(db, version)) damaged("its schema isn't ours");
  const bool suspicious = isThere(places.suspect());
  if (suspicious || size <= checkedAtOnce) {
    const auto said = db.one<std::string>(suspicious ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)");
    if (said != "ok") damaged(said);
  }
  return {.how = Opening::How::opened, .broughtUpFrom = version < schemaVersion ? version : 0};
}

/// What a crash may have left of a backup, a restore or a rescue.
void tidyUp(const Places& places) {
  removeDatabase(places.part());
  removeDatabase(places.dir / "ninefold.work");
  std::error_code ignored;
  std::vector<fs::path> unfinished;
  for (const auto& entry : fs::directory_iterator(places.backups(), ignored))
    if (entry.path().string().find(".part") != std::string::npos) unfinished.push_back(entry.path());
  for (const fs::path& each : unfinished) fs::remove(each, ignored);
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

Opening makeReady(const Places& places, const std::string& vfs) {
  tidyUp(places);
  // A complete rescue whose turn hadn't come: the damaged one is still, at least in part, in its place.
  if (isThere(places.rescue())) {
    Opening opening{.how = Opening::How::rescued, .why = "an earlier rescue", .setAside = setAside(places)};
    moveTo(places.rescue(), places.database());
    offerBackup(places, opening);
    return opening;
  }
  std::string why;
  try {
    return look(places, vfs);
  } catch (const Error& error) {
    if (error.what != Trouble::damaged) throw;
    why = error.detail;
  }
  Opening opening{.how = Opening::How::rescued, .why = why};
  opening.rescued = rescue(places, automaticBackups(places));
  moveTo(places.part(), places.rescue());
  opening.setAside = setAside(places);
  moveTo(places.rescue(), places.database());
  std::error_code ignored;
  fs::remove(places.suspect(), ignored);
  offerBackup(places, opening);
  return opening;
}

} // namespace ninefold::store
