
#include "bridge/match_controller.h"
#include "support/seated.h"

#include <QtTest>

using namespace ninefold;

namespace {

constexpr int casual = 2, figure = 10;

/// A match at a table where computers sit, too: a number above 0 is one of them.
struct WithComputers {
  MatchController match;
  Opponents& others = *match.opponents();

  explicit WithComputers(const QString& game, const QVariantList& computers, int first) {
    others.setPace(Opponents::Pace::Quick);
    QStringList names;
    for (qsizetype i = 0; i < computers.size(); ++i) names << QString("Player %1").arg(i + 1);
    const QVariantList nobodyKnown(computers.size(), 0);
    if (!match.dealKept(game, nobodyKnown, names, {{"referee", "assist"}}, 2005, first, {{"computers", computers}}) ||
        !seated(match))
      qFatal("no match of %s", qPrintable(game));
  }
};

} // namespace

class OpponentsTest : public QObject {
  Q_OBJECT

private slots:
  void computers_move_until_it_is_a_persons_turn_and_no_curtain_falls_for_one_person() {
    WithComputers table("okudos", {0, casual, figure + casual}, 1);
    QCOMPARE(table.match.curtainFor(), -1);
    QVERIFY(table.match.handShown()); // nobody else is there who might see it
    QTRY_COMPARE_WITH_TIMEOUT(table.match.turn(), 0, 20000);
    QVERIFY(table.match.turnNumber() > 2);
    QVERIFY(!table.match.hides());
  }

  void what_a_computer_did_is_shown_until_the_next_may_move() {
    WithComputers table("okudos", {0, casual, figure + casual}, 1);
    table.others.setPace(Opponents::Pace::StepByStep);
    QTRY_COMPARE_WITH_TIMEOUT(table.others.shown(), 1, 20000);
    QVERIFY(table.others.waits());
    QVERIFY(!table.match.lastDone().isEmpty());
    const int turn = table.match.turnNumber();
    QTest::qWait(1200); // more than it would take to think and to rest
    QCOMPARE(table.match.turnNumber(), turn);
    table.others.goOn();
    QTRY_COMPARE_WITH_TIMEOUT(table.others.shown(), 2, 20000);
    QCOMPARE(table.match.turn(), 0);
  }

  void nobody_moves_while_a_menu_is_open() {
    WithComputers table("okudos", {0, casual}, 1);
    table.match.setHeld(true);
    QTest::qWait(1500);
    QCOMPARE(table.match.turn(), 1);
    table.match.setHeld(false);
    QTRY_COMPARE_WITH_TIMEOUT(table.match.turn(), 0, 20000);
  }

  void who_leaves_the_table_ends_all_thinking() {
    WithComputers table("okudos", {0, figure + 4}, 1);
    QTRY_VERIFY_WITH_TIMEOUT(table.others.thinking() || table.match.turn() == 0, 5000);
    table.match.leave();
    QVERIFY(!table.others.thinking());
    QVERIFY(!table.others.any());
  }

  void the_curtain_falls_between_people_only() {
    WithComputers table("okudos", {0, casual, 0}, 1);
    table.match.setHandOver(MatchController::HandOver::Pass);
    QCOMPARE(table.match.curtainFor(), -1); // a computer begins: whoever looks sees what everybody may
    QCOMPARE(table.match.hand()->rowCount(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(table.match.curtainFor(), 2, 20000);
    QCOMPARE(table.match.hand()->rowCount(), 0);
    QVERIFY(!table.match.handShown());
  }

  void a_hand_lies_under_its_cloth_while_a_computer_moves() {
    for (const auto style : {MatchController::HandOver::Pass, MatchController::HandOver::TableStyle}) {
      WithComputers table("okudos", {0, casual, 0}, 0);
      table.match.setHandOver(style);
      table.others.setPace(Opponents::Pace::StepByStep);
      table.match.openCurtain();
      table.match.showHand();
      QVERIFY(table.match.handShown());
      for (int cell = 0; cell < 81 && table.match.turn() == 0; ++cell) {
        table.match.drop(0, cell % 9, cell / 9);
        table.match.press(Kind::Confirm);
      }
      QCOMPARE(table.match.turn(), 1);
      QTRY_VERIFY(!table.match.handShown()); // as soon as the move is kept
      QCOMPARE(table.match.hand()->rowCount(), 0);
      QTRY_VERIFY(table.others.waits());
      QVERIFY(!table.match.handShown());
    }
  }

  void what_a_computer_did_has_been_seen_once_somebody_goes_on_playing() {
    WithComputers table("okudos", {0, casual}, 1);
    table.others.setPace(Opponents::Pace::StepByStep);
    QTRY_VERIFY(table.others.waits());
    QCOMPARE(table.match.turn(), 0);
    table.match.tapPiece(0);
    QCOMPARE(table.others.shown(), -1);
  }

  void a_computers_seat_cannot_be_played_by_a_finger() {
    WithComputers table("okudos", {0, casual}, 1);
    table.match.setHeld(true); // it would move by itself
    const QString before = table.match.record();
    table.match.drop(0, 0, 0, 1);
    table.match.press(Kind::Pass, 1);
    table.match.press(Kind::Confirm, 1);
    QCOMPARE(table.match.record(), before);
  }
};

QTEST_MAIN(OpponentsTest)
#include "opponents_test.moc"
