#include "bridge/coach.h"
#include "qml/screen.h"

using namespace ninefold;

namespace {

const QString puzzle = "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...";

/// Somebody who solves a puzzle alone, with a coach at hand.
struct Solving : Screen {
  Coach* coach = nullptr;

  explicit Solving(QSize size = {412, 915}) : Screen(size) {
    const QString record = QStringLiteral(R"({"format":"ninefold/1","game":"sudoku_pens","seats":1,"first":0,)"
                                          R"("options":{"mode":"solo"},"deal":{"givens":"%1"},"moves":[]})")
                               .arg(puzzle);
    if (!match->begin(record, {"Mika"})) qFatal("no match");
    sit();
    coach = part<Coach>();
  }

  void press(const QString& name) {
    tap(name);
    if (!QTest::qWaitFor([this] { return !coach->busy(); }, 20000)) qFatal("the coach thinks too long");
  }
  QString words() const { return item("hintWords")->property("text").toString(); }
};

} // namespace

class HintTest : public QObject {
  Q_OBJECT

private slots:
  void a_hint_is_told_step_by_step_and_done_at_last_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("phone") << QSize(412, 915);
    QTest::newRow("small phone") << QSize(320, 568);
    QTest::newRow("tablet") << QSize(1280, 800);
    QTest::newRow("phone on its side") << QSize(915, 412);
  }
  void a_hint_is_told_step_by_step_and_done_at_last() {
    QFETCH(QSize, size);
    Solving screen(size);
    screen.press("toolHint");
    QVERIFY(screen.words().contains("counts as a hint")); // the price, before anything is told
    QCOMPARE(screen.coach->told(), 0);
    screen.press("hintNext");
    QVERIFY(screen.words().startsWith("Look at"));
    screen.press("hintNext");
    QVERIFY2(screen.shows("Hidden single in a block"), qPrintable(screen.names().join(" | ")));
    screen.press("hintNext");
    QVERIFY(screen.words().contains("has no place left but"));
    screen.press("hintNext");
    const QVariantMap laid = screen.coach->figure()["laid"].toList().front().toMap();
    QCOMPARE(screen.coach->told(), 4);
    screen.press("hintNext");
    QCOMPARE(int(screen.match->cells()->all()[laid["cell"].toUInt()].number), laid["digit"].toInt());
    QVERIFY(!screen.shows("hintNext")); // it is over
  }

  void escape_closes_the_hint_and_the_keys_are_the_sheets_again() {
    Solving screen;
    screen.press("toolHint");
    screen.press("hintNext");
    screen.key(Qt::Key_Escape);
    QVERIFY(!screen.shows("hintNext"));
    QCOMPARE(screen.coach->stage(), 0);
    screen.match->stroke(2, 0, 2, 0);
    screen.key(Qt::Key_8);
    QCOMPARE(int(screen.match->cells()->all()[2].number), 8);
  }
};

QTEST_MAIN(HintTest)
#include "hint_test.moc"
