#include "support/qtest.h"
#include "truth.h"

#include <sched.h>
#include <sys/mount.h>

// Folders in which nothing can be kept, really: a disk without room, a folder that may only be read, none at all,
// links, and what a crash may have left lying about.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

string troubleOpening(const fs::path& dir) {
  const auto answer = Store::open(dir, {.automaticBackups = false});
  return answer ? "" : string(answer.error().key());
}

/// What lies in a folder, with what is in it.
std::map<string, string> filesIn(const fs::path& dir) {
  std::map<string, string> all;
  for (const auto& entry : fs::recursive_directory_iterator(dir))
    if (entry.is_regular_file() && entry.path().extension() != ".lock")
      all[fs::relative(entry.path(), dir).string()] = contents(entry.path());
  return all;
}

/// Does something where `dir` is a disk of its own, of so many kilobytes; 0: all went well, 77: there can't be one
/// here.
template<class Job> int onSmallDisk(const fs::path& dir, int kilobytes, Job job) {
  const pid_t pid = ::fork();
  if (pid == 0) {
    const string size = "size=" + std::to_string(kilobytes) + "k";
    if (::unshare(CLONE_NEWNS) != 0 && ::unshare(CLONE_NEWUSER | CLONE_NEWNS) != 0) ::_exit(77);
    (void)::mount(nullptr, "/", nullptr, MS_REC | MS_PRIVATE, nullptr);
    if (::mount("ninefold", dir.c_str(), "tmpfs", 0, size.c_str()) != 0) ::_exit(77);
    ::_exit(job());
  }
  int status = 0;
  ::waitpid(pid, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/// Takes all the room that is left; how much that was.
std::size_t fillUp(const fs::path& file) {
  std::ofstream out(file, std::ios::binary);
  std::size_t written = 0;
  for (const std::size_t piece : {std::size_t{4096}, std::size_t{1}})
    while (out.write(string(piece, 'x').c_str(), static_cast<std::streamsize>(piece)).flush()) written += piece;
  return written;
}

/// Does something as somebody who isn't root, for whom rights count.
template<class Job> bool asNobody(Job job) {
  return elsewhere([&] {
    constexpr uid_t nobody = 65534;
    if (::geteuid() == 0 && (::setegid(nobody) != 0 || ::seteuid(nobody) != 0)) return false;
    return job();
  });
}

void giveToAll(const fs::path& dir) {
  for (const auto& entry : fs::recursive_directory_iterator(dir)) (void)::chown(entry.path().c_str(), 65534, 65534);
  (void)::chown(dir.c_str(), 65534, 65534);
}

} // namespace

class DiskTest : public QObject {
  Q_OBJECT

private slots:
  void a_disk_that_is_full_from_the_start_says_so_and_loses_nothing_data() {
    QTest::addColumn<QString>("what");
    for (const char* what : {"nothing", "a good one", "one of version 2", "a damaged one", "one with a log"})
      QTest::newRow(what) << what;
  }

  void a_disk_that_is_full_from_the_start_says_so_and_loses_nothing() {
    QFETCH(QString, what);
    TempDir temp, made;
    const Truth truth = truthOf(1, 3, 12);
    if (what == "one with a log") {
      QVERIFY(killedAfter([&] {
        if (!playOn(leftOpen(made.path, {.automaticBackups = false}), 1, 3, 12)) ::_exit(1);
      }));
      fs::remove(made.path / "ninefold.db-shm");
    } else if (what != "nothing") {
      QVERIFY(playOn(*opened(made.path, {.automaticBackups = false}), 1, 3, 12));
    }
    if (what == "one of version 2")
      copyFile(NINEFOLD_SOURCE_DIR "/tests/store/fixtures/version-2.db", made.path / "ninefold.db");
    if (what == "a damaged one") {
      string bytes = contents(made.path / "ninefold.db");
      bytes.replace(0, 100, string(100, 'x'));
      put(made.path / "ninefold.db", bytes);
    }
    const Shown all = what == "nothing" || what == "one of version 2"
                          ? Shown{}
                          : Shown{{MatchId{1}, 12}, {MatchId{2}, 12}, {MatchId{3}, 12}};
    // However little room there is: nothing at all, or just enough for a part of what has to be written.
    for (const int left : {0, 4, 40, 90, 150, 400}) {
      const int went = onSmallDisk(temp.path, 3000, [&] {
        fs::copy(made.path, temp.path, fs::copy_options::recursive);
        const auto before = filesIn(temp.path);
        const fs::path filler = temp.path / "filler";
        put(temp.path / "spare", string(static_cast<std::size_t>(left) * 1024, 'x'));
        if (fillUp(filler) == 0) return 1;
        fs::remove(temp.path / "spare");
        for (int start = 0; start < 2; ++start) {
          const string trouble = troubleOpening(temp.path);
          if (left == 0 && trouble.empty()) return 2;
          if (!trouble.empty() && trouble != "full") return 3;
        }
        if (left == 0)
          for (const auto& [name, bytes] : before)
            if (contents(temp.path / name) != bytes) return 4;
        fs::remove(filler);
        if (what == "one of version 2")
          return *opened(temp.path)->read([](const Books& books) { return books.matches.count(); }) == 4 ? 0 : 5;
        const string wrong = startedTwice(temp.path, truth, all);
        if (!wrong.empty()) qInfo("%s", wrong.c_str());
        return wrong.empty() ? 0 : 6;
      });
      if (went == 77) QSKIP("no disk of its own can be made here");
      QVERIFY2(went == 0, qPrintable(QString("%1 kB left: %2").arg(left).arg(went)));
    }
  }

  void a_restore_and_a_backup_on_a_full_disk_change_nothing() {
    TempDir temp, made;
    const Truth truth = truthOf(1, 3, 12);
    QVERIFY(playOn(*opened(made.path, {.automaticBackups = false}), 50, 3, 60));
    const int went = onSmallDisk(temp.path, 4000, [&] {
      const auto store = opened(temp.path, {.automaticBackups = false});
      if (!playOn(*store, 1, 3, 12)) return 1;
      fillUp(temp.path / "filler");
      const auto restored = store->restore(made.path / "ninefold.db");
      const auto backed = store->backUp(temp.path / "mine.ninefold");
      if (restored || restored.error().what != Trouble::full || backed || backed.error().what != Trouble::full)
        return 2;
      if (fs::exists(temp.path / "mine.ninefold")) return 3;
      fs::remove(temp.path / "filler");
      return store->restore(made.path / "ninefold.db") && store->backUp(temp.path / "mine.ninefold") ? 0 : 4;
    });
    if (went == 77) QSKIP("no disk of its own can be made here");
    QCOMPARE(went, 0);
  }

  void a_folder_that_may_only_be_read_says_so_and_is_left_as_it_is() {
    TempDir temp;
    fs::permissions(temp.path, fs::perms{0777});
    const fs::path dir = temp.path / "data";
    QVERIFY(playOn(*opened(dir, {.automaticBackups = false}), 1, 2, 12));
    giveToAll(dir);
    const auto before = filesIn(dir);
    fs::permissions(dir, fs::perms{0500});
    QVERIFY(asNobody([&] { return troubleOpening(dir) == "read-only"; }));
    QVERIFY(filesIn(dir) == before);
    // The same for one that would have to be made there, and for a file that may not be written.
    QVERIFY(asNobody([&] { return troubleOpening(dir / "deeper") == "read-only"; }));
    fs::permissions(dir, fs::perms{0700});
    fs::permissions(dir / "ninefold.db", fs::perms{0400});
    QVERIFY(asNobody([&] { return troubleOpening(dir) == "read-only"; }));
    fs::permissions(dir / "ninefold.db", fs::perms{0600});
    QVERIFY(asNobody([&] { return troubleOpening(dir).empty(); }));
    QVERIFY(before.at("ninefold.db").size() == fs::file_size(dir / "ninefold.db"));
  }

  void a_backup_that_may_only_be_read_is_restored() {
    TempDir temp;
    fs::permissions(temp.path, fs::perms{0777});
    const fs::path backup = temp.path / "mine.ninefold";
    {
      const auto store = opened(temp.path / "a", {.automaticBackups = false});
      QVERIFY(playOn(*store, 1, 2, 12));
      QVERIFY(bool(store->backUp(backup)));
    }
    fs::permissions(backup, fs::perms{0444});
    QVERIFY(asNobody([&] {
      const auto store = opened(temp.path / "b", {.automaticBackups = false});
      return bool(store->restore(backup)) &&
             *store->read([](const Books& books) { return books.matches.count(); }) == 2;
    }));
  }

  void where_no_folder_can_be_made_it_says_so() {
    TempDir temp;
    put(temp.path / "file", "text");
    QCOMPARE(troubleOpening(temp.path / "file"), string("io"));
    QCOMPARE(troubleOpening(temp.path / "file" / "data"), string("io"));
    QCOMPARE(contents(temp.path / "file"), string("text"));
    fs::create_directory_symlink(temp.path / "nowhere", temp.path / "link");
    QVERIFY(!troubleOpening(temp.path / "link").empty());
  }

  void nothing_of_ours_is_written_through_a_link_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"ninefold.part", "ninefold.work", "ninefold.rescue", "ninefold.suspect", "ninefold.lock",
                             "ninefold.restoring", "ninefold.db-wal", "ninefold.db-shm", "ninefold.db-journal"})
      QTest::newRow(name) << name;
  }

  void nothing_of_ours_is_written_through_a_link() {
    QFETCH(QString, name);
    TempDir temp, other;
    QVERIFY(playOn(*opened(temp.path, {.automaticBackups = false}), 1, 2, 12));
    const fs::path theirs = other.path / "theirs";
    for (const bool there : {true, false}) {
      if (there) put(theirs, "theirs");
      fs::remove(temp.path / name.toStdString());
      fs::create_symlink(theirs, temp.path / name.toStdString());
      {
        const auto store = opened(temp.path);
        QVERIFY(playOn(*store, 3, 1, 2));
        suspect({temp.path});
        store->backUpSoon();
        for (int i = 0; i < 500 && store->news().empty(); ++i) ::usleep(10000);
      }
      QCOMPARE(*opened(temp.path)->read([](const Books& books) { return books.matches.load(MatchId{1}).done; }), 12);
      if (there) QCOMPARE(contents(theirs), string("theirs"));
      fs::remove(theirs);
    }
    QVERIFY(!fs::exists(theirs));
  }

  void what_a_crash_left_over_does_no_harm_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("what");
    for (const char* name : {"part", "work", "rescue"})
      for (const char* what : {"empty", "text", "cut off", "a letter changed", "an older state", "a folder"})
        QTest::newRow(qPrintable(QString("%1: %2").arg(name, what))) << name << what;
  }

  void what_a_crash_left_over_does_no_harm() {
    QFETCH(QString, name);
    QFETCH(QString, what);
    TempDir temp;
    const Truth truth = truthOf(1, 4, 12);
    const fs::path file = temp.path / "ninefold.db", left = temp.path / ("ninefold." + name.toStdString());
    QVERIFY(playOn(*opened(temp.path, {.automaticBackups = false}), 1, 2, 12));
    const string older = contents(file);
    QVERIFY(playOn(*opened(temp.path, {.automaticBackups = false}), 3, 2, 12));
    const string whole = contents(file);
    string damaged = whole;
    damaged.replace(0, 100, string(100, 'x'));
    for (const bool good : {true, false}) {
      for (const auto& entry : fs::directory_iterator(temp.path)) fs::remove_all(entry.path());
      put(file, good ? whole : damaged);
      if (what == "empty") put(left, "");
      if (what == "text") put(left, "Dear diary");
      if (what == "cut off") put(left, whole.substr(0, whole.size() / 2));
      if (what == "a letter changed") {
        string changed = whole;
        changed[changed.rfind("kakuro") == string::npos ? changed.size() - 50 : changed.rfind("kakuro")] ^= 1;
        changed[changed.find("Ada")] ^= 1;
        put(left, changed);
      }
      if (what == "an older state") put(left, older);
      if (what == "a folder") fs::create_directories(left / "in it");
      // A whole rescue is what was read of a damaged file before; nothing else is worth anything.
      const bool taken = name == "rescue" && what == "an older state" && !good;
      const Shown least = taken ? Shown{{MatchId{1}, 12}, {MatchId{2}, 12}}
                                : Shown{{MatchId{1}, 12}, {MatchId{2}, 12}, {MatchId{3}, 12}, {MatchId{4}, 12}};
      Opening opening;
      const string wrong = startedTwice(temp.path, truth, least, &opening);
      QVERIFY2(wrong.empty(), wrong.c_str());
      QCOMPARE(opening.how == Opening::How::opened, good);
      QVERIFY(good || opening.rescued.matches > 0);
      QVERIFY(!fs::exists(left));
    }
  }
};

QTEST_APPLESS_MAIN(DiskTest)
#include "disk_test.moc"
