#include "bridge/lessons.h"
#include "bridge/puzzle_desk.h"
#include "sudoku/pack.h"
#include "sudoku/solver.h"
#include "support/idle.h"

#include <QSignalSpy>
#include <QTemporaryFile>
#include <QtTest>

using namespace ninefold;

namespace {

const QString puzzle = "29...7..3......1.......2.8..7.9..5...35.7..9.14.8.......4..9.12......43..23..4...";

Numbers numbers(const QString& text) { return numbersFrom(text.toStdString()).value(); }

} // namespace

class PuzzleDeskTest : public QObject {
  Q_OBJECT

private slots:
  void a_puzzle_of_each_grade_is_made() {
    PuzzleDesk desk;
    QSignalSpy made(&desk, &PuzzleDesk::made);
    for (const QVariant& grade : PuzzleDesk::grades()) {
      const QString key = grade.toMap()["key"].toString();
      desk.make(key);
      QVERIFY(desk.busy());
      QVERIFY(made.wait(60'000));
      QVERIFY(!desk.busy());
      const auto arguments = made.takeFirst();
      QCOMPARE(arguments[1].toString(), key);
      QVERIFY(human::isOfGrade(numbers(arguments[0].toString()), *human::gradeWithKey(key.toStdString())));
    }
  }

  void what_is_not_wanted_any_more_never_comes() {
    PuzzleDesk desk;
    QSignalSpy made(&desk, &PuzzleDesk::made);
    desk.make("fiendish");
    desk.cancel();
    QVERIFY(!desk.busy());
    desk.make("hard");
    desk.make("gentle"); // instead of it
    QVERIFY(made.wait(60'000));
    letThoughtsArrive();
    QCOMPARE(made.size(), 1);
    QCOMPARE(made[0][1].toString(), QString("gentle"));
  }

  void there_are_puzzles_to_practise_a_technique() {
    PuzzleDesk desk;
    QSignalSpy made(&desk, &PuzzleDesk::made);
    for (const char* technique : {"naked_pair", "unique_rectangle"}) {
      desk.practise(technique);
      QVERIFY(made.wait(60000));
      const Lesson* lesson = lessonOf(human::rate(numbers(made.takeFirst()[0].toString())).hardest);
      QVERIFY(lesson);
      QCOMPARE(lesson->key, technique);
    }
  }

  void each_technique_has_a_lesson_with_an_example() {
    PuzzleDesk desk;
    QSignalSpy shown(&desk, &PuzzleDesk::exampleShown);
    for (const QVariant& technique : PuzzleDesk::techniques()) {
      const QVariantMap told = technique.toMap();
      QVERIFY(!told["name"].toString().isEmpty() && !told["text"].toString().isEmpty());
      desk.showExample(told["key"].toString());
      QVERIFY2(shown.wait(60000), qPrintable(told["key"].toString()));
      const QVariantMap example = shown.takeFirst()[0].toMap();
      QVERIFY2(!example["words"].toString().isEmpty(), qPrintable(told["key"].toString()));
      const QVariantMap figure = example["figure"].toMap();
      QVERIFY(!figure["gone"].toList().isEmpty() || !figure["laid"].toList().isEmpty());
      QVERIFY(!example["words"].toString().contains('%'));
    }
    // Only what nobody could be asked to learn has none.
    for (int t = 1; t < static_cast<int>(human::Technique::nested); ++t)
      QVERIFY(lessonOf(static_cast<human::Technique>(t)));
  }

  void a_puzzle_is_proved() {
    PuzzleDesk desk;
    QSignalSpy proved(&desk, &PuzzleDesk::proved);
    const auto proof = [&](const QString& givens) {
      desk.prove(givens);
      if (!proved.wait(60'000)) qFatal("no proof");
      return proved.takeFirst()[0].toMap();
    };
    const QVariantMap one = proof(puzzle);
    QCOMPARE(one["solutions"].toInt(), 1);
    QCOMPARE(one["sentence"].toString(), QString("Exactly one solution. Tricky; the hardest step: Pointing."));
    QCOMPARE(proof(QString(81, '.'))["sentence"].toString(), QString("This puzzle has more than one solution."));
    QCOMPARE(proof("11" + QString(79, '.'))["solutions"].toInt(), 0);
  }

  void a_text_is_read_or_what_is_wrong_with_it_is_said() {
    QCOMPARE(PuzzleDesk::read(puzzle + "\n" + puzzle)["puzzles"].toStringList(), QStringList({puzzle, puzzle}));
    QCOMPARE(PuzzleDesk::read("12")["error"].toString(),
             QString("Line 1: a puzzle has 81 characters, or nine lines of nine."));
    QCOMPARE(PuzzleDesk::conflicts("1.......1" + QString(72, '.')), QVariantList({0, 8}));
  }

  void a_file_is_read() {
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write("#A Ada\n" + puzzle.toUtf8());
    file.close();
    QCOMPARE(PuzzleDesk::readFile(QUrl::fromLocalFile(file.fileName()))["puzzles"].toStringList(), QStringList(puzzle));
    QVERIFY(!PuzzleDesk::readFile(QUrl::fromLocalFile("/nowhere"))["error"].toString().isEmpty());
  }

  void the_pack_is_there() {
    const QVariantList pack = PuzzleDesk::pack();
    QCOMPARE(int(pack.size()), cardsInThePack);
    QCOMPARE(pack.front().toMap()["grade"].toString(), QString("gentle"));
    QCOMPARE(pack.back().toMap()["grade"].toString(), QString("fiendish"));
    QCOMPARE(solve(numbers(pack[30].toMap()["givens"].toString())).count, 1);
  }
};

QTEST_MAIN(PuzzleDeskTest)
#include "puzzle_desk_test.moc"
