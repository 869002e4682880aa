#include "sudoku/generator.h"
#include "sudoku/reasoning.h"
#include "sudoku/solver.h"
#include "support/qtest.h"

using namespace ninefold;
using human::Grade;
using Fast = bands::Reasoning<bands::FastBands>;
using Plain = bands::Reasoning<bands::PlainBands>;

namespace {

constexpr std::array reasonedGrades{Grade::gentle, Grade::easy, Grade::tricky, Grade::hard};

const std::vector<Numbers>& puzzles() {
  static const auto made = [] {
    std::vector<Numbers> all;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      Rng rng(seed);
      all.push_back(generatePuzzle(rng, {}).value());
    }
    return all;
  }();
  return made;
}

template<class Reasoning> bool allows(const Reasoning& reasoning, Cell cell, Digit number) {
  return (reasoning.candidates(number)[bands::bandOf(cell.index())] >> bands::bitOf(cell.index()) & 1u) != 0;
}

template<class Reasoning> bool knows(const Reasoning& reasoning, Cell cell) {
  return (reasoning.known()[bands::bandOf(cell.index())] >> bands::bitOf(cell.index()) & 1u) != 0;
}

} // namespace

class ReasoningTest : public QObject {
  Q_OBJECT

private slots:
  void the_solution_is_never_ruled_out() {
    int known = 0;
    for (const Numbers& puzzle : puzzles()) {
      const Numbers solution = solve(puzzle).first;
      for (const Grade grade : reasonedGrades) {
        const Fast reasoning(puzzle, grade);
        for (int i = 0; i < 81; ++i) {
          const Cell cell = Cell::at(i);
          QVERIFY(allows(reasoning, cell, solution[cell]));
          if (!knows(reasoning, cell)) continue;
          ++known;
          for (Digit number = 1; number <= 9; ++number)
            QCOMPARE(allows(reasoning, cell, number), number == solution[cell]);
        }
      }
    }
    QVERIFY(known > 81 * int(puzzles().size()));
  }

  void what_it_solves_is_no_harder_than_the_grade_and_it_solves_most_of_that() {
    for (const Grade grade : reasonedGrades) {
      int withinGrade = 0, solved = 0;
      for (const Numbers& puzzle : puzzles()) {
        const bool within = human::atMost(puzzle, human::highest(grade));
        const bool solves = Fast(puzzle, grade).solves();
        QVERIFY(within || !solves);
        withinGrade += within;
        solved += solves;
      }
      QVERIFY(withinGrade > 100);
      QVERIFY2(solved * 100 >= withinGrade * 80, qPrintable(QString("%1 of %2").arg(solved).arg(withinGrade)));
    }
  }

  void it_is_the_same_with_either_kind_of_bands() {
    for (const Numbers& puzzle : puzzles())
      for (const Grade grade : reasonedGrades) {
        const Fast fast(puzzle, grade);
        const Plain plain(puzzle, grade);
        QCOMPARE(fast.solves(), plain.solves());
        for (int i = 0; i < 81; ++i)
          for (Digit number = 1; number <= 9; ++number)
            QCOMPARE(allows(fast, Cell::at(i), number), allows(plain, Cell::at(i), number));
      }
  }

  void one_more_number_leads_as_far_as_if_it_were_given() {
    int solved = 0, asked = 0;
    for (std::size_t i = 0; i < 100; ++i) {
      const Numbers& puzzle = puzzles()[i];
      const Numbers solution = solve(puzzle).first;
      for (const Grade grade : {Grade::gentle, Grade::easy, Grade::tricky}) {
        const Fast reasoning(puzzle, grade);
        for (int place = 0; place < 81; ++place) {
          const Cell cell = Cell::at(place);
          Numbers given = puzzle;
          given[cell] = solution[cell];
          const bool solves = reasoning.with(cell, solution[cell]).solves();
          QCOMPARE(solves, Fast(given, grade).solves());
          ++asked;
          solved += solves;
        }
      }
    }
    QVERIFY(solved > asked / 10 && solved < asked);
  }
};

QTEST_APPLESS_MAIN(ReasoningTest)
#include "reasoning_test.moc"
