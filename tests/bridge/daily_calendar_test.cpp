
#include "bridge/archive.h"
#include "bridge/daily_calendar.h"
#include "bridge/match_controller.h"
#include "bridge/preferences.h"
#include "bridge/today.h"
#include "match/any_match.h"
#include "support/idle.h"
#include "support/seated.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace ninefold;

/// Somebody and their days, in a folder of its own and with a clock that the test sets.
class DailyCalendarTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder;
  QDate now;
  int ada = 0;

  void goTo(int date) {
    now = QDate(date / 10000, date / 100 % 100, date % 100);
    Today::here().setClock([this] { return now; });
  }

  /// The part of a date's daily, as soon as it is made.
  static QVariantMap partOf(DailyCalendar& calendar, const QString& name, int part = 1) {
    for (int tries = 0; tries < 50; ++tries) {
      for (const QVariant& daily : calendar.puzzles())
        if (daily.toMap()["name"] == name) {
          const QVariantMap found = daily.toMap()["parts"].toList()[part - 1].toMap();
          if (found.contains("start")) return found;
        }
      QSignalSpy shown(&calendar, &DailyCalendar::puzzlesChanged);
      shown.wait(2000);
    }
    return {};
  }

  /// Begins and plays a date's daily to its end, as the page does: one seat, the first legal move again and again.
  void play(int date, const QString& name, int part = 1) {
    DailyCalendar calendar;
    calendar.setPerson(ada);
    calendar.setDate(date);
    const QVariantMap puzzle = partOf(calendar, name, part);
    MatchController match;
    QVERIFY(match.beginKept(puzzle["start"].toString(), {ada}, {"Ada"},
                            {{"slot", puzzle["slot"]}, {"date", date}, {"day", Today::here().date()}}) &&
            seated(match));
    QSignalSpy finished(&Archive::here(), &Archive::matchesChanged);
    match.showHand();
    while (!match.over()) {
      const auto& cells = match.cells()->all();
      const auto legal =
          std::find_if(cells.begin(), cells.end(), [](const SceneCell& cell) { return cell.marks.has(Mark::legal); });
      QVERIFY(legal != cells.end());
      QSignalSpy changed(&match, &MatchController::changed);
      match.drop(0, legal->at.column, legal->at.row);
      match.press(Kind::Confirm);
      QVERIFY(changed.wait(60'000));
    }
    if (finished.isEmpty()) finished.wait(60'000);
  }

  /// A calendar that looks at a date, once it knows.
  std::unique_ptr<DailyCalendar> calendarAt(int date) const {
    auto calendar = std::make_unique<DailyCalendar>();
    calendar->setPerson(ada);
    calendar->setDate(date);
    if (!comesTrue([&] { return calendar->known(); })) qFatal("the calendar stays empty");
    return calendar;
  }
  int streak() const { return calendarAt(Today::here().date())->streak(); }
  QVariantMap day(int date) const { return calendarAt(date)->days()[date % 100 - 1].toMap(); }

private slots:
  void initTestCase() {
    Archive::keepIn(folder.path());
    Preferences preferences;
    ada = preferences.addPerson("Ada", "fox");
    QVERIFY(ada > 0);
  }
  void cleanupTestCase() { Archive::close(); }

  void a_week_makes_a_streak_that_forgives_a_rest_day() {
    for (int date : {20261102, 20261103, 20261104, 20261106, 20261107, 20261108}) { // no 5th
      goTo(date);
      play(date, "sudokids");
    }
    QCOMPARE(streak(), 6);
    QCOMPARE(day(20261104)["done"].toInt(), 1);
    QVERIFY(day(20261105)["rest"].toBool());
    QVERIFY(!day(20261109)["rest"].toBool());
    QVERIFY(day(20261109)["future"].toBool());
  }

  void the_archive_is_for_pleasure() {
    play(20261105, "sudokids");
    QVERIFY(!day(20261105)["some"].toBool());
    QCOMPARE(streak(), 6);
    DailyCalendar calendar;
    calendar.setPerson(ada);
    calendar.setDate(20261105);
    const auto part = partOf(calendar, "sudokids");
    QVERIFY(part["over"].toBool()); // it is shown there all the same
    QVERIFY(part["score"].toInt() > 0);
    QVERIFY(part["score"].toInt() <= part["par"].toInt());
  }

  void westwards_over_the_date_line_a_date_comes_twice_and_counts_once() {
    goTo(20261109);
    play(20261109, "sudokids");
    goTo(20261108); // the same day again
    play(20261108, "sudokids");
    QCOMPARE(streak(), 7);
    goTo(20261109);
    QCOMPARE(streak(), 7);
  }

  void eastwards_a_date_is_missing_and_nothing_breaks() {
    goTo(20261111);
    QCOMPARE(streak(), 7);
    play(20261111, "sudokids");
    QCOMPARE(streak(), 8);
  }

  void a_clock_that_was_ahead_and_is_set_back_takes_nothing() {
    goTo(20270601);
    play(20270601, "sudokids");
    QCOMPARE(streak(), 1);
    goTo(20261112);
    play(20261112, "sudokids");
    QCOMPARE(streak(), 9);
  }

  void another_day_of_the_same_month_leaves_the_month_as_it_is() {
    const auto calendar = calendarAt(20261104);
    QVERIFY(!calendar->puzzles().isEmpty()); // whoever reads them is told when there are others
    QSignalSpy days(calendar.get(), &DailyCalendar::daysChanged);
    QSignalSpy puzzles(calendar.get(), &DailyCalendar::puzzlesChanged);
    calendar->setDate(20261106);
    QTRY_VERIFY(puzzles.size() > 0);
    QCOMPARE(calendar->date(), 20261106);
    QCOMPARE(days.size(), 0);
  }

  void a_set_counts_once_all_of_it_is_played() {
    for (int part = 1; part <= 5; ++part) {
      QCOMPARE(day(20261112)["done"].toInt(), 1);
      play(20261112, "kakuro_cards", part);
    }
    QCOMPARE(day(20261112)["done"].toInt(), 2);
  }

  void a_month_has_its_days_under_their_names() {
    const auto calendar = calendarAt(20261118);
    QCOMPARE(calendar->before(), 6); // November 2026 begins on a Sunday
    QCOMPARE(calendar->days().size(), 30);
    QCOMPARE(calendar->inMonth(-9), 20260218);
    QSignalSpy other(calendar.get(), &DailyCalendar::daysChanged);
    calendar->setDate(20260131);
    calendar->setDate(20260230); // there is none
    QVERIFY(other.wait());
    QCOMPARE(calendar->date(), 20260131);
    QCOMPARE(calendar->inMonth(1), 20260228);
  }
};

QTEST_GUILESS_MAIN(DailyCalendarTest)
#include "daily_calendar_test.moc"
