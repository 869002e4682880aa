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
    if (!comesTrue([this] { return !coach->busy(); }, std::chrono::seconds(20))) qFatal("the coach thinks too long");
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
    QVERIFY(screen.words().contains("count as a hint")); // the price, before anything is told
    QCOMPARE(screen.coach->told(), 0);
    screen.press("hintNext");
    QVERIFY(screen.words().startsWith("Look at"));
    screen.press("hintNext");
    QVERIFY2(screen.shows("Hidden single in a block"), qPrintable(screen.names().join(" | ")));
    screen.press("hintNext");
    QVERIFY(screen.words().contains("has no place left but"));
    QVERIFY2(screen.shows("Costs nothing more. Hints so far: 3"), qPrintable(screen.names().join(" | ")));
    showsWhatExcludes(screen);
    screen.press("hintNext");
    const QVariantMap laid = screen.coach->figure()["laid"].toList().front().toMap();
    QCOMPARE(screen.coach->told(), 3); // what follows from the pattern costs nothing
    screen.press("hintNext");
    QCOMPARE(int(screen.match->cells()->all()[laid["cell"].toUInt()].number), laid["digit"].toInt());
    QVERIFY(!screen.shows("hintNext")); // it is over
  }

  void a_hint_can_be_read_on_the_smallest_phone_in_the_largest_words_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("small phone") << QSize(320, 568);
    QTest::newRow("phone") << QSize(360, 640);
    QTest::newRow("phone on its side") << QSize(915, 412);
  }
  void a_hint_can_be_read_on_the_smallest_phone_in_the_largest_words() {
    QFETCH(QSize, size);
    Solving screen(size);
    screen.ask("Preferences.textPercent = 200");
    screen.settle();
    screen.press("toolHint");
    for (int step = 0; step < 4; ++step) {
      const QQuickItem *words = screen.item("hintWords"), *place = screen.item("hintScroll");
      const double line = words->property("contentHeight").toDouble() / words->property("lineCount").toInt();
      const double top = words->mapToItem(place, {0, 0}).y();
      const double seen = std::min(place->height(), top + words->height()) - std::max(0.0, top);
      QVERIFY2(
          seen >= std::min(4 * line, words->height()) - 1,
          qPrintable(QString("step %1: %2 of %3 in lines of %4").arg(step).arg(seen).arg(words->height()).arg(line)));
      QVERIFY(words->property("font").value<QFont>().pixelSize() >= 18);
      screen.press("hintNext");
    }
    screen.ask("Preferences.textPercent = 100");
  }

  /// That every other empty cell of the block is crossed out, each seen by a ringed digit that is the one to be laid.
  void showsWhatExcludes(Solving& screen) {
    const QVariantMap figure = screen.coach->figure();
    const auto& cells = screen.match->cells()->all();
    const int block = figure["houses"].toList().at(0).toInt(), place = figure["cells"].toList().at(0).toInt();
    const QVariantList by = figure["excluding"].toList(), of = figure["excluded"].toList();
    QVERIFY(!by.isEmpty());
    const Digit digit = cells[by[0].toUInt()].number;
    QVERIFY(digit > 0);
    for (const QVariant& cell : by) QCOMPARE(cells[cell.toUInt()].number, digit);
    for (int cell = 0; cell < 81; ++cell) {
      const bool there = cell / 27 * 3 + cell % 9 / 3 == block,
                 empty = cells[static_cast<std::size_t>(cell)].number == 0;
      QCOMPARE(of.contains(cell), there && empty && cell != place);
      if (!of.contains(cell)) continue;
      QVERIFY(std::any_of(by.begin(), by.end(), [&](const QVariant& seen) {
        const int at = seen.toInt();
        return at / 9 == cell / 9 || at % 9 == cell % 9;
      }));
    }
  }

  void candidates_are_marked_within_their_cells() {
    Solving screen;
    for (int steps = 0; steps < 60; ++steps) {
      screen.press("toolHint");
      while (screen.coach->stage() < Coach::stages) screen.press("hintNext");
      if (!screen.coach->figure()["gone"].toList().isEmpty()) break;
      screen.press("hintNext");
    }
    const QQuickItem* board = screen.item("board");
    const double frame = board->property("frame").toDouble(), side = board->property("cellSize").toDouble();
    int marks = 0;
    for (QQuickItem* item : screen.all()) {
      if (item->objectName() != "noted" && item->objectName() != "gone") continue;
      ++marks;
      const int cell = item->property("modelData").toMap()["cell"].toInt();
      const QRectF there(frame + cell % 9 * side + 1, frame + cell / 9 * side + 1, side - 2, side - 2);
      const QRectF mark = board->mapRectFromItem(item, {0, 0, item->width(), item->height()});
      QVERIFY2(there.contains(mark), qPrintable(QString("%1: %2").arg(cell).arg(mark.x())));
    }
    QVERIFY(marks > 1);
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
