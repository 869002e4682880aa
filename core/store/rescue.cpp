#include "store/rescue.h"

#include "store/first_page.h"
#include "store/leaves.h"
#include "store/log.h"
#include "store/plain.h"
#include "store/salvage.h"
#include "store/schema.h"
#include "store/summary.h"

#include <functional>

namespace ninefold::store {

namespace {

/// What is looked at beside a file: its log, or the journal of a change that was cut short.
constexpr const char *nothing = "", *itsLog = "-wal", *itsJournal = "-journal";

/// Looks at a damaged database in one way after the other.
class Looks {
public:
  Looks(const Places& at, Connection& made) : places(at), fresh(made) {}

  /// Looks at a copy, with its log or journal or without, mended in some way; whether nothing was amiss with that.
  bool at(const std::string& beside, const std::function<void(const fs::path& copy)>& mend) {
    return look([&] {
      const fs::path other = with(places.database(), beside.c_str()), work = places.work();
      std::error_code ignored;
      copyWhatReads(places.database(), work);
      if (!beside.empty() && fs::is_regular_file(other, ignored)) copyWhatReads(other, with(work, beside.c_str()));
      mend(work);
      Connection damaged(work, Access::read);
      return take(damaged);
    });
  }

  /// Looks at what lies in the leaves, with the log's sound pages in their places.
  void atLeaves() {
    look([&] {
      const fs::path work = places.work();
      copyWhatReads(places.database(), work);
      putInto(work, with(places.database(), itsLog));
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
      Salvage gaps(kept, fresh, heard);
      gaps.fillGaps(!plainWhole, !listed && ours);
      return true;
    });
  }

  int lost() const {
    int count = 0;
    for (std::int64_t id : heard.matches) count += fresh.one<int>("SELECT count(*) = 0 FROM matches WHERE id = ?", id);
    return count;
  }

  int besideLost() const {
    int count = 0;
    for (const std::string& each : heard.doubted) count += heard.kept.contains(each) ? 0 : 1;
    return count;
  }

private:
  bool take(Connection& damaged) {
    Salvage salvage(damaged, fresh, heard);
    const bool whole = salvage.run();
    plainWhole = plainWhole || salvage.hasPlainRows();
    listed = listed || salvage.hasList();
    return whole;
  }

  /// Where the device failed, it may not do so the next time: what isn't found is given up for good.
  bool look(const std::function<bool()>& job) {
    constexpr int mostTries = 3;
    bool whole = false;
    for (int tries = 0, failed = -1; tries < mostTries && failed != heard.failures; ++tries) {
      failed = heard.failures;
      removeDatabase(places.work());
      try {
        whole = job();
      } catch (const Error& error) {
        if (error.what == Trouble::full) throw; // there was no room for the copy: another time there is
        heard.failures += error.what == Trouble::io;
      }
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
  Heard heard;
  bool plainWhole = false;
  bool listed = false; // it was readable once which matches there are
};

} // namespace

Rescued rescue(const Places& places, const std::vector<fs::path>& backups, bool fileIsSound, const std::string& vfs) {
  const fs::path part = places.part(), log = with(places.database(), itsLog);
  removeDatabase(part);
  // Copies are looked at; one that had no place would look like damage.
  requireRoom(places.dir, 3 * (sizeOf(places.database()) + sizeOf(log)) + (512 << 10));
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
    if (fileIsSound && !broken) look.at(nothing, asItIs);
    if (isThere(with(places.database(), itsJournal))) look.at(itsJournal, asItIs);
    bool whole = broken ? look.at(nothing, withItsLog) : look.at(itsLog, asItIs) || look.at(itsLog, newHeader);
    for (auto backup = backups.begin(); !broken && !whole && backup != backups.end(); ++backup)
      whole = look.at(itsLog, [&](const fs::path& copy) { firstPageFrom(*backup, copy); });
    if (!whole) {
      look.at(itsLog, asItIs);
      look.at(nothing, asItIs);
      look.atLeaves();
      for (const fs::path& backup : backups) look.atBackup(backup);
    }

    saved.cut = fresh.one<int>("SELECT count(*) FROM matches WHERE lost > 0");
    saved.matches = fresh.one<int>("SELECT count(*) FROM matches WHERE lost = 0");
    saved.lost = look.lost();
    saved.beside = look.besideLost();
    sealPlainRows(fresh);
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
