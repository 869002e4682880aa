#include "store/log.h"
#include "support/qtest.h"
#include "truth.h"

// What SQLite's own list "How To Corrupt An SQLite Database File" names, tried for real. docs/corruption.md says which
// entry is which test; the numbers here are those of its sections.

using namespace ninefold;
using namespace ninefold::store;
using std::string;

namespace {

Wishes quiet() { return {.automaticBackups = false}; }
Wishes oftenMoved() { return {.automaticBackups = false, .checkpointPages = 12}; }

fs::path databaseIn(const fs::path& dir) { return dir / "ninefold.db"; }
fs::path logIn(const fs::path& dir) { return dir / "ninefold.db-wal"; }

/// What the file alone shows.
Shown aloneShown(const fs::path& file, const Truth& truth) {
  TempDir aside;
  copyFile(file, databaseIn(aside.path));
  const auto store = opened(aside.path, quiet());
  return *store->read([&](const Books& books) { return shownBy(books, truth); });
}

/// A database that is too large to be looked at whole before it is opened: the same match again and again.
Truth fillLargely(Store& store, std::uint64_t seed) {
  Truth truth;
  Played<Tiles> played(seed);
  const NewMatch fresh = played.fresh({{}, {}});
  std::vector<Append> all;
  while (auto next = played.move(MatchId{})) all.push_back(*std::move(next));
  (void)store.write([&](Books& books) {
    for (int i = 0; i < 260; ++i) {
      const MatchId id = books.matches.create(fresh);
      for (Append each : all) {
        each.match = id;
        books.matches.append(each);
      }
      truth[id] = books.matches.load(id);
    }
  });
  return truth;
}

#define VERIFY_WELL(said)                                                                                              \
  do {                                                                                                                 \
    const string wrong = said;                                                                                         \
    QVERIFY2(wrong.empty(), wrong.c_str());                                                                            \
  } while (false)

} // namespace

class CorruptionTest : public QObject {
  Q_OBJECT

private slots:
  void s1_1_a_descriptor_that_was_closed_is_written_to() {
    TempDir temp;
    const Truth truth = truthOf(1, 2, 12);
    QVERIFY(killedAfter([&] {
      for (int handle = 0; handle < 3; ++handle) ::close(handle);
      Store& store = leftOpen(temp.path, quiet());
      for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        if (!playOn(store, seed, 1, 12)) ::_exit(1);
        for (int handle = 0; handle < 3; ++handle) (void)!::write(handle, "Assertion failed: 2 + 2 == 5\n", 29);
      }
    }));
    Opening opening;
    VERIFY_WELL(startedTwice(temp.path, truth, {{MatchId{1}, 12}, {MatchId{2}, 12}}, &opening));
    QVERIFY(opening.how == Opening::How::opened);
  }

  void s1_2_a_copy_is_made_in_the_midst_of_changes() {
    constexpr int matches = 100, copies = 12;
    const Truth truth = truthOf(1, matches, 12);
    TempDir temp;
    opened(temp.path, oftenMoved());
    const pid_t player = forked();
    if (player == 0) {
      Store& store = leftOpen(temp.path, oftenMoved());
      for (std::uint64_t seed = 1; seed <= matches && playOn(store, seed, 1, 12); ++seed) ::usleep(2000);
      for (;;) ::pause();
    }
    Rng luck(1);
    int rescued = 0;
    string wrong;
    for (int copy = 0; copy < copies && wrong.empty(); ++copy) {
      TempDir copied;
      const bool logFirst = luck.below(2) == 0;
      ::usleep(luck.below(20000));
      put(logFirst ? logIn(copied.path) : databaseIn(copied.path),
          contents(logFirst ? logIn(temp.path) : databaseIn(temp.path)));
      ::usleep(luck.below(20000));
      put(logFirst ? databaseIn(copied.path) : logIn(copied.path),
          contents(logFirst ? databaseIn(temp.path) : logIn(temp.path)));
      Opening opening;
      wrong = startedTwice(copied.path, truth, {}, &opening); // the player goes on meanwhile
      rescued += opening.how == Opening::How::rescued;
    }
    ::kill(player, SIGKILL);
    ::waitpid(player, nullptr, 0);
    QVERIFY2(wrong.empty(), wrong.c_str());
    qInfo("%d copies, %d rescued", copies, rescued);
  }

  void s1_3_the_log_is_deleted_after_a_crash() {
    for (const int moves : {1, 3, 8, 20}) {
      TempDir temp;
      QVERIFY(killedAfter([&] {
        Store& store = leftOpen(temp.path, oftenMoved());
        if (!playOn(store, 1, 3, moves)) ::_exit(1);
      }));
      const Truth truth = truthOf(1, 3, moves);
      const bool there = fs::remove(logIn(temp.path));
      QVERIFY(there);
      VERIFY_WELL(startedTwice(temp.path, truth));
    }
  }

  void s1_3_the_log_is_deleted_while_ninefold_is_open() {
    TempDir temp;
    const Truth truth = truthOf(1, 3, 12);
    QVERIFY(killedAfter([&] {
      Store& store = leftOpen(temp.path);
      if (!playOn(store, 1, 2, 12) || !fs::remove(logIn(temp.path)) || !playOn(store, 3, 1, 12)) ::_exit(1);
    }));
    VERIFY_WELL(startedTwice(temp.path, truth, {{MatchId{1}, 12}, {MatchId{2}, 12}, {MatchId{3}, 12}}));
  }

  void s1_4_a_log_of_another_database_data() {
    QTest::addColumn<bool>("large");
    QTest::addColumn<QString>("how");
    for (const bool large : {false, true})
      for (const char* how : {"swapped", "an older one of its own", "another database over the file"})
        QTest::newRow(qPrintable(QString("%1, %2").arg(large ? "large" : "small", how))) << large << how;
  }

  void s1_4_a_log_of_another_database() {
    QFETCH(bool, large);
    QFETCH(QString, how);
    TempDir mine, other;
    Truth truth = truthOf(1, 4, 30);
    QVERIFY(killedAfter([&] {
      Store& store = leftOpen(mine.path, quiet());
      if (!playOn(store, 1, 4, 30)) ::_exit(1);
      if (large) fillLargely(store, 70);
    }));
    const string olderLog = contents(logIn(mine.path));
    QVERIFY(olderLog.size() > 40'000);
    opened(mine.path, quiet()); // all of it in the file
    if (large)
      truth = [&] {
        const auto store = opened(mine.path, quiet());
        Truth all;
        for (int id = 1; id <= 264; ++id)
          all[MatchId{id}] = *store->read([&](const Books& books) { return books.matches.load(MatchId{id}); });
        return all;
      }();
    if (how.startsWith("an older")) {
      // More is played on the file, and then the log from before comes back.
      const auto store = opened(mine.path, quiet());
      QVERIFY(playOn(*store, 5, 2, 30));
    }
    QVERIFY(killedAfter([&] {
      Store& store = leftOpen(other.path, quiet());
      if (!playOn(store, 41, 3, 30)) ::_exit(1);
    }));
    const Shown before = aloneShown(databaseIn(mine.path), truth);
    if (how == "swapped") {
      copyFile(logIn(other.path), logIn(mine.path));
    } else if (how.startsWith("an older")) {
      put(logIn(mine.path), olderLog);
    } else {
      const string file = contents(databaseIn(mine.path));
      fs::remove_all(mine.path);
      fs::create_directory(mine.path);
      copyFile(logIn(other.path), logIn(mine.path));
      put(databaseIn(mine.path), file);
    }
    const Truth others = truthOf(41, 3, 30);
    // Until it is vouched for nothing of the file is changed; then all of it is shown, and nothing else.
    for (int start = 1; start <= 3; ++start) {
      const auto store = opened(mine.path, quiet());
      for (const auto& [id, real] : truth) {
        const auto saved = store->read([id = id](const Books& books) { return books.matches.load(id); });
        QVERIFY(!saved || wasSo(*saved, truth) || wasSo(*saved, others));
      }
      if (start == 1 && !store->opening().vouched)
        for (int i = 0; i < 1000 && store->news().empty(); ++i) ::usleep(10000);
      if (start == 3) QVERIFY(store->opening().how == Opening::How::opened);
    }
    VERIFY_WELL(startedTwice(mine.path, truth, before));
  }

  void s1_4_a_journal_is_left_over_data() {
    QTest::addColumn<bool>("itsOwn");
    QTest::newRow("of the file itself") << true;
    QTest::newRow("of another one") << false;
  }

  void s1_4_a_journal_is_left_over() {
    QFETCH(bool, itsOwn);
    TempDir mine, other;
    const Truth truth = truthOf(1, 4, 30);
    for (const fs::path& dir : {mine.path, other.path}) {
      const auto store = opened(dir, quiet());
      QVERIFY(playOn(*store, dir == mine.path ? 1 : 50, 4, 30));
    }
    // Somebody changes a database without a log and is killed when half of that is written.
    const fs::path torn = itsOwn ? databaseIn(mine.path) : databaseIn(other.path);
    QVERIFY(killedAfter([&] {
      auto* db = new Connection(torn, Access::goOn);
      db->script("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 2; PRAGMA cache_spill = 1; BEGIN IMMEDIATE;"
                 "UPDATE inputs SET hash = 1 - hash; UPDATE matches SET clock = clock || '              '");
    }));
    const string journal = contents(with(torn, "-journal"));
    QVERIFY(journal.size() > 4096);
    if (!itsOwn) put(with(databaseIn(mine.path), "-journal"), journal);
    Shown all;
    for (const auto& [id, real] : truth) all[id] = real.inputs.size();
    Opening opening;
    VERIFY_WELL(startedTwice(mine.path, truth, all, &opening));
    QVERIFY(opening.how == Opening::How::opened);
    QCOMPARE(fs::exists(mine.path / "ninefold.damaged-1.db-journal"), !itsOwn);
  }

  void s2_2_our_own_reading_takes_no_lock_away() {
    TempDir temp;
    const Truth truth = truthOf(1, 3, 8);
    QVERIFY(killedAfter([&] {
      Store& store = leftOpen(temp.path, quiet());
      if (!playOn(store, 1, 2, 8)) ::_exit(1);
      // The person chooses the database itself, by its name or another one.
      fs::create_directory_symlink(temp.path, temp.path / "same");
      for (const fs::path& file : {databaseIn(temp.path), databaseIn(temp.path / "same"), logIn(temp.path)}) {
        (void)Store::preview(file);
        if (store.restore(file) || store.backUp(file)) ::_exit(2);
      }
      // Another program that looks into it has to see that it isn't alone.
      const bool looked = elsewhere([&] {
        Connection other(databaseIn(temp.path), Access::goOn);
        return other.one<int>("SELECT count(*) FROM matches") == 2;
      });
      if (!looked || !fs::exists(logIn(temp.path)) || !playOn(store, 3, 1, 8)) ::_exit(3);
    }));
    VERIFY_WELL(startedTwice(temp.path, truth, {{MatchId{1}, 8}, {MatchId{2}, 8}, {MatchId{3}, 8}}));
  }

  void s2_1_and_2_3_a_second_process_has_other_locks_or_none_data() {
    QTest::addColumn<QString>("vfs");
    for (const char* vfs : {"unix-none", "unix-dotfile"}) QTest::newRow(vfs) << vfs;
  }

  void s2_1_and_2_3_a_second_process_has_other_locks_or_none() {
    QFETCH(QString, vfs);
    const Truth truth = truthOf(1, 6, 20);
    for (int round = 0; round < 4; ++round) {
      TempDir temp;
      QVERIFY(killedAfter([&] {
        Store& store = leftOpen(temp.path, oftenMoved());
        if (!playOn(store, 1, 3, 20)) ::_exit(1);
        const pid_t other = forked();
        if (other == 0) {
          try {
            Connection db(databaseIn(temp.path), Access::goOn, vfs.toStdString());
            db.script("PRAGMA locking_mode = EXCLUSIVE");
            for (int i = 0; i < 60; ++i)
              db.run("INSERT INTO settings (key, value) VALUES (?, ?)", "theirs " + std::to_string(i),
                     string(300, 'x'));
          } catch (const Error&) {
          }
          ::_exit(0);
        }
        (void)playOn(store, 4, 3, 20); // it may be told that something is wrong
        ::waitpid(other, nullptr, 0);
      }));
      VERIFY_WELL(startedTwice(temp.path, truth));
    }
  }

  void s2_4_the_file_is_replaced_while_ninefold_is_open_data() {
    QTest::addColumn<bool>("killed");
    QTest::newRow("and closed") << false;
    QTest::newRow("and killed") << true;
  }

  void s2_4_the_file_is_replaced_while_ninefold_is_open() {
    QFETCH(bool, killed);
    TempDir temp, other;
    {
      const auto theirs = opened(other.path, quiet());
      QVERIFY(playOn(*theirs, 60, 5, 10));
    }
    const Truth others = truthOf(60, 5, 10);
    const auto replaced = [&] {
      Store* store = &leftOpen(temp.path, quiet());
      if (!playOn(*store, 1, 3, 12)) ::_exit(1);
      fs::rename(databaseIn(temp.path), temp.path / "moved.db");
      copyFile(databaseIn(other.path), databaseIn(temp.path));
      // From now on nothing is taken, however often it is tried; what there was is in a backup.
      for (int i = 0; i < 3; ++i) {
        const auto answer = store->write([](Books& books) { books.settings.set("theme", "1"); });
        if (answer || answer.error().what != Trouble::io) ::_exit(2);
      }
      const auto backups = automaticBackups({temp.path});
      if (backups.size() != 1 || Store::preview(backups[0])->matches != 3) ::_exit(3);
      if (!killed) delete store;
    };
    QVERIFY(killedAfter(replaced));
    Shown all;
    for (const auto& [id, real] : others) all[id] = real.inputs.size();
    VERIFY_WELL(startedTwice(temp.path, others, all));
    const auto store = opened(temp.path, quiet());
    QVERIFY(bool(store->restore(automaticBackups({temp.path}).back())));
    QCOMPARE(*store->read([](const Books& books) { return books.matches.count(); }), 3);
  }

  void s2_4_the_folder_is_taken_away_while_ninefold_is_open() {
    TempDir temp;
    const fs::path dir = temp.path / "data";
    const auto store = opened(dir);
    QVERIFY(playOn(*store, 1, 2, 5));
    fs::rename(dir, temp.path / "elsewhere");
    const auto answer = store->write([](Books& books) { books.settings.set("theme", "1"); });
    QVERIFY(!answer);
    QCOMPARE(answer.error().key(), std::string_view("io"));
    const auto backups = automaticBackups({dir});
    QCOMPARE(backups.size(), std::size_t{1});
    QCOMPARE(Store::preview(backups[0])->matches, 2);
    QCOMPARE(static_cast<int>(fs::status(dir).permissions()), 0700);
  }

  void s2_6_a_connection_is_carried_across_a_fork() {
    TempDir temp;
    const Truth truth = truthOf(1, 4, 12);
    QVERIFY(killedAfter([&] {
      Store& store = leftOpen(temp.path, oftenMoved());
      auto* raw = new Connection(databaseIn(temp.path), Access::goOn);
      if (raw->one<int>("SELECT count(*) FROM matches") != 0 || !playOn(store, 1, 2, 12)) ::_exit(1);
      const pid_t child = forked();
      if (child == 0) { // uses what it inherited, and closes it
        try {
          for (int i = 0; i < 20; ++i)
            raw->run("INSERT INTO settings (key, value) VALUES (?, 'x')", "theirs " + std::to_string(i));
        } catch (const Error&) {
        }
        (void)store.read([](const Books& books) { return books.matches.count(); });
        delete raw;
        ::_exit(0);
      }
      (void)playOn(store, 3, 2, 12);
      ::waitpid(child, nullptr, 0);
    }));
    VERIFY_WELL(startedTwice(temp.path, truth));
  }

  void s3_2_and_5_nothing_protective_is_switched_off() {
    TempDir temp;
    const fs::path file = temp.path / "ninefold.db";
    opened(temp.path, quiet());
    Connection writer(file, Access::write);
    prepareWriter(writer, 1000);
    QCOMPARE(writer.one<int>("PRAGMA synchronous"), 2);
    QCOMPARE(writer.one<string>("PRAGMA journal_mode"), string("wal"));
    for (const Access access : {Access::write, Access::goOn, Access::read, Access::frozen}) {
      Connection db(file, access);
      QCOMPARE(db.one<int>("PRAGMA mmap_size"), 0);
      QCOMPARE(db.one<int>("PRAGMA cell_size_check"), 1);
      QCOMPARE(db.one<int>("PRAGMA trusted_schema"), 0);
      QVERIFY_THROWS_EXCEPTION(Error, db.script("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema"));
    }
  }

  void s5_any_value_that_changes_behind_our_back_is_noticed() {
    TempDir temp;
    const fs::path file = databaseIn(temp.path);
    Truth truth = truthOf(1, 3, 200);
    {
      const auto store = opened(temp.path, quiet());
      QVERIFY(playOn(*store, 1, 3, 200));
      QVERIFY(bool(store->write([](Books& books) {
        books.puzzles.add({.givens = string(80, '.') + "9", .title = "Ada's own"});
        Played<Tiles> more(9), open(10);
        playWhole(books, more, {{ProfileId{1}}, {ProfileId{2}}}, Daily{"tiles", 20261118, 20261118});
        const MatchId id = books.matches.create(open.fresh({{ProfileId{1}}, {.computer = 1}}));
        books.matches.append(*open.move(id));
        books.puzzles.stroke(id, {1, R"({"note":[3,5]})"});
        books.accounts.keep(MatchId{4}, 0, R"({"start":1000})");
      })));
      for (const MatchId id : {MatchId{4}, MatchId{5}})
        truth[id] = *store->read([&](const Books& books) { return books.matches.load(id); });
    }
    const string whole = contents(file);
    int tried = 0;
    for (const char* table : {"profiles", "settings", "puzzles", "pencil", "strokes", "matches", "seats", "inputs",
                              "results", "totals", "tallies", "pairs", "ratings", "credits", "draws", "accounts"}) {
      std::vector<string> columns;
      put(file, whole);
      {
        const Connection db(file, Access::read);
        for (auto rows = db.query("SELECT name FROM pragma_table_info(?)", table); rows.step();)
          columns.push_back(rows.get<string>(0));
        if (db.one<int>(string("SELECT count(*) FROM ") + table) == 0) continue;
      }
      for (const string& column : columns) {
        put(file, whole);
        {
          // As if a stray pointer had met the page while it was in memory: SQLite itself finds nothing wrong.
          Connection db(file, Access::goOn);
          db.script("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
          try {
            const int changed = db.run("UPDATE OR IGNORE " + string(table) + " SET " + column + " = CASE typeof(" +
                                       column + ") WHEN 'text' THEN 'X' || substr(" + column + ", 2) ELSE " + column +
                                       " + 1 END WHERE " + column + " IS NOT NULL");
            if (changed == 0 || db.one<string>("PRAGMA integrity_check") != "ok") continue;
          } catch (const Error&) {
            continue; // it can't be what the schema forbids
          }
          db.script("PRAGMA journal_mode = DELETE");
        }
        ++tried;
        const string what = string(table) + "." + column;
        Opening opening;
        const string wrong = startedTwice(temp.path, truth, {}, &opening);
        QVERIFY2(wrong.empty(), (what + ": " + wrong).c_str());
        const bool noticed = opening.how == Opening::How::rescued || opening.recounted;
        QVERIFY2(noticed, what.c_str());
        const auto store = opened(temp.path, quiet());
        const auto theme = store->read([](const Books& books) { return books.settings.get("theme"); });
        QVERIFY2(theme && (!*theme || **theme == "\"dark\""), what.c_str());
        const auto puzzles = store->read([](const Books& books) { return books.puzzles.all(); });
        QVERIFY2(puzzles && (puzzles->empty() || puzzles->front().title == "Ada's own"), what.c_str());
      }
    }
    qInfo("%d columns", tried);
    QVERIFY(tried > 60);
  }

  void s7_a_change_without_journal_is_killed() {
    for (const char* mode : {"OFF", "MEMORY"}) {
      TempDir temp;
      const Truth truth = truthOf(1, 5, 20);
      {
        const auto store = opened(temp.path, quiet());
        QVERIFY(playOn(*store, 1, 5, 20));
      }
      QVERIFY(killedAfter([&] {
        auto* db = new Connection(databaseIn(temp.path), Access::goOn);
        db->script("PRAGMA journal_mode = DELETE");
        db->script((string("PRAGMA cache_size = 2; PRAGMA cache_spill = 1; PRAGMA journal_mode = ") + mode).c_str());
        db->script("BEGIN IMMEDIATE; DELETE FROM inputs WHERE ply % 3 = 1; UPDATE matches SET clock = clock || '   ';"
                   "UPDATE inputs SET ms = 12345678");
      }));
      VERIFY_WELL(startedTwice(temp.path, truth));
    }
  }

  void s7_the_schema_is_changed_by_hand() {
    for (const char* how : {"PRAGMA schema_version = 4711", "UPDATE sqlite_schema SET sql = replace(sql, 'ms', 'xx')",
                            "DELETE FROM sqlite_schema WHERE name = 'inputs'",
                            "UPDATE sqlite_schema SET rootpage = rootpage + 1 WHERE name = 'seats'"}) {
      TempDir temp;
      const Truth truth = truthOf(1, 3, 12);
      {
        const auto store = opened(temp.path, quiet());
        QVERIFY(playOn(*store, 1, 3, 12));
      }
      {
        sqlite3* raw = nullptr;
        QCOMPARE(sqlite3_open(databaseIn(temp.path).c_str(), &raw), SQLITE_OK);
        sqlite3_exec(raw, "PRAGMA writable_schema = ON", nullptr, nullptr, nullptr);
        QCOMPARE(sqlite3_exec(raw, how, nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(raw);
      }
      Opening opening;
      VERIFY_WELL(startedTwice(temp.path, truth, {{MatchId{1}, 12}, {MatchId{2}, 12}, {MatchId{3}, 12}}, &opening));
      QVERIFY((opening.how == Opening::How::opened) == string(how).starts_with("PRAGMA"));
    }
  }

  void s7_the_schema_version_is_changed_while_ninefold_is_open() {
    TempDir temp;
    const Truth truth = truthOf(1, 3, 12);
    const auto store = opened(temp.path, quiet());
    QVERIFY(playOn(*store, 1, 1, 12));
    for (int i = 0; i < 2; ++i) {
      QVERIFY(elsewhere([&] {
        Connection(databaseIn(temp.path), Access::goOn).script("PRAGMA schema_version = 4711");
        return true;
      }));
      QVERIFY(playOn(*store, 2 + static_cast<std::uint64_t>(i), 1, 12));
    }
    QVERIFY(store->check()->empty());
    const auto shown = *store->read([&](const Books& books) { return shownBy(books, truth); });
    QCOMPARE(shown.size(), std::size_t{3});
  }
};

QTEST_APPLESS_MAIN(CorruptionTest)
#include "corruption_test.moc"
