#include "bridge/match_controller.h"

#include <QSignalSpy>
#include <QtTest>

namespace {

/// A countdown with a clock that goes when it is told to.
struct Told {
  qint64 now = 1000;
  Countdown countdown;

  explicit Told(int seconds) {
    countdown.setClock([this] { return now; });
    countdown.setSeconds(seconds);
    countdown.setRuns(true);
  }
  void pass(int milliseconds) {
    now += milliseconds;
    countdown.look();
  }
};

/// A game for one with the hourglass, its sand on a told clock.
struct Alone {
  qint64 now = 0;
  MatchController match;

  Alone() {
    match.sand()->setClock([this] { return now; });
    match.deal("kakuro_call", {"Mika"}, {{"hourglass", 30}}, 7);
  }
  void pass(int milliseconds) {
    now += milliseconds;
    match.sand()->look();
  }
};

} // namespace

class SandClockTest : public QObject {
  Q_OBJECT

private slots:
  void it_lies_still_for_those_who_only_look_on() {
    MatchController match;
    match.sand()->setProperty("still", true);
    QVERIFY(match.deal("sudoku_pens", {"Mika", "Jun"}, {}, 7));
    QVERIFY(match.sandRuns() && match.sand()->turned());
    QVERIFY(!match.sand()->moves());
    QCOMPARE(match.sand()->secondsLeft(), 30);
  }

  void it_runs_out_once() {
    Told told(30);
    const QSignalSpy ranOut(&told.countdown, &Countdown::ranOut);
    told.pass(29'999);
    QCOMPARE(ranOut.size(), 0);
    QCOMPARE(told.countdown.secondsLeft(), 1);
    told.pass(1);
    told.pass(500);
    QCOMPARE(ranOut.size(), 1);
    QVERIFY(!told.countdown.moves());
  }

  void it_ticks_each_second_of_the_last_ten_and_twice_as_often_in_the_last_five() {
    Told told(12);
    QSignalSpy ticks(&told.countdown, &Countdown::tick);
    for (int i = 0; i < 1200; ++i) told.pass(10);
    QList<int> at;
    for (const auto& tick : ticks) at << tick[0].toInt();
    QCOMPARE(at, (QList<int>{10'000, 9'000, 8'000, 7'000, 6'000, 5'000, 4'500, 4'000, 3'500, 3'000, 2'500, 2'000, 1'500,
                             1'000, 500}));
  }

  void ticks_that_were_slept_through_are_not_made_up_for() {
    Told told(12);
    const QSignalSpy ticks(&told.countdown, &Countdown::tick);
    told.pass(9'300); // 2.7 s are left
    QCOMPARE(ticks.size(), 0);
    told.pass(200);
    QCOMPARE(ticks.size(), 1);
  }

  void it_stands_still_while_it_is_held() {
    Told told(30);
    told.pass(10'000);
    told.countdown.setHeld(true);
    told.pass(60'000);
    QCOMPARE(told.countdown.left(), 20'000);
    told.countdown.setHeld(false);
    told.pass(5'000);
    QCOMPARE(told.countdown.left(), 15'000);
  }

  void what_is_left_can_be_kept_and_set_again() {
    Told told(30);
    told.countdown.setLeft(12'345);
    QCOMPARE(told.countdown.left(), 12'345);
    told.pass(345);
    QCOMPARE(told.countdown.left(), 12'000);
    told.countdown.setLeft(90'000);
    QCOMPARE(told.countdown.left(), 30'000);
  }

  void KL_26_alone_the_sand_runs_from_the_first_total_and_is_turned_for_each() {
    Alone alone;
    QVERIFY(alone.match.sand()->turned());
    const int total = alone.match.total();
    const QSignalSpy turned(alone.match.sand(), &SandClock::turnedOver);
    alone.pass(30'000);
    QCOMPARE(alone.match.aside(), QVariantList{total});
    QVERIFY(turned.size() > 0);
    QCOMPARE(alone.match.sand()->left(), 30'000);
  }

  void a_call_stops_the_sand() {
    Alone alone;
    alone.pass(4'000);
    alone.match.press(Kind::Call, 0);
    QCOMPARE(alone.match.caller(), 0);
    alone.pass(10'000);
    QCOMPARE(alone.match.sand()->left(), 26'000);
  }

  void a_dialog_stops_the_sand() {
    Alone alone;
    alone.pass(4'000);
    alone.match.setHeld(true);
    alone.pass(10'000);
    alone.match.setHeld(false);
    alone.pass(1'000);
    QCOMPARE(alone.match.sand()->left(), 25'000);
  }

  void a_match_that_is_opened_again_goes_on_with_the_sand_it_had() {
    Alone alone;
    alone.pass(11'000);
    const int left = alone.match.sand()->left();
    MatchController again;
    again.begin(alone.match.record(), {"Mika"});
    again.sand()->setLeft(left);
    QVERIFY(qAbs(again.sand()->left() - left) < 100);
    QVERIFY(again.sand()->moves());
  }
};

QTEST_GUILESS_MAIN(SandClockTest)
#include "sand_clock_test.moc"
