#include "bridge/advisor.h"
#include "support/seated.h"

#include <QtTest>

using namespace ninefold;

namespace {

/// A table with a coach beside it; a number above 0 is a computer.
struct Coached {
  MatchController match;
  Advisor advisor;

  explicit Coached(const QString& game, const QVariantMap& options = {{"referee", "assist"}},
                   const QVariantList& computers = {0, 0}, int first = 0) {
    QStringList names;
    for (qsizetype i = 0; i < computers.size(); ++i) names << QString("Player %1").arg(i + 1);
    advisor.setMatch(&match);
    if (!match.dealKept(game, QVariantList(computers.size(), 0), names, options, 2005, first,
                        {{"computers", computers}}) ||
        !seated(match))
      qFatal("no match of %s", qPrintable(game));
    match.setProperty("deafFor", 0);
  }
  void lookAtHand() {
    match.openCurtain();
    match.showHand();
  }
  bool ask() {
    const int before = advisor.step();
    advisor.ask();
    return comesTrue([&] { return advisor.step() == before + 1; });
  }
  void askAll() {
    while (advisor.step() < Advisor::steps && ask()) {
    }
  }
};

void eachCoachedGame() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QVariantMap>("options");
  for (const char* game : {"kakuro_cards", "okudos", "sudoku_tiles", "sudoku_pens"})
    QTest::addRow("%s", game) << QString(game) << QVariantMap{{"referee", "assist"}};
  QTest::addRow("sudokids") << QString("sudoku_tiles") << QVariantMap{{"referee", "assist"}, {"board", "kids"}};
}

} // namespace

class AdvisorTest : public QObject {
  Q_OBJECT

private slots:
  void four_steps_lead_to_a_move_and_each_is_a_hint_data() { eachCoachedGame(); }
  void four_steps_lead_to_a_move_and_each_is_a_hint() {
    QFETCH(QString, game);
    QFETCH(QVariantMap, options);
    Coached table(game, options);
    table.lookAtHand();
    QVERIFY(table.advisor.present());
    QVERIFY(table.advisor.offers());
    QCOMPARE(table.advisor.told(), 0);
    QStringList said;
    for (int step = 1; step <= Advisor::steps; ++step) {
      QVERIFY(table.ask());
      QVERIFY(!table.advisor.words().isEmpty());
      said << table.advisor.words();
      QCOMPARE(table.advisor.told(), step);
      QVERIFY(!table.advisor.part().isEmpty());
      QVERIFY(step >= 2 || table.advisor.piece() == -1);
      QVERIFY(step >= 3 || table.advisor.cells().empty());
      QVERIFY(step >= 4 || table.advisor.runs().isEmpty());
    }
    QVERIFY(table.advisor.piece() < table.match.hand()->rowCount());
    QVERIFY(game == "sudoku_pens" || table.advisor.piece() >= 0);
    QCOMPARE(table.advisor.cells().isEmpty(), said.last().isEmpty());
    const QPoint cell = table.advisor.cells().first().toPoint();
    QVERIFY(table.advisor.part().contains(QRectF(cell, QSizeF(1, 1))));
    table.advisor.ask(); // there is nothing more to be told
    QCOMPARE(table.advisor.told(), Advisor::steps);
  }

  void what_was_told_can_be_laid() {
    Coached table("sudoku_tiles");
    table.lookAtHand();
    table.askAll();
    const QPoint cell = table.advisor.cells().first().toPoint();
    table.match.drop(0, cell.x(), cell.y());
    table.match.press(Kind::Confirm);
    if (table.match.turn() == 0) table.match.tapCell(cell.x(), cell.y());
    QTRY_COMPARE(table.match.turn(), 1);
    QTRY_COMPARE(table.advisor.step(), 0); // it is about another hand now, as soon as the move is kept
    QVERIFY(!table.advisor.offers());
    QCOMPARE(table.advisor.told(), Advisor::steps);
  }

  void over_a_covered_hand_nothing_is_told() {
    Coached table("kakuro_cards");
    QVERIFY(!table.advisor.offers()); // the curtain is down
    table.advisor.ask();
    QVERIFY(!table.advisor.busy());
    table.match.openCurtain();
    QVERIFY(!table.advisor.offers()); // the cloth lies
    table.match.showHand();
    table.askAll();
    QCOMPARE(table.advisor.step(), Advisor::steps);
    table.match.hideHand();
    QCOMPARE(table.advisor.step(), 0);
    QVERIFY(table.advisor.words().isEmpty() && table.advisor.cells().isEmpty() && table.advisor.part().isEmpty());
    QCOMPARE(table.advisor.piece(), -1);
    QVERIFY(table.advisor.runs().isEmpty());
  }

  void a_thought_is_dropped_when_the_hand_is_covered_meanwhile() {
    Coached table("okudos");
    table.lookAtHand();
    table.advisor.ask();
    QVERIFY(table.advisor.busy());
    table.match.cover(); // the curtain falls, too
    QVERIFY(!table.advisor.busy());
    letThoughtsArrive();
    QCOMPARE(table.advisor.step(), 0);
    QCOMPARE(table.advisor.told(), 0);
  }

  void nobody_is_coached_where_the_app_does_not_help_or_who_plays_alone() {
    for (const char* referee : {"strict", "table"}) {
      Coached table("kakuro_cards", {{"referee", referee}});
      table.lookAtHand();
      QVERIFY(!table.advisor.present());
      table.advisor.ask();
      QCOMPARE(table.advisor.step(), 0);
      QVERIFY(!table.advisor.busy());
    }
    Coached alone("kakuro_cards", {{"referee", "assist"}}, {0});
    QVERIFY(!alone.advisor.present());
  }

  void a_coach_that_is_not_wanted_is_not_there() {
    Coached table("okudos");
    table.lookAtHand();
    QVERIFY(table.ask());
    table.advisor.setWanted(false);
    QVERIFY(!table.advisor.present() && !table.advisor.offers());
    QCOMPARE(table.advisor.step(), 0);
  }

  void no_computer_is_coached() {
    Coached table("okudos", {{"referee", "assist"}}, {0, 4}, 1);
    table.match.setHeld(true); // it would move by itself
    QCOMPARE(table.match.turn(), 1);
    QVERIFY(table.advisor.present());
    QVERIFY(!table.advisor.offers());
  }

  void what_is_tried_out_ends_nothing() {
    Coached table("kakuro_cards");
    table.lookAtHand();
    QVERIFY(table.ask());
    table.match.tapPiece(0);
    QCOMPARE(table.advisor.step(), 1);
  }
};

QTEST_MAIN(AdvisorTest)
#include "advisor_test.moc"
