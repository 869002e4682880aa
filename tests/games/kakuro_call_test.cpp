#include "games/kakuro_call_boards.h"
#include "match/record.h"

using namespace ninefold;
using namespace ninefold::kakuro_call;
using std::string;

namespace {

constexpr auto allReferees = {Referee::assist, Referee::strict, Referee::table};

/// 3, 7 and 9 can be called on it, each once: A1-B1, A3-B3, A5-B5.
constexpr auto board = R"(
  2 1 ## 9
  9 9
  3 4 ## 9
  9 9
  5 4 ## 9)";

const Call three = row("A1", "B1");
const Call seven = row("A3", "B3");
const Call nine = row("A5", "B5");

std::vector<std::vector<ActionTile>> emptyHanded(int seats) {
  return std::vector<std::vector<ActionTile>>(static_cast<std::size_t>(seats));
}

Position position(Referee referee, int seats, std::vector<Total> totals) {
  return {.referee = referee, .supplies = emptyHanded(seats), .totals = std::move(totals)};
}

std::vector<int> aside(const Calls& game) { return {game.state.known.aside.begin(), game.state.known.aside.end()}; }
int totalOf(const Calls& game) { return game.state.known.total; }
int actionsLeft(const Calls& game) { return static_cast<int>(game.state.actions.size()); }

} // namespace

/// How rounds go on and games end: KL-1 to KL-8 and KL-18 to KL-29. Which rows are right is tested beside this.
class KakuroCallTest : public QObject {
  Q_OBJECT

private slots:
  void G_4_nothing_is_hidden_but_the_order_of_the_piles() {
    const Calls game =
        on(board, {.supplies = {{swapTile}, {digitTile(4)}}, .totals = {3, 7, 9}, .actions = {doublingTile, swapTile}});
    const View view = kakuro_call::Game::view(game.state, seatAt(0));
    QCOMPARE(view.totals, 2);
    QCOMPARE(view.actions, 2);
    QVERIFY(view.known.supply[seatAt(1)] == game.state.known.supply[seatAt(1)]);
    Calls other = game;
    std::swap(other.state.totals[0], other.state.totals[1]);
    std::swap(other.state.actions[0], other.state.actions[1]);
    QVERIFY(!(other.state == game.state));
    QVERIFY(kakuro_call::Game::view(other.state, seatAt(0)) == view);
  }

  void G_7a_alone_nothing_is_ever_open_and_the_seat_wins() {
    Calls game = on(board, position(Referee::table, 1, {3, 7}));
    QCOMPARE(game.play(0, three), string("ok"));
    QCOMPARE(totalOf(game), 7);
    QCOMPARE(game.play(0, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    QCOMPARE(game.play(0, three), string("ok")); // it makes 3, not 7
    QVERIFY(game.had(Event::Kind::wrong));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
  }

  void G_9_once_it_is_over_every_move_is_refused() {
    Calls game = on(board, position(Referee::table, 2, {3}));
    game.play(0, Impossible{});
    game.play(1, Impossible{});
    QVERIFY(game.over());
    QCOMPARE(game.play(0, three), string("over"));
    QCOMPARE(game.play(0, Impossible{}), string("over"));
    QCOMPARE(game.play(0, Challenge{}), string("over"));
    QCOMPARE(game.play(Accept{}), string("over"));
    QCOMPARE(game.play(Timeout{}), string("over"));
    QCOMPARE(game.play(TimeUp{}), string("over"));
  }

  void KL_1_eight_by_eight_cells_behind_printed_total_cells() {
    QCOMPARE(verdicts(board, 3, three), string(right));                        // begins at <1
    QCOMPARE(verdicts("1\n 2\n ##", 3, row("A1", "A2")), string(right));       // begins at ^A
    QCOMPARE(verdicts("9 9 9 9 9 ## 2 1", 3, row("G1", "H1")), string(right)); // ends at the margin
    const Calls game = on(board, position(Referee::assist, 2, {3}));
    const Scene scene = kakuro_call::Game::present(kakuro_call::Game::view(game.state, nobody), {});
    QCOMPARE(scene.cells.size(), std::size_t{64});
    QVERIFY(scene.shape == eightByEight);
  }

  void KL_2_eight_of_each_number_less_eight_that_go_back_to_the_box() {
    const Deal deal = dealFromSeed<kakuro_call::Game>({2, seatAt(0), {}}, 27381);
    QCOMPARE(deal.tiles.size(), std::size_t{64});
    for (Digit number = 1; number <= 9; ++number)
      QVERIFY(std::count(deal.tiles.begin(), deal.tiles.end(), number) <= 8);
    const State state = kakuro_call::Game::begin({2, seatAt(0), {}}, deal);
    QCOMPARE(state.known.board[at("A1")].tile, deal.tiles[0]);
    QCOMPARE(state.known.board[at("B1")].tile, deal.tiles[1]);
    QCOMPARE(state.known.board[at("H8")].tile, deal.tiles[63]);
    forEachCell(eightByEight, [&](Cell cell) { QVERIFY(state.known.board[cell].open()); });
  }

  void KL_3_forty_five_totals_with_a_second_one_from_14_to_20() {
    const Deal deal = dealFromSeed<kakuro_call::Game>({5, seatAt(0), {}}, 5);
    QCOMPARE(deal.totals.size(), std::size_t{45});
    for (int total = 3; total <= 40; ++total)
      QCOMPARE(std::count(deal.totals.begin(), deal.totals.end(), total), total >= 14 && total <= 20 ? 2 : 1);
  }

  void KL_4_forty_action_tiles_and_every_back_is_a_total_cell() {
    for (int seats = 1; seats <= 5; ++seats) {
      const Deal deal = dealFromSeed<kakuro_call::Game>({seats, seatAt(0), {}}, 5);
      const auto count = [&](ActionTile tile) { return std::count(deal.actions.begin(), deal.actions.end(), tile); };
      QCOMPARE(deal.actions.size(), static_cast<std::size_t>(40 - seats));
      QCOMPARE(count(doublingTile), 10 - seats);
      QCOMPARE(count(swapTile), 12);
      for (Digit number = 1; number <= 9; ++number) QCOMPARE(count(digitTile(number)), 2);
    }
    for (ActionTile tile : {doublingTile, swapTile, digitTile(1), digitTile(9)})
      QCOMPARE(verdicts("2 1 9", 3, row("A1", "B1", {bound("C1", tile)})), string(right));
  }

  void KL_5_a_doubling_tile_for_each_seat_and_a_share_by_their_number() {
    const auto supplies = [](int seats, std::vector<ActionTile> actions) {
      const Calls game({seats, seatAt(0), {}}, {std::vector<Digit>(64, 9), {3}, std::move(actions)});
      string out;
      for (int i = 0; i < seats; ++i) out += (i > 0 ? ", " : "") + supplyOf(game, i);
      return out + ": " + std::to_string(actionsLeft(game));
    };
    const std::vector<ActionTile> actions{swapTile, digitTile(1), digitTile(2), digitTile(3), doublingTile, swapTile};
    QCOMPARE(supplies(1, actions), string("digit1+digit2+double+swap: 3"));
    QCOMPARE(supplies(2, actions), string("digit1+double+swap, digit2+digit3+double: 2"));
    QCOMPARE(supplies(3, actions), string("double+swap, digit1+double, digit2+double: 3"));
    QCOMPARE(supplies(5, actions),
             string("double+swap, digit1+double, digit2+double, digit3+double, double+double: 1"));
    // A short deal: earlier seats get their full share first.
    QCOMPARE(supplies(2, {swapTile, swapTile, swapTile}), string("double+swap+swap, double+swap: 0"));
  }

  void KL_6_the_totals_are_revealed_one_by_one() {
    Calls game = on(board, position(Referee::assist, 2, {3, 7, 9}));
    QCOMPARE(totalOf(game), 3);
    QCOMPARE(game.play(0, three), string("ok"));
    QCOMPARE(totalOf(game), 7);
    QVERIFY(game.had(Event::Kind::revealed));
    QCOMPARE(game.play(1, seven), string("ok"));
    QCOMPARE(totalOf(game), 9);
    QCOMPARE(game.turn(), -1); // all look at once
  }

  void KL_7_nobody_else_calls_until_it_is_judged() {
    Calls game = on(board, position(Referee::table, 3, {3, 7}));
    QCOMPARE(game.play(1, three), string("ok"));
    QCOMPARE(game.play(0, three), string("awaiting-verdict"));
    QCOMPARE(game.play(1, three), string("awaiting-verdict"));
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.play(0, seven), string("ok"));
  }

  void KL_7_a_call_that_shows_no_row_is_wrong() {
    for (Referee referee : allReferees) {
      Calls game = on(board, position(referee, 2, {3, 7}));
      QCOMPARE(game.play(0, noRow()), string("ok"));
      QVERIFY(game.had(Event::Kind::wrong));
      QVERIFY(game.state.known.out.has(seatAt(0)));
    }
  }

  void KL_8_a_wrong_call_is_undone_and_its_caller_out_of_the_round() {
    for (Referee referee : allReferees) {
      Calls game =
          on("2 1 9 7",
             {.referee = referee, .supplies = {{swapTile, digitTile(8), doublingTile}, {}, {}}, .totals = {30, 7}});
      const State before = game.state;
      QCOMPARE(game.play(0, row("A1", "C1", {exchange("A1", "E5"), overlay(8, "B1"), bound("D1")})), string("ok"));
      if (referee == Referee::table) {
        QCOMPARE(rowOfState(game, 1), string("9r8x9r##9s9s9s9s"));
        QCOMPARE(supplyOf(game, 0), string(""));
        QCOMPARE(game.score(0), 3);
        QCOMPARE(game.play(2, Challenge{}), string("ok"));
      }
      QVERIFY(game.had(Event::Kind::wrong));
      QVERIFY(game.state.known.board == before.known.board);
      QVERIFY(game.state.known.supply == before.known.supply);
      QVERIFY(game.state.known.gone == before.known.gone);
      QCOMPARE(game.score(0), 0);
      QCOMPARE(totalOf(game), 30);
      QCOMPARE(game.play(0, noRow()), string("out-of-round"));
      QCOMPARE(game.play(1, noRow()), string("ok"));
    }
  }

  void KL_8_when_every_seat_is_out_the_round_ends_unsolved() {
    for (Referee referee : allReferees) {
      Calls game = on(board, position(referee, 2, {3, 7}));
      game.play(0, seven);
      if (referee == Referee::table) game.play(1, Challenge{});
      QCOMPARE(totalOf(game), 3);
      game.play(1, noRow());
      QCOMPARE(totalOf(game), 7);
      QCOMPARE(aside(game), std::vector{3});
      QVERIFY(game.state.known.out.empty());
      QCOMPARE(game.play(0, seven), string("ok")); // back in
    }
  }

  void KL_8_in_table_the_last_seat_s_wrong_row_ends_the_round_when_it_is_challenged() {
    Calls game = on(board, position(Referee::table, 2, {3, 7}));
    game.play(0, noRow());
    QCOMPARE(game.play(1, seven), string("ok"));
    QCOMPARE(game.play(0, Challenge{}), string("ok")); // a seat that is out may object
    QCOMPARE(totalOf(game), 7);
    QCOMPARE(aside(game), std::vector{3});
  }

  void KL_18_the_hourglass_is_turned_when_half_of_all_seats_have_declared() {
    const auto needed = [](int seats) {
      Calls game = on(board, position(Referee::assist, seats, {3, 7}));
      int declared = 0;
      while (!game.state.known.sand) game.play(declared++, Impossible{});
      return declared;
    };
    QCOMPARE(needed(2), 1);
    QCOMPARE(needed(3), 2);
    QCOMPARE(needed(4), 2);
    QCOMPARE(needed(5), 3);
  }

  void KL_18_timeout_ends_the_round_unsolved_once_the_sand_runs() {
    for (Referee referee : allReferees) {
      Calls game = on(board, position(referee, 2, {3, 7}));
      QCOMPARE(game.play(Timeout{}), string("not-allowed"));
      QCOMPARE(game.play(0, Impossible{}), string("ok"));
      QVERIFY(game.had(Event::Kind::sandTurned));
      QCOMPARE(game.play(0, Impossible{}), string("already-declared"));
      QCOMPARE(game.play(Timeout{}), string("ok"));
      QCOMPARE(aside(game), std::vector{3});
      QCOMPARE(totalOf(game), 7);
      QVERIFY(game.state.known.declared.empty());
      QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    }
  }

  void KL_18_a_call_stops_the_sand_and_a_wrong_one_lets_it_go_on() {
    for (Referee referee : allReferees) {
      Calls game = on(board, position(referee, 3, {3, 7}));
      game.play(0, Impossible{});
      game.play(1, Impossible{});
      QCOMPARE(game.play(2, nine), string("ok"));
      if (referee == Referee::table) {
        QVERIFY(!sandRuns(game.state.known));
        QCOMPARE(game.play(Timeout{}), string("not-allowed"));
        QCOMPARE(game.play(0, Challenge{}), string("ok"));
      }
      QVERIFY(sandRuns(game.state.known));
      QCOMPARE(game.play(1, three), string("ok")); // a seat that declared can still call
      if (referee == Referee::table) QCOMPARE(game.play(Accept{}), string("ok"));
      QVERIFY(!sandRuns(game.state.known));
      QCOMPARE(game.score(1), 2);
      QCOMPARE(totalOf(game), 7);
    }
  }

  void KL_18_seats_that_are_out_declare_too_and_count() {
    Calls game = on(board, position(Referee::strict, 4, {3, 7}));
    game.play(0, noRow());
    QCOMPARE(game.play(0, Impossible{}), string("ok"));
    QVERIFY(!sandRuns(game.state.known));
    QCOMPARE(game.play(1, Impossible{}), string("ok"));
    QVERIFY(sandRuns(game.state.known));
  }

  void KL_18a_with_the_hourglass_off_it_is_never_turned() {
    Calls game = on(board, {.supplies = emptyHanded(2), .totals = {3, 7}, .hourglass = 0});
    QCOMPARE(game.play(0, Impossible{}), string("ok"));
    QVERIFY(!game.had(Event::Kind::sandTurned));
    QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    QCOMPARE(game.play(1, Impossible{}), string("ok"));
    QCOMPARE(totalOf(game), 7);
  }

  void KL_19_when_all_seats_have_declared_the_round_ends_at_once() {
    for (Referee referee : allReferees) {
      Calls game = on(board, position(referee, 3, {3, 7}));
      game.play(1, noRow());
      game.play(0, Impossible{});
      game.play(1, Impossible{}); // out, and counts
      QCOMPARE(totalOf(game), 3);
      game.play(2, Impossible{});
      QCOMPARE(totalOf(game), 7);
      QCOMPARE(aside(game), std::vector{3});
    }
  }

  void KL_19_out_or_declared_is_not_enough() {
    Calls game = on(board, position(Referee::assist, 2, {3, 7}));
    game.play(0, noRow());
    game.play(1, Impossible{});
    QCOMPARE(totalOf(game), 3);
    QCOMPARE(game.play(1, three), string("ok"));
    QCOMPARE(game.score(1), 2);
  }

  void KL_20_the_total_of_an_unsolved_round_is_put_aside() {
    Calls game = on(board, position(Referee::assist, 2, {8, 3, 6, 7}));
    const auto giveUp = [&] {
      game.play(0, Impossible{});
      game.play(1, Impossible{});
    };
    giveUp();
    QCOMPARE(aside(game), std::vector{8});
    game.play(0, three);
    QCOMPARE(aside(game), std::vector{8});
    giveUp();
    QCOMPARE(aside(game), (std::vector{8, 6}));
    const Scene scene = kakuro_call::Game::present(kakuro_call::Game::view(game.state, nobody), {});
    QCOMPARE(scene.aside, (std::vector{8, 6}));
  }

  void KL_21_after_an_odd_total_every_seat_draws_an_action_tile() {
    Position start{.supplies = {{doublingTile}, {}},
                   .totals = {3, 8, 5, 7},
                   .actions = {swapTile, digitTile(2), digitTile(3), digitTile(4)}};
    Calls game = on(board, start);
    game.play(1, three);
    QCOMPARE(supplyOf(game, 0), string("double+swap")); // from seat 0 on
    QCOMPARE(supplyOf(game, 1), string("digit2"));
    game.play(0, noRow());
    game.play(1, noRow()); // 8 is even: nobody draws
    QCOMPARE(actionsLeft(game), 2);
    game.play(0, Impossible{});
    game.play(1, Impossible{}); // 5, unsolved
    QCOMPARE(supplyOf(game, 0), string("digit3+double+swap"));
    QCOMPARE(supplyOf(game, 1), string("digit2+digit4"));
  }

  void KL_22_after_an_even_total_every_seat_draws_if_none_has_any_left() {
    Position start{.supplies = {{doublingTile}, {}}, .totals = {8, 7}, .actions = {swapTile, digitTile(2)}};
    Calls kept = on("5 3 ##", start);
    kept.play(0, row("A1", "B1"));
    QCOMPARE(actionsLeft(kept), 2);
    // The caller's last tile is gone when supply is due.
    Calls spent = on("5 3 ##", start);
    spent.play(0, row("A1", "B1", {twice()}));
    QCOMPARE(supplyOf(spent, 0), string("swap"));
    QCOMPARE(supplyOf(spent, 1), string("digit2"));
  }

  void KL_23_with_fewer_tiles_than_seats_nobody_draws() {
    Position start{.supplies = emptyHanded(3), .totals = {3, 7}, .actions = {swapTile, digitTile(2)}};
    Calls odd = on(board, start);
    odd.play(0, three);
    QCOMPARE(actionsLeft(odd), 2);
    QCOMPARE(supplyOf(odd, 0), string(""));
    start.totals = {8, 7};
    Calls even = on("5 3 ##", start);
    even.play(0, row("A1", "B1"));
    QCOMPARE(actionsLeft(even), 2);
  }

  void KL_23_spent_tiles_never_come_back() {
    Calls game =
        on("5 5 3 9",
           {.supplies = {{doublingTile, swapTile}, {doublingTile}}, .totals = {10, 7}, .actions = {digitTile(2)}});
    game.play(0, row("A1", "B1", {twice(), bound("C1", swapTile)}));
    QCOMPARE(game.score(0), 2);
    QCOMPARE(actionsLeft(game), 1);
    QVERIFY(game.state.known.gone == (Supply{{0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1}}));
  }

  void KL_24_the_third_total_put_aside_ends_the_game_at_once_without_supply() {
    for (Referee referee : allReferees) {
      Calls game = on(board, {.referee = referee,
                              .supplies = {{}, {}},
                              .totals = {8, 10, 3, 7},
                              .actions = {swapTile, swapTile, swapTile, swapTile, digitTile(2), digitTile(3)}});
      for (int i = 0; i < 3; ++i) {
        QVERIFY(!game.over());
        game.play(0, noRow());
        game.play(1, noRow());
      }
      QVERIFY(game.over());
      QCOMPARE(aside(game), (std::vector{8, 10, 3}));
      QCOMPARE(actionsLeft(game), 4); // drawn after the 8 (nobody had any), but not after the 3
      QCOMPARE(totalOf(game), 0);
      QVERIFY(game.state.known.out.empty());
    }
  }

  void KL_24_so_does_the_last_total_after_its_supply() {
    for (Referee referee : allReferees) {
      Calls game =
          on(board, {.referee = referee, .supplies = {{}, {}}, .totals = {3}, .actions = {swapTile, digitTile(2)}});
      game.play(0, three);
      if (referee == Referee::table) {
        QVERIFY(!game.over());
        QCOMPARE(totalOf(game), 3); // stays shown until the verdict
        game.play(Accept{});
      }
      QVERIFY(game.over());
      QCOMPARE(supplyOf(game, 0), string("swap"));
      QCOMPARE(supplyOf(game, 1), string("digit2"));
      QCOMPARE(game.winners(), std::vector{0});
    }
  }

  void KL_24_without_any_total_it_is_over_before_it_begins() {
    const Calls game = on(board, {.supplies = {{swapTile}, {}}, .totals = {}});
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
  }

  void KL_25_on_a_tie_the_seat_with_more_action_tiles_left_wins() {
    const auto winners = [](std::vector<std::vector<ActionTile>> supplies, std::vector<int> scores) {
      Calls game = on(board, {.supplies = std::move(supplies), .totals = {8}});
      for (std::size_t i = 0; i < scores.size(); ++i) game.state.known.score[seatAt(static_cast<int>(i))] = scores[i];
      game.state.known.aside = InlineVector<Total, 3>(std::vector<Total>{4, 6});
      for (int i = 0; i < 3; ++i) game.play(i, Impossible{});
      return game.winners();
    };
    QCOMPARE(winners({{}, {swapTile}, {swapTile, swapTile}}, {5, 5, 4}), std::vector{1});
    QCOMPARE(winners({{swapTile}, {swapTile}, {}}, {5, 5, 5}), (std::vector{0, 1}));
    QCOMPARE(winners({{}, {}, {}}, {0, 0, 0}), (std::vector{0, 1, 2}));
    QCOMPARE(winners({{swapTile, swapTile}, {}, {}}, {4, 5, 5}), (std::vector{1, 2}));
  }

  void KL_26_alone_a_tile_is_drawn_after_every_total() {
    Calls game =
        on("5 3 ##", {.supplies = {{doublingTile}}, .totals = {8, 4, 9, 7}, .actions = {swapTile, digitTile(2)}});
    game.play(0, row("A1", "B1"));
    QCOMPARE(supplyOf(game, 0), string("double+swap"));
    game.play(Timeout{});
    QCOMPARE(supplyOf(game, 0), string("digit2+double+swap"));
    game.play(Timeout{}); // KL-23 still holds
    QCOMPARE(supplyOf(game, 0), string("digit2+double+swap"));
    QCOMPARE(totalOf(game), 7);
  }

  void KL_26_alone_the_sand_runs_from_the_start_of_every_round() {
    Calls game = on(board, position(Referee::assist, 1, {3, 7, 8}));
    QVERIFY(sandRuns(game.state.known));
    game.play(0, three);
    QVERIFY(sandRuns(game.state.known));
    QCOMPARE(game.play(Timeout{}), string("ok"));
    QCOMPARE(aside(game), std::vector{7});
    QVERIFY(sandRuns(game.state.known));
  }

  void KL_26_alone_a_wrong_call_ends_the_round_unsolved() {
    for (Referee referee : allReferees) {
      Calls game = on(board, position(referee, 1, {3, 7}));
      game.play(0, nine);
      QVERIFY(game.had(Event::Kind::wrong));
      QCOMPARE(aside(game), std::vector{3});
      QCOMPARE(totalOf(game), 7);
    }
  }

  void KL_27_alone_without_the_hourglass_impossible_gives_a_total_up() {
    Calls game = on(board, {.supplies = emptyHanded(1), .totals = {3, 7}, .hourglass = 0});
    QVERIFY(!sandRuns(game.state.known));
    QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    QCOMPARE(game.play(0, Impossible{}), string("ok"));
    QCOMPARE(aside(game), std::vector{3});
  }

  void KL_28_the_hourglass_runs_a_minute_unless_agreed_otherwise() {
    const auto seconds = [](const nlohmann::json& options) {
      return readOptions<kakuro_call::Game>(Node(options), 2).hourglass;
    };
    const auto isRefused = [&](const nlohmann::json& value) {
      try {
        seconds({{"hourglass", value}});
      } catch (const Fault&) {
        return true;
      }
      return false;
    };
    QCOMPARE(seconds(nlohmann::json::object()), 60);
    for (int agreed : {30, 60, 90, 120}) QCOMPARE(seconds({{"hourglass", agreed}}), agreed);
    QCOMPARE(seconds({{"hourglass", "off"}}), 0);
    for (const nlohmann::json& bad : {nlohmann::json(45), nlohmann::json(0), nlohmann::json(150), nlohmann::json("60"),
                                      nlohmann::json(true), nlohmann::json(60.0)})
      QVERIFY(isRefused(bad));
  }

  void KL_29_assist_and_strict_judge_a_call_at_once() {
    for (Referee referee : {Referee::assist, Referee::strict}) {
      Calls game = on(board, position(referee, 2, {3, 7}));
      QCOMPARE(game.play(0, three), string("ok"));
      QCOMPARE(totalOf(game), 7);
      QCOMPARE(game.play(1, Challenge{}), string("not-allowed"));
      QCOMPARE(game.play(Accept{}), string("not-allowed"));
    }
  }

  void KL_29_table_lets_a_row_lie_until_the_next_total() {
    Calls game = on(board, position(Referee::table, 3, {3, 7}));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    game.play(0, three);
    QCOMPARE(totalOf(game), 3);
    QCOMPARE(game.score(0), 2);
    QCOMPARE(game.play(1, Impossible{}), string("awaiting-verdict"));
    QCOMPARE(game.play(0, Challenge{}), string("own-move"));
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(totalOf(game), 7);
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
  }

  void KL_29_an_objection_without_cause_reveals_the_next_total() {
    Calls game = on(board, position(Referee::table, 2, {3, 7}));
    game.play(0, three);
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QVERIFY(game.had(Event::Kind::upheld));
    QCOMPARE(game.score(0), 2);
    QCOMPARE(totalOf(game), 7);
  }

  void KL_29_a_wrong_row_that_is_accepted_is_carried_out() {
    Calls game =
        on("2 1 9 9\n 9 9", {.referee = Referee::table, .supplies = {{doublingTile}, {}}, .totals = {5, 12, 3}});
    QCOMPARE(game.play(0, row("B1", "C1", {bound("D1")})),
             string("ok")); // it makes 10, and has no total cell before it
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.score(0), 2);
    QCOMPARE(rowOfState(game, 1), string("2s1r9r##9s9s9s9s"));
    QVERIFY(aside(game).empty());
    const Scene scene = kakuro_call::Game::present(kakuro_call::Game::view(game.state, nobody), {});
    QVERIFY(scene.heads.empty());
    // Its tiles have served: but for that, this would be right.
    QCOMPARE(game.play(1, row("A1", "C1")), string("ok"));
    QCOMPARE(game.play(0, Challenge{}), string("ok"));
    QVERIFY(game.had(Event::Kind::wrong));
  }

  void KL_29_the_supply_comes_after_the_verdict() {
    Calls game =
        on(board, {.referee = Referee::table, .supplies = {{}, {}}, .totals = {3, 7}, .actions = {swapTile, swapTile}});
    game.play(0, three);
    QCOMPARE(actionsLeft(game), 2);
    game.play(Accept{});
    QCOMPARE(actionsLeft(game), 0);
  }

  void KL_29_what_cannot_be_laid_out_is_wrong_at_once_even_in_table() {
    Calls game = on(board, {.referee = Referee::table, .supplies = {{swapTile}, {}}, .totals = {3, 7}});
    QCOMPARE(game.play(0, row("A1", "B1", {bound("C1", swapTile)})), string("ok")); // a total cell lies there already
    QVERIFY(game.had(Event::Kind::wrong));
    QVERIFY(!game.state.known.open);
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(supplyOf(game, 0), string("swap"));
  }

  void errors_come_in_the_order_of_the_record_format() {
    Calls game = on(board, position(Referee::table, 3, {3, 7}));
    const Call notOwned = row("A1", "B1", {twice()});
    QCOMPARE(game.play(0, notOwned), string("not-in-supply"));
    game.play(0, Impossible{});
    game.play(0, noRow());
    QCOMPARE(game.play(0, notOwned), string("out-of-round"));
    game.play(1, three);
    QCOMPARE(game.play(0, notOwned), string("awaiting-verdict"));
    QCOMPARE(game.play(0, Impossible{}), string("awaiting-verdict"));
    QCOMPARE(game.play(2, notOwned), string("awaiting-verdict"));
  }

  void a_seed_deals_the_same_for_ever() {
    const Deal deal = dealFromSeed<kakuro_call::Game>({3, seatAt(0), {}}, 2007);
    string tiles, totals, actions;
    for (Digit number : deal.tiles) tiles += std::to_string(number);
    for (Total total : deal.totals) totals += std::to_string(total) + " ";
    for (ActionTile tile : deal.actions)
      actions += digitOn(tile) != 0 ? static_cast<char>('0' + digitOn(tile)) : name(tile)[0];
    QCOMPARE(tiles, string("7617983359479117616974578235248338454271492556826611829399651253"));
    QCOMPARE(totals, string("34 28 39 17 14 22 15 4 36 38 24 30 18 32 3 11 10 6 19 14 17 7 29 27 35 13 20 23 25 26 16 "
                            "20 9 33 21 37 31 5 19 18 "
                            "40 8 12 16 15 "));
    QCOMPARE(actions, string("s5d42dsd31ds72sd5s4sd7dss9613ss88ss96"));
  }
};

QTEST_APPLESS_MAIN(KakuroCallTest)
#include "kakuro_call_test.moc"
