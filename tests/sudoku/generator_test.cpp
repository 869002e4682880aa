#include "sudoku/fill.h"
#include "sudoku/generator.h"
#include "sudoku/human/solve.h"
#include "sudoku/solver.h"
#include "support/qtest.h"

using namespace ninefold;

namespace {

/// What a seed deals is a promise: challenge codes, dailies and saved games rest on it.
struct Golden {
  std::uint64_t seed;
  std::string_view grid;
  std::uint64_t next; // what the generator yields after it
};

constexpr std::array filledGrids{
    Golden{0u, "318672495247598316956143872671984253482735169539216784124859637865327941793461528",
           11163076746731958073u},
    Golden{1u, "163975482287463159549281367415798236796532814832614795978326541651847923324159678",
           4056051879705129303u},
    Golden{2u, "145867392769532814328149657251683749436791528987254136572918463694375281813426975",
           5572422002955935733u},
    Golden{9u, "463852917159347682287961534715429863924683751836715249578234196391576428642198375",
           13625901712085871176u},
    Golden{20260101u, "173495286869327451524861793317659842952184637648732519796543128431278965285916374",
           9242073924668800602u},
    Golden{18446744073709551615u, "739824651126593487458176329583749162267381594941652873694235718375918246812467935",
           3579982990012506176u},
};
constexpr std::array familyPuzzles{
    Golden{0u, ".1.67..9.24..9..1.......8.26.1.8.......7.5.......1.7.41.4.......6..2..41.9..61.2.",
           12673790585845403143u},
    Golden{1u, "....7..8.2.....1...4...1.6741...8...7...3...4...6...9597.3...4...1.....3.2..5....",
           16854408309147549815u},
    Golden{2u, "14.8.73.....5..81......9..7251...7......9......7...1365..9......94..5.....34.6.75",
           12506120805711535454u},
    Golden{9u, "46..5...7.5.3......879.1......4..8..92.....51..6..5......2.419......6.2.6...9..75",
           4072300270740677369u},
    Golden{20260101u, ".7..95.86....2......48...93.17....42....8....64....51.79...31......7....28.91..7.",
           15235032592890412018u},
};

/// The puzzles of the seeds 0, 1 and 2.
using Three = std::array<std::string_view, 3>;
constexpr Three minimalPuzzles{
    ".1..7.4...475..........38.....984..3..2...1..5.9..6......8..6....53.....7......2.",
    "....75......4.......9...36.....9.23...6.3....8.....7.5.7.3.6.4..5.8...23.2.......",
    "..5.6..9.....32.14328............7.943.......9...5..3...29.8...........1.13....75",
};
constexpr Three symmetricPuzzles{
    ".....2..5..7..83...561......7.9...5..82...16..3...6.8......963...53..9..7..4.....",
    "1.3..5....8.4.3..95.....3....5.9..367.6...8.483..1.7....8.....16..8.7.2....1..6.8",
    "...........9.32..43.81..65.....8.7494..7.1..8987.5.....72..84.36..37.2...........",
};
constexpr Three minimalSymmetricPuzzles{
    "..3.21...42...81.....4..8....4....6.1.......5.7....2....6..2.....76...41...85.7..",
    "..4......2...8..54..87..2.....3.9.4.4.......3.7.8.6.....2..16..31..2...8......1..",
    "...9......28.....7.......211..7.9.62..2.4.9..69.2.5..483.......7.....68......1...",
};
constexpr std::array<Three, human::grades.size()> gradedPuzzles{
    Three{
        ".1..724...475..........38.....984..3..2...1..5.9..6......8..6....53.....7......2.",
        "....75......4.......9...36.....9.23...6.3....8.....7.5.7.3.6.4..5.8...23.2.......",
        "..5.6..9.....32.14328............7.943.......9...5.13...29.8...........1.13....75",
    },
    Three{
        ".1..7.4...475..........38.....984..3..2...1..5.9..6......8..6....53.....79.....2.",
        "1...7.......4...5...9...36.41..9.2.....53....8.2...7..97.....4....8........1....8",
        "..5.6..9.....32.14328............7.943.......9...5..3...29.8...........1.13....75",
    },
    Three{
        ".1..7.4...4.59..1......3.7.6..9....3..2...1..5.9..6......8..6....53.....7......2.",
        "16..7..8.....6......92..3....5...23..96.....48.26....5.7.3...4..5.8..........9...",
        ".4........6....8.43..1...5..5.6....94..........725..3...29.......4.75.8..1.....7.",
    },
    Three{
        ".1..7.4...475..........38.....984..3..2...1..5.9..6......8..6....53.....7......2.",
        "......4......63.5.5.92....7.1.79.23.7.6....1.8.2.....597.3.......18...2.....59...",
        "..5.6.....6..32.1.3..1...57...6....94..........7.5..3....9.8..3..4....81.1......5",
    },
    Three{
        ".8....4..9.6..8.1.......39..3.7.........1...4..724.....5...6.87....8.62...9......",
        "......4......63.5.5.92....7.1..9.23.7.6....1.8.2.....597.3.......18...2.....59...",
        "..5.6.....6..32...3..1...57...6....94..........7.5..3....9.8..3..4....81.1......5",
    },
};

std::string puzzleFrom(std::uint64_t seed, const PuzzleWish& wish) {
  Rng rng(seed);
  return text(generatePuzzle(rng, wish).value());
}

bool isMinimal(const Numbers& puzzle) {
  bool minimal = true;
  forEachCell(nineByNine, [&](Cell cell) {
    Numbers fewer = puzzle;
    fewer[cell] = 0;
    if (puzzle[cell] != 0 && solve(fewer).count == 1) minimal = false;
  });
  return minimal;
}

bool isSymmetric(const Numbers& puzzle) {
  for (std::size_t i = 0; i < 81; ++i)
    if ((puzzle.cells[i] == 0) != (puzzle.cells[80 - i] == 0)) return false;
  return true;
}

} // namespace

class GeneratorTest : public QObject {
  Q_OBJECT

private slots:
  void a_seed_fills_the_same_grid_for_ever() {
    for (const Golden& golden : filledGrids) {
      Rng rng(golden.seed);
      QCOMPARE(text(filledGrid(rng)), std::string(golden.grid));
      QCOMPARE(rng.next(), golden.next);
    }
  }

  void a_seed_deals_the_same_family_puzzle_for_ever() {
    for (const Golden& golden : familyPuzzles) {
      Rng rng(golden.seed);
      QCOMPARE(text(familyPuzzle(rng)), std::string(golden.grid));
      QCOMPARE(rng.next(), golden.next);
    }
  }

  void a_seed_makes_the_same_puzzle_on_every_platform() {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      QCOMPARE(puzzleFrom(seed, {.minimal = true}), std::string(minimalPuzzles[seed]));
      QCOMPARE(puzzleFrom(seed, {.symmetric = true}), std::string(symmetricPuzzles[seed]));
      QCOMPARE(puzzleFrom(seed, {.minimal = true, .symmetric = true}), std::string(minimalSymmetricPuzzles[seed]));
    }
  }

  void a_seed_makes_the_same_puzzle_of_a_grade_on_every_platform() {
    for (const human::Grade grade : human::grades)
      for (std::uint64_t seed = 0; seed < 3; ++seed)
        QCOMPARE(puzzleFrom(seed, {.grade = grade}), std::string(gradedPuzzles[static_cast<std::size_t>(grade)][seed]));
  }

  void no_step_goes_beyond_the_grade_wished_for_and_one_is_worthy_of_it() {
    for (const human::Grade grade : human::grades)
      for (std::uint64_t seed = 100; seed < 150; ++seed) {
        Rng rng(seed);
        const auto puzzle = generatePuzzle(rng, {.symmetric = seed % 2 == 0, .grade = grade});
        QVERIFY(puzzle);
        QCOMPARE(solve(*puzzle).count, 1);
        human::Grade hardest{};
        for (const human::Step& step : human::solvingPath(human::Position(*puzzle)))
          hardest = std::max(hardest, human::gradeOf(step.rating));
        QCOMPARE(hardest, grade);
        QCOMPARE(human::rate(*puzzle).grade(), grade);
      }
  }

  void puzzles_have_one_solution_and_are_as_wished_data() {
    QTest::addColumn<bool>("minimal");
    QTest::addColumn<bool>("symmetric");
    QTest::addColumn<int>("puzzles");
    QTest::newRow("any") << false << false << 200;
    QTest::newRow("minimal") << true << false << 200;
    QTest::newRow("symmetric") << false << true << 200;
    QTest::newRow("minimal and symmetric") << true << true << 5;
  }
  void puzzles_have_one_solution_and_are_as_wished() {
    QFETCH(bool, minimal);
    QFETCH(bool, symmetric);
    QFETCH(int, puzzles);
    for (std::uint64_t seed = 100; seed < 100u + static_cast<std::uint64_t>(puzzles); ++seed) {
      Rng rng(seed);
      const auto puzzle = generatePuzzle(rng, {.minimal = minimal, .symmetric = symmetric});
      QVERIFY(puzzle);
      QCOMPARE(solve(*puzzle).count, 1);
      if (minimal) QVERIFY(isMinimal(*puzzle));
      if (symmetric) QVERIFY(isSymmetric(*puzzle));
    }
  }

  void no_given_of_a_minimal_puzzle_is_too_many_whatever_its_grade() {
    for (const human::Grade grade : human::grades) {
      Rng rng(1);
      const auto puzzle = generatePuzzle(rng, {.minimal = true, .grade = grade});
      QVERIFY(puzzle && isMinimal(*puzzle));
      QVERIFY(human::isOfGrade(*puzzle, grade));
    }
  }

  void family_puzzles_have_one_solution_and_are_symmetric() {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Rng rng(seed);
      const Numbers puzzle = familyPuzzle(rng);
      QCOMPARE(solve(puzzle).count, 1);
      QVERIFY(isSymmetric(puzzle));
    }
  }

  void the_first_puzzle_that_suits_is_taken() {
    int asked = 0;
    Rng rng(1);
    const auto puzzle = generatePuzzle(rng, {.suits = [&](const Numbers&) { return ++asked == 3; }});
    QVERIFY(puzzle);
    QCOMPARE(asked, 3);
  }

  void who_asks_for_a_rare_technique_of_a_grade_gets_it() {
    const auto rare = [](const Numbers& puzzle) { return human::rate(puzzle).hardest == human::Technique::bug4; };
    Rng rng(1);
    const auto puzzle = generatePuzzle(rng, {.grade = human::Grade::hard, .suits = rare});
    QVERIFY(puzzle && rare(*puzzle));
  }

  void it_gives_up_after_the_tries_it_has() {
    int asked = 0;
    Rng rng(1);
    QVERIFY(!generatePuzzle(rng, {.suits = [&](const Numbers&) { return ++asked == 0; }, .tries = 7}));
    QCOMPARE(asked, 7);
  }

  void it_stops_when_cancelled() {
    std::atomic<bool> cancelled = false;
    const auto never = [&](const Numbers&) {
      cancelled = true;
      return false;
    };
    Rng rng(1);
    QVERIFY(!generatePuzzle(rng, {.suits = never}, &cancelled));
  }
};

QTEST_APPLESS_MAIN(GeneratorTest)
#include "generator_test.moc"
