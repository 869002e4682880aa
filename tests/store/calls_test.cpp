#include "calls.h"
#include "models.h"
#include "support/qtest.h"
#include "support/rounds.h"

// The process is killed, or finds the disk full or broken, at any call that changes a file, whoever makes it: while a
// database is opened that has to be rescued, brought up or put right, and while a backup is made or restored. Then it
// is started twice. NINEFOLD_CALL_STEP tries every n-th call only (1 in the long check).

using namespace ninefold;
using namespace ninefold::store;
using calls::Mishap;
using std::string;

namespace {

constexpr int refused = 1, wrongTrouble = 2;

int stride() {
  if (const char* wish = std::getenv("NINEFOLD_CALL_STEP")) return std::atoi(wish);
  return std::getenv("NINEFOLD_LONG") ? 1 : 11;
}

void copyFolder(const fs::path& from, const fs::path& to) {
  for (const auto& entry : fs::directory_iterator(to)) fs::remove_all(entry.path());
  fs::copy(from, to, fs::copy_options::recursive | fs::copy_options::copy_symlinks);
}

/// What can be had of each match in a folder that is opened now.
Shown shownIn(const fs::path& dir, const Truth& truth) {
  return *opened(dir, {.automaticBackups = false})->read([&](const Books& books) { return shownBy(books, truth); });
}

/// Does something in a process of its own, in which that mishap comes; how it ended.
template<class Job> int struck(const fs::path& dir, Mishap mishap, int at, bool torn, Job job) {
  const pid_t pid = ::fork();
  if (pid == 0) {
    calls::arm(dir.c_str(), mishap, at, torn);
    const int ended = job();
    calls::disarm();
    ::_exit(calls::made() <= at ? 0 : ended == 0 ? -1 : ended);
  }
  int status = 0;
  ::waitpid(pid, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

/// What an answer says to that: nothing, or the trouble that there was.
template<class Given> int ended(const Given& answer, Mishap mishap) {
  if (answer) return 0;
  return mishap == Mishap::full && answer.error().what != Trouble::full ? wrongTrouble : refused;
}

struct Way {
  const char* name;
  Mishap mishap;
  bool torn;
};

constexpr Way ways[] = {{"killed", Mishap::killed, false},
                        {"killed in the midst of a write", Mishap::killed, true},
                        {"full", Mishap::full, false},
                        {"fails once", Mishap::fails, false}};

} // namespace

class CallsTest : public QObject {
  Q_OBJECT

  TempDir made;
  Truth truth;

  /// Makes a folder that has to be put right when it is opened.
  void makeFolder(const QString& what) {
    const fs::path dir = made.path, file = dir / "ninefold.db";
    for (const auto& entry : fs::directory_iterator(dir)) fs::remove_all(entry.path());
    const Model model = what == "an older version" ? modelOf(2)
                        : what.contains("log")     ? modelWithLog()
                                                   : modelOf(schemaVersion);
    truth = model.truth;
    string bytes = model.database, log = model.log;
    if (what == "a damaged file" || what == "a damaged file without backups") bytes.replace(0, 5000, string(5000, 'x'));
    if (what == "a damaged page") bytes.replace(20 * pageSize, pageSize, string(pageSize, '\0'));
    if (what == "a damaged log") log[log.size() / 3] = static_cast<char>(log[log.size() / 3] ^ 1);
    if (what == "a log of another file") bytes = modelOf(schemaVersion).older;
    if (what == "a link") {
      fs::create_directory(dir / "elsewhere");
      fs::create_symlink("elsewhere/real.db", file);
    }
    put(file, bytes);
    if (!log.empty()) put(with(file, "-wal"), log);
    if (what == "a damaged file" || what == "a damaged page") {
      fs::create_directory(dir / "backups");
      put(dir / "backups" / "ninefold-00000001.db", model.older);
    }
    if (what == "a finished rescue") {
      put(dir / "ninefold.rescue", bytes);
      put(file, bytes.substr(0, bytes.size() / 2));
    }
  }

private slots:
  void whatever_stops_a_start_the_next_ones_find_all_data() {
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("way");
    for (const char* what : {"a damaged file", "a damaged file without backups", "a damaged page", "a damaged log",
                             "a log of another file", "a sound log", "an older version", "a link", "a finished rescue"})
      for (int way = 0; way < static_cast<int>(std::size(ways)); ++way)
        QTest::newRow(qPrintable(QString("%1: %2").arg(what, ways[way].name))) << what << way;
  }

  void whatever_stops_a_start_the_next_ones_find_all() {
    QFETCH(QString, what);
    QFETCH(int, way);
    const Mishap mishap = ways[way].mishap;
    const bool torn = ways[way].torn;
    makeFolder(what);
    const TempDir temp;
    copyFolder(made.path, temp.path);
    const Shown least = shownIn(temp.path, truth);
    QVERIFY(!least.empty());
    int at = 0;
    for (bool came = true; came; at += stride()) {
      copyFolder(made.path, temp.path);
      const int how = struck(temp.path, mishap, at, torn, [&] { return ended(Store::open(temp.path), mishap); });
      came = how != 0;
      QVERIFY2(how != wrongTrouble, qPrintable(QString("call %1: it doesn't say that the disk is full").arg(at)));
      QVERIFY2(how != 128, qPrintable(QString("call %1: it crashed").arg(at)));
      const string wrong = startedTwice(temp.path, truth, least);
      QVERIFY2(wrong.empty(), qPrintable(QString("call %1: %2").arg(at).arg(wrong.c_str())));
    }
    qInfo("%d calls", at);
    QVERIFY(at > 10);
  }

  void a_page_that_the_device_cannot_read_any_more_is_damage_data() {
    QTest::addColumn<QString>("what");
    QTest::newRow("of the file") << "";
    QTest::newRow("of an older version") << "an older version";
    QTest::newRow("of the log") << "a sound log";
  }

  /// Every third page, in a process of its own; then the folder is carried to a device that works.
  void a_page_that_the_device_cannot_read_any_more_is_damage() {
    QFETCH(QString, what);
    makeFolder(what);
    const TempDir temp;
    const bool ofLog = what == "a sound log";
    const char* const name = ofLog ? "ninefold.db-wal" : "ninefold.db";
    const auto pages = static_cast<long>(fs::file_size(made.path / name) / pageSize);
    int rescued = 0;
    for (long page = 0; page < pages; page += std::min(3, stride())) {
      copyFolder(made.path, temp.path);
      const bool well = elsewhere([&] {
        calls::wearOut((temp.path / name).c_str(), page);
        const string wrong = startedTwice(temp.path, truth);
        if (!wrong.empty()) qInfo("page %ld: %s", page, wrong.c_str());
        return wrong.empty();
      });
      QVERIFY2(well, qPrintable(QString("page %1").arg(page)));
      // As much is found as where the page is there, but empty.
      const TempDir zeroed;
      copyFolder(made.path, zeroed.path);
      string bytes = contents(zeroed.path / name);
      bytes.replace(static_cast<std::size_t>(page) * pageSize, pageSize, string(pageSize, '\0'));
      put(zeroed.path / name, bytes);
      const string wrong = startedTwice(temp.path, truth, shownIn(zeroed.path, truth));
      QVERIFY2(wrong.empty(), qPrintable(QString("page %1: %2").arg(page).arg(wrong.c_str())));
      rescued += fs::exists(temp.path / "ninefold.damaged-1.db");
    }
    qInfo("%ld pages, %d rescued", pages, rescued);
    QVERIFY(rescued > 0);
  }

  void whatever_stops_a_backup_no_backup_gets_worse_data() {
    QTest::addColumn<int>("way");
    for (int way = 0; way < static_cast<int>(std::size(ways)); ++way) QTest::newRow(ways[way].name) << way;
  }

  /// One is written over an older one of the same name.
  void whatever_stops_a_backup_no_backup_gets_worse() {
    QFETCH(int, way);
    const Mishap mishap = ways[way].mishap;
    const bool torn = ways[way].torn;
    makeFolder("nothing");
    const Model model = modelOf(schemaVersion);
    put(made.path / "mine.ninefold", model.older);
    const TempDir temp;
    int at = 0;
    for (bool came = true; came; at += stride()) {
      copyFolder(made.path, temp.path);
      const fs::path file = temp.path / "mine.ninefold";
      const int how = struck(temp.path, mishap, at, torn, [&] {
        const auto store = Store::open(temp.path, {.automaticBackups = false});
        return store ? ended((*store)->backUp(file), mishap) : ended(store, mishap);
      });
      came = how != 0;
      QVERIFY2(how != wrongTrouble && how != 128, qPrintable(QString("call %1: %2").arg(at).arg(how)));
      const auto held = Store::preview(file);
      QVERIFY2(held && (held->matches == 7 || held->matches == 10), qPrintable(QString("call %1").arg(at)));
      QVERIFY(came || held->matches == 10);
      const string wrong = startedTwice(temp.path, truth);
      QVERIFY2(wrong.empty(), qPrintable(QString("call %1: %2").arg(at).arg(wrong.c_str())));
    }
    qInfo("%d calls", at);
    QVERIFY(at > 40);
  }

  void whatever_stops_a_restore_it_is_all_or_nothing_data() { whatever_stops_a_backup_no_backup_gets_worse_data(); }

  void whatever_stops_a_restore_it_is_all_or_nothing() {
    QFETCH(int, way);
    const Mishap mishap = ways[way].mishap;
    const bool torn = ways[way].torn;
    makeFolder("nothing");
    const Truth old = truthOf(60, 2, 12);
    const TempDir temp, model;
    QVERIFY(playOn(*opened(model.path, {.automaticBackups = false}), 60, 2, 12));
    put(model.path / "mine.ninefold", contents(made.path / "ninefold.db"));
    int at = 0, restored = 0;
    for (bool came = true; came; at += stride()) {
      copyFolder(model.path, temp.path);
      const int how = struck(temp.path, mishap, at, torn, [&] {
        const auto store = Store::open(temp.path, {.automaticBackups = false});
        return store ? ended((*store)->restore(temp.path / "mine.ninefold"), mishap) : ended(store, mishap);
      });
      came = how != 0;
      QVERIFY2(how != wrongTrouble && how != 128, qPrintable(QString("call %1: %2").arg(at).arg(how)));
      const auto after = opened(temp.path, {.automaticBackups = false});
      QVERIFY2(after->opening().how == Opening::How::opened, after->opening().why.c_str());
      QVERIFY(after->check()->empty());
      const bool isNew = *after->read([](const Books& books) { return books.matches.count(); }) == 10;
      const Truth& wanted = isNew ? truth : old;
      restored += isNew;
      for (const auto& [id, real] : wanted) {
        const auto saved = after->read([id = id](const Books& books) { return books.matches.load(id); });
        QVERIFY2(saved && saved->inputs == real.inputs, qPrintable(QString("call %1").arg(at)));
      }
      QVERIFY(came || isNew);
    }
    qInfo("%d calls, %d restored", at, restored);
    QVERIFY(at > 100);
  }
};

QTEST_APPLESS_MAIN(CallsTest)
#include "calls_test.moc"
