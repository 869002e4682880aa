#include "sudoku/human/rate.h"
#include "sudoku/solver.h"
#include "support/lab.h"
#include "support/qtest.h"

#include <sstream>
#include <vector>

using namespace ninefold;
using std::string;

namespace {

const string puzzle = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const string solution = "987654321246173985351928746128537694634892157795461832519286473472319568863745219";

} // namespace

class CommandsTest : public QObject {
  Q_OBJECT

private slots:
  void solve_prints_the_count_and_the_solution() {
    const Run done = run(solveCommand, {}, puzzle + "\n");
    QCOMPARE(done.code, allWell);
    QCOMPARE(done.out, "1," + solution + "\n");
  }

  void solve_takes_zeros_comments_tails_and_line_ends_of_any_kind() {
    string zeros = puzzle;
    std::replace(zeros.begin(), zeros.end(), '.', '0');
    const Run done =
        run(solveCommand, {}, "# a comment\n" + zeros + ",tail\r\n\r\n" + puzzle + " # too hard\n" + puzzle);
    QCOMPARE(done.code, allWell);
    QCOMPARE(done.out, "1," + solution + "\n1," + solution + "\n1," + solution + "\n");
  }

  void solve_counts_up_to_the_limit() {
    const string open(81, '.'), clash = "11" + string(79, '.');
    QVERIFY(run(solveCommand, {}, open).out.starts_with("2,"));
    QVERIFY(run(solveCommand, {"--limit", "7"}, open).out.starts_with("7,"));
    QCOMPARE(run(solveCommand, {}, clash).out, string("0,\n"));
  }

  void solve_names_the_lines_that_are_no_puzzles_and_goes_on() {
    const Run done = run(solveCommand, {}, "123\n" + string(80, '.') + "x\n" + puzzle + "\n");
    QCOMPARE(done.code, somethingRefused);
    QCOMPARE(done.out, "1," + solution + "\n");
    QCOMPARE(done.err, string("ninefold-lab solve: line 1: only 3 of 81 characters\n"
                              "ninefold-lab solve: line 2: character 81 is neither a number nor '.'\n"));
  }

  void solve_time_prints_one_number() {
    const Run done = run(solveCommand, {"--time"}, puzzle + "\n" + puzzle + "\n");
    QCOMPARE(done.code, allWell);
    QVERIFY(QString::fromStdString(done.out).toLongLong() > 0);
    QCOMPARE(run(solveCommand, {"--time"}).out, string("0\n"));
  }

  void generate_prints_puzzles_that_have_one_solution() {
    const Run made = run(generateCommand, {"--count", "4", "--seed", "9", "--symmetric"});
    QCOMPARE(made.code, allWell);
    std::istringstream lines(made.out);
    int count = 0;
    for (string line; std::getline(lines, line); ++count) QCOMPARE(solve(numbersFrom(line).value()).count, 1);
    QCOMPARE(count, 4);
    // The puzzle of a seed doesn't depend on which came before it.
    QVERIFY(made.out.ends_with(run(generateCommand, {"--seed", "12", "--symmetric"}).out));
  }

  void generate_makes_puzzles_of_a_grade() {
    for (const human::Grade grade : human::grades) {
      const Run made = run(generateCommand, {"--count", "3", "--grade", key(grade)});
      QCOMPARE(made.code, allWell);
      std::istringstream rated(run(rateCommand, {}, made.out).out);
      int count = 0;
      for (string line; std::getline(rated, line); ++count)
        QVERIFY(line.find("," + string(name(grade)) + ",") != string::npos);
      QCOMPARE(count, 3);
    }
  }

  void what_is_not_understood_is_refused() {
    QCOMPARE(run(solveCommand, {"--limit"}).code, badUsage);
    QCOMPARE(run(solveCommand, {"--limit", "0"}).code, badUsage);
    QCOMPARE(run(solveCommand, {"--fast"}).code, badUsage);
    QCOMPARE(run(generateCommand, {"--count", "many"}).code, badUsage);
    QCOMPARE(run(generateCommand, {"--seed", "-1"}).code, badUsage);
    const Run diabolical = run(generateCommand, {"--grade", "diabolical"});
    QCOMPARE(diabolical.code, badUsage);
    QCOMPARE(diabolical.err, string("ninefold-lab generate: --grade needs gentle, easy, tricky, hard or fiendish\n"));
    QCOMPARE(run(generateCommand, {"--grade"}).code, badUsage);
    QVERIFY(run(solveCommand, {"--help"}).out.starts_with("ninefold-lab solve"));
    QVERIFY(run(generateCommand, {"--help"}).out.starts_with("ninefold-lab generate"));
  }
};

QTEST_APPLESS_MAIN(CommandsTest)
#include "commands_test.moc"
