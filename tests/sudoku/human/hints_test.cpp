#include "sudoku/hint.h"
#include "sudoku/human/boards.h"

using namespace ninefold;
using namespace ninefold::human;

namespace {

/// A puzzle that needs pointing, so that its plan lays digits and strikes candidates.
const Numbers pointing = draw(R"(
  29. ..7 ..3
  ... ... 1..
  ... ..2 .8.
  .7. 9.. 5..
  .35 .7. .9.
  14. 8.. ...
  ..4 ..9 .12
  ... ... 43.
  .23 ..4 ...)");

const Board<Digits> noNotes;

Board<Digits> allNotes(const Numbers& numbers) {
  const Position position(numbers);
  Board<Digits> notes;
  for (int cell = 0; cell < 81; ++cell) notes.cells[static_cast<std::size_t>(cell)] = position.candidates(cell);
  return notes;
}

int firstEmpty(const Numbers& numbers) {
  for (int cell = 0; cell < 81; ++cell)
    if (numbers.cells[static_cast<std::size_t>(cell)] == 0) return cell;
  return -1;
}

} // namespace

class HumanHints : public QObject {
  Q_OBJECT

private slots:
  void following_the_hints_solves_the_puzzle_without_notes() {
    Numbers numbers = pointing;
    HintPlan plan(pointing, numbers, noNotes);
    int hints = 0;
    for (; hints < 500; ++hints) {
      const Hint hint = plan.hint(numbers, noNotes, HintStage::action);
      if (hint.kind == Hint::Kind::solved) break;
      QCOMPARE(hint.kind, Hint::Kind::step);
      QVERIFY(hint.step.has_value());
      if (hint.step->places()) {
        QCOMPARE(int(numbers.cells[static_cast<std::size_t>(hint.step->cell)]), 0);
        numbers.cells[static_cast<std::size_t>(hint.step->cell)] = static_cast<Digit>(hint.step->digit + 1);
      } else {
        QVERIFY(plan.hint(numbers, noNotes, HintStage::action) == hint); // it isn't relied on before it is done
        plan.strike(*hint.step);
      }
    }
    QVERIFY(numbers == plan.solution());
    QCOMPARE(hints, int(plan.steps().size()));
  }

  void following_the_hints_solves_the_puzzle_with_notes() {
    Numbers numbers = pointing;
    Board<Digits> notes = allNotes(numbers);
    HintPlan plan(pointing, numbers, notes);
    for (int hints = 0; hints < 500; ++hints) {
      const Hint hint = plan.hint(numbers, notes, HintStage::action);
      if (hint.kind == Hint::Kind::solved) break;
      QVERIFY(hint.fromNotes);
      Position position(numbers, notes);
      apply(*hint.step, position);
      numbers = position.grid();
      for (int cell = 0; cell < 81; ++cell) notes.cells[static_cast<std::size_t>(cell)] = position.candidates(cell);
    }
    QVERIFY(numbers == plan.solution());
  }

  void each_stage_tells_more_of_the_same_step() {
    HintPlan plan(pointing, pointing, noNotes);
    const Hint where = plan.hint(pointing, noNotes, HintStage::where);
    QVERIFY(where.houses.size > 0 || !where.cells.empty());
    QVERIFY(!where.step.has_value());
    const Hint technique = plan.hint(pointing, noNotes, HintStage::technique);
    QCOMPARE(technique.words.front().words, name(plan.steps().front().technique));
    QVERIFY(technique.houses == where.houses); // what was told before stays in sight
    QVERIFY(!technique.step.has_value());
    const Hint pattern = plan.hint(pointing, noNotes, HintStage::pattern);
    QVERIFY(pattern.step == plan.steps().front());
    const Hint action = plan.hint(pointing, noNotes, HintStage::action);
    QVERIFY(action.step == plan.steps().front());
    QVERIFY(!action.words.empty());
  }

  void a_chain_is_read_out_arrow_by_arrow() {
    Step chain;
    chain.technique = Technique::xyChain;
    chain.links = {{{0, 0, true}, {1, 0, false}, 0}, {{1, 0, false}, {1, 4, true}, 0}};
    QCOMPARE(int(explanation(chain).size()), 3);
    QVERIFY(explanation(chain).back() == reading(chain.links.back()));
    chain.links.resize(40, chain.links.front()); // nobody would listen
    QCOMPARE(int(explanation(chain).size()), 1);
  }

  void a_wrong_entry_comes_first() {
    Numbers numbers = pointing;
    HintPlan plan(pointing, numbers, noNotes);
    const int cell = firstEmpty(numbers);
    const auto at = static_cast<std::size_t>(cell);
    numbers.cells[at] = static_cast<Digit>(plan.solution().cells[at] % 9 + 1);
    for (const HintStage stage : {HintStage::where, HintStage::technique, HintStage::pattern, HintStage::action}) {
      const Hint hint = plan.hint(numbers, noNotes, stage);
      QCOMPARE(hint.kind, Hint::Kind::wrong);
      QCOMPARE(hint.cells.has(cell), stage >= HintStage::pattern);
    }
    numbers.cells[at] = 0;
    QCOMPARE(plan.hint(numbers, noNotes, HintStage::where).kind, Hint::Kind::step);
  }

  void notes_that_contradict_the_solution_are_not_built_upon() {
    Board<Digits> notes = allNotes(pointing);
    const Numbers solution = HintPlan(pointing, pointing, noNotes).solution();
    const auto first = static_cast<std::size_t>(firstEmpty(pointing));
    notes.cells[first] = static_cast<Digits>(notes.cells[first] & ~digit(solution.cells[first] - 1));
    if (notes.cells[first] == 0) notes.cells[first] = digit(solution.cells[first] % 9);
    HintPlan plan(pointing, pointing, notes);
    const Hint hint = plan.hint(pointing, notes, HintStage::action);
    QCOMPARE(hint.kind, Hint::Kind::step);
    QVERIFY(!hint.fromNotes);
  }

  void what_is_done_is_not_told_again() {
    Numbers numbers = pointing;
    HintPlan plan(pointing, numbers, noNotes);
    const Step first = plan.steps().front();
    QVERIFY(first.places());
    numbers.cells[static_cast<std::size_t>(first.cell)] = static_cast<Digit>(first.digit + 1);
    const Hint hint = plan.hint(numbers, noNotes, HintStage::action);
    QVERIFY(hint.step == plan.steps()[1]);
  }

  void a_full_board_needs_no_hint() {
    HintPlan plan(pointing, pointing, noNotes);
    QCOMPARE(plan.hint(plan.solution(), noNotes, HintStage::where).kind, Hint::Kind::solved);
  }
};

QTEST_GUILESS_MAIN(HumanHints)
#include "hints_test.moc"
