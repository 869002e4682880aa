#include "games/kakuro_call_boards.h"

using namespace ninefold;
using namespace ninefold::kakuro_call;
using std::string;

namespace {

/// The rulebook's own picture, rows 1 to 4.
constexpr auto picture = R"(
  9 2 9 4 3 5 6 2
  7 3 2 8 6 4 5 1
  1 2 6 7 3 3 6 4
  7 5 8 9 2 5 1 3)";

} // namespace

/// Which rows are right: KL-9 to KL-17, with the examples of the rulebook.
class KakuroCallRowsTest : public QObject {
  Q_OBJECT

private slots:
  void KL_9_a_bound_closes_a_row_at_either_end_and_at_both() {
    QCOMPARE(verdicts("9 2 9 4", 11, row("A1", "B1", {bound("C1")})), string(right));
    QCOMPARE(verdicts("9 2 9 4 3 5 6 2", 8, row("G1", "H1", {bound("F1")})), string(right));
    QCOMPARE(verdicts("9 2 9 4", 13, row("C1", "D1", {bound("B1"), bound("E1")})), string(right));
  }

  void KL_9_a_bound_lies_only_directly_at_an_end_of_the_row() {
    QCOMPARE(verdicts("9 2 9 4", 11, row("A1", "B1", {bound("D1")})), string(noLayout));
    QCOMPARE(verdicts("9 2 9 4", 11, row("A1", "B1", {bound("C1"), bound("A2")})), string(noLayout));
    QCOMPARE(verdicts("9 2 9 4", 11, row("A1", "B1", {bound("A1")})), string(noLayout));
    // Below the end of a row across is not behind it.
    QCOMPARE(verdicts("9 2 ## 4", 11, row("A1", "B1", {bound("B2")})), string(noLayout));
  }

  void KL_9_a_bound_is_a_total_cell_for_rows_to_the_right_and_downwards() {
    constexpr auto board = R"(
      9 2 ## 4 3 ##
      1 1 6 1
      1 1 2 1
      1 1 ## 1)";
    QCOMPARE(verdicts(board, 11, row("A1", "B1")), string(right));
    QCOMPARE(verdicts(board, 7, row("D1", "E1")), string(right));
    QCOMPARE(verdicts(board, 8, row("C2", "C3")), string(right));
  }

  void KL_9_action_tiles_lie_only_on_open_silver_tiles() {
    QCOMPARE(verdicts("9 2 9v 4", 11, row("A1", "B1", {bound("C1")})), string(noLayout));
    QCOMPARE(verdicts("9 2 ## 4", 11, row("A1", "B1", {bound("C1")})), string(noLayout));
    QCOMPARE(verdicts("9v 2 ##", 5, row("A1", "B1", {overlay(3, "A1")})), string(noLayout));
    QCOMPARE(verdicts("9v 2 ## 3", 5, row("A1", "B1", {exchange("A1", "D1")})), string(noLayout));
    QCOMPARE(verdicts("9 2 ## 3v", 5, row("A1", "B1", {exchange("A1", "D1")})), string(noLayout));
    QCOMPARE(verdicts("9 2 ## 3", 11, row("A1", "B1", {exchange("C1", "D1")})), string(noLayout));
  }

  void KL_9_a_swap_takes_any_two_tiles_of_the_board() {
    QCOMPARE(verdicts("9 2 ## 3", 5, row("A1", "B1", {exchange("A1", "D1")})), string(right));
    QCOMPARE(verdicts("9 2 ## 3", 5, row("A1", "B1", {exchange("D1", "A1")})), string(right));
    // Two tiles of the row itself: it makes the same.
    QCOMPARE(verdicts("9 2 ## 3", 11, row("A1", "B1", {exchange("A1", "B1")})), string(right));
    // It may help nobody.
    QCOMPARE(verdicts("9 2 ## 3", 11, row("A1", "B1", {exchange("D1", "H8")})), string(right));
    QCOMPARE(verdicts("9 2 ## 3", 11, row("A1", "B1", {exchange("A1", "A1")})), string(noLayout));
  }

  void KL_9_a_digit_lies_only_on_the_row() {
    QCOMPARE(verdicts("9 2 ## 3", 5, row("A1", "B1", {overlay(3, "A1")})), string(right));
    QCOMPARE(verdicts("9 2 ## 3", 11, row("A1", "B1", {overlay(9, "A1")})), string(right));
    QCOMPARE(verdicts("9 2 ## 3", 11, row("A1", "B1", {overlay(3, "D1")})), string(noLayout));
  }

  void KL_9_the_order_is_the_caller_s() {
    // First the 4 comes next to the row, then it is covered; the other way round it can't be moved any more.
    QCOMPARE(verdicts("9 2 7 4", 11, row("A1", "B1", {exchange("C1", "D1"), bound("C1")})), string(right));
    QCOMPARE(verdicts("9 2 7 4", 11, row("A1", "B1", {bound("C1"), exchange("C1", "D1")})), string(noLayout));
    QCOMPARE(verdicts("9 2 ## 4", 10, row("A1", "B1", {exchange("A1", "D1"), overlay(6, "B1")})), string(right));
    QCOMPARE(verdicts("9 2 ## 4", 10, row("A1", "B1", {overlay(6, "A1"), exchange("A1", "D1")})), string(noLayout));
    QCOMPARE(verdicts("9 2 ## 4", 6, row("A1", "B1", {exchange("A1", "D1"), exchange("A1", "E5"), overlay(4, "A1")})),
             string(right));
    QCOMPARE(verdicts("9 2 ##", 5, row("A1", "B1", {overlay(4, "A1"), overlay(3, "A1")})), string(noLayout));
  }

  void KL_9_a_tile_takes_one_bound_only() {
    QCOMPARE(verdicts("9 2 9", 11, row("A1", "B1", {bound("C1"), bound("C1")})), string(noLayout));
  }

  void KL_9_all_tiles_come_from_the_caller_s_own_supply() {
    const auto said = [](std::vector<ActionTile> owned, const Call& call) {
      return verdict(on("9 2 9 4", {.supplies = {std::move(owned), {swapTile, swapTile, digitTile(1), digitTile(4)}},
                                    .totals = {11}}),
                     call);
    };
    QCOMPARE(said({swapTile}, row("A1", "B1", {bound("C1", swapTile)})), string("right"));
    QCOMPARE(said({}, row("A1", "B1", {bound("C1", swapTile)})), string("not-in-supply"));
    QCOMPARE(said({doublingTile}, row("A1", "B1", {bound("C1", swapTile)})), string("not-in-supply"));
    // One tile serves once: by its front or by its back.
    QCOMPARE(said({swapTile}, row("A1", "B1", {exchange("C1", "D1"), bound("C1", swapTile)})), string("not-in-supply"));
    QCOMPARE(said({swapTile, swapTile}, row("A1", "B1", {exchange("C1", "D1"), bound("C1", swapTile)})),
             string("right"));
    QCOMPARE(said({digitTile(1)}, row("C1", "D1", {bound("B1", digitTile(1)), bound("E1", digitTile(4))})),
             string("not-in-supply"));
    // Not owned comes before anything that is wrong with the row.
    QCOMPARE(said({}, {.row = {}, .use = {twice()}}), string("not-in-supply"));
  }

  void KL_10_a_row_is_two_or_more_neighbours_across_or_down() {
    QCOMPARE(verdicts(picture, 36, row("A2", "H2")), string(right));
    QCOMPARE(verdicts("8 2 ##", 8, row("A1", "A1")), string(noLayout));
    QCOMPARE(verdicts("8 2 ##\n 1 3 ##", 11, row("A1", "B2")), string(noLayout));
    QCOMPARE(verdicts("8 2\n 1 2\n ##", 9, row("A1", "A2")), string(right));
  }

  void KL_10_it_is_read_from_left_to_right_and_from_top_to_bottom() {
    QCOMPARE(verdicts("8 2 ##", 10, row("B1", "A1")), string(noLayout));
    QCOMPARE(verdicts("8 2\n 1 2\n ##", 9, row("A2", "A1")), string(noLayout));
  }

  void KL_10_no_total_cell_lies_in_it() {
    QCOMPARE(verdicts("8 ## 2 ##", 19, row("A1", "C1")), string(noLayout));
    QCOMPARE(verdicts("8 2 ##", 19, row("A1", "C1")), string(noLayout));
    QCOMPARE(verdicts("8 2 5", 10, row("A1", "C1", {bound("C1")})), string(noLayout));
  }

  void KL_11_it_begins_behind_a_total_cell() {
    QCOMPARE(verdicts("8 2 1 ##", 3, row("B1", "C1")), string(wrong));
    QCOMPARE(verdicts("## 2 1 ##", 3, row("B1", "C1")), string(right));
    QCOMPARE(verdicts("8v 2 1 ##", 3, row("B1", "C1")), string(wrong));
    QCOMPARE(verdicts("9 9\n 9 2\n 9 1\n 9 ##", 3, row("B2", "B3")), string(wrong));
    QCOMPARE(verdicts("9 ##\n 9 2\n 9 1\n 9 ##", 3, row("B2", "B3")), string(right));
  }

  void KL_12_it_ends_before_a_total_cell_or_at_the_margin() {
    QCOMPARE(verdicts("2 1 8", 3, row("A1", "B1")), string(wrong));
    QCOMPARE(verdicts("2 1 ##", 3, row("A1", "B1")), string(right));
    QCOMPARE(verdicts("9 9 9 9 9 ## 2 1", 3, row("G1", "H1")), string(right));
    QCOMPARE(verdicts("9\n 9\n 9\n 9\n 9\n ##\n 2\n 1", 3, row("A7", "A8")), string(right));
  }

  void KL_13_a_tile_serves_once_in_each_direction() {
    QCOMPARE(verdicts("2> 1 ##", 3, row("A1", "B1")), string(wrong));
    QCOMPARE(verdicts("2v 1 ##", 3, row("A1", "B1")), string(right));
    QCOMPARE(verdicts("2> 9\n 1 9\n ##", 3, row("A1", "A2")), string(right));
    QCOMPARE(verdicts("2v 9\n 1 9\n ##", 3, row("A1", "A2")), string(wrong));
  }

  void KL_13_the_game_remembers_both_directions() {
    for (Referee referee : {Referee::assist, Referee::strict, Referee::table}) {
      Calls game = on("2 1 ##\n 5 ##\n ##", {.referee = referee, .supplies = {{}, {}}, .totals = {3, 7, 7, 3, 9}});
      const auto play = [&](int seat, const Call& call) {
        game.play(seat, call);
        if (game.state.known.open) game.play(1 - seat, Challenge{});
        return game.had(Event::Kind::wrong) ? string("wrong") : string("right");
      };
      QCOMPARE(play(0, row("A1", "B1")), string("right"));
      QCOMPARE(play(0, row("A1", "A2")), string("right")); // the red 2 counts downwards too
      QCOMPARE(play(0, row("A1", "A2")), string("wrong"));
      QCOMPARE(play(1, noRow()), string("wrong"));
      QCOMPARE(play(1, row("A1", "B1")), string("wrong"));
      QCOMPARE(rowOfState(game, 1), string("2r1r##9s9s9s9s9s"));
    }
  }

  void KL_14_numbers_are_different_but_for_doublings() {
    QCOMPARE(verdicts("4 4 ##", 8, row("A1", "B1")), string(wrong));
    QCOMPARE(verdicts("4 4 ##", 8, row("A1", "B1", {twice()})), string(right));
    QCOMPARE(verdicts("4 4 4 ##", 12, row("A1", "C1", {twice()})), string(wrong));
    QCOMPARE(verdicts("4 4 4 ##", 12, row("A1", "C1", {twice(), twice()})), string(right));
    QCOMPARE(verdicts("4 4 6 6 ##", 20, row("A1", "D1", {twice()})), string(wrong));
    QCOMPARE(verdicts("4 4 6 6 ##", 20, row("A1", "D1", {twice(), twice()})), string(right));
    QCOMPARE(verdicts("4 4 4 6 6 ##", 24, row("A1", "E1", {twice(), twice()})), string(wrong));
    QCOMPARE(verdicts("4 4 4 6 6 ##", 24, row("A1", "E1", {twice(), twice(), twice()})), string(right));
  }

  void KL_14_more_doublings_than_needed_may_be_played_and_are_spent() {
    Calls game = on("4 5 ##", {.supplies = {{doublingTile, doublingTile, swapTile}, {}}, .totals = {9, 8}});
    QCOMPARE(game.play(0, row("A1", "B1", {twice(), twice()})), string("ok"));
    QCOMPARE(game.score(0), 2);
    QCOMPARE(supplyOf(game, 0), string("swap"));
    QCOMPARE(game.state.known.gone.size(), 2);
  }

  void KL_14_a_digit_tile_counts_as_its_own_number() {
    QCOMPARE(verdicts("4 4 ##", 9, row("A1", "B1", {overlay(5, "B1")})), string(right));
    QCOMPARE(verdicts("4 5 ##", 8, row("A1", "B1", {overlay(4, "B1")})), string(wrong));
  }

  void KL_15_its_numbers_make_the_total() {
    QCOMPARE(verdicts("4 5 ##", 9, row("A1", "B1")), string(right));
    QCOMPARE(verdicts("4 5 ##", 10, row("A1", "B1")), string(wrong));
    QCOMPARE(verdicts("4 5 ##", 8, row("A1", "B1")), string(wrong));
  }

  void KL_16_the_total_tile_lies_at_the_head_and_points_the_row_s_way() {
    Calls game = on("## 4 5 ##", {.supplies = {{}, {}}, .totals = {9, 8}});
    QCOMPARE(game.play(0, row("B1", "C1")), string("ok"));
    const Scene scene = kakuro_call::Game::present(kakuro_call::Game::view(game.state, nobody), {});
    QCOMPARE(scene.heads.size(), std::size_t{1});
    QCOMPARE(scene.heads[0].first, at("B1"));
    QVERIFY(scene.heads[0].direction == Direction::right);
    QCOMPARE(scene.heads[0].total, 9);
  }

  void KL_16_one_total_cell_heads_a_row_each_way() {
    Calls game = on("9 9 9 9\n 9 ## 4 5 ##\n 9 7 9\n 9 8 9\n 9 ## 9", {.supplies = {{}, {}}, .totals = {9, 15, 30}});
    QCOMPARE(game.play(0, row("C2", "D2")), string("ok"));
    QCOMPARE(game.play(1, row("B3", "B4")), string("ok"));
    QCOMPARE(game.score(0), 2);
    QCOMPARE(game.score(1), 2);
    const Scene scene = kakuro_call::Game::present(kakuro_call::Game::view(game.state, nobody), {});
    QCOMPARE(scene.heads.size(), std::size_t{2});
    QCOMPARE(inEnglish(scene.heads[0].label), string("total 9, row 2, rightwards from column 3"));
    QCOMPARE(inEnglish(scene.heads[1].label), string("total 15, column 2, downwards from row 3"));
  }

  void KL_16_the_tiles_turn_red_and_digit_tiles_stay() {
    for (Referee referee : {Referee::assist, Referee::strict, Referee::table}) {
      Calls game =
          on("4 5 9",
             {.referee = referee, .supplies = {{digitTile(7), swapTile, doublingTile}, {}}, .totals = {11, 8, 16}});
      QCOMPARE(game.play(0, row("A1", "B1", {overlay(7, "B1"), bound("C1", swapTile)})), string("ok"));
      QCOMPARE(rowOfState(game, 1), string("4r7x##9s9s9s9s9s"));
      QCOMPARE(supplyOf(game, 0), string("double"));
    }
  }

  void KL_16_red_cells_take_no_action_tile_ever_again() {
    for (const Call& call : {row("B1", "B2", {overlay(2, "B1")}), row("B2", "C2", {bound("B1")}),
                             row("B1", "B2", {exchange("B1", "A2")}), row("B2", "B3", {bound("B1")})}) {
      QCOMPARE(verdicts("4> 5> ##\n 1 3 ##\n 1 ##", 8, call), string(noLayout));
    }
    // Nor do those on which a digit tile lies already.
    Calls game =
        on("4 5 9\n 9 1\n 9 ##", {.supplies = {{digitTile(7), swapTile, digitTile(3)}, {}}, .totals = {11, 4, 16}});
    QCOMPARE(game.play(0, row("A1", "B1", {overlay(7, "B1"), bound("C1", swapTile)})), string("ok"));
    QCOMPARE(verdict(game, row("B1", "B2", {overlay(3, "B1")})), string("wrong"));
    game.state.known.total = 8;
    QCOMPARE(verdict(game, row("B1", "B2")), string("right")); // but it counts, as what it shows
  }

  void KL_17_a_point_for_each_tile_whatever_its_side() {
    Calls game = on("2v 1v 6 ##", {.supplies = {{}, {}}, .totals = {9, 8}});
    QCOMPARE(game.play(0, row("A1", "C1")), string("ok"));
    QCOMPARE(game.score(0), 3);
    QCOMPARE(game.score(1), 0);
    QVERIFY(game.had(Event::Kind::scored));
  }

  void example_1_eight_tiles_from_the_printed_total_cell_to_the_margin_make_36() {
    QCOMPARE(verdicts(picture, 36, row("A2", "H2")), string(right));
    QCOMPARE(verdicts(picture, 36, row("A1", "H1")), string(wrong)); // it makes 40, with two 9s and two 2s
    Calls game = on(picture, {.supplies = {{}, {}, {}}, .totals = {36, 11}});
    QCOMPARE(game.play(2, row("A2", "H2")), string("ok"));
    QCOMPARE(game.score(2), 8);
    QCOMPARE(rowOfState(game, 2), string("7r3r2r8r6r4r5r1r"));
  }

  void example_2_a_bound_on_the_3_next_to_the_row_closes_a_9() {
    constexpr auto board = R"(
      4 5 3 8
      7 3 2 1)";
    QCOMPARE(verdicts(board, 9, row("A1", "B1")), string(wrong));
    QCOMPARE(verdicts(board, 9, row("A1", "B1", {bound("C1")})), string(right));
  }

  void example_3_an_earlier_total_cell_and_a_bound_on_the_1_close_an_18() {
    constexpr auto board = R"(
      9 9 9 9 9 9 9 9
      4 ## 8 7 3 1 6 5)";
    QCOMPARE(verdicts(board, 18, row("C2", "E2")), string(wrong));
    QCOMPARE(verdicts(board, 18, row("C2", "E2", {bound("F2")})), string(right));
  }

  void example_4_a_row_of_five_with_a_red_5_from_a_row_across_scores_five() {
    constexpr auto board = R"(
      9 9 2 9
      9 9 4 9
      9 3> 5> 8>
      9 9 1 9
      9 9 8 9
      9 9 9 9)";
    QCOMPARE(verdicts(board, 20, row("C1", "C5", {bound("C6")})), string(right));
    Calls game = on(board, {.supplies = {{doublingTile}, {}}, .totals = {20, 11}});
    QCOMPARE(game.play(0, row("C1", "C5", {bound("C6")})), string("ok"));
    QCOMPARE(game.score(0), 5);
    QCOMPARE(rowOfState(game, 3), string("9s3r5r8r9s9s9s9s"));
    QCOMPARE(rowOfState(game, 6), string("9s9s##9s9s9s9s9s"));
  }
};

QTEST_APPLESS_MAIN(KakuroCallRowsTest)
#include "kakuro_call_rows_test.moc"
