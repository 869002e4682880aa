#include "support/qtest.h"
#include "truth.h"

// What isn't on SQLite's list (see docs/corruption.md): a person with a program for databases or an editor, a program
// that keeps folders alike on several devices, and a device whose clock jumps.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

Wishes quiet() { return {.automaticBackups = false}; }

const Shown three{{MatchId{1}, 12}, {MatchId{2}, 12}, {MatchId{3}, 12}};

/// What another program does to a database, with SQLite's own means and none of ours; whether it could.
bool edited(const fs::path& file, const char* script) {
  sqlite3* raw = nullptr;
  const bool done = sqlite3_open(file.c_str(), &raw) == SQLITE_OK &&
                    sqlite3_exec(raw, script, nullptr, nullptr, nullptr) == SQLITE_OK;
  sqlite3_close(raw);
  return done;
}

} // namespace

class OutsidersTest : public QObject {
  Q_OBJECT

  TempDir made;
  const Truth truth = truthOf(1, 3, 12);

  /// A folder with three matches, and backups of two and of all of them.
  void fill(const fs::path& dir) const {
    for (const auto& entry : fs::directory_iterator(made.path)) fs::copy(entry.path(), dir / entry.path().filename());
    fs::create_directory(dir / "backups");
    fs::copy(made.path / "ninefold.db", dir / "backups" / "ninefold-00000002.db");
  }

private slots:
  void initTestCase() { QVERIFY(playOn(*opened(made.path, quiet()), 1, 3, 12)); }

  // A person with a program for databases, or an editor

  void another_program_tidies_the_file_data() {
    QTest::addColumn<QString>("script");
    QTest::addColumn<bool>("stays"); // what it left is opened as it is
    for (const auto& [script, stays] : std::initializer_list<std::pair<const char*, bool>>{
             {"VACUUM", true},
             {"REINDEX", true},
             {"PRAGMA journal_mode = DELETE", true},
             {"PRAGMA journal_mode = DELETE; PRAGMA page_size = 8192; VACUUM", false},
             {"PRAGMA journal_mode = DELETE; PRAGMA page_size = 512; VACUUM", false},
             {"PRAGMA auto_vacuum = FULL; VACUUM", false},
             {"PRAGMA auto_vacuum = INCREMENTAL; VACUUM", false},
             {"ANALYZE", false},
             {"CREATE TABLE mine (a)", false},
             {"CREATE INDEX mine ON inputs(ply)", false},
             {"DROP INDEX matches_open", false},
             {"CREATE TRIGGER mine AFTER INSERT ON inputs BEGIN DELETE FROM inputs; END", false},
             {"CREATE VIEW mine AS SELECT * FROM matches", false},
             {"PRAGMA user_version = 0", false},
             {"PRAGMA application_id = 0", false},
             {"PRAGMA user_version = 0; PRAGMA application_id = 0", false},
             {"DROP TABLE results; DROP TABLE totals; DROP TABLE tallies", false},
             {"DELETE FROM results", true},
             {"DELETE FROM sqlite_sequence", true},
             {"UPDATE sqlite_sequence SET seq = 9223372036854775807", false}})
      QTest::newRow(script) << script << stays;
  }

  void another_program_tidies_the_file() {
    QFETCH(QString, script);
    QFETCH(bool, stays);
    const TempDir temp;
    fs::copy(made.path / "ninefold.db", temp.path / "ninefold.db");
    QVERIFY(edited(temp.path / "ninefold.db", qPrintable(script)));
    Opening opening;
    const string wrong = startedTwice(temp.path, truth, three, &opening);
    QVERIFY2(wrong.empty(), wrong.c_str());
    QCOMPARE(opening.how == Opening::How::opened, stays);
    QVERIFY(playOn(*opened(temp.path, quiet()), 9, 1, 4));
    const string after = startedTwice(temp.path, truth, three);
    QVERIFY2(after.empty(), after.c_str());
  }

  void an_editor_saves_the_file_as_text_data() {
    QTest::addColumn<QString>("how");
    for (const char* how : {"as UTF-8", "with other ends of lines", "without zeros", "with a line more", "twice",
                            "with a mark in front", "turned round"})
      QTest::newRow(how) << how;
  }

  void an_editor_saves_the_file_as_text() {
    QFETCH(QString, how);
    const TempDir temp;
    fill(temp.path);
    string bytes = contents(temp.path / "ninefold.db");
    if (how == "as UTF-8")
      bytes = QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size())).toStdString();
    if (how == "with other ends of lines")
      for (std::size_t at = 0; (at = bytes.find('\n', at)) != string::npos; at += 2) bytes.replace(at, 1, "\r\n");
    if (how == "without zeros") std::erase(bytes, '\0');
    if (how == "with a line more") bytes += '\n';
    if (how == "twice") bytes += bytes;
    if (how == "with a mark in front") bytes.insert(0, "\xEF\xBB\xBF");
    if (how == "turned round") std::reverse(bytes.begin(), bytes.end());
    put(temp.path / "ninefold.db", bytes);
    Opening opening;
    const string wrong = startedTwice(temp.path, truth, {}, &opening);
    QVERIFY2(wrong.empty(), wrong.c_str());
    // What can't be found in it is found in the backup, or that is offered.
    const auto store = opened(temp.path, quiet());
    const auto shown = *store->read([&](const Books& books) { return shownBy(books, truth); });
    QVERIFY(shown == three || (opening.backup && opening.backupHolds->matches == 3));
  }

  // A program that keeps folders alike

  void files_are_only_there_by_name_data() {
    QTest::addColumn<QString>("what");
    for (const char* what : {"the database", "the backup", "both", "the database, with a log"})
      QTest::newRow(what) << what;
  }

  /// What lies elsewhere for now has its name and size here, and holds zeros; then it comes back.
  void files_are_only_there_by_name() {
    QFETCH(QString, what);
    const TempDir temp;
    fill(temp.path);
    const fs::path file = temp.path / "ninefold.db", backup = temp.path / "backups" / "ninefold-00000002.db";
    const string bytes = contents(file);
    if (what != "the backup") put(file, string(bytes.size(), '\0'));
    if (what != "the database" && !what.contains("log")) put(backup, string(bytes.size(), '\0'));
    if (what.contains("log")) put(with(file, "-wal"), string(50'000, '\0'));
    Opening opening;
    const string wrong = startedTwice(temp.path, truth, what == "the backup" ? three : Shown{}, &opening);
    QVERIFY2(wrong.empty(), wrong.c_str());
    QCOMPARE(opening.how == Opening::How::opened, what == "the backup");
    QCOMPARE(opening.backup.has_value(), what == "the database" || what.contains("log"));
    put(file, bytes);
    const string back = startedTwice(temp.path, truth, three);
    QVERIFY2(back.empty(), back.c_str());
  }

  void files_of_another_device_come_in_between_data() {
    QTest::addColumn<QString>("names");
    for (const char* names : {"ninefold.rescue", "ninefold.restoring", "ninefold.restoring ninefold.db-wal",
                              "ninefold.suspect ninefold.db-shm", "ninefold.part ninefold.work ninefold.rescue",
                              "ninefold.db-journal", "ninefold.db-wal ninefold.db-shm"})
      QTest::newRow(names) << names;
  }

  /// Each as the other device had it: of a good database of other people.
  void files_of_another_device_come_in_between() {
    QFETCH(QString, names);
    const TempDir temp, other;
    QVERIFY(killedAfter([&] {
      if (!playOn(leftOpen(other.path, quiet()), 70, 3, 12)) ::_exit(1);
    }));
    fill(temp.path);
    for (const QString& name : names.split(' ')) {
      const fs::path to = temp.path / name.toStdString();
      const bool beside = name.startsWith("ninefold.db");
      put(to, fs::exists(other.path / name.toStdString()) ? contents(other.path / name.toStdString())
              : beside                                    ? string(5000, 'j')
                                                          : contents(other.path / "ninefold.db"));
    }
    const string wrong = startedTwice(temp.path, truth, three);
    QVERIFY2(wrong.empty(), wrong.c_str());
  }

  void the_lock_is_replaced_and_a_second_one_starts() {
    const TempDir temp;
    fill(temp.path);
    const auto store = opened(temp.path, quiet());
    fs::remove(temp.path / "ninefold.lock");
    put(temp.path / "ninefold.lock", "");
    QVERIFY(elsewhere([&] { return playOn(*opened(temp.path, quiet()), 30, 2, 8); }));
    QVERIFY(playOn(*store, 40, 2, 8));
    QVERIFY(store->check()->empty());
    const auto shown = *store->read([&](const Books& books) { return shownBy(books, truth); });
    QVERIFY(shown == three);
    QCOMPARE(*store->read([](const Books& books) { return books.matches.count(); }), 7);
  }

  // A device whose clock jumps

  void a_clock_that_jumps_loses_nothing() {
    const TempDir temp;
    // The beginning of time, before it, the years 1900, 2096 and 9999.
    constexpr Time times[] = {1'700'000'000'000, 0, 1'700'000'100'000, -1, 253'402'300'799'000, -2'208'988'800'000,
                              4'000'000'000'000};
    std::size_t tick = 0;
    const Now jumping = [&] { return times[tick++ % std::size(times)]; };
    {
      const auto store = opened(temp.path, {.now = jumping});
      QVERIFY(playOn(*store, 1, 3, 12));
      QVERIFY(bool(store->write([](Books& books) {
        Played<Tiles> whole(8);
        playWhole(books, whole, {{ProfileId{1}}, {ProfileId{2}}}, Daily{"tiles", 20261118, 20261117});
      })));
      QVERIFY(bool(store->backUp(temp.path / "mine.ninefold")));
      const auto restored = store->restore(temp.path / "mine.ninefold");
      QVERIFY2(bool(restored), restored ? "" : restored.error().detail.c_str());
      QVERIFY(store->check()->empty());
    }
    // The file is from the future, and from long ago.
    for (const int hours : {24 * 365, -24 * 365 * 30}) {
      fs::last_write_time(temp.path / "ninefold.db", fs::file_time_type::clock::now() + std::chrono::hours(hours));
      const string wrong = startedTwice(temp.path, truth, three);
      QVERIFY2(wrong.empty(), wrong.c_str());
      const auto store = opened(temp.path, {.now = jumping, .automaticBackups = false});
      QVERIFY(store->opening().how == Opening::How::opened);
      QCOMPARE(*store->read([](const Books& books) { return books.matches.count(); }), 4);
      QVERIFY(!store->backups().empty());
    }
  }
};

QTEST_APPLESS_MAIN(OutsidersTest)
#include "outsiders_test.moc"
