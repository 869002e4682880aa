#include "sudoku/human/boards.h"
#include "sudoku/human/examples.h"
#include "sudoku/human/proof.h"
#include "sudoku/human/solve.h"
#include "sudoku/solver.h"
#include "support/rounds.h"

using namespace ninefold;
using namespace ninefold::human;

namespace {

QString called(Technique technique) {
  return QString::fromUtf8(key(technique).data(), qsizetype(key(technique).size()));
}

} // namespace

class HumanTechniques : public QObject {
  Q_OBJECT

private slots:
  void each_technique_is_found_where_it_is_needed_data() {
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(examples)); ++i) QTest::newRow(qPrintable(called(examples[i].technique))) << i;
  }

  void each_technique_is_found_where_it_is_needed() {
    QFETCH(int, index);
    const Example& example = examples[index];
    const Position position(draw(example.board));
    bool found = false;
    if (example.next) {
      const Step step = nextStep(position);
      QCOMPARE(called(step.technique), called(example.technique));
      QCOMPARE(step.rating, example.rating);
      QCOMPARE(effect(step), std::string(example.effect));
      found = true;
    } else {
      for (const Step& step : solvingPath(position))
        found = found || (step.technique == example.technique && step.rating == example.rating &&
                          effect(step) == example.effect);
    }
    QVERIFY(found);
  }

  // By default some thousand steps; with NINEFOLD_STEPS=100000 as many as that.
  void no_step_takes_a_true_candidate_away() {
    const int wanted = rounds("NINEFOLD_STEPS", 6000);
    std::vector<Numbers> puzzles;
    for (const Rated& rated : ratedPuzzles()) puzzles.push_back(rated.puzzle);
    QVERIFY(!puzzles.empty());
    int steps = 0;
    for (std::size_t round = 0; steps < wanted; ++round) {
      for (std::size_t i = 0; i < puzzles.size() && steps < wanted; ++i) {
        // A stride, so that few steps see all grades; later rounds see the puzzles turned and with other digits.
        const Numbers& board = puzzles[(i * 61) % puzzles.size()];
        Numbers puzzle;
        for (std::size_t cell = 0; cell < 81; ++cell) {
          const std::size_t from = round % 2 == 0 ? cell : cell % 9 * 9 + (8 - cell / 9);
          const Digit digit = board.cells[from];
          puzzle.cells[cell] = digit == 0 ? Digit{0} : static_cast<Digit>((digit - 1 + round) % 9 + 1);
        }
        const Numbers solution = solve(puzzle, 1).first;
        Position position(puzzle);
        while (!position.solved() && steps < wanted) {
          const Step step = nextStep(position);
          QVERIFY2(step.technique != Technique::none, text(puzzle).c_str());
          QVERIFY(step.places() || step.removes());
          for (int d = 0; d < 9; ++d) {
            step.removed[static_cast<std::size_t>(d)].each([&](int cell) {
              QVERIFY2(position.has(cell, d), key(step.technique).data());
              QVERIFY2(solution.cells[static_cast<std::size_t>(cell)] != d + 1, key(step.technique).data());
            });
          }
          if (step.places()) QCOMPARE(int(solution.cells[static_cast<std::size_t>(step.cell)]), step.digit + 1);
          if (QTest::currentTestFailed()) return;
          apply(step, position);
          ++steps;
        }
      }
    }
  }

  void every_technique_has_a_name_a_key_and_a_sentence() {
    for (int t = 0; t <= int(Technique::last); ++t) {
      Step step;
      step.technique = static_cast<Technique>(t);
      QVERIFY(!name(step.technique).empty());
      QVERIFY(!key(step.technique).empty());
      QVERIFY(name(step.technique).find(',') == std::string_view::npos);
      QVERIFY(!proof(step).words.empty());
    }
    for (const std::string_view words : allWords()) QVERIFY(!words.empty());
  }

  void a_chain_starts_and_ends_at_what_it_proves() {
    for (const Example& example : examples) {
      if (example.technique != Technique::skyscraper) continue;
      const Step step = nextStep(Position(draw(example.board)));
      QCOMPARE(int(step.links.size()), 5);
      QVERIFY(step.links.front().from.on);
      QVERIFY(!step.links.back().to.on);
      QCOMPARE(step.links.front().from.cell, step.links.back().to.cell);
      for (std::size_t i = 1; i < step.links.size(); ++i) QVERIFY(step.links[i].from == step.links[i - 1].to);
    }
  }

  void a_solved_or_contradictory_position_has_no_step() {
    const Numbers solution = solve(draw(examples[0].board), 1).first;
    QVERIFY(nextStep(Position(solution)).technique == Technique::none);
    Board<Digits> notes;
    Numbers puzzle = draw(examples[0].board);
    for (std::size_t cell = 0; cell < 81; ++cell)
      if (puzzle.cells[cell] == 0) notes.cells[cell] = 1; // only ones
    QVERIFY(nextStep(Position(puzzle, notes)).technique == Technique::none);
  }
};

QTEST_GUILESS_MAIN(HumanTechniques)
#include "techniques_test.moc"
