#include "sudoku/human/solve.h"
#include "sudoku/pack.h"
#include "sudoku/puzzle_text.h"
#include "sudoku/solver.h"
#include "support/qtest.h"

#include <QFile>
#include <set>

using namespace ninefold;

namespace {

std::vector<Numbers> shippedPack() {
  QFile file(NINEFOLD_SOURCE_DIR "/resources/puzzles.txt");
  if (!file.open(QIODevice::ReadOnly)) return {};
  const auto puzzles = readPuzzles(file.readAll().toStdString());
  return puzzles ? *puzzles : std::vector<Numbers>{};
}

bool isSymmetric(const Numbers& puzzle) {
  for (std::size_t i = 0; i < 81; ++i)
    if ((puzzle.cells[i] == 0) != (puzzle.cells[80 - i] == 0)) return false;
  return true;
}

/// A puzzle without what makes no difference to a solver: which digit is called how.
std::string shape(const Numbers& puzzle) {
  std::array<char, 10> names{};
  char next = 'a';
  std::string out;
  for (const Digit digit : puzzle.cells) {
    if (digit != 0 && names[digit] == 0) names[digit] = next++;
    out += digit == 0 ? '.' : names[digit];
  }
  return out;
}

} // namespace

class PackTest : public QObject {
  Q_OBJECT

private slots:
  void the_pack_has_twelve_puzzles_of_each_grade_each_with_one_solution() {
    const auto pack = shippedPack();
    QCOMPARE(int(pack.size()), cardsInThePack);
    for (int card = 0; card < cardsInThePack; ++card) {
      const Numbers& puzzle = pack[static_cast<std::size_t>(card)];
      QCOMPARE(solve(puzzle).count, 1);
      QCOMPARE(human::rate(puzzle).grade(), gradeOfCard(card));
      QVERIFY(isSymmetric(puzzle));
    }
  }

  void no_two_cards_are_alike() {
    std::set<std::string> puzzles, solutions;
    for (const Numbers& puzzle : shippedPack()) {
      puzzles.insert(shape(puzzle));
      solutions.insert(shape(solve(puzzle).first));
    }
    QCOMPARE(int(puzzles.size()), cardsInThePack);
    QCOMPARE(int(solutions.size()), cardsInThePack);
  }

  void nobody_has_to_guess_and_cards_get_no_easier_within_a_grade() {
    const auto pack = shippedPack();
    int before = 0;
    for (int card = 0; card < int(pack.size()); ++card) {
      const human::Rating rating = human::rate(pack[static_cast<std::size_t>(card)]);
      QVERIFY(rating.rating <= 72);
      QVERIFY(rating.rating >= before || card % cardsOfAGrade == 0);
      before = rating.rating;
    }
  }

  void the_same_seed_chooses_the_same_pack() {
    const auto pack = choosePack(1, 40);
    QCOMPARE(int(pack.size()), cardsInThePack);
    QVERIFY(choosePack(1, 40) == pack);
    QVERIFY(choosePack(2, 40) != pack);
  }
};

QTEST_APPLESS_MAIN(PackTest)
#include "pack_test.moc"
