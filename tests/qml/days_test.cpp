#include "bridge/daily_calendar.h"
#include "bridge/today.h"
#include "qml/screen.h"

#include <QSignalSpy>

using namespace ninefold;

/// Weeks of dailies through the window, with a calendar that the test turns.
class DaysTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() {
    goTo({2026, 11, 2});
    app = std::make_unique<Screen>();
    app->ask("App.choose(App.newPerson())");
  }
  void cleanupTestCase() { app.reset(); }

  void what_was_given_up_is_neither_done_nor_a_day_of_a_streak() {
    openDaily();
    begin("Sudoku Pens, Gentle");
    app->tap("tool" + QString::number(Kind::AgreeEnd));
    app->tap("endNow");
    QTRY_VERIFY(app->match->over());
    openDaily();
    QTRY_VERIFY(app->shows("Sudoku Pens, Gentle, not solved"));
    QVERIFY(app->item("Sudoku Pens, Gentle, not solved")->property("icon").toString() != "check");
    QVERIFY(app->shows("Any of today’s puzzles starts a streak"));
    QVERIFY(app->shows("0 of "));
    for (QQuickItem* item : app->all())
      if (item->property("daily").toMap()["name"] == "sudoku_pens")
        QCOMPARE(item->property("daily").toMap()["done"].toBool(), false);
    app->ask("App.home()");
    QTRY_VERIFY2(app->names().join("|").contains(" new puzzles"), qPrintable(app->names().join(" | ")));
  }

  void what_was_given_up_shows_its_solution_and_can_be_tried_again_as_with_help() {
    openDaily();
    QTRY_VERIFY(app->shows("Sudoku Pens, Gentle, not solved"));
    app->choose("Sudoku Pens, Gentle, not solved");
    QCOMPARE(app->page(), "result");
    app->choose("The solution");
    const auto shown = app->item("solution")->property("numbers").toList();
    QCOMPARE(shown.size(), 81);
    for (const QVariant& digit : shown) QVERIFY(digit.toInt() > 0);
    app->back();
    QCOMPARE(app->page(), "result");
    app->choose("Try it again");
    QTRY_COMPARE(app->page(), "table");
    QVERIFY(!app->match->over());
    const auto kept = [&] {
      return *Archive::here().ask([id = app->match->kept()](const store::Books& books) {
        return books.matches.load(static_cast<store::MatchId>(id));
      });
    };
    QVERIFY(kept().undos > 0);
    QVERIFY(kept().match.daily.has_value());
    // Taken away and begun anew, it isn't a first try either.
    app->match->countHint();
    app->settle();
    app->ask("App.removeMatch()");
    openDaily();
    app->choose("Sudoku Pens, Gentle, not solved");
    app->choose("Try it again");
    QTRY_COMPARE(app->page(), "table");
    QCOMPARE(kept().hints, 1);
    QCOMPARE(app->match->hints(), 1);
    app->ask("App.removeMatch()");
  }

  void a_week_makes_a_streak() {
    for (int day = 2; day <= 8; ++day) {
      goTo({2026, 11, day});
      openDaily();
      QTRY_VERIFY(app->shows(day == 2 ? QString("Any of today’s puzzles starts a streak") : streakOf(day - 2)));
      play("Sudokids");
      openDaily();
      QTRY_VERIFY2(app->shows(streakOf(day - 1)), qPrintable(app->names().join(" | ")));
    }
    app->ask("App.home()");
    QTRY_VERIFY2(app->shows("Today, 1 of 6 done · " + streakOf(7)), qPrintable(app->names().join(" | ")));
  }

  void a_result_stays_as_it_was() {
    openDaily();
    app->choose("Sudokids, ");
    QCOMPARE(app->page(), "result");
    app->back();
    QCOMPARE(app->page(), "daily");
  }

  void a_day_of_rest_breaks_nothing_and_playing_it_from_the_archive_counts_nothing() {
    goTo({2026, 11, 10}); // nothing was played on the 9th
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(7)));
    app->item("10 November")->forceActiveFocus();
    app->key(Qt::Key_Left);
    QTRY_VERIFY(app->shows("From the archive: just for fun"));
    play("Sudokids");
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(7)));
    QCOMPARE(day(20261109).value("some").toBool(), false);
    play("Sudokids");
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(8)));
    QVERIFY(day(20261109).value("rest").toBool());
  }

  void from_a_puzzle_of_the_archive_back_leads_to_its_day() {
    openDaily();
    app->item("10 November")->forceActiveFocus();
    app->key(Qt::Key_Left);
    QTRY_VERIFY(app->shows("From the archive: just for fun"));
    begin("SuDoku Tiles");
    playToTheEnd();
    app->ask("App.finish()");
    QTRY_COMPARE(app->page(), "result");
    app->back();
    QTRY_COMPARE(app->page(), "daily");
    QTRY_VERIFY(app->shows("From the archive: just for fun"));
  }

  void westwards_over_the_date_line_a_date_comes_twice_and_counts_once() {
    goTo({2026, 11, 11});
    openDaily();
    play("Sudokids");
    goTo({2026, 11, 10});
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(9)));
    play("SuDoku Tiles"); // Sudokids is done on that date
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(9)));
    goTo({2026, 11, 11});
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(9)));
  }

  void eastwards_a_date_is_missing_and_nothing_breaks() {
    goTo({2026, 11, 13});
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(9)));
    play("Sudokids");
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(10)));
  }

  void a_clock_that_was_ahead_and_is_set_back_takes_nothing() {
    goTo({2027, 6, 1});
    openDaily();
    play("Sudokids");
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(1)));
    goTo({2026, 11, 14});
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(10)));
    play("Sudokids");
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(11)));
  }

  void midnight_comes_while_the_app_is_open() {
    app->ask("App.home()");
    goTo({2026, 11, 15});
    QTRY_VERIFY(app->shows("Today, 6 new puzzles · " + streakOf(11)));
    // What was begun before midnight counts for the day on which it was begun.
    openDaily();
    begin("Sudokids");
    goTo({2026, 11, 16});
    playToTheEnd();
    QVERIFY(day(20261115).value("some").toBool());
    openDaily();
    QTRY_VERIFY(app->shows(streakOf(12)));
  }

  void a_puzzle_that_was_begun_says_which_one_it_is() {
    goTo({2026, 11, 20});
    openDaily();
    begin("Sudoku Pens, Tricky");
    openDaily();
    QTRY_VERIFY2(app->shows("Sudoku Pens, Tricky, begun"), qPrintable(app->names().join(" | ")));
    QCOMPARE(app->item("Sudoku Pens, Tricky, begun")->property("text").toString(), "Tricky · Go on");
  }

private:
  void goTo(QDate date) {
    now = date;
    Today::here().setClock([this] { return now; });
  }
  void openDaily() {
    app->ask("App.home()");
    app->choose("Today");
    QCOMPARE(app->page(), "daily");
    QTRY_VERIFY(app->shows("Previous month")); // once the disk has answered
  }
  static QString streakOf(int days) { return QString("A streak of %1 day%2").arg(days).arg(days == 1 ? "" : "s"); }

  /// Begins a daily of the page, as soon as it is made.
  void begin(const QString& daily) {
    QTRY_VERIFY(app->shows(daily + ", not played yet"));
    app->choose(daily + ", not played yet");
    QCOMPARE(app->page(), "table");
  }
  /// Lays each tile somewhere.
  void playToTheEnd() {
    MatchController& match = *app->match;
    while (!match.over()) {
      const auto& cells = match.cells()->all();
      const auto free =
          std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
      QVERIFY(free != cells.end());
      QSignalSpy changed(&match, &MatchController::changed);
      match.drop(0, free->at.column, free->at.row);
      match.press(Kind::Confirm);
      QVERIFY(changed.wait(60'000));
    }
  }
  void play(const QString& daily) {
    begin(daily);
    playToTheEnd();
  }
  /// A day as the calendar has it.
  QVariantMap day(int date) const {
    DailyCalendar calendar;
    calendar.setPerson(app->ask("App.me").toInt());
    calendar.setDate(date);
    if (!comesTrue([&] { return calendar.known(); })) qFatal("the calendar stays empty");
    return calendar.days()[date % 100 - 1].toMap();
  }

  std::unique_ptr<Screen> app;
  QDate now;
};

QTEST_MAIN(DaysTest)
#include "days_test.moc"
