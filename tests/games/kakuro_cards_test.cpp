#include "games/kakuro_cards_table.h"
#include "support/qtest.h"

#include <set>

using namespace ninefold;
using namespace ninefold::kakuro_cards;
using std::string;

namespace {

/// What seat 0 gets for a placement with its Kakuros claimed where they have to be. Checked under every referee: -1 if
/// one of them refuses it, finds it wrong, or gives other points.
int points(std::string_view drawing, const Place& place, const std::vector<Head>& claims, Flips flips = Flips::one) {
  std::set<int> said;
  for (Referee referee : referees) {
    Dealt game = on(drawing, {.referee = referee, .flips = flips, .bag = {place.card, place.card, 9, 9, 1, 2}});
    const bool fine = game.play(0, referee == Referee::assist ? place : claiming(place, claims)) == "ok" &&
                      (!game.state.known.open || (game.play(1, Challenge{}) == "ok" && !game.had(Event::Kind::wrong)));
    said.insert(fine && !game.had(Event::Kind::wrong) ? game.score(0) : -1);
  }
  return said.size() == 1 ? *said.begin() : -1;
}

/// What a wrong placement leaves behind: the points, and the cards on `cells`, after `strict` has judged it. -1 points
/// if `table` judges otherwise once somebody objects.
std::pair<int, string> afterMistake(std::string_view drawing, const Place& place, const std::vector<const char*>& cells,
                                    Flips flips = Flips::one) {
  std::vector<std::pair<int, string>> left;
  for (Referee referee : {Referee::strict, Referee::table}) {
    Dealt game = on(drawing, {.referee = referee, .flips = flips, .bag = {place.card, place.card, 9, 9, 1, 2}});
    if (game.play(0, place) != "ok") return {-1, "refused"};
    if (referee == Referee::table && game.play(1, Challenge{}) != "ok") return {-1, "not open"};
    if (!game.had(Event::Kind::wrong)) return {-1, "not wrong"};
    string cards;
    for (const char* cell : cells) cards += (cards.empty() ? "" : " ") + card(game, cell);
    left.emplace_back(game.score(0), cards);
  }
  return left[0] == left[1] ? left[0] : std::pair{-1, string("judged differently")};
}

/// KC-15 word for word: which new Kakuros score.
std::set<std::pair<int, Direction>> byTheLetter(const Cards& before, const Cards& after, const Changes& changes) {
  const auto standing = [](const Cards& cards, const Head& head) { return runFrom(cards, head).isKakuro(); };
  const auto cardsOf = [](const Cards& cards, const Run& run) {
    string text;
    for (int i = 0; i <= run.length; ++i) text += drawn(cards[run.cell(i)]) + ' ';
    return text;
  };
  std::vector<Cell> changed(changes.flips.begin(), changes.flips.end());
  changed.push_back(changes.placed);
  std::set<std::pair<int, Direction>> scoring;
  forEachCell(nineByNine, [&](Cell cell) {
    for (Direction direction : {Direction::right, Direction::down}) {
      const Head head{cell, direction};
      const Run run = runFrom(after, head), earlier = runFrom(before, head);
      if (!run.isKakuro()) continue;
      if (earlier.isKakuro() && cardsOf(before, earlier) == cardsOf(after, run)) continue; // (a)
      const bool all = std::all_of(changed.begin(), changed.end(), [&](Cell change) {      // (b)
        Cards undone = after;
        undone[change] = before[change];
        const Run then = runFrom(undone, head);
        const bool stands = standing(undone, head) && cardsOf(undone, then) == cardsOf(after, run);
        return stands || run.has(change);
      });
      if (all) scoring.insert({cell.index(), direction});
    }
  });
  return scoring;
}

/// The rulebook's figure 2; the places that it speaks of are gaps.
constexpr auto figure2 = R"(
  .  .  .  .  .  .  .  .  .
  9s 8  3  _  .  .  .  .  .
  .  .  .  .  .  .  .  .  .
  .  .  .  .  5s _  2  .  .
  .  .  .  .  .  3  .  .  .
  3s 9  _  .  _  1  5  8  .
  .  .  .  .  .  _  .  .  .)";

constexpr auto figure3 = R"(
  .  .  .  .  .  .  9s .  .
  .  .  .  .  _  6  3  9  .
  .  .  .  .  6  .  9  .  .
  .  .  .  5s 2  6  _  .  .
  .  .  .  .  .  .  .  .  .
  .  .  .  .  _  1  5  8  .
  .  .  .  .  4  .  .  .  .)";

constexpr auto figure8 = R"(
  .  .  .  .  .  .  .  .  .
  .  .  .  .  .  .  .  9s .
  .  .  .  .  .  .  .  2  .
  1s 8  2  1  4  5  2  _  .
  .  .  .  .  3  .  .  .  .
  .  .  .  .  1  .  .  .  .)";

} // namespace

class KakuroCardsTest : public QObject {
  Q_OBJECT

private slots:
  void example_0_eight_points_in_three_ways() {
    QCOMPARE(points("8s 3 _", put("C1", 5, addend), {right("A1")}), 8);
    QCOMPARE(points("8s _ 5", put("B1", 3, addend), {right("A1")}), 8);
    QCOMPARE(points("_ 3 5", put("A1", 8, sum), {right("A1")}), 8);
  }

  void example_1_a_yellow_4_on_C6_is_13_points() { QCOMPARE(points(figure2, put("C6", 4, addend), {right("A6")}), 13); }

  void example_2_a_red_4_on_E6_is_14_points() { QCOMPARE(points(figure2, put("E6", 4, sum), {right("E6")}), 14); }

  void example_3_two_equal_addends_are_no_Kakuro() {
    QCOMPARE(points(figure2, put("D2", 8, addend), {}), 0);
    const Place claimed = claiming(put("D2", 8, addend), {right("A2")});
    QCOMPARE(afterMistake(figure2, claimed, {"D2"}), std::pair(0, string("8")));
  }

  void example_4_a_total_that_does_not_end_in_the_sum_s_digit_and_a_run_without_a_sum() {
    QCOMPARE(points(figure2, put("F4", 6, addend), {}), 0);
    const Place claimed = claiming(put("F4", 6, addend), {right("E4")});
    QCOMPARE(afterMistake(figure2, claimed, {"F4"}), std::pair(0, string("6")));
    Dealt game = on(figure2, {.referee = Referee::strict, .bag = {6, 1, 2, 3}});
    QCOMPARE(game.play(0, claiming(put("F4", 6, addend), {down("F4")})), string("bad-claim"));
  }

  void example_5_a_red_8_without_an_addend_behind_it() {
    QCOMPARE(points(figure2, put("F7", 8, sum), {}), 0);
    Dealt game = on(figure2, {.referee = Referee::table, .bag = {8, 1, 2, 3}});
    QCOMPARE(game.play(0, claiming(put("F7", 8, sum), {right("F7")})), string("bad-claim"));
    QCOMPARE(game.play(0, put("F7", 8, sum)), string("ok"));
  }

  void example_6_a_red_8_heads_two_Kakuros() {
    QCOMPARE(points(figure3, put("E2", 8, sum), {right("E2"), down("E2")}), 18 + 8);
  }

  void example_7_a_single_addend_below_the_red_4_is_no_Kakuro() {
    QCOMPARE(points(figure3, put("E6", 4, sum), {right("E6")}), 14);
    const Place claimed = claiming(put("E6", 4, sum), {right("E6"), down("E6")});
    QCOMPARE(afterMistake(figure3, claimed, {"E6"}), std::pair(0, string("4s")));
  }

  void example_8_a_yellow_7_completes_two_Kakuros() {
    QCOMPARE(points(figure3, put("G4", 7, addend), {down("G1"), right("D4")}), 19 + 15);
  }

  void example_9_the_left_2_is_turned_to_red() {
    QCOMPARE(points("2 6 4 _", put("D1", 2, addend, {"A1"}), {right("A1")}), 12);
  }

  void example_10_a_red_card_is_turned_to_lengthen_the_run() {
    QCOMPARE(points("3s 9 3 2s 5 1 6 _", put("H1", 7, addend, {"D1"}), {right("A1")}), 33);
  }

  void example_11_the_turned_card_is_no_part_of_the_Kakuro() {
    constexpr auto figure6 = "2s _ 1 6 5";
    const Place place = put("B1", 5, addend, {"E1"});
    Dealt game = on(figure6, {.bag = {5, 4, 1, 1}});
    QCOMPARE(game.play(0, place), string("flip-not-in-kakuro"));
    QCOMPARE(card(game, "B1"), string("."));
    QCOMPARE(afterMistake(figure6, place, {"B1", "E1"}), std::pair(0, string("5 5")));
    QCOMPARE(afterMistake(figure6, claiming(place, {right("A1")}), {"B1", "E1"}), std::pair(0, string("5 5")));
  }

  void example_12_the_row_that_ends_at_the_turned_card_does_not_score() {
    const Place place = put("H4", 7, addend, {"E4"});
    QCOMPARE(points(figure7, place, {right("E4"), down("E4")}), 14 + 4);
    const Place claimed = claiming(place, {right("E4"), down("E4"), right("A4")});
    QCOMPARE(afterMistake(figure7, claimed, {"E4", "H4"}), std::pair(0, string("4 7")));
  }

  void example_13_three_Kakuros_in_one_turn() {
    const Place place = put("H4", 7, addend, {"E4"});
    QCOMPARE(points(figure8, place, {right("E4"), down("E4"), down("H2")}), 14 + 4 + 9);
  }

  void KC_1_eight_cards_of_each_number_with_the_number_on_both_sides() {
    const Deal deal = dealFromSeed<CardGame>({2, seatAt(0), {}}, 5);
    QCOMPARE(deal.bag.size(), std::size_t{72});
    for (Digit number = 1; number <= 9; ++number) QCOMPARE(std::count(deal.bag.begin(), deal.bag.end(), number), 8);
    Dealt game = on("2 6 4 _", {.bag = {2, 3, 4, 5}});
    QCOMPARE(game.play(0, put("D1", 2, addend, {"A1"})), string("ok"));
    QCOMPARE(card(game, "A1"), string("2s"));
  }

  void KC_2_a_sum_stands_for_any_number_with_its_last_digit() {
    for (auto [drawing, total] :
         {std::pair{"4s 1 3", 4}, {"4s 5 9", 14}, {"4s 7 8 9", 24}, {"4s 9 8 7 6 4", 34}, {"4s 2 3 4 5 6 7 8 9", 44}}) {
      const Run run = runFrom(draw(drawing), right("A1"));
      QVERIFY2(run.isKakuro(), drawing);
      QCOMPARE(run.total, total);
    }
    QVERIFY(!runFrom(draw("4s 1 4"), right("A1")).isKakuro());
  }

  void KC_3_five_cards_start_the_board_the_first_as_a_sum() {
    const Dealt game({2, seatAt(0), {}}, {std::nullopt, {1, 2, 3, 4, 5, 6, 7, 8, 9}});
    QCOMPARE(game.state.known.board, draw(R"(
      . . . . .  . . . .
      . . . . .  . . . .
      . . . . 2  . . . .
      . . . . .  . . . .
      . . 5 . 1s . 3 . .
      . . . . .  . . . .
      . . . . 4  . . . .)"));
    QCOMPARE(game.state.bag.size(), std::size_t{0});
  }

  void KC_4_each_seat_from_the_first_draws_two_cards_hidden_from_the_others() {
    const Dealt game({3, seatAt(2), {}}, {std::nullopt, {1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8}});
    QCOMPARE(game.turn(), 2);
    QVERIFY(game.state.hand[seatAt(2)] == Hand(std::vector<Digit>{2, 3}));
    QVERIFY(game.state.hand[seatAt(0)] == Hand(std::vector<Digit>{4, 5}));
    QVERIFY(game.state.hand[seatAt(1)] == Hand(std::vector<Digit>{6, 7}));
    const View view = CardGame::view(game.state, seatAt(0));
    QVERIFY(view.hand == Hand(std::vector<Digit>{4, 5}));
    QCOMPARE(view.known.held[seatAt(1)], std::uint8_t{2});
    QCOMPARE(view.bag, 1);
    QVERIFY(CardGame::view(game.state, nobody).hand.empty());
  }

  void KC_4_earlier_seats_get_their_full_share_first() {
    const Dealt game({3, seatAt(1), {}}, {std::nullopt, {1, 1, 1, 1, 1, 2, 3, 4}});
    QCOMPARE(CardGame::everything(game.state).substr(170), string("|,23,4|0"));
    const Dealt none({2, seatAt(0), {}}, {std::nullopt, {1, 1, 1}});
    QVERIFY(none.over());
    QCOMPARE(none.winners(), (std::vector{0, 1}));
    QCOMPARE(drawn(none.state.known.board[at("G5")]), string("1"));
    QCOMPARE(drawn(none.state.known.board[at("E7")]), string("."));
  }

  void KC_5_a_card_goes_beside_another_with_either_side_up() {
    for (Referee referee : referees) {
      Dealt game = on("5 7s", {.referee = referee, .bag = {4, 3, 2, 1}});
      QCOMPARE(game.play(0, put("B1", 4, addend)), string("occupied"));
      QCOMPARE(game.play(0, put("C2", 4, addend)), string("not-adjacent")); // across the corner
      QCOMPARE(game.play(0, put("I9", 4, addend)), string("not-adjacent"));
      QCOMPARE(game.play(0, put("C1", 9, addend)), string("not-in-hand"));
      QCOMPARE(game.play(1, put("C1", 2, addend)), string("not-your-turn"));
      QCOMPARE(game.play(0, put("A2", 4, sum)), string("ok"));
      QCOMPARE(game.play(1, put("C1", 2, addend)), string("ok"));
      QCOMPARE(card(game, "A2") + card(game, "C1"), string("4s2"));
    }
  }

  void KC_5_refusals_come_in_their_order() {
    Dealt game = on("5 7s 1", {.bag = {4, 3, 2, 1}});
    Place place = claiming(put("B1", 9, addend, {"I9"}), {right("I9")});
    QCOMPARE(game.play(1, place), string("not-your-turn"));
    QCOMPARE(game.play(0, place), string("not-in-hand"));
    place.card = 4;
    QCOMPARE(game.play(0, place), string("occupied"));
    place.cell = at("E1");
    QCOMPARE(game.play(0, place), string("not-adjacent"));
    place.cell = at("D1");
    QCOMPARE(game.play(0, place), string("bad-flip"));
    place.flips = {at("A1")};
    QCOMPARE(game.play(0, place), string("bad-claim"));
    place.claims.clear();
    QCOMPARE(game.play(0, place), string("flip-not-in-kakuro"));
    place.flips.clear();
    QCOMPARE(game.play(0, place), string("ok"));
  }

  void KC_6_one_card_that_was_there_before_may_be_turned() {
    for (Referee referee : referees) {
      Dealt game = on("2 6 4 _", {.referee = referee, .bag = {2, 3, 4, 5}});
      QCOMPARE(game.play(0, put("D1", 2, sum, {"D1"})), string("bad-flip")); // the placed one
      QCOMPARE(game.play(0, put("D1", 2, sum, {"E1"})), string("bad-flip")); // no card
      QCOMPARE(game.play(0, put("D1", 2, addend, {"A1", "B1"})), string("bad-flip"));
      QCOMPARE(game.play(0, put("D1", 2, addend, {"A1"})), string("ok"));
    }
    Dealt many = on("2 6 4 _", {.flips = Flips::many, .bag = {2, 3, 4, 5}});
    QCOMPARE(many.play(0, put("D1", 2, addend, {"A1", "A1"})), string("bad-flip")); // one twice
  }

  void KC_7_a_turn_ends_with_a_draw_and_passes_clockwise() {
    for (Referee referee : referees) {
      Dealt game = on("5", {.referee = referee, .seats = 3, .bag = {1, 2, 3, 4, 5, 6, 7}});
      QCOMPARE(game.play(0, put("B1", 1, addend)), string("ok"));
      QVERIFY(game.state.hand[seatAt(0)] == Hand(std::vector<Digit>{2, 7}));
      QVERIFY(game.state.bag.empty());
      QCOMPARE(game.turn(), 1);
      QCOMPARE(game.play(1, put("C1", 3, addend)), string("ok"));
      QCOMPARE(game.state.hand[seatAt(1)].size(), std::size_t{1});
      QCOMPARE(game.turn(), 2);
    }
  }

  void KC_7_a_seat_without_cards_is_passed_over() {
    Dealt game = on("5", {.seats = 4, .bag = {1, 2, 3}});
    QCOMPARE(game.play(0, put("B1", 1, addend)), string("ok"));
    QCOMPARE(game.play(1, put("C1", 3, addend)), string("ok"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, put("D1", 2, addend)), string("ok"));
    QVERIFY(game.over());
  }

  void KC_7_the_draw_is_told_to_the_seat_alone() {
    Dealt game = on("5", {.bag = {1, 2, 3, 4, 6}});
    game.play(0, put("B1", 1, addend));
    const auto drawnBy = [&](Viewer viewer) {
      int number = 0;
      for (const Event& event : heardBy(game.events, viewer, 2))
        number += event.number * (event.kind == Event::Kind::drew);
      return number;
    };
    QCOMPARE(drawnBy(seatAt(0)), 6);
    QCOMPARE(drawnBy(seatAt(1)), 0);
    QCOMPARE(drawnBy(nobody), 0);
  }

  void KC_8_when_all_cards_are_played_the_most_points_win() {
    Dealt game = on("8s 3", {.bag = {5, 1, 2, 2}});
    QCOMPARE(game.play(0, put("C1", 5, addend)), string("ok"));
    QCOMPARE(game.play(1, put("A2", 2, sum)), string("ok"));
    QCOMPARE(game.play(0, put("A3", 1, sum)), string("ok"));
    QVERIFY(!game.over());
    QCOMPARE(game.play(1, put("A4", 2, sum)), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.turn(), -1);
    QCOMPARE(game.winners(), std::vector{0});
  }

  void KC_9_a_run_ends_at_an_empty_cell_at_a_sum_or_at_the_edge() {
    const Cards cards = draw(R"(
      8s 3 5 . 1 . 8s 3  5
      .  . . . . . .  .  .
      8s 3 5 7s)");
    QCOMPARE(runFrom(cards, right("A1")).length, 2);
    QCOMPARE(runFrom(cards, right("G1")).length, 2);
    QCOMPARE(runFrom(cards, right("A3")).length, 2);
    QCOMPARE(runFrom(cards, right("D3")).length, 0);
    QCOMPARE(runFrom(cards, down("A1")).length, 0);
  }

  void KC_9_a_run_is_always_the_whole_one() {
    // 8s 3 5 would be a Kakuro if it ended there.
    QCOMPARE(points("8s 3 _ 4", put("C1", 5, addend), {}), 0);
    const Place claimed = claiming(put("C1", 5, addend), {right("A1")});
    Dealt game = on("8s 3 _ 4", {.referee = Referee::table, .bag = {5, 1, 2, 2}});
    QCOMPARE(game.play(0, claimed), string("ok"));
    QCOMPARE(game.score(0), 3 + 5 + 4);
    QCOMPARE(afterMistake("8s 3 _ 4", claimed, {"C1"}), std::pair(0, string("5")));
  }

  void KC_10_at_least_two_addends_all_different_with_the_right_digit() {
    const auto isKakuro = [](const char* drawing) { return runFrom(draw(drawing), right("A1")).isKakuro(); };
    QVERIFY(isKakuro("8s 3 5"));
    QVERIFY(!isKakuro("8s 8"));
    QVERIFY(!isKakuro("8s 4 4"));
    QVERIFY(!isKakuro("9s 8 3 8"));
    QVERIFY(!isKakuro("8s 3 4"));
    QVERIFY(!isKakuro("1s 4 6")); // 10
    QVERIFY(!isKakuro("8  3 5"));
    QVERIFY(!isKakuro("8s ."));
  }

  void KC_11_the_sum_comes_first() {
    QCOMPARE(points("_ 7 1", put("A1", 8, sum), {right("A1")}), 8);
    QCOMPARE(points("7 1 _", put("C1", 8, sum), {}), 0);
    QCOMPARE(points("7\n1\n_", put("A3", 8, sum), {}), 0);
  }

  void KC_12_a_Kakuro_is_worth_its_addends_and_a_sum_can_head_two() {
    QCOMPARE(points("_ 9 7 \n 4 \n 2", put("A1", 6, sum), {right("A1"), down("A1")}), 16 + 6);
  }

  void KC_13_an_older_Kakuro_may_be_broken_up_at_no_cost() {
    for (Referee referee : referees) {
      Dealt game = on("8s 3 5 _", {.referee = referee, .bag = {1, 1, 2, 2}});
      game.state.known.score[seatAt(1)] = 8;
      QCOMPARE(game.play(0, put("D1", 1, addend)), string("ok"));
      QCOMPARE(game.score(1), 8);
      QCOMPARE(game.score(0), 0);
      QVERIFY(!runFrom(game.state.known.board, right("A1")).isKakuro());
    }
  }

  void KC_13_an_older_Kakuro_that_still_stands_is_not_scored_again() {
    constexpr auto older = R"(
      8s 3 5 .
      _  . . .)";
    QCOMPARE(points(older, put("A2", 4, addend), {}), 0);
    const Place claimed = claiming(put("A2", 4, addend), {right("A1")});
    QCOMPARE(afterMistake(older, claimed, {"A2"}), std::pair(0, string("4")));
  }

  void KC_13_an_older_Kakuro_made_longer_is_a_new_one() {
    QCOMPARE(points("8s 3 5 _ 4", put("D1", 6, addend), {right("A1")}), 18);
  }

  void KC_14_placed_and_turned_card_belong_to_one_and_the_same_Kakuro() {
    // The 2 below is turned for a Kakuro of its own, 8s 3 5 is made by the placed card: not one and the same.
    constexpr auto two = R"(
      8s 3 _
      .  . .
      .  . .
      2  7 5 .)";
    Dealt game = on(two, {.bag = {5, 5, 1, 1}});
    QCOMPARE(game.play(0, put("C1", 5, addend, {"A4"})), string("flip-not-in-kakuro"));
    QCOMPARE(game.play(0, put("C1", 5, addend)), string("ok"));
    QCOMPARE(afterMistake(two, claiming(put("C1", 5, addend, {"A4"}), {right("A1")}), {"C1", "A4"}),
             std::pair(0, string("5 2")));
  }

  void KC_14_the_placed_card_may_be_the_sum_and_the_turned_one_an_addend() {
    QCOMPARE(points("_ 3 5s", put("A1", 8, sum, {"C1"}), {right("A1")}), 8);
    Dealt game = on("_ 3 5s", {.bag = {8, 8, 1, 1}});
    QCOMPARE(game.play(0, put("A1", 8, addend, {"C1"})), string("flip-not-in-kakuro"));
  }

  void KC_15_a_run_ended_by_a_flipped_card_does_not_score() {
    // The 6 is turned to red for 6s 9 7; 3s 2 1 that now ends at it isn't its mover's.
    const Place place = put("E1", 9, addend, {"D1"});
    QCOMPARE(points("3s 2 1 6 _ 7", place, {right("D1")}), 16);
    const Place claimed = claiming(place, {right("D1"), right("A1")});
    QCOMPARE(afterMistake("3s 2 1 6 _ 7", claimed, {"D1", "E1"}), std::pair(0, string("6 9")));
  }

  void KC_15_a_sum_laid_at_the_end_of_a_run_is_nothing_to_it() {
    // 9s 4 5 stood before and still does; the placed 8 makes its own.
    QCOMPARE(points("9s 4 5 _ 3 5", put("D1", 8, sum), {right("D1")}), 8);
    const Place claimed = claiming(put("D1", 8, sum), {right("A1"), right("D1")});
    QCOMPARE(afterMistake("9s 4 5 _ 3 5", claimed, {"D1"}), std::pair(0, string("8s")));
  }

  void KC_15_a_turned_card_counts_in_its_other_run_too() {
    // The row makes the flip legal, the column of the flipped 4 scores as well.
    QCOMPARE(points(R"(
      4  1 _
      3  . .
      1  . .)",
                    put("C1", 3, addend, {"A1"}), {right("A1"), down("A1")}),
             4 + 4);
  }

  void KC_15_said_in_both_ways_is_the_same() {
    int scored = 0, unscored = 0;
    Rng rng(15);
    const auto compare = [&](const Cards& before, Cell cell, Card card, const std::vector<Cell>& flips) {
      Cards after = before;
      lay(after, cell, card, flips);
      std::set<std::pair<int, Direction>> quick;
      for (const Run& run : newKakuros(after, {cell, flips})) quick.insert({run.head.sum.index(), run.head.direction});
      scored += static_cast<int>(quick.size());
      for (Cell flip : flips)
        for (Direction direction : {Direction::right, Direction::down})
          if (const auto ended = runThrough(after, step(flip, direction, -1), direction))
            unscored += ended->isKakuro() && after[flip].isSum();
      return quick == byTheLetter(before, after, {cell, flips});
    };
    for (int i = 0; i < 3000; ++i) {
      Cards before;
      for (Card& each : before.cells)
        if (rng.below(10) < 7) each = {static_cast<Digit>(1 + rng.below(9)), rng.below(4) == 0 ? sum : addend};
      const Cell cell = Cell::at(static_cast<int>(rng.below(81)));
      before[cell] = {};
      for (Digit number = 1; number <= 9; ++number) {
        for (Side side : {addend, sum}) QVERIFY(compare(before, cell, {number, side}, {}));
        for (const Turning& turning : turnings(before, cell, number, mostCards))
          QVERIFY(compare(before, cell, {number, turning.side}, {turning.flips.begin(), turning.flips.end()}));
      }
    }
    QVERIFY(scored > 1'000);
    QVERIFY(unscored > 20); // runs that end at a card turned to red did come up
  }

  void KC_16_all_Kakuros_score_however_many() {
    QCOMPARE(points(figure8, put("H4", 7, addend, {"E4"}), {right("E4"), down("E4"), down("H2")}), 14 + 4 + 9);
    // With more flips, more: the row, and a column at each of its changed cards.
    constexpr auto board = R"(
      .  6s 3s .
      .  2  1  .
      4  4s 2s _
      3  .  .  .
      1  .  .  .)";
    const std::vector claims{right("A3"), down("A3"), down("B1"), down("C1")};
    QCOMPARE(points(board, put("D3", 8, addend, {"A3", "B3", "C3"}), claims, Flips::many), 14 + 4 + 6 + 3);
  }

  void KC_17_many_cards_may_be_turned_if_one_Kakuro_holds_them_all() {
    constexpr auto board = "3 9 3s 2s 5 1s 6 _";
    const Place place = put("H1", 7, addend, {"A1", "C1", "D1", "F1"});
    QCOMPARE(points(board, place, {right("A1")}, Flips::many), 33);
    Dealt one = on(board, {.bag = {7, 7, 1, 1}});
    QCOMPARE(one.play(0, place), string("bad-flip"));
    // One flip more that is no part of it, and the turn is illegal.
    const Place more = put("H2", 7, addend, {"A2", "C2", "D2", "F2", "A1"});
    constexpr auto below = R"(
      1  .  .  .  .  .  .  .
      3  9  3s 2s 5  1s 6  _)";
    Dealt many = on(below, {.flips = Flips::many, .bag = {7, 7, 1, 1}});
    QCOMPARE(many.play(0, more), string("flip-not-in-kakuro"));
    QCOMPARE(afterMistake(below, more, {"A1", "A2", "C2", "D2", "F2", "H2"}, Flips::many),
             std::pair(0, string("1 3 3s 2s 1s 7")));
  }

  void KC_18_assist_refuses_an_illegal_flip_and_scores_without_claims() {
    Dealt game = on("8s 3 _ . 2", {.bag = {5, 5, 1, 1}});
    QCOMPARE(game.play(0, put("C1", 5, addend, {"E1"})), string("flip-not-in-kakuro"));
    QCOMPARE(game.play(0, claiming(put("C1", 5, addend), {right("A1")})), string("bad-claim"));
    QCOMPARE(card(game, "C1"), string("."));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, put("C1", 5, addend)), string("ok"));
    QCOMPARE(game.score(0), 8);
    QCOMPARE(game.play(1, Challenge{}), string("not-allowed"));
    QCOMPARE(game.play(Accept{}), string("not-allowed"));
  }

  void KC_19_only_what_is_claimed_scores() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Dealt none = on(figure3, {.referee = referee, .bag = {8, 8, 1, 1}});
      QCOMPARE(none.play(0, put("E2", 8, sum)), string("ok"));
      QCOMPARE(none.score(0), 0);
      Dealt one = on(figure3, {.referee = referee, .bag = {8, 8, 1, 1}});
      QCOMPARE(one.play(0, claiming(put("E2", 8, sum), {down("E2")})), string("ok"));
      QCOMPARE(one.score(0), 8);
      QVERIFY(!one.had(Event::Kind::wrong));
    }
  }

  void KC_19_the_Kakuro_that_makes_a_flip_legal_need_not_be_claimed() {
    const Place place = put("H4", 7, addend, {"E4"});
    QCOMPARE(points(figure7, place, {right("E4"), down("E4")}), 18);
    for (Referee referee : {Referee::strict, Referee::table}) {
      Dealt game = on(figure7, {.referee = referee, .bag = {7, 7, 1, 1}});
      QCOMPARE(game.play(0, claiming(place, {down("E4")})), string("ok"));
      if (referee == Referee::table) QCOMPARE(game.play(1, Challenge{}), string("ok"));
      QCOMPARE(game.score(0), 4);
      QCOMPARE(card(game, "E4"), string("4s"));
      Dealt silent = on(figure7, {.referee = referee, .bag = {7, 7, 1, 1}});
      QCOMPARE(silent.play(0, place), string("ok"));
      QCOMPARE(silent.score(0), 0);
      QCOMPARE(card(silent, "E4"), string("4s"));
    }
  }

  void KC_19_one_wrong_claim_spoils_them_all() {
    const Place place = claiming(put("E2", 8, sum), {right("E2"), down("E2"), right("D4")});
    QCOMPARE(afterMistake(figure3, place, {"E2"}), std::pair(0, string("8s")));
    Dealt table = on(figure3, {.referee = Referee::table, .bag = {8, 8, 1, 1}});
    QCOMPARE(table.play(0, place), string("ok"));
    QCOMPARE(table.score(0), 18 + 8 + 2 + 6); // right or wrong
  }

  void KC_20_a_noticed_mistake_turns_the_cards_back_and_the_game_goes_on() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Dealt game = on("2s _ 1 6 5", {.referee = referee, .bag = {5, 4, 1, 1, 9}});
      QCOMPARE(game.play(0, claiming(put("B1", 5, addend, {"E1"}), {right("A1")})), string("ok"));
      QCOMPARE(card(game, "E1"), string(referee == Referee::strict ? "5" : "5s"));
      QCOMPARE(game.score(0), referee == Referee::strict ? 0 : 12);
      if (referee == Referee::table) QCOMPARE(game.play(1, Challenge{}), string("ok"));
      QCOMPARE(card(game, "B1") + card(game, "E1"), string("55"));
      QCOMPARE(game.score(0), 0);
      QVERIFY(game.state.hand[seatAt(0)] == Hand(std::vector<Digit>{4, 9}));
      QCOMPARE(game.turn(), 1);
    }
  }

  void KC_21_in_table_a_mistake_stands_once_the_next_move_is_made() {
    Dealt game = on("9s 8 3 _", {.referee = Referee::table, .bag = {8, 1, 2, 2}});
    QCOMPARE(game.play(0, claiming(put("D1", 8, addend), {right("A1")})), string("ok"));
    QVERIFY(!game.had(Event::Kind::wrong));
    QCOMPARE(game.score(0), 19);
    QCOMPARE(game.play(1, put("A1", 2, addend)), string("occupied")); // a refused move settles nothing
    QVERIFY(game.state.known.open.has_value());
    QCOMPARE(game.play(1, put("A2", 2, addend)), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.score(0), 19);
  }

  void KC_21_an_objection_in_time_takes_the_points_back_once() {
    Dealt game = on("9s 8 3 _", {.referee = Referee::table, .seats = 3, .bag = {8, 1, 2, 2, 3, 3}});
    game.play(0, claiming(put("D1", 8, addend), {right("A1")}));
    QCOMPARE(game.play(0, Challenge{}), string("own-move"));
    QCOMPARE(game.play(2, Challenge{}), string("ok"));
    QCOMPARE(game.score(0), 0);
    QCOMPARE(game.play(2, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
  }

  void KC_21_a_card_may_be_laid_for_nothing() {
    for (Referee referee : referees) {
      Dealt game = on("9s 8 3", {.referee = referee, .bag = {8, 1, 2, 2}});
      QCOMPARE(game.play(0, put("B2", 8, sum)), string("ok"));
      QVERIFY(!game.had(Event::Kind::wrong));
    }
  }

  void KC_21a_without_a_flip_and_a_claim_there_is_nothing_to_challenge() {
    Dealt game = on("8s 3 _", {.referee = Referee::table, .bag = {5, 1, 2, 2}});
    game.play(0, put("C1", 5, addend));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    Dealt flipped = on("2 6 4 _", {.referee = Referee::table, .bag = {2, 1, 2, 2}});
    flipped.play(0, put("D1", 2, addend, {"A1"}));
    QCOMPARE(flipped.play(1, Challenge{}), string("ok"));
  }

  void KC_21a_the_last_turn_waits_for_its_verdict_if_it_claims() {
    for (const bool correct : {true, false})
      for (const bool objected : {true, false}) {
        const auto drawing = correct ? "8s 3 _" : "8s 2 _";
        Dealt game = on(drawing, {.referee = Referee::table, .bag = {2, 5, 1}});
        QCOMPARE(game.play(0, put("A2", 2, sum)), string("ok"));
        QCOMPARE(game.play(1, put("A3", 1, sum)), string("ok"));
        QCOMPARE(game.play(0, claiming(put("C1", 5, addend), {right("A1")})), string("ok"));
        QVERIFY(!game.over());
        QCOMPARE(game.turn(), -1);
        QVERIFY(game.winners().empty());
        QCOMPARE(game.play(1, put("A4", 1, sum)), string("not-your-turn"));
        QCOMPARE(game.play(0, Challenge{}), string("own-move"));
        QCOMPARE(objected ? game.play(1, Challenge{}) : game.play(Accept{}), string("ok"));
        QVERIFY(game.over());
        QCOMPARE(game.score(0), correct ? 8 : objected ? 0 : 7);
        QCOMPARE(game.play(1, Challenge{}), string("over"));
      }
  }

  void KC_21a_the_last_turn_waits_for_its_verdict_if_it_flips() {
    Dealt game = on("2s _ 1 6 5", {.referee = Referee::table, .bag = {2, 5, 1}});
    game.play(0, put("A2", 2, sum));
    game.play(1, put("A3", 1, sum));
    QCOMPARE(game.play(0, put("B1", 5, addend, {"E1"})), string("ok"));
    QVERIFY(!game.over());
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(card(game, "E1"), string("5"));
  }

  void KC_21a_the_last_turn_without_either_ends_the_game() {
    Dealt game = on("8s 3 _", {.referee = Referee::table, .bag = {2, 5, 1}});
    game.play(0, claiming(put("C1", 5, addend), {right("A1")}));
    game.play(1, put("A2", 1, sum));
    QVERIFY(!game.over());
    QCOMPARE(game.play(0, put("A3", 2, sum)), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
  }

  void KC_22_a_claim_names_a_run_once() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Dealt game = on("8s 3 _ . 2", {.referee = referee, .bag = {5, 5, 1, 1}});
      const auto claim = [&](std::vector<Head> claims) {
        return game.play(0, claiming(put("C1", 5, addend), std::move(claims)));
      };
      QCOMPARE(claim({right("B1")}), string("bad-claim"));              // an addend
      QCOMPARE(claim({right("D1")}), string("bad-claim"));              // no card
      QCOMPARE(claim({down("A1")}), string("bad-claim"));               // no addend
      QCOMPARE(claim({right("I1")}), string("bad-claim"));              // the edge
      QCOMPARE(claim({right("A1"), right("A1")}), string("bad-claim")); // one run twice
      QCOMPARE(claim({right("A1")}), string("ok"));
    }
  }

  void KC_22_a_claim_is_of_the_board_after_placing_and_flipping() {
    Dealt game = on("2 6 4 _", {.referee = Referee::strict, .bag = {2, 3, 4, 5}});
    QCOMPARE(game.play(0, claiming(put("D1", 2, addend), {right("A1")})), string("bad-claim"));
    QCOMPARE(game.play(0, claiming(put("D1", 2, addend, {"A1"}), {right("A1")})), string("ok"));
    QCOMPARE(game.score(0), 12);
    Dealt away = on("2s 6 4 _", {.referee = Referee::strict, .bag = {2, 3, 4, 5}});
    QCOMPARE(away.play(0, claiming(put("D1", 2, addend, {"A1"}), {right("A1")})), string("bad-claim"));
  }

  void KC_23_the_track_has_a_hundred_fields_and_scores_go_past_it() {
    Dealt game = on("8s 3 _", {.bag = {5, 1, 2, 2}});
    game.state.known.score[seatAt(0)] = 95;
    game.play(0, put("C1", 5, addend));
    const Scene scene = CardGame::present(CardGame::view(game.state, nobody), {});
    QCOMPARE(scene.seats[0].score, 103);
    QCOMPARE(scene.track, 100);
  }

  void KC_24_one_seat_plays_all_cards_and_nothing_is_ever_open() {
    Dealt game = on("9s 8 3 _", {.referee = Referee::table, .seats = 1, .bag = {8, 1}});
    QCOMPARE(game.play(0, claiming(put("D1", 8, addend), {right("A1")})), string("ok"));
    QCOMPARE(game.score(0), 19); // claims stand as made
    QCOMPARE(game.play(0, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, claiming(put("A2", 1, sum, {"B1"}), {right("A1")})), string("bad-claim"));
    QCOMPARE(game.play(0, put("A2", 1, sum, {"B1"})), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
  }

  void a_best_turn_problem_ends_with_its_first_turn() {
    const CardGame::Table table{1, seatAt(0), {.turns = kakuro_cards::Turns::one}};
    Dealt game(table, {draw("8s 3 _"), {5, 1}});
    QCOMPARE(game.play(0, put("C1", 5, addend)), string("ok"));
    QCOMPARE(game.score(0), 8);
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
    const auto options = nlohmann::json::parse(R"({"turns":"one"})");
    QVERIFY(readOptions<CardGame>(Node(options), 1) == table.options);
    try {
      readOptions<CardGame>(Node(options), 2);
      QFAIL("two seats have no best turn");
    } catch (const Fault& fault) {
      QCOMPARE(fault.text(), string("turns: 'one' is for one seat"));
    }
    nlohmann::ordered_json all;
    writeOptions(all, CardGame::options(), CardGame::Options{});
    QCOMPARE(all.dump(), string(R"({"referee":"assist","flips":"one"})")); // records say it only where it is so
  }

  void G_5_seats_that_tie_for_the_most_win_together() {
    Dealt game = on("8s", {.seats = 3, .bag = {1, 1, 1, 1, 1, 1}});
    game.state.known.score = {{7, 3, 7}};
    for (const char* cell : {"B1", "C1", "D1", "E1", "F1", "G1"}) game.play(game.turn(), put(cell, 1, sum));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), (std::vector{0, 2}));
  }

  void G_7_an_objection_without_cause_leaves_the_turn_open() {
    Dealt game = on("8s 3 _", {.referee = Referee::table, .bag = {5, 1, 2, 2}});
    game.play(0, claiming(put("C1", 5, addend), {right("A1")}));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.score(0), 8);
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
  }

  void G_9_once_it_is_over_every_move_is_refused() {
    Dealt game = on("8s", {.seats = 1, .bag = {1}});
    QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    QCOMPARE(game.play(TimeUp{}), string("not-allowed"));
    QCOMPARE(game.play(AgreeEnd{}), string("not-allowed"));
    game.play(0, put("B1", 1, addend));
    QCOMPARE(game.play(0, put("C1", 1, addend)), string("over"));
    QCOMPARE(game.play(Timeout{}), string("over"));
    QCOMPARE(game.play(Accept{}), string("over"));
  }

  void a_seed_deals_the_same_for_ever() {
    const auto bag = [](std::uint64_t seed) {
      string text;
      for (Digit card : dealFromSeed<CardGame>({2, seatAt(0), {}}, seed).bag) text += std::to_string(card);
      return text;
    };
    QCOMPARE(bag(2006), string("639128158234542626557674342977131719495166597853148619488237894657823392"));
    QCOMPARE(bag(0), string("511334569953522749866317818395172272981925647378385769644654648272319148"));
  }

  void a_record_reads_as_it_was_written() {
    Record<CardGame> record{.table = {3, seatAt(2), {.referee = Referee::table, .flips = Flips::many}},
                            .deal = {draw("8s 3 .\n . 7"), {5, 1, 2, 2, 9, 9}}};
    record.inputs = {{seatAt(2), claiming(put("C1", 5, addend, {"A1", "B1"}), {right("A1"), down("B2")}), 1200},
                     {seatAt(0), Challenge{}},
                     {std::nullopt, Accept{}},
                     {std::nullopt, Timeout{}},
                     {seatAt(0), put("A2", 9, sum)}};
    const nlohmann::json text = nlohmann::json::parse(write(record).dump());
    const auto again = readRecord<CardGame>(Node(text), Deals::any);
    QVERIFY(again.table == record.table);
    QVERIFY(again.deal == record.deal);
    QVERIFY(again.inputs == record.inputs);
    QCOMPARE(write(record)["moves"][0].dump(),
             string(R"({"seat":2,"place":"C1","card":5,"side":"addend","flip":["A1","B1"],)"
                    R"("claim":[{"sum":"A1","dir":"right"},{"sum":"B2","dir":"down"}],"ms":1200})"));
  }

  void what_is_wrong_in_a_record_is_named() {
    const auto place = [](const char* deal, const char* move, Deals deals = Deals::any) {
      const auto text = nlohmann::json::parse(string(R"({"seats":2,"deal":)") + deal + R"(,"moves":[)" + move + "]}");
      try {
        readRecord<CardGame>(Node(text), deals);
      } catch (const Fault& fault) {
        return fault.place;
      }
      return string();
    };
    QCOMPARE(place(R"({"bag":[1,1,1,1,1,1,1,1]})", ""), string());
    QCOMPARE(place(R"({"bag":[1,1,1,1,1,1,1,1,1]})", ""), string("deal.bag[8]"));
    QCOMPARE(place(R"({"bag":[1,1,1,1,1,1,1],"board":{"A1":"1s","B1":"1a"}})", ""), string("deal.bag[6]"));
    QCOMPARE(place(R"({"bag":[],"board":{"J1":"1s"}})", ""), string("deal.board.J1"));
    QCOMPARE(place(R"({"bag":[],"board":{"A1":"1x"}})", ""), string("deal.board.A1"));
    QCOMPARE(place(R"({"bag":[],"board":[]})", ""), string("deal.board"));
    QCOMPARE(place(R"({"board":{}})", ""), string("deal.bag"));
    QCOMPARE(place(R"({"bag":[1]})", "", Deals::full), string("deal.bag"));
    QCOMPARE(place(R"({"bag":[],"board":{}})", "", Deals::full), string("deal.board"));
    QCOMPARE(place(R"({"bag":[]})", R"({"seat":0,"place":"A1","side":"sum"})"), string("moves[0].card"));
    QCOMPARE(place(R"({"bag":[]})", R"({"seat":0,"place":"A1","card":1,"side":"red"})"), string("moves[0].side"));
    QCOMPARE(place(R"({"bag":[]})", R"({"seat":0,"place":"A1","card":1,"side":"sum","flip":["A1","J1"]})"),
             string("moves[0].flip[1]"));
    QCOMPARE(place(R"({"bag":[]})", R"({"seat":0,"place":"A1","card":1,"side":"sum","claim":[{"sum":"A1"}]})"),
             string("moves[0].claim[0].dir"));
    QCOMPARE(place(R"({"bag":[]})", R"({"seat":0,"place":"A1","card":1,"side":"sum","claims":[]})"),
             string("moves[0].claims"));
    QCOMPARE(place(R"({"bag":[]})", R"({"place":"A1","card":1,"side":"sum"})"), string("moves[0].seat"));
  }
};

QTEST_APPLESS_MAIN(KakuroCardsTest)
#include "kakuro_cards_test.moc"
