#include "games/kakuro_call/reference_caller.h"
#include "games/kakuro_call/search.h"
#include "games/sudoku_tiles/highest_score.h"
#include "match/random_play.h"
#include "match/record.h"
#include "support/qtest.h"
#include "support/referee.h"

#include <functional>

using namespace ninefold;
using std::string;
using Tiles = sudoku_tiles::Game;
using Calls = kakuro_call::Game;

namespace {

/// A full board that fits the tiles on it, by trying out the cell with the fewest numbers left.
std::optional<Numbers> completed(Numbers board, Shape shape) {
  Cell narrowest{-1, -1};
  std::vector<Digit> fewest(10);
  forEachCell(shape, [&](Cell cell) {
    if (board[cell] != 0) return;
    std::vector<Digit> fits;
    for (Digit number = 1; number <= shape.columns; ++number)
      if (!conflicts(board, shape, cell, number)) fits.push_back(number);
    if (fits.size() < fewest.size()) std::tie(narrowest, fewest) = std::pair(cell, fits);
  });
  if (narrowest.row < 0) return board;
  for (Digit number : fewest) {
    board[narrowest] = number;
    if (const auto whole = completed(board, shape)) return whole;
  }
  return std::nullopt;
}

/// Calls `visit` with the start tiles' cells, once for each way in which they can be shared out over the blocks. That
/// stands for every way in which they can lie (ST-2): the rows of a band of blocks can change places with each other
/// without touching the sudoku rule, and so can the columns of a stack, and the numbers.
void forEachSharing(Shape shape, const std::function<void(const std::vector<Cell>&)>& visit) {
  const int stacks = shape.columns / shape.blockColumns;
  std::vector<int> used(static_cast<std::size_t>(stacks)); // columns of each stack that have their tile
  std::vector<Cell> gold;
  const std::function<void(int)> share = [&](int row) {
    if (row == shape.rows) return visit(gold);
    for (int stack = 0; stack < stacks; ++stack) {
      int& taken = used[static_cast<std::size_t>(stack)];
      if (taken == shape.blockColumns) continue;
      // Of the rows of a band, which one is which makes no difference: stacks in rising order are enough.
      if (row % shape.blockRows != 0 && stack < gold.back().column / shape.blockColumns) continue;
      gold.push_back({static_cast<std::int8_t>(stack * shape.blockColumns + taken++), static_cast<std::int8_t>(row)});
      share(row + 1);
      gold.pop_back();
      --taken;
    }
  };
  share(0);
}

Tiles::Table tiles(const char* options) { return tableFrom<Tiles>(nlohmann::json::parse(options), 1, seatAt(0)); }

/// Plays towards a full board and returns the score.
int playedTowards(const Numbers& target, const Tiles::Table& table, const Tiles::Deal& deal) {
  Played<Tiles> game(table, deal);
  while (!game.over()) {
    const Digit tile = game.state.tile[seatAt(0)];
    std::optional<Cell> place;
    forEachCell(shapeOf(game.state.known), [&](Cell cell) {
      if (target[cell] == tile && game.state.known.board[cell] == 0) place = cell;
    });
    if (!place || game.play(0, sudoku_tiles::Place{*place}) != "ok") return -1;
  }
  return game.score(0);
}

} // namespace

class ParsTest : public QObject {
  Q_OBJECT

private slots:
  void the_maximum_counts_each_pair_once() {
    const auto of = [](const char* options) {
      const auto table = tiles(options);
      return sudoku_tiles::highestScore(table, dealFromSeed<Tiles>(table, 1));
    };
    const auto table = tiles("{}");
    Tiles::Deal diagonal{.gold = {}, .pile = {}};
    for (std::int8_t i = 0; i < 9; ++i) diagonal.gold.push_back({i, i});
    QCOMPARE(sudoku_tiles::highestScore(table, diagonal), 810 - 9); // three blocks with three golden tiles each
    QCOMPARE(of(R"({"scoring":"lines"})"), 648);                    // golden tiles never share a line
    QCOMPARE(of(R"({"board":"kids","start":"empty"})"), 216);
    QCOMPARE(of(R"({"board":"kids","start":"empty","scoring":"lines"})"), 180);
    QCOMPARE(of(R"({"board":"kids","start":"empty","scoring":"block"})"), 90);
  }

  void every_start_has_a_full_board_so_that_the_maximum_can_be_reached() {
    for (Shape shape : {nineByNine, sixBySix}) {
      int ways = 0;
      forEachSharing(shape, [&](const std::vector<Cell>& gold) {
        Numbers board;
        for (std::size_t i = 0; i < gold.size(); ++i) board[gold[i]] = static_cast<Digit>(i + 1);
        const auto whole = completed(board, shape);
        QVERIFY(whole && solved(*whole, shape));
        ++ways;
      });
      QCOMPARE(ways, shape == nineByNine ? 55 : 7); // tables of 3x3 with sums 3; of 3x2 with sums 2 and 3
    }
  }

  void playing_towards_a_full_board_reaches_the_maximum() {
    for (const char* options :
         {"{}", R"({"scoring":"lines"})", R"({"board":"kids"})", R"({"board":"kids","start":"empty"})",
          R"({"board":"kids","scoring":"block"})", R"({"referee":"strict"})"}) {
      const auto table = tiles(options);
      for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const auto deal = dealFromSeed<Tiles>(table, seed);
        Numbers board;
        for (std::size_t i = 0; i < deal.gold.size(); ++i) board[deal.gold[i]] = static_cast<Digit>(i + 1);
        const auto target = completed(board, sudoku_tiles::shapeOf(table.options.board));
        QVERIFY(target);
        QCOMPARE(playedTowards(*target, table, deal), sudoku_tiles::highestScore(table, deal));
      }
    }
  }

  void nobody_gets_more_than_the_maximum() {
    Rng luck(3);
    const auto table = tiles(R"({"referee":"table"})");
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const auto deal = dealFromSeed<Tiles>(table, seed);
      auto state = Tiles::begin(table, deal);
      while (auto input = randomInput<Tiles>(state, 1, luck)) state = Tiles::apply(state, *input)->state;
      QVERIFY(state.known.score[seatAt(0)] <= sudoku_tiles::highestScore(table, deal));
    }
  }

  void a_patient_player_only_makes_right_calls() {
    const Calls::Table table{.seats = 1, .options = {.hourglass = 0}};
    int found = 0, withTiles = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Played<Calls> game(table, dealFromSeed<Calls>(table, seed));
      while (!game.over()) {
        const auto& known = game.state.known;
        const auto call = kakuro_call::referenceCall(known.board, known.supply[seatAt(0)], known.total);
        if (!call) {
          game.play(0, kakuro_call::Impossible{});
          continue;
        }
        const int before = game.score(0);
        QCOMPARE(game.play(0, *call), string("ok"));
        QVERIFY(!game.had(Event::Kind::wrong));
        QVERIFY(game.score(0) >= before + 2);
        ++found;
        withTiles += !call->use.empty();
      }
      QCOMPARE(kakuro_call::referenceScore(dealFromSeed<Calls>(table, seed)), game.score(0));
    }
    QVERIFY(found > 400 && withTiles > 200);
  }

  void a_patient_player_sees_what_a_glance_sees() {
    const Calls::Table table{.seats = 1, .options = {.hourglass = 0}};
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto state = Calls::begin(table, dealFromSeed<Calls>(table, seed));
      for (kakuro_call::Total total = kakuro_call::lowestTotal; total <= kakuro_call::highestTotal; ++total) {
        const auto& supply = state.known.supply[seatAt(0)];
        const auto call = kakuro_call::referenceCall(state.known.board, supply, total);
        const bool glance = !kakuro_call::easyCalls(state.known.board, supply, total).empty();
        QVERIFY(call || !glance);
      }
    }
  }
};

QTEST_APPLESS_MAIN(ParsTest)
#include "pars_test.moc"
