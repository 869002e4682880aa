
#include "bridge/coach.h"
#include "match/any_match.h"
#include "sudoku/human/solve.h"
#include "sudoku/solver.h"
#include "support/idle.h"
#include "support/seated.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace ninefold;

namespace {

/// Needs pointing, so that some steps strike out notes.
const QString puzzle = "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...";

QString sheet(const QString& mode) {
  return QStringLiteral(R"({"format":"ninefold/1","game":"sudoku_pens","seats":1,"first":0,)"
                        R"("options":{"mode":"%1"},"deal":{"givens":"%2"},"moves":[]})")
      .arg(mode, puzzle);
}

/// A table for one, and the coach beside it.
struct Lesson {
  MatchController match;
  Coach coach;
  Numbers solution = solve(*numbersFrom(puzzle.toStdString()), 1).first;

  explicit Lesson(const char* mode = "solo") {
    coach.setMatch(&match);
    if (!match.begin(sheet(mode), {"Mika"})) qFatal("no match");
  }

  void ask() {
    coach.ask();
    if (!QTest::qWaitFor([this] { return !coach.busy(); }, 20000)) qFatal("the coach thinks too long");
  }
  void askAll() {
    while (coach.stage() < Coach::stages && !coach.solved()) ask();
  }
  int number(int cell) { return match.cells()->all()[static_cast<std::size_t>(cell)].number; }
  int gap() {
    int cell = 0;
    while (number(cell) != 0) ++cell;
    return cell;
  }
  void write(int cell, int digit) {
    match.stroke(cell % 9, cell / 9, cell % 9, cell / 9);
    match.key(digit);
  }
};

/// An archive in a folder of its own.
struct Memory {
  QTemporaryDir folder;

  Memory() {
    Archive::close();
    Archive::keepIn(folder.path());
  }
  ~Memory() {
    Archive::close();
    Archive::keepIn({});
  }
};

} // namespace

class CoachTest : public QObject {
  Q_OBJECT

private slots:
  void each_stage_tells_a_little_more() {
    Lesson lesson;
    QVERIFY(lesson.coach.teaches());
    lesson.ask();
    QCOMPARE(lesson.coach.stage(), 1);
    QVERIFY(lesson.coach.words().startsWith("Look at "));
    QCOMPARE(lesson.coach.technique(), QString());
    const QVariant where = lesson.coach.figure()["houses"];
    QVERIFY(!where.toList().isEmpty());
    lesson.ask();
    QCOMPARE(lesson.coach.technique(), QString("Hidden single in a block"));
    QCOMPARE(lesson.coach.figure()["houses"], where); // where to look stays in sight
    lesson.ask();
    QVERIFY(lesson.coach.words().contains("has no place left but"));
    QCOMPARE(lesson.coach.figure()["laid"].toList().size(), 1);
    lesson.ask();
    QCOMPARE(lesson.coach.stage(), Coach::stages);
    QCOMPARE(lesson.coach.lesson()["key"].toString(), QString("hidden_single_block"));
    QCOMPARE(lesson.coach.told(), 3);
    lesson.ask();
    QCOMPARE(lesson.coach.told(), 3); // there is nothing more to tell
  }

  void doing_what_it_says_solves_the_puzzle() {
    Lesson lesson;
    for (int steps = 0; steps < 300 && !lesson.match.over(); ++steps) {
      lesson.askAll();
      lesson.coach.act();
    }
    QVERIFY(lesson.match.over());
  }

  void it_strikes_out_notes_and_leaves_the_pen_as_it_was() {
    Lesson lesson;
    lesson.match.press(Kind::CentreNotes);
    const human::Position position(*numbersFrom(puzzle.toStdString()));
    for (int cell = 0; cell < 81; ++cell)
      human::eachBit(position.candidates(cell), [&](int d) { lesson.write(cell, d + 1); });
    bool struck = false;
    for (int steps = 0; steps < 60 && !struck; ++steps) {
      lesson.askAll();
      const QVariantList gone = lesson.coach.figure()["gone"].toList();
      lesson.coach.act();
      if (gone.isEmpty()) continue;
      struck = true;
      for (const QVariant& one : gone) {
        const SceneCell& cell = lesson.match.cells()->all()[one.toMap()["cell"].toUInt()];
        QVERIFY(!cell.centre.has(static_cast<Digit>(one.toMap()["digit"].toInt())));
        QVERIFY(!cell.centre.empty());
      }
      QVERIFY(lesson.match.actions()->all()[1].on); // the notes in the centre
    }
    QVERIFY(struck);
  }

  void what_is_wrong_comes_first_and_the_way_back_leads_to_where_nothing_was() {
    Lesson lesson;
    lesson.ask();
    lesson.coach.close();
    const int first = lesson.gap();
    lesson.write(first, lesson.solution.cells[static_cast<std::size_t>(first)]);
    const int wrong = lesson.gap();
    lesson.write(wrong, lesson.solution.cells[static_cast<std::size_t>(wrong)] % 9 + 1);
    const int after = lesson.gap();
    lesson.write(after, lesson.solution.cells[static_cast<std::size_t>(after)]);
    lesson.askAll();
    QVERIFY(lesson.coach.wrong());
    QCOMPARE(lesson.coach.figure()["wrong"].toList(), QVariantList{wrong});
    lesson.coach.act();
    QCOMPARE(lesson.number(first), int(lesson.solution.cells[static_cast<std::size_t>(first)]));
    QCOMPARE(lesson.number(wrong), 0);
    QCOMPARE(lesson.number(after), 0);
    lesson.ask();
    QVERIFY(!lesson.coach.wrong());
  }

  void a_hint_is_over_once_something_else_lies_on_the_board() {
    Lesson lesson;
    lesson.ask();
    QCOMPARE(lesson.coach.stage(), 1);
    const int gap = lesson.gap();
    lesson.write(gap, lesson.solution.cells[static_cast<std::size_t>(gap)]);
    QCOMPARE(lesson.coach.stage(), 0);
    QVERIFY(lesson.coach.figure().isEmpty());
    // And one that is still being thought of never comes.
    lesson.coach.ask();
    QVERIFY(lesson.coach.busy());
    lesson.match.undo();
    QVERIFY(!lesson.coach.busy());
    letThoughtsArrive();
    QCOMPARE(lesson.coach.stage(), 0);
  }

  void hints_are_counted_on_at_a_new_table_and_when_the_match_is_gone_on_with() {
    Memory memory;
    int id = 0;
    {
      Lesson lesson;
      QVERIFY(lesson.match.beginKept(sheet("solo"), {}, {"Mika"}) && seated(lesson.match));
      id = lesson.match.kept();
      lesson.ask();
      lesson.ask();
      Coach another;
      another.setMatch(&lesson.match);
      QCOMPARE(another.told(), 2);
    }
    Lesson lesson;
    QCOMPARE(lesson.coach.told(), 0);
    QVERIFY(lesson.match.resume(id, {"Mika"}) && seated(lesson.match));
    QCOMPARE(lesson.coach.told(), 2);
    for (int stage = 1; stage <= 3; ++stage) lesson.ask(); // two are paid for
    QCOMPARE(lesson.coach.told(), 3);
  }

  void what_was_paid_for_is_told_again_for_nothing_until_something_else_lies_there() {
    Memory memory;
    int id = 0;
    {
      Lesson lesson;
      QVERIFY(lesson.match.beginKept(sheet("solo"), {}, {"Mika"}) && seated(lesson.match));
      id = lesson.match.kept();
      lesson.ask();
      lesson.ask();
      lesson.coach.close();
      QCOMPARE(lesson.coach.paid(), 2);
      lesson.ask();
      lesson.ask();
      QCOMPARE(lesson.coach.told(), 2);
      lesson.match.leave(); // to practise it elsewhere
    }
    Lesson lesson;
    QVERIFY(lesson.match.resume(id, {"Mika"}) && seated(lesson.match));
    QTRY_COMPARE(lesson.coach.paid(), 2);
    lesson.ask();
    lesson.ask();
    QCOMPARE(lesson.coach.told(), 2);
    lesson.ask();
    QCOMPARE(lesson.coach.told(), 3);
    const int gap = lesson.gap();
    lesson.write(gap, lesson.solution.cells[static_cast<std::size_t>(gap)]);
    QTRY_COMPARE(lesson.number(gap), int(lesson.solution.cells[static_cast<std::size_t>(gap)]));
    QCOMPARE(lesson.coach.paid(), 0);
    lesson.ask();
    QCOMPARE(lesson.coach.told(), 4);
  }

  void it_notes_what_is_left_where_there_were_no_notes_to_strike_out() {
    Lesson lesson;
    bool struck = false;
    for (int steps = 0; steps < 60 && !struck; ++steps) {
      lesson.askAll();
      const QVariantList gone = lesson.coach.figure()["gone"].toList();
      const QVariantMap figure = lesson.coach.figure();
      lesson.coach.close();
      lesson.askAll(); // what was only told isn't relied on
      QVERIFY(lesson.coach.figure() == figure);
      const int before = lesson.coach.told();
      lesson.coach.act();
      if (gone.isEmpty()) continue;
      struck = true;
      QVERIFY2(lesson.coach.did().contains("out of"), qPrintable(lesson.coach.did()));
      for (const QVariant& one : gone) {
        const auto at = one.toMap()["cell"].toUInt();
        const SceneCell& cell = lesson.match.cells()->all()[at];
        QVERIFY(!cell.corner.has(static_cast<Digit>(one.toMap()["digit"].toInt())));
        QVERIFY(cell.corner.has(lesson.solution.cells[at]));
      }
      QVERIFY(!lesson.match.actions()->all()[0].on); // ink is in hand, as before
      lesson.ask();
      QCOMPARE(lesson.coach.told(), before + 1); // another step
      QCOMPARE(lesson.coach.did(), QString());
    }
    QVERIFY(struck);
  }

  void it_may_go_while_it_thinks() {
    for (int i = 0; i < 20; ++i) {
      Lesson lesson;
      lesson.coach.ask();
    }
    QTest::qWait(50);
  }

  void who_plays_against_the_clock_is_not_taught() {
    Lesson lesson("speed");
    QVERIFY(!lesson.coach.teaches());
    lesson.coach.ask();
    QVERIFY(!lesson.coach.busy());
  }
};

QTEST_GUILESS_MAIN(CoachTest)
#include "coach_test.moc"
