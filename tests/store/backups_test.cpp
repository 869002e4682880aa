#include "play.h"
#include "support/qtest.h"

#include <condition_variable>
#include <sqlite3.h>

// Backups that are made while others are made, or restored.

using namespace ninefold;
using namespace ninefold::store;

namespace {

/// A file system of SQLite's that holds the first who begins a backup in our folder until it is let go.
class Hold {
public:
  static constexpr const char* vfsName = "ninefold-holding";

  Hold() {
    static sqlite3_vfs holding = *real();
    holding.zName = vfsName;
    holding.pNext = nullptr;
    holding.xOpen = open;
    sqlite3_vfs_register(&holding, 0);
    current = this;
  }
  ~Hold() {
    letGo();
    current = nullptr;
  }
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;

  void waitUntilHeld() {
    std::unique_lock locked(mutex);
    changed.wait(locked, [this] { return held; });
  }
  void letGo() {
    const std::lock_guard locked(mutex);
    free = true;
    changed.notify_all();
  }

private:
  static sqlite3_vfs* real() { return sqlite3_vfs_find("unix"); }

  static int open(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* outFlags) {
    const int code = real()->xOpen(real(), name, file, flags, outFlags);
    if (name && std::string_view(name).ends_with(".db.part")) current->hold();
    return code;
  }

  void hold() {
    std::unique_lock locked(mutex);
    if (std::exchange(held, true)) return;
    changed.notify_all();
    // Who waits for a backup to be made lets nobody go: then it goes on by itself.
    changed.wait_for(locked, std::chrono::seconds(2), [this] { return free; });
  }

  static inline Hold* current = nullptr;
  std::mutex mutex;
  std::condition_variable changed;
  bool held = false, free = false;
};

std::unique_ptr<Store> openedIn(const TempDir& folder, const char* vfs = "") {
  auto store = Store::open(folder.path, {.vfs = vfs, .automaticBackups = false});
  return store ? *std::move(store) : nullptr;
}

bool playOne(Store& store, std::uint64_t seed) {
  return bool(store.write([seed](Books& books) {
    Played<Tiles> played(seed);
    playWhole(books, played, {{}, {}});
  }));
}

int matchesIn(Store& store) {
  return *store.read([](const Books& books) { return books.matches.count(); });
}

/// Waits until an automatic backup is made, or couldn't be: then why.
std::string waitForBackup(Store& store) {
  for (;;) {
    for (const News& news : store.news()) {
      if (news.kind == News::Kind::backedUp) return {};
      if (news.kind == News::Kind::notBackedUp) return news.detail;
    }
    QTest::qWait(1);
  }
}

} // namespace

class BackupsTest : public QObject {
  Q_OBJECT

private slots:
  void a_restore_and_an_automatic_backup_at_the_same_time_both_succeed() {
    const TempDir temp;
    Hold hold;
    const auto store = openedIn(temp, Hold::vfsName);
    QVERIFY(store && playOne(*store, 1));
    QVERIFY(bool(store->backUp(temp.path / "mine.ninefold")));
    QVERIFY(playOne(*store, 2));
    store->backUpSoon();
    hold.waitUntilHeld();
    const auto restored = store->restore(temp.path / "mine.ninefold");
    QVERIFY2(bool(restored), restored ? "" : restored.error().detail.c_str());
    hold.letGo();
    QCOMPARE(waitForBackup(*store), std::string());
    QCOMPARE(matchesIn(*store), 1);
    // Both hold what there was before.
    QCOMPARE(store->backups().size(), 2u);
    for (const fs::path& each : store->backups()) {
      const auto contents = Store::preview(each);
      QVERIFY2(bool(contents), contents ? "" : contents.error().detail.c_str());
      QCOMPARE(contents->matches, 2);
    }
  }

  void the_oldest_automatic_backup_can_be_restored() {
    const TempDir temp;
    const auto store = openedIn(temp);
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
      QVERIFY(playOne(*store, seed));
      store->backUpSoon();
      QCOMPARE(waitForBackup(*store), std::string());
    }
    QCOMPARE(store->backups().size(), 3u);
    const auto restored = store->restore(store->backups().back());
    QVERIFY2(bool(restored), restored ? "" : restored.error().detail.c_str());
    QCOMPARE(matchesIn(*store), 1);
    QVERIFY(store->check()->empty());
  }

  void the_power_may_go_after_a_restore_while_somebody_still_reads() {
    const TempDir temp, after;
    QVERIFY(playOne(*openedIn(temp), 1)); // and it lies in the file, once that is closed
    {
      const TempDir other;
      QVERIFY(playOne(*openedIn(other), 2));
      fs::rename(other.path / "ninefold.db", temp.path / "others.ninefold");
    }
    const auto store = openedIn(temp);
    {
      Connection reading(temp.path / "ninefold.db", Access::read);
      Transaction moment(reading, Transaction::Kind::read);
      QCOMPARE(reading.one<int>("SELECT count(*) FROM matches"), 1);
      QVERIFY(bool(store->restore(temp.path / "others.ninefold"))); // waits for the reader as long as it waits for any
      for (const char* name : {"ninefold.db", "ninefold.db-wal", "ninefold.restoring"})
        if (fs::exists(temp.path / name)) fs::copy(temp.path / name, after.path / name);
    }
    const auto again = openedIn(after);
    QVERIFY2(again->opening().how == Opening::How::opened, again->opening().why.c_str());
    QCOMPARE(matchesIn(*again), 1);
  }
};

QTEST_GUILESS_MAIN(BackupsTest)
#include "backups_test.moc"
