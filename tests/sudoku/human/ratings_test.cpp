#include "lab/command.h"
#include "sudoku/human/boards.h"
#include "sudoku/human/rate.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <sstream>

using namespace ninefold;
using namespace ninefold::human;

namespace {

/// The ranks of values, equal ones sharing the mean of theirs.
std::vector<double> ranks(const std::vector<int>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> rank(values.size());
  for (std::size_t i = 0, j = 0; i < order.size(); i = j) {
    while (j < order.size() && values[order[j]] == values[order[i]]) ++j;
    for (std::size_t k = i; k < j; ++k) rank[order[k]] = double(i + j - 1) / 2;
  }
  return rank;
}

double spearman(const std::vector<int>& a, const std::vector<int>& b) {
  const std::vector<double> x = ranks(a), y = ranks(b);
  const double mean = double(x.size() - 1) / 2;
  double xy = 0, xx = 0, yy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - mean) * (y[i] - mean);
    xx += (x[i] - mean) * (x[i] - mean);
    yy += (y[i] - mean) * (y[i] - mean);
  }
  return xy / std::sqrt(xx * yy);
}

const char* const easy = "2...853.6.937.2..1.85.....2.3...........67......8......7.25.8...6......7..29.1.6.";

} // namespace

class HumanRatings : public QObject {
  Q_OBJECT

private slots:
  void ratings_agree_with_the_published_scale() {
    int low = 0, lowNear = 0, near = 0;
    std::vector<int> ours, theirs;
    for (const Rated& rated : ratedPuzzles()) {
      const Rating rating = rate(rated.puzzle);
      ours.push_back(rating.rating);
      theirs.push_back(rated.rating);
      const bool close = std::abs(rating.rating - rated.rating) <= 1;
      near += close;
      if (rated.rating > 50) continue;
      ++low;
      lowNear += close;
    }
    QVERIFY(low > 150);
    QCOMPARE(lowNear, low);
    QVERIFY2(near * 100 >= int(ours.size()) * 95, qPrintable(QString("%1 of %2").arg(near).arg(ours.size())));
    QVERIFY(spearman(ours, theirs) >= 0.99);
  }

  void a_limit_ends_the_rating_early() {
    for (const Rated& rated : ratedPuzzles()) {
      if (rated.rating > 80) continue;
      const Rating rating = rate(rated.puzzle);
      QVERIFY(atMost(rated.puzzle, rating.rating));
      QVERIFY(!atMost(rated.puzzle, rating.rating - 1));
      QCOMPARE(rateUpTo(rated.puzzle, rating.rating)->rating, rating.rating);
    }
  }

  void a_grade_is_compared_with_as_the_rating_says() {
    for (const Rated& rated : ratedPuzzles()) {
      if (rated.rating > 80) continue;
      const Grade grade = rate(rated.puzzle).grade();
      for (const Grade other : grades) QVERIFY(compareGrade(rated.puzzle, other) == (grade <=> other));
    }
  }

  void a_grade_ends_where_its_list_of_techniques_does() {
    QCOMPARE(gradeOf(10), Grade::gentle);
    QCOMPARE(gradeOf(15), Grade::gentle);
    QCOMPARE(gradeOf(17), Grade::easy);
    QCOMPARE(gradeOf(26), Grade::tricky);
    QCOMPARE(gradeOf(36), Grade::hard);
    QCOMPARE(gradeOf(62), Grade::hard);
    QCOMPARE(gradeOf(65), Grade::fiendish);
    for (const Grade grade : {Grade::gentle, Grade::easy, Grade::tricky, Grade::hard, Grade::fiendish})
      QCOMPARE(gradeOf(highest(grade)), grade);
  }

  void the_command_prints_a_line_for_each_puzzle() {
    std::istringstream in(std::string(easy) + ",more\n" + std::string(easy) + "\n");
    std::ostringstream out, err;
    QCOMPARE(rateCommand({}, {in, out, err}), 0);
    const std::string line = std::string(easy) + ",1.2,Hidden single in a block,Gentle,54\n";
    QCOMPARE(out.str(), line + line);
    QCOMPARE(err.str(), std::string());
  }

  void the_command_names_the_line_that_is_wrong_and_goes_on() {
    std::istringstream in("nonsense\n" + std::string(81, '.') + "\n" + "11" + std::string(79, '.') + "\n" + easy +
                          "\n");
    std::ostringstream out, err;
    QCOMPARE(rateCommand({}, {in, out, err}), 1);
    QCOMPARE(QString::fromStdString(out.str()).count('\n'), 1);
    const QString errors = QString::fromStdString(err.str());
    QVERIFY(errors.contains("line 1: not a puzzle"));
    QVERIFY(errors.contains("line 2: the puzzle has more than one solution"));
    QVERIFY(errors.contains("line 3: the puzzle has no solution"));
  }

  void the_command_explains_itself() {
    std::istringstream in;
    std::ostringstream out, err;
    const std::string_view help[] = {"--help"};
    QCOMPARE(rateCommand(help, {in, out, err}), 0);
    QVERIFY(out.str().find("usage: ninefold-lab rate") == 0);
    const std::string_view unknown[] = {"--fast"};
    QVERIFY(rateCommand(unknown, {in, out, err}) != 0);
    QVERIFY(err.str().find("--fast") != std::string::npos);
  }
};

QTEST_GUILESS_MAIN(HumanRatings)
#include "ratings_test.moc"
