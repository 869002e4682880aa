#include "sudoku/brute_force.h"
#include "support/qtest.h"
#include "support/rounds.h"

using namespace ninefold;
using namespace ninefold::test;

namespace {

Numbers puzzle(std::string_view cells) { return numbersFrom(cells).value(); }

constexpr std::string_view seventeenGivens =
    ".................1.....2.3......3.2...1.4......5....6..3......4.7..8...962...7...";
constexpr std::string_view hardest =
    "98.7..6..75..4......3..8.7.5....7.3...94.........2.1..3.......1.9...5.8...52....6";

} // namespace

class SolverTest : public QObject {
  Q_OBJECT

private slots:
  void agrees_with_brute_force_about_all_kinds_of_grids() {
    const int grids = rounds("NINEFOLD_TEST_ROUNDS", 5000);
    Rng rng(5);
    Seen seen;
    for (int i = 0; i < grids; ++i) {
      const Numbers grid = randomGrid(rng);
      const std::string fault = faultAbout(grid, seen);
      QVERIFY2(fault.empty(), (text(grid) + ": " + fault).c_str());
    }
    for (int count : seen.byCount) QVERIFY(count > grids / 20);
  }

  void hard_puzzles_have_their_one_solution() {
    for (std::string_view cells : {seventeenGivens, hardest}) {
      const Solutions solutions = solve(puzzle(cells));
      QCOMPARE(solutions.count, 1);
      QVERIFY(isSolutionOf(solutions.first, puzzle(cells)));
    }
  }

  void a_full_grid_is_its_own_solution_and_one_with_a_mistake_has_none() {
    Numbers grid = solve(puzzle(hardest)).first;
    QCOMPARE(solve(grid).count, 1);
    QVERIFY(solve(grid).first == grid);
    std::swap(grid.cells[0], grid.cells[1]); // wrong in two columns only
    QCOMPARE(solve(grid).count, 0);
    QVERIFY(solve(grid).first == Numbers{});
  }

  void givens_that_conflict_have_no_solution_data() {
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    QTest::newRow("row") << 0 << 8;
    QTest::newRow("column") << 0 << 72;
    QTest::newRow("block") << 0 << 20;
    QTest::newRow("row and block") << 40 << 41;
    QTest::newRow("column and block") << 80 << 71;
  }
  void givens_that_conflict_have_no_solution() {
    QFETCH(int, first);
    QFETCH(int, second);
    Numbers grid;
    grid[Cell::at(first)] = grid[Cell::at(second)] = 7;
    QCOMPARE(solve(grid).count, 0);
    QCOMPARE(bands::Search<bands::PlainBands>(grid, 2).run().count, 0);
  }

  void counting_stops_at_the_limit() {
    const Numbers empty;
    for (int limit : {1, 2, 3, 100, 5000}) QCOMPARE(solve(empty, limit).count, limit);
    QCOMPARE(solve(empty, 0).count, 0);
    QVERIFY(isSolutionOf(solve(empty, 1).first, empty));
  }

  void the_recursion_never_gets_as_deep_as_there_are_cells() {
    const auto depth = [](const Numbers& grid, int limit) {
      bands::Search<bands::FastBands> search(grid, limit);
      search.run();
      return search.depthReached();
    };
    QVERIFY(depth(puzzle(hardest), 2) > 1);
    int deepest = depth({}, 5000);
    Rng rng(7);
    for (int i = 0; i < 3000; ++i) { // from nearly empty to nearly full, right and wrong
      Numbers grid = randomGrid(rng);
      for (std::uint32_t gone = rng.below(81); gone > 0; --gone) grid.cells[rng.below(81)] = 0;
      deepest = std::max(deepest, depth(grid, 200));
    }
    QVERIFY2(deepest <= 81, qPrintable(QString::number(deepest)));
  }

  void what_cannot_be_is_soon_found_out() {
    // The 1 in the middle of the first row's three blocks is barred; then a row that lacks a place for 9.
    QCOMPARE(solve(puzzle("..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..")).count,
             0);
    QCOMPARE(solve(puzzle(".9.3....1....8..46......8..4.5.6..3...32756...6..1.9.4..1......58..2....2....7.6.")).count,
             0);
    QCOMPARE(solve(puzzle("....41....6.....2...2......32.6.........5..417.......2......23..48......5.1..2...")).count,
             0);
    QCOMPARE(solve(puzzle("9..1....4.14.3.8....3....9....7.8..18....3..........3..21....7...9.4.5..5...16..3")).count,
             0);
  }

  void every_way_through_a_band_keeps_one_block_row_in_each_row_and_block() {
    for (const auto& line : bands::ways<bands::PlainBands>)
      for (const bands::PlainBands& way : line) {
        int cells = 0;
        for (int band = 0; band < 3; ++band) cells += std::popcount(way[band]);
        QCOMPARE(cells, 81 - 27 + 9);
        // Locking changes nothing about what is one way already.
        bands::PlainBands placed{};
        const bands::PlainBands locked = bands::lockColumns(bands::lockRows(way), placed);
        QVERIFY(!bands::any(locked ^ way));
      }
  }
};

QTEST_APPLESS_MAIN(SolverTest)
#include "solver_test.moc"
