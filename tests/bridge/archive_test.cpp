#include "bridge/beside.h"
#include "bridge/match_controller.h"
#include "bridge/preferences.h"
#include "match/random_play.h"
#include "store/replay.h"
#include "support/idle.h"
#include "support/seated.h"

#include <csignal>
#include <mutex>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>
#include <sqlite3.h>
#include <sys/resource.h>

using namespace ninefold;
using namespace ninefold::store;

namespace {

/// The files that this thread has opened with SQLite: each connection is noted down as it is opened.
std::vector<QString> openedHere;
int note(sqlite3* db, const char**, const sqlite3_api_routines*) {
  if (QThread::currentThread() == QCoreApplication::instance()->thread())
    openedHere.push_back(QString::fromUtf8(sqlite3_db_filename(db, "main")));
  return SQLITE_OK;
}
void watchConnections(bool on) {
  openedHere.clear();
  const auto hook = reinterpret_cast<void (*)()>(note);
  on ? sqlite3_auto_extension(hook) : sqlite3_cancel_auto_extension(hook);
}

/// An app's memory in a folder of its own.
struct Memory {
  QTemporaryDir folder;

  Memory() { start(); }
  ~Memory() {
    Archive::close();
    Archive::keepIn({});
  }
  /// As if the app had been killed and started anew.
  void start() {
    Archive::close();
    Archive::keepIn(folder.path());
    QVERIFY2(Archive::here().trouble().isEmpty(), qPrintable(Archive::here().trouble()));
  }
  /// Goes on until what was played is on the disk.
  static void settle(MatchController& match) {
    QSignalSpy changes(&match, &MatchController::changed);
    QVERIFY(changes.wait(60'000));
  }
  /// Makes a backup; why it couldn't, if so.
  static QString backUp() {
    QSignalSpy made(&Archive::here(), &Archive::backedUp);
    Archive::here().backUp();
    return made.wait(60'000) ? made[0][0].toString() : "no answer";
  }
  static bool lookedThrough(const QVariant& backup) {
    return backup.toMap().contains("matches") || backup.toMap().contains("error");
  }
  /// The backups at hand, each looked through. They are listed at once, in the order in which was asked.
  static QVariantList backups() {
    QSignalSpy news(&Archive::here(), &Archive::backupsChanged);
    Archive::here().lookForBackups();
    QVariantList known;
    do {
      news.wait(500);
      known = Archive::here().backups();
    } while (!std::all_of(known.begin(), known.end(), lookedThrough));
    return known;
  }
};

/// A match of random moves, played to its end.
template<Rules G> Match<G> playedOut(const typename G::Table& table, std::uint64_t seed) {
  Rng luck(seed);
  const auto deal = G::shuffle(table, luck);
  auto state = G::begin(table, deal);
  Match<G> match(table, deal);
  while (const auto input = randomInput<G>(state, table.seats, luck)) {
    state = G::apply(state, *input)->state;
    (void)match.play(*input);
  }
  return match;
}

/// Puts the first piece on the first legal cell, and waits until that is kept and shown.
void placeSomewhere(MatchController& match) {
  match.openCurtain();
  match.showHand();
  const auto& cells = match.cells()->all();
  const auto legal =
      std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
  QVERIFY(legal != cells.end());
  match.drop(0, legal->at.column, legal->at.row);
  match.press(::Kind::Confirm);
  Memory::settle(match);
}

int placed(const MatchController& match) {
  const auto cells = const_cast<MatchController&>(match).cells()->all();
  return static_cast<int>(std::count_if(cells.begin(), cells.end(), [](const SceneCell& cell) {
    return cell.number > 0 && !cell.marks.has(Mark::tried);
  }));
}

const QString tiles = "sudoku_tiles";
const QStringList two{"Mika", "Jun"};

} // namespace

class ArchiveTest : public QObject {
  Q_OBJECT

private slots:
  void nobody_is_held_up_by_the_disk_while_it_deals_or_fetches_a_match() {
    Memory memory;
    std::mutex busy;
    const auto keepBusy = [&] {
      busy.lock();
      Archive::here().post([&](Books&) { const std::lock_guard wait(busy); });
    };
    const auto matches = [] { return *Archive::here().ask([](const Books& books) { return books.matches.count(); }); };
    MatchController match;
    keepBusy();
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0));
    QVERIFY(match.arrives() && match.seatCount() == 0);
    QVERIFY(!match.dealKept(tiles, {}, two, {}, 2006, 0)); // the second of two quick taps
    busy.unlock();
    QVERIFY(seated(match));
    QCOMPARE(matches(), 1);
    const int id = match.kept();
    match.leave();
    keepBusy();
    QVERIFY(match.resume(id, two));
    QVERIFY(match.arrives() && match.seatCount() == 0);
    busy.unlock();
    QVERIFY(seated(match));
    QCOMPARE(match.kept(), id);
    // Whoever goes away meanwhile finds it among what waits.
    match.leave();
    keepBusy();
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2007, 0));
    match.leave();
    busy.unlock();
    QTRY_COMPARE_WITH_TIMEOUT(Archive::here().unfinished().size(), 2, 60'000);
    QVERIFY(!match.arrives() && match.seatCount() == 0);
    // One that isn't there says so.
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("^the store: missing.*"));
    QSignalSpy failures(&match, &MatchController::failed);
    QVERIFY(match.resume(4711, two) && !seated(match));
    QCOMPARE(failures.size(), 1);
  }

  void a_match_goes_on_where_it_was_left_whenever_the_app_ends() {
    Memory memory;
    QString record;
    int id = 0;
    {
      MatchController match;
      QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0) && seated(match));
      id = match.kept();
      for (int i = 0; i < 7; ++i) placeSomewhere(match);
      record = match.record();
    }
    memory.start();
    MatchController again;
    QVERIFY(again.resume(id, two) && seated(again));
    QCOMPARE(again.record(), record);
    QCOMPARE(again.curtainFor(), 1);
    QVERIFY(!again.handShown());
    QTRY_COMPARE(Archive::here().unfinished().size(), 1);
    const QVariantList waiting = Archive::here().unfinished();
    QCOMPARE(waiting[0].toMap()["turn"].toInt(), 1);
    QCOMPARE(waiting[0].toMap()["scores"].toList().size(), 2);
  }

  void times_that_cannot_be_read_are_as_usual() {
    Memory memory;
    MatchController match;
    match.sand()->setClock([] { return qint64{0}; }); // it runs as soon as somebody sits there
    QVERIFY(match.dealKept("sudoku_pens", {}, two, {}, 5, 0) && seated(match));
    const int id = match.kept();
    match.leave();
    for (const char* times :
         {"", "no JSON", "[]", R"({"left": "soon", "limit": 5, "code": 7, "show": {}, "spent": null})",
          R"({"limit": {"seconds": "many", "left": []}})",
          R"({"limit": {"seconds": -5, "left": 1e300}, "show": -1, "spent": 99999999999999})",
          R"({"limit": {"seconds": 18446744073709551615}, "left": -1})"}) {
      Archive::here().have([&](Books& books) { books.matches.saveClock(static_cast<MatchId>(id), times); });
      QVERIFY(match.resume(id, two) && seated(match));
      QCOMPARE(match.limit()->seconds(), 0);
      QCOMPARE(match.sand()->left(), 30'000);
      match.leave();
    }
  }

  void a_move_is_shown_once_it_is_on_the_disk_and_not_before() {
    Memory memory;
    MatchController match;
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0) && seated(match));
    match.openCurtain();
    match.showHand();
    const int before = placed(match);
    const auto& cells = match.cells()->all();
    const auto legal =
        std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
    match.drop(0, legal->at.column, legal->at.row);
    match.press(::Kind::Confirm);
    QCOMPARE(placed(match), before); // its commit hasn't been reported yet
    Memory::settle(match);
    QCOMPARE(placed(match), before + 1);
    const auto saved = Archive::here().ask(
        [&](const Books& books) { return books.matches.load(static_cast<MatchId>(match.kept())).inputs.size(); });
    QCOMPARE(*saved, std::size_t{1});
  }

  void touches_during_a_commit_wait_their_turn() {
    Memory memory;
    MatchController match;
    QVERIFY(match.dealKept("sudoku_pens", {}, {"Mika"}, {{"mode", "solo"}}, 5, 0) && seated(match));
    const auto& cells = match.cells()->all();
    const auto empty = std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.number == 0; });
    const Cell cell = empty->at;
    match.press(::Kind::CornerNotes);
    match.tapCell(cell.column, cell.row);
    for (int digit = 1; digit <= 9; ++digit) match.key(digit);
    QTRY_COMPARE(cells[static_cast<std::size_t>(cell.index())].corner.size(), 9);
    // The last of them is shown before it is kept.
    const auto kept = [&] {
      return Archive::here()
          .ask([&](const Books& books) { return books.puzzles.pencil(static_cast<MatchId>(match.kept())).done; })
          .value();
    };
    QTRY_COMPARE(kept(), 9);
  }

  void a_commit_that_fails_takes_the_move_back_and_the_game_goes_on_when_there_is_room() {
    Memory memory;
    MatchController match;
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0) && seated(match));
    for (int i = 0; i < 3; ++i) placeSomewhere(match);
    const int before = placed(match);
    const QString record = match.record();

    // The device is full: no file may grow any more.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    ::getrlimit(RLIMIT_FSIZE, &limit);
    const rlimit full{512, limit.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &full);
    QSignalSpy told(&match, &MatchController::notKept);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("^the store: .*"));
    placeSomewhere(match);
    QCOMPARE(told.size(), 1);
    QVERIFY(!told[0][0].toString().isEmpty());
    QCOMPARE(placed(match), before);
    QCOMPARE(match.record(), record);
    ::setrlimit(RLIMIT_FSIZE, &limit);

    placeSomewhere(match);
    QCOMPARE(told.size(), 1);
    QCOMPARE(placed(match), before + 1);
    const int id = match.kept();
    const QString now = match.record();
    memory.start();
    MatchController again;
    QVERIFY(again.resume(id, two) && seated(again));
    QCOMPARE(again.record(), now);
  }

  void notes_outlive_the_app_and_are_undone_in_order_with_the_moves() {
    Memory memory;
    int id = 0;
    Cell first{}, second{};
    {
      MatchController match;
      QVERIFY(match.dealKept("sudoku_pens", {}, {"Mika"}, {{"mode", "solo"}}, 5, 0) && seated(match));
      id = match.kept();
      std::vector<Cell> empty;
      for (const SceneCell& cell : match.cells()->all())
        if (cell.number == 0) empty.push_back(cell.at);
      first = empty[0];
      second = empty[1];
      match.press(::Kind::CornerNotes);
      match.tapCell(first.column, first.row);
      match.key(1);
      Memory::settle(match);
      match.key(2);
      Memory::settle(match);
    }
    memory.start();
    MatchController again;
    QVERIFY(again.resume(id, {"Mika"}) && seated(again));
    const auto notes = [&] {
      const auto& cells = again.cells()->all();
      return cells[static_cast<std::size_t>(first.index())].corner;
    };
    QVERIFY(notes().has(1) && notes().has(2));
    QVERIFY(again.canUndo());
    again.undo();
    QTRY_VERIFY(!notes().has(2));
    QVERIFY(notes().has(1));
    again.undo();
    QTRY_VERIFY(notes().empty());
    QVERIFY(!again.canUndo());
    again.redo();
    QTRY_VERIFY(notes().has(1));
  }

  void a_finished_match_is_counted_and_waits_no_more() {
    Memory memory;
    Preferences who;
    const int mika = who.addPerson("Mika", "fox"), jun = who.addPerson("Jun", "crane");
    QVERIFY(mika > 0 && jun > 0);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("^the store: unusable.*"));
    QCOMPARE(who.addPerson("Mika", "bear"), 0);
    MatchController match;
    QVERIFY(match.dealKept(tiles, {mika, jun}, two, {{"board", "kids"}}, 7, 0) && seated(match));
    while (!match.over()) placeSomewhere(match);
    QTRY_VERIFY(Archive::here().unfinished().isEmpty());
    QVERIFY(!match.canUndo());
    const auto totals =
        Archive::here().ask([&](const Books& books) { return books.statistics.totals(static_cast<ProfileId>(mika)); });
    QCOMPARE(totals->size(), std::size_t{1});
    QCOMPARE(totals->front().played, 1);
    QVERIFY(totals->front().best > 0);
  }

  void what_was_set_is_there_at_the_next_start() {
    Memory memory;
    {
      Preferences set;
      set.setTextPercent(150);
      set.setLook(Preferences::Look::Dark);
      set.addPerson("Oma", "teapot");
      set.rememberSetUp("okudos", {{"handOver", 2}});
    }
    Archive::here().have([](Books&) {}); // what was posted is done by now
    memory.start();
    Preferences found;
    QCOMPARE(found.textPercent(), 150);
    QCOMPARE(found.look(), Preferences::Look::Dark);
    QCOMPARE(found.people().size(), 1);
    QCOMPARE(found.setUp("okudos")["handOver"].toInt(), 2);
  }

  void a_backup_puts_everything_back_as_it_was() {
    Memory memory;
    Preferences who;
    who.addPerson("Mika", "fox");
    MatchController match;
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0) && seated(match));
    placeSomewhere(match);
    QCOMPARE(Memory::backUp(), QString());
    who.addPerson("Jun", "crane");
    Archive::here().removeMatch(match.kept());
    QTRY_VERIFY(Archive::here().unfinished().isEmpty());

    const QVariantList backups = Memory::backups();
    QCOMPARE(backups.size(), 1);
    QCOMPARE(backups[0].toMap()["matches"].toInt(), 1);
    QCOMPARE(backups[0].toMap()["names"].toStringList(), QStringList{"Mika"});
    QCOMPARE(Archive::here().restore(backups[0].toMap()["file"].toUrl()), QString());
    QCOMPARE(who.people().size(), 1);
    QTRY_COMPARE(Archive::here().unfinished().size(), 1);
    QCOMPARE(Memory::backups().size(), 2); // what was there before is an automatic one
  }

  void backups_are_made_and_looked_through_on_another_thread() {
    Memory memory;
    Preferences who;
    who.addPerson("Mika", "fox");
    QCOMPARE(Memory::backUp(), QString());
    QCOMPARE(Memory::backups().size(), 1);
    QFile::copy(Archive::here().backups()[0].toMap()["file"].toUrl().toLocalFile(),
                memory.folder.filePath("another.ninefold"));
    memory.start(); // nothing is known yet

    watchConnections(true);
    (void)Store::preview(fs::path(memory.folder.filePath("another.ninefold").toStdU16String()));
    QVERIFY(!openedHere.empty()); // a look on this thread would be noticed
    openedHere.clear();
    QVariantList files; // what is shown first
    const auto first = connect(&Archive::here(), &Archive::backupsChanged, this, [&] {
      if (files.isEmpty()) files = Archive::here().backups();
    });
    Archive::here().lookForBackups();
    QVERIFY(Archive::here().backups().isEmpty());
    QTRY_COMPARE(files.size(), 2);
    disconnect(first);
    QVERIFY(!Memory::lookedThrough(files[0]) && !Memory::lookedThrough(files[1]));
    QVERIFY(files[0].toMap()["made"].toDateTime().isValid());
    QTRY_VERIFY(Memory::lookedThrough(Archive::here().backups()[0])); // what is in each comes later
    QTRY_VERIFY(Memory::lookedThrough(Archive::here().backups()[1]));
    QCOMPARE(Memory::backUp(), QString());
    Archive::here().lookForBackups();
    QVERIFY(Memory::lookedThrough(Archive::here().backups()[0])); // what is known is shown meanwhile
    const QStringList opened(openedHere.begin(), openedHere.end());
    watchConnections(false);
    QVERIFY2(opened.isEmpty(), qPrintable(opened.join(' ')));
  }

  void a_backup_that_was_written_over_is_looked_through_again() {
    Memory memory;
    Preferences who;
    who.addPerson("Mika", "fox");
    QCOMPARE(Memory::backUp(), QString());
    const QString file = Memory::backups()[0].toMap()["file"].toUrl().toLocalFile();
    QFile::resize(file, 5000);
    QVERIFY(Memory::backups()[0].toMap().contains("error"));
  }

  void the_list_of_what_waits_comes_later_and_is_always_as_the_matches_stand() {
    Memory memory;
    MatchController match;
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0) && seated(match));
    placeSomewhere(match);
    placeSomewhere(match);
    QSignalSpy changes(&Archive::here(), &Archive::unfinishedChanged);
    emit Archive::here().matchesChanged();
    QVERIFY(changes.isEmpty()); // not at once
    const auto turn = [] {
      const QVariantList all = Archive::here().unfinished();
      return all.isEmpty() ? -2 : all[0].toMap()["turn"].toInt();
    };
    QTRY_COMPARE(turn(), 0);
    placeSomewhere(match);
    emit Archive::here().matchesChanged();
    QTRY_COMPARE(turn(), 1);

    ContinueList list;
    const auto look = [&] { return *Archive::here().ask([&](const Books& books) { return list.look(books); }); };
    const QVariantList before = look();
    QCOMPARE(before.size(), 1);
    Archive::here().have([&](Books& books) { books.matches.undo(static_cast<MatchId>(match.kept())); });
    QCOMPARE(look()[0].toMap()["turn"].toInt(), 0); // what happened since then is seen
    QCOMPARE(Archive::here().unfinishedMatch(match.kept())["game"].toString(), tiles);
    QVERIFY(Archive::here().unfinishedMatch(match.kept() + 1).isEmpty());
  }

  void the_match_at_the_table_writes_nothing_into_what_a_backup_brought_back() {
    Memory memory;
    MatchController match;
    // As the app does, and before the match hears of it.
    connect(&Archive::here(), &Archive::replaced, &match, &MatchController::leave);
    QVERIFY(match.dealKept(tiles, {}, two, {}, 2005, 0) && seated(match));
    const auto clock = [id = static_cast<MatchId>(match.kept())] {
      return Archive::here().have([id](Books& books) { return books.matches.load(id).clock; });
    };
    QCOMPARE(*clock(), std::string("{}"));
    QCOMPARE(Memory::backUp(), QString());
    QCOMPARE(Archive::here().restore(Memory::backups()[0].toMap()["file"].toUrl()), QString());
    QCOMPARE(match.kept(), 0);
    QVERIFY(Beside::read(*clock()) == Beside{.setBack = true});
  }

  void who_plays_a_match_that_a_backup_set_back_is_told() {
    Memory memory;
    MatchController match;
    QVERIFY(match.dealKept("okudos", {}, two, {}, 2005, 0) && seated(match));
    const int id = match.kept();
    QCOMPARE(Memory::backUp(), QString());
    QVERIFY(match.warning().isEmpty());
    QCOMPARE(Archive::here().restore(Memory::backups()[0].toMap()["file"].toUrl()), QString());
    MatchController again;
    QVERIFY(again.resume(id, two) && seated(again));
    QVERIFY(again.warning().contains("backup"));
    QVERIFY(again.warns());
  }

  void a_file_that_is_no_backup_changes_nothing() {
    Memory memory;
    Preferences who;
    who.addPerson("Mika", "fox");
    QFile file(memory.folder.filePath("letter.ninefold"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("Dear all");
    file.close();
    QVERIFY(Memory::backups()[0].toMap().contains("error"));
    QCOMPARE(Archive::here().restore(QUrl::fromLocalFile(file.fileName())),
             QString("This file isn’t a backup of Ninefold. Nothing was changed."));
    QCOMPARE(who.people().size(), 1);
  }

  void what_matches_tell_is_asked_in_the_background() {
    Memory memory;
    Preferences who;
    const auto mika = static_cast<ProfileId>(who.addPerson("Mika", "fox"));
    const Table<sudoku_tiles::Options> table{2, seatAt(0), {}};
    const auto match = playedOut<sudoku_tiles::Game>(table, 7);
    const Record<sudoku_tiles::Game> record{table, match.deal()};
    const auto id = Archive::here().have([&](Books& books) {
      MatchId last{};
      for (int i = 0; i < 3; ++i) {
        last = books.matches.create(newMatch<sudoku_tiles::Game>(record, {{mika}, {.computer = 2}}));
        for (std::size_t ply = 0; ply < match.length(); ++ply)
          books.matches.append({.match = last,
                                .ply = static_cast<int>(ply),
                                .input = savedInput(match, ply),
                                .clock = {},
                                .ended = ply + 1 < match.length() ? std::nullopt : std::optional(match.standing())});
      }
      return last;
    });
    QVERIFY(id);
    Archive& archive = Archive::here();
    archive.keepAccount(*id, seatAt(0), "{}");
    QVERIFY(archive.have([](Books&) {})); // what was posted before is on the disk
    watchConnections(true);
    Asking first, second, third, fourth, fifth;
    int told = 0;
    archive.drawn(first, "sudoku_tiles", [&](const std::vector<Drawn>& drawn) {
      ++told;
      QCOMPARE(drawn.size(), 2u);
      QVERIFY(drawn[0].person == mika && drawn[1].computer == ai::Level::casual && drawn[0].matches == 3);
    });
    archive.againstLevels(second, mika, [&](const std::vector<AgainstLevel>& lines) {
      ++told;
      QCOMPARE(lines.size(), 1u);
      QVERIFY(lines[0].level == ai::Level::casual && lines[0].played == 3);
    });
    archive.levelFitting(third, mika, "sudoku_tiles", [&](std::optional<ai::Level> level) {
      ++told;
      QVERIFY(level.has_value());
    });
    archive.account(fourth, *id, seatAt(0), [&](const std::optional<std::string>& account) {
      ++told;
      QVERIFY(account == "{}");
    });
    archive.account(fifth, *id, seatAt(1), [&](const std::optional<std::string>& account) {
      ++told;
      QVERIFY(!account);
    });
    QCOMPARE(told, 0);
    QTRY_COMPARE_WITH_TIMEOUT(told, 5, 60'000);
    watchConnections(false);
    QVERIFY(openedHere.empty());
  }

  void a_second_process_is_told_that_the_app_is_open_already() {
    Memory memory;
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("^the store: open-already.*"));
    const Archive second(memory.folder.path());
    QVERIFY(!second.keeps());
    QCOMPARE(second.trouble(), QString("Ninefold is open already."));
  }
};

QTEST_GUILESS_MAIN(ArchiveTest)
#include "archive_test.moc"
