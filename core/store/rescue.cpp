#include "store/rescue.h"

#include "store/first_page.h"
#include "store/leaves.h"
#include "store/log.h"
#include "store/salvage.h"
#include "store/schema.h"
#include "store/summary.h"

#include <functional>

namespace ninefold::store {

namespace {

/// Looks at a damaged database in one way after the other.
class Looks {
public:
  Looks(const Places& at, Connection& made) : places(at), fresh(made) {}

  /// Looks at a copy, with its log or without, mended in some way; whether nothing was amiss with that.
  bool at(bool withLog, const std::function<void(const fs::path& copy)>& mend) {
    return look([&] {
      const fs::path log = with(places.database(), "-wal"), work = places.work();
      std::error_code ignored;
      copyFile(places.database(), work);
      if (withLog && fs::is_regular_file(log, ignored)) copyFile(log, with(work, "-wal"));
      mend(work);
      Connection damaged(work, Access::read);
      return take(damaged);
    });
  }

  /// Looks at what lies in the leaves, with the log's sound pages in their places.
  void atLeaves() {
    look([&] {
      const fs::path log = with(places.database(), "-wal"), work = places.work();
      copyFile(places.database(), work);
      putInto(work, log);
      Connection gathered;
      migrate(gathered);
      gatherLeaves(work, gathered);
      return take(gathered);
    });
  }

  /// Looks in a backup for what is known to be missing.
  void atBackup(const fs::path& backup) {
    look([&] {
      Connection kept(backup, Access::frozen);
      Salvage gaps(kept, fresh, traces);
      gaps.fillGaps(!plainWhole, !listed && ours);
      return true;
    });
  }

  int lost() const {
    int count = 0;
    for (std::int64_t id : traces) count += fresh.one<int>("SELECT count(*) = 0 FROM matches WHERE id = ?", id);
    return count;
  }

private:
  bool take(Connection& damaged) {
    Salvage salvage(damaged, fresh, traces);
    const bool whole = salvage.run();
    plainWhole = plainWhole || salvage.hasPlainRows();
    listed = listed || salvage.hasList();
    return whole;
  }

  bool look(const std::function<bool()>& job) {
    bool whole = false;
    removeDatabase(places.work());
    try {
      whole = job();
    } catch (const Error& error) {
      if (error.what == Trouble::full) throw; // there was no room for the copy: another time there is
    }
    removeDatabase(places.work());
    return whole;
  }

  static bool saysThatItIsOurs(const fs::path& file) {
    const auto stamp = stampOf(file);
    return stamp && stamp->ours();
  }

  const Places& places;
  Connection& fresh;
  // What isn't ours at all tells nothing of what there was: a backup is offered then, and not taken.
  const bool ours = saysThatItIsOurs(places.database());
  std::set<std::int64_t> traces;
  bool plainWhole = false;
  bool listed = false; // it was readable once which matches there are
};

} // namespace

Rescued rescue(const Places& places, const std::vector<fs::path>& backups, const std::string& vfs) {
  const fs::path part = places.part(), log = with(places.database(), "-wal");
  removeDatabase(part);
  Rescued saved;
  try {
    Connection fresh(part, Access::write, vfs);
    fresh.script("PRAGMA page_size = 4096; PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF");
    migrate(fresh);
    Transaction all(fresh, Transaction::Kind::write);
    Looks look(places, fresh);
    const auto asItIs = [](const fs::path&) {};
    const auto withItsLog = [&](const fs::path& copy) { putInto(copy, log); };
    // What was written last is worth most: SQLite stops at damage in the log, a plain reader doesn't.
    const bool broken = readLog(log, places.database()).damaged;
    bool whole = broken ? look.at(false, withItsLog) : look.at(true, asItIs) || look.at(true, newHeader);
    for (auto backup = backups.begin(); !broken && !whole && backup != backups.end(); ++backup)
      whole = look.at(true, [&](const fs::path& copy) { firstPageFrom(*backup, copy); });
    if (!whole) {
      look.at(true, asItIs);
      look.at(false, asItIs);
      look.atLeaves();
      for (const fs::path& backup : backups) look.atBackup(backup);
    }

    saved.cut = fresh.one<int>("SELECT count(*) FROM matches WHERE lost > 0");
    saved.matches = fresh.one<int>("SELECT count(*) FROM matches WHERE lost = 0");
    saved.lost = look.lost();
    Summary(fresh).rebuild(Summary::From::outcomes);
    all.commit();
    fresh.script("PRAGMA journal_mode = DELETE");
  } catch (const NotWritten& failed) {
    throw failed.why;
  }
  makeDurable(part);
  return saved;
}

} // namespace ninefold::store
