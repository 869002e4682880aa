#include "match/random_play.h"
#include "match/record.h"
#include "support/okudos_position.h"
#include "support/qtest.h"

using namespace ninefold;
using namespace ninefold::okudos;
using nlohmann::json;
using std::string;

namespace {

/// A record of a game of this deal, as JSON to be spoilt.
json aRecord() {
  string values = ninefold::text(drawn(printed));
  return {{"format", "ninefold/1"},
          {"game", "okudos"},
          {"seats", 3},
          {"deal",
           {{"values", values}, {"markers", {1, 2, 3, 4, 5, 6, 7, 8, 9}}, {"chips", {1, 1, 1, 1, 1, 1, 1, 1, 1, 2}}}},
          {"moves", json::array()}};
}

/// Where a record is at fault; "" if it is fine.
string faultOf(const json& record) {
  try {
    (void)readRecord<OkudosGame>(Node(record), Deals::any);
  } catch (const Fault& fault) {
    return fault.place;
  }
  return "";
}

/// Whether no number has more chips than there are: on the board, gone from it, in the hands and in the supply.
bool fewerThanTenOfEach(const State& state) {
  std::array<int, 10> count{};
  for (std::size_t number = 1; number <= 9; ++number) count[number] = state.known.lifted[number];
  for (Digit chip : state.known.chips.cells) ++count[chip];
  for (const Hand& chips : state.hand.values)
    for (Digit chip : chips) ++count[chip];
  for (Digit chip : state.supply) ++count[chip];
  return std::all_of(count.begin() + 1, count.end(), [](int each) { return each < 10; });
}

/// All the options that a table of so many seats may agree on.
std::vector<okudos::Options> allOptions(int seats) {
  std::vector<okudos::Options> all;
  for (Referee referee : {Referee::assist, Referee::strict, Referee::table})
    for (int bits = 0; bits < 8; ++bits)
      if (seats == 3 || bits < 2)
        all.push_back({.referee = referee,
                       .gameTopTwo = (bits & 2) != 0,
                       .threeSectors = (bits & 4) != 0,
                       .irregularToDiscard = (bits & 1) != 0});
  return all;
}

/// Calls `visit(state)` for each position of random games with all options.
template<class Visit> void forEachRandomPosition(Visit visit) {
  for (int seats = 2; seats <= 4; ++seats)
    for (const okudos::Options& options : allOptions(seats)) {
      const okudos::Table table{seats, seatAt(seats - 1), options};
      Rng rng(static_cast<std::uint64_t>(seats));
      Okudos game(table, OkudosGame::shuffle(table, rng));
      visit(game.state);
      while (const auto input = randomInput<OkudosGame>(game.state, seats, rng)) {
        QCOMPARE(game.play(index(*input->seat), input->move), string("ok"));
        visit(game.state);
      }
      QVERIFY(game.over());
    }
}

} // namespace

class OkudosTest : public QObject {
  Q_OBJECT

private slots:
  void G_1_play_goes_on_clockwise_from_the_first_seat() {
    Okudos game({3, seatAt(2), {}}, {drawn(printed), {1, 2, 3, 4, 5, 6, 7, 8, 9}, std::vector<Digit>(18, 5)});
    QCOMPARE(game.turn(), 2);
    QCOMPARE(game.play(0, Pass{}), string("not-your-turn"));
    QCOMPARE(game.play(2, Pass{}), string("ok"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, Discard{5}), string("ok"));
    QCOMPARE(game.turn(), 1);
  }

  void G_4_a_seat_knows_its_own_chips_and_sectors_and_how_many_chips_lie_hidden() {
    const Okudos game = on(emptyBoard, Referee::assist, {hand({4, 9, 4}), hand({7, 7})}, {1, 2, 3});
    const View own = seenBy(game, 0);
    QCOMPARE(text(own.hand), string("494"));
    QCOMPARE(sectorsOf(own.sectors, ownerAt(seatAt(0))), string("123"));
    QCOMPARE(sectorsOf(own.sectors, Owner::unknown), string("456789"));
    QCOMPARE(own.known.holds[seatAt(1)], 2);
    QCOMPARE(own.supply, 3);
    const View curtain = seenBy(game, nobody);
    QVERIFY(curtain.hand.empty());
    QCOMPARE(sectorsOf(curtain.sectors, Owner::unknown), string("123456789"));
  }

  void G_8_there_is_no_clock_in_this_game() {
    Okudos game = on(emptyBoard, Referee::strict, {hand({1}), hand({2})});
    QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    QCOMPARE(game.play(TimeUp{}), string("not-allowed"));
    QCOMPARE(game.play(AgreeEnd{}), string("not-allowed"));
  }

  void G_9_once_it_is_over_every_move_is_refused() {
    Okudos game = on(emptyBoard, Referee::table, {hand({1}), hand({2})});
    QCOMPARE(game.play(0, Place{at("A1"), 1}), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.turn(), -1);
    QCOMPARE(game.play(1, Pass{}), string("over"));
    QCOMPARE(game.play(1, Challenge{}), string("over"));
    QCOMPARE(game.play(Timeout{}), string("over"));
  }

  void OK_1_the_board_is_a_solved_sudoku_a_new_one_for_each_game() {
    Numbers before;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Deal deal = dealFromSeed<OkudosGame>({2, seatAt(0), {}}, seed);
      QVERIFY(solved(deal.values, nineByNine));
      QVERIFY(deal.values != before);
      before = deal.values;
    }
  }

  void OK_1_the_nine_blocks_are_the_sectors_in_reading_order() {
    const Scene scene = sceneFor(on(emptyBoard, Referee::assist, {hand({1}), hand({2})}), nobody);
    const auto sector = [&](const char* cell) { return cellIn(scene, cell).sector; };
    QCOMPARE(sector("C3"), 0);
    QCOMPARE(sector("D1"), 1);
    QCOMPARE(sector("A4"), 3);
    QCOMPARE(sector("I9"), 8);
    QCOMPARE(cellIn(scene, "A1").printed, Digit{4});
    QCOMPARE(cellIn(scene, "I9").printed, Digit{2});
  }

  void OK_2_two_seats_are_dealt_three_markers_each_and_more_seats_two() {
    const auto dealt = [](int seats, int first) {
      const State state = OkudosGame::begin({seats, seatAt(first), {}},
                                            {drawn(printed), {9, 3, 5, 1, 2, 8, 4, 7, 6}, std::vector<Digit>(27, 1)});
      string out;
      for (int i = 0; i < seats; ++i) out += sectorsOf(state.sectors, ownerAt(seatAt(i))) + ' ';
      return out + sectorsOf(state.sectors, Owner::game);
    };
    QCOMPARE(dealt(2, 0), string("359 128 467"));
    QCOMPARE(dealt(2, 1), string("128 359 467"));
    QCOMPARE(dealt(3, 1), string("28 39 15 467"));
    QCOMPARE(dealt(4, 3), string("15 28 47 39 6"));
  }

  void OK_3_nine_chips_of_each_number_and_nine_of_them_discarded_unseen() {
    const okudos::Table table{2, seatAt(0), {}};
    const Deal deal = dealFromSeed<OkudosGame>(table, 5);
    QCOMPARE(deal.chips.size(), std::size_t{81});
    for (Digit number = 1; number <= 9; ++number) QCOMPARE(std::count(deal.chips.begin(), deal.chips.end(), number), 9);
    const State state = OkudosGame::begin(table, deal);
    QCOMPARE(state.known.discarded, 9);
    QCOMPARE(state.supply.size(), std::size_t{81 - 9 - 6});
  }

  void OK_3_what_was_discarded_never_comes_back() {
    Okudos game = on(emptyBoard, Referee::assist, {hand({1, 2, 3}), hand({4, 5, 6})}, {7});
    QCOMPARE(game.play(0, Discard{1}), string("ok"));
    QCOMPARE(game.play(1, Discard{4}), string("ok"));
    QCOMPARE(text(game.state.hand[seatAt(0)]), string("723"));
    QCOMPARE(text(game.state.hand[seatAt(1)]), string("56"));
    QVERIFY(game.state.supply.empty());
  }

  void OK_4_each_seat_from_the_first_clockwise_draws_three_chips_at_once() {
    const State state = OkudosGame::begin(
        {3, seatAt(1), {}},
        {drawn(printed), {1, 2, 3, 4, 5, 6, 7, 8, 9}, {1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9}});
    QCOMPARE(text(state.hand[seatAt(1)]), string("234"));
    QCOMPARE(text(state.hand[seatAt(2)]), string("567"));
    QCOMPARE(text(state.hand[seatAt(0)]), string("89")); // of a short deal the earlier seats have their full share
    QCOMPARE(state.known.turn, std::optional(seatAt(1)));
  }

  void OK_5_a_seat_collects_first_and_then_places_or_discards_or_passes() {
    const auto after = [](const Move& move) {
      Okudos game = on("5 . . . . 5", Referee::table, {hand({6, 7}), hand({8})}, {9});
      const string said = game.play(0, move);
      return said + ' ' + std::to_string(game.state.known.collected[seatAt(0)]) + ' ' +
             text(game.state.hand[seatAt(0)]) + ' ' + std::to_string(game.turn());
    };
    QCOMPARE(after(Place{at("B2"), 6, {at("A1")}}), string("ok 1 97 1"));
    QCOMPARE(after(Discard{7, {at("F1")}}), string("ok 1 69 1"));
    QCOMPARE(after(Pass{{at("F1")}}), string("ok 1 67 1"));
  }

  void OK_5_refusals_are_told_in_a_fixed_order() {
    Okudos game = on("5 . . . . 5", Referee::table, {hand({6, 7}), hand({8})}, {9});
    QCOMPARE(game.play(1, Place{at("A1"), 1, {at("I9")}}), string("not-your-turn"));
    QCOMPARE(game.play(0, Place{at("A1"), 1, {at("I9")}}), string("not-in-hand"));
    QCOMPARE(game.play(0, Discard{1, {at("I9")}}), string("not-in-hand"));
    QCOMPARE(game.play(0, Place{at("A1"), 6, {at("I9")}}), string("not-irregular"));
    QCOMPARE(game.play(0, Place{at("A1"), 6, {at("F1")}}), string("occupied"));
  }

  void OK_6_a_chip_is_irregular_by_another_of_its_number_in_its_sector_its_row_or_its_column() {
    const Public known = on(R"(
      . . .  . . .  . . .
      . 1 .  . . 2  . . 2
      . . 1  . . .  . . .

      3 . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .

      . . .  4 . .  . . .
      3 . .  . . .  . . .
      . . 9  . . .  . 4 .)",
                            Referee::table, {hand({1}), hand({2})})
                             .state.known;
    for (const char* cell : {"B2", "C3", "F2", "I2", "A4", "A8"}) QVERIFY2(irregular(known, at(cell)), cell);
    for (const char* cell : {"D7", "H9", "C9", "E5"}) QVERIFY2(!irregular(known, at(cell)), cell);
  }

  void OK_6_printed_values_do_not_matter() {
    Okudos game = on(emptyBoard, Referee::assist, {hand({4, 1, 1}), hand({4, 2})}, {9, 9});
    QCOMPARE(game.play(0, Place{at("B1"), 4}), string("ok")); // beside a printed 4
    QVERIFY(!irregular(game.state.known, at("B1")));
    QCOMPARE(game.play(1, Place{at("A1"), 4}), string("conflict")); // on a printed 4, beside a chip with one
  }

  void OK_7_a_chip_is_collected_only_while_it_is_irregular() {
    Okudos game = on("5 . . . . 5", Referee::table, {hand({6, 7}), hand({8, 8})}, {9});
    const State before = game.state;
    QCOMPARE(game.play(0, Pass{{at("A1"), at("F1")}}), string("not-irregular")); // F1 lies alone by then
    QVERIFY(game.state == before);
    QCOMPARE(game.play(0, Pass{{at("A1"), at("A1")}}), string("not-irregular")); // collected once already
    QCOMPARE(game.play(0, Pass{{at("F1")}}), string("ok"));
    QCOMPARE(game.play(1, Pass{{at("A1")}}), string("not-irregular"));
  }

  void OK_7_of_three_of_a_kind_two_are_collected_one_after_another() {
    Okudos game = on("5 . 5 . . 5", Referee::table, {hand({6, 7}), hand({8, 8})}, {9});
    const int before = game.score(0);
    QCOMPARE(game.play(0, Pass{{at("C1"), at("A1"), at("F1")}}), string("not-irregular"));
    QCOMPARE(game.play(0, Pass{{at("C1"), at("A1")}}), string("ok"));
    QCOMPARE(game.score(0), before + 2 + 9 + 4); // two chips, and two cells of its own uncovered
    QCOMPARE(game.state.known.lifted[5], std::uint8_t{2});
  }

  void OK_8_a_chip_goes_on_an_empty_cell_whatever_its_value_and_another_is_drawn() {
    Okudos game = on("1", Referee::assist, {hand({6, 7, 7}), hand({8})}, {9});
    QCOMPARE(game.play(0, Place{at("A1"), 7}), string("occupied"));
    QCOMPARE(game.play(0, Place{at("B1"), 7}), string("ok"));
    QCOMPARE(game.state.known.chips[at("B1")], Digit{7});
    QCOMPARE(text(game.state.hand[seatAt(0)]), string("697"));
    QVERIFY(game.had(Event::Kind::drew));
  }

  void OK_8_without_a_supply_none_is_drawn() {
    Okudos game = on(emptyBoard, Referee::assist, {hand({6, 7, 7}), hand({8})});
    QCOMPARE(game.play(0, Place{at("B1"), 7}), string("ok"));
    QCOMPARE(text(game.state.hand[seatAt(0)]), string("67"));
    QVERIFY(!game.had(Event::Kind::drew));
  }

  void OK_9_a_chip_is_discarded_face_down_and_another_is_drawn() {
    Okudos game = on(emptyBoard, Referee::assist, {hand({6, 7, 8}), hand({8})}, {9});
    QCOMPARE(game.play(0, Discard{5}), string("not-in-hand"));
    QCOMPARE(game.play(0, Discard{7}), string("ok"));
    QCOMPARE(game.state.known.discarded, 10);
    QCOMPARE(text(game.state.hand[seatAt(0)]), string("698"));
    for (const Event& event : heardBy(game.events, seatAt(1), 2)) QCOMPARE(event.number, Digit{0});
    const Events own = heardBy(game.events, seatAt(0), 2);
    QVERIFY(std::any_of(own.begin(), own.end(), [](const Event& event) { return event.number == 7; }));
    QVERIFY(std::any_of(own.begin(), own.end(), [](const Event& event) { return event.number == 9; }));
  }

  void OK_10_the_game_ends_when_all_have_passed_directly_after_one_another() {
    Okudos game = on(emptyBoard, Referee::assist, {hand({1, 2}), hand({3, 4}), hand({5, 6})}, {7});
    game.play(0, Pass{});
    game.play(1, Pass{});
    QCOMPARE(game.play(2, Place{at("A1"), 5}), string("ok")); // begins the count anew
    game.play(0, Pass{});
    game.play(1, Pass{});
    QCOMPARE(game.play(2, Discard{6}), string("ok")); // and so does this
    game.play(0, Pass{});
    QCOMPARE(game.play(1, Place{at("A2"), 9}), string("not-in-hand")); // what is refused never happened
    game.play(1, Pass{});
    QVERIFY(!game.over());
    game.play(2, Pass{});
    QVERIFY(game.over());
  }

  void OK_10_collecting_before_a_pass_makes_it_no_less_of_one() {
    Okudos game = on("5 . 5 . . 5", Referee::table, {hand({1, 2}), hand({3, 4})}, {7});
    QCOMPARE(game.play(0, Pass{{at("A1")}}), string("ok"));
    QCOMPARE(game.play(1, Pass{{at("C1")}}), string("ok"));
    QVERIFY(game.over());
  }

  void OK_10_the_game_ends_with_the_last_chip_of_a_seat() {
    for (const Move& move : {Move(Place{at("A1"), 1}), Move(Discard{1})}) {
      Okudos game = on(emptyBoard, Referee::assist, {hand({1}), hand({3, 4})});
      QCOMPARE(game.play(0, move), string("ok"));
      QVERIFY(game.over());
      Okudos more = on(emptyBoard, Referee::assist, {hand({1}), hand({3, 4})}, {6});
      QCOMPARE(more.play(0, move), string("ok"));
      QVERIFY(!more.over());
    }
  }

  void OK_10_a_short_deal_that_leaves_a_seat_without_a_chip_is_over_before_it_began() {
    for (std::size_t chips = 0; chips <= 14; ++chips) {
      const Okudos game({2, seatAt(0), {}},
                        {drawn(printed), {1, 2, 3, 4, 5, 6, 7, 8, 9}, std::vector<Digit>(chips, Digit{4})});
      QCOMPARE(game.over(), chips <= 9 + 3);
      QCOMPARE(game.turn(), game.over() ? -1 : 0);
      QCOMPARE(game.state.known.discarded, static_cast<int>(std::min<std::size_t>(chips, 9)));
    }
  }

  void OK_11_a_seat_scores_the_uncovered_values_of_its_sectors_and_its_collected_chips() {
    Okudos game = on(R"(
      . 9 .  . . .  . . .
      . . .  2 . .  . . .
      . . 1  . . .  8 . .

      . 3 .  . 5 .  . . 5)",
                     Referee::table, {hand({6, 7, 9}), hand({8})});
    QCOMPARE(game.score(0), 3 * 45 - (2 + 6) - 6 - 7);
    QCOMPARE(game.score(1), 3 * 45 - 5 - 9 - 4);
    QCOMPARE(game.play(0, Pass{{at("I4")}}), string("ok"));
    QCOMPARE(game.score(0), 3 * 45 - (2 + 6) - 6 - 7 + 1);
    QCOMPARE(game.score(1), 3 * 45 - 5 - 9);
    QCOMPARE(OkudosGame::standing(game.state).game.value_or(-1), 3 * 45); // chips in hand count nothing
  }

  void OK_11_sectors_are_revealed_one_by_one_at_the_end() {
    Okudos game = on(emptyBoard, Referee::assist, {hand({1}), hand({3, 4}), hand({5})});
    QCOMPARE(game.play(0, Place{at("A1"), 1}), string("ok"));
    string order;
    for (const Event& event : heardBy(game.events, nobody, 3))
      if (event.kind == Event::Kind::revealed)
        order += std::to_string(event.number) + (event.seat ? std::to_string(index(*event.seat)) : "g") +
                 std::to_string(event.points) + ' ';
    QCOMPARE(order, string("1041 3145 5245 7g45 2045 4145 6245 8g45 9g45 "));
    QCOMPARE(sectorsOf(seenBy(game, nobody).sectors, ownerAt(seatAt(2))), string("56"));
    QCOMPARE(sectorsOf(seenBy(game, 0).sectors, Owner::game), string("789"));
  }

  void OK_12_the_game_itself_can_win_or_tie() {
    const auto ending = [](std::string_view board) {
      Okudos game = on(board, Referee::table, {hand({1}), hand({3, 4})});
      game.play(0, Discard{1});
      const Standing standing = OkudosGame::standing(game.state);
      string out;
      for (Seat seat : standing.winners) out += std::to_string(index(seat));
      return out + (standing.gameWins ? "g" : "");
    };
    constexpr auto onOne = R"(
      1 . .  . . .  . . .)";
    constexpr auto onBoth = R"(
      1 . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . 2 .  . . .  . . .)";
    constexpr auto onAll = R"(
      1 . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . 2
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  3 . .)";
    constexpr auto onTheGame = R"(
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . 2
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  3 . .)";
    QCOMPARE(ending(emptyBoard), string("01g"));
    QCOMPARE(ending(onOne), string("1g"));
    QCOMPARE(ending(onBoth), string("g"));
    QCOMPARE(ending(onAll), string("01g")); // each lacks a 4
    QCOMPARE(ending(onTheGame), string("0"));
  }

  void OK_13_the_game_counts_only_its_two_best_sectors() {
    constexpr auto board = R"(
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  . . .  . . .
      . . .  6 . .  1 . .)"; // S8 lacks a 5, S9 a 4
    const std::vector hands{hand({1}), hand({2}), hand({3})};
    QCOMPARE(OkudosGame::standing(on(board, {{}, hands}).state).game.value_or(-1), 45 + 40 + 41);
    Okudos game = on(board, {{.gameTopTwo = true}, hands});
    QCOMPARE(OkudosGame::standing(game.state).game.value_or(-1), 45 + 41);
    QCOMPARE(game.score(2), 90);
    game.play(0, Discard{1});
    const Scene scene = sceneFor(game, nobody);
    QVERIFY(scene.sectors[6].counts && !scene.sectors[7].counts && scene.sectors[8].counts);
    QCOMPARE(scene.game.value_or(-1), 45 + 41);
    QVERIFY(!cellIn(scene, "E7").marks.has(Mark::counts));
  }

  void OK_13_like_OK_14_is_for_three_seats_only() {
    for (const char* variant : {"game_top_two", "three_sectors"})
      for (int seats = 2; seats <= 4; ++seats) {
        json record = aRecord();
        record["seats"] = seats;
        record["options"][variant] = true;
        QCOMPARE(faultOf(record), seats == 3 ? string() : string("options.") + variant);
        record["options"][variant] = false;
        QCOMPARE(faultOf(record), string());
      }
  }

  void OK_14_three_seats_share_all_sectors_and_the_game_does_not_take_part() {
    for (const bool topTwo : {false, true}) {
      Okudos game = on("9", {{.gameTopTwo = topTwo, .threeSectors = true}, {hand({1}), hand({2}), hand({3})}});
      QCOMPARE(sectorsOf(game.state.sectors, ownerAt(seatAt(0))), string("123"));
      QCOMPARE(sectorsOf(game.state.sectors, ownerAt(seatAt(2))), string("789"));
      QCOMPARE(sectorsOf(game.state.sectors, Owner::game), string());
      game.play(0, Discard{1});
      const Standing standing = OkudosGame::standing(game.state);
      QVERIFY(!standing.game && !standing.gameWins);
      QCOMPARE(standing.scores, (std::vector{135 - 4, 135, 135}));
      QCOMPARE(game.winners(), (std::vector{1, 2}));
    }
  }

  void OK_15_collected_chips_go_to_the_discard_pile_and_count_nothing() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Okudos game = on("5", {{.referee = referee, .irregularToDiscard = true}, {hand({5, 6}), hand({7, 8})}, {1, 2}});
      const int before = game.score(1);
      QCOMPARE(game.play(0, Place{at("B2"), 5}), string("ok"));
      if (referee == Referee::table) QCOMPARE(game.play(1, Pass{{at("B2")}}), string("ok"));
      QCOMPARE(game.state.known.chips[at("B2")], Digit{0});
      QCOMPARE(game.state.known.discarded, 10);
      QCOMPARE(game.state.known.collected[seatAt(1)], 0);
      QCOMPARE(game.score(1), before);
    }
  }

  void OK_16_assist_refuses_an_irregular_placement() {
    Okudos game = on("5", Referee::assist, {hand({5, 6}), hand({7})}, {8});
    for (const char* cell : {"I1", "A9", "C3"}) QCOMPARE(game.play(0, Place{at(cell), 5}), string("conflict"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, Place{at("D4"), 5}), string("ok"));
  }

  void OK_16_in_assist_and_strict_there_is_never_anything_to_collect() {
    for (Referee referee : {Referee::assist, Referee::strict}) {
      Okudos game = on("5", referee, {hand({5, 6}), hand({7})}, {8});
      QCOMPARE(game.play(0, Place{at("D4"), 5, {at("A1")}}), string("not-irregular"));
      QCOMPARE(game.play(0, Pass{{at("I9")}}), string("not-irregular"));
    }
  }

  void OK_17_strict_collects_for_the_next_seat_the_chip_laid_last() {
    Okudos game = on("5", Referee::strict, {hand({5, 7}), hand({7, 8}), hand({9})}, {1, 2, 3});
    QCOMPARE(game.play(0, Place{at("I1"), 5}), string("ok"));
    QVERIFY(game.had(Event::Kind::wrong));
    QCOMPARE(game.state.known.chips[at("I1")], Digit{0});
    QCOMPARE(game.state.known.chips[at("A1")], Digit{5});
    QCOMPARE(game.state.known.collected[seatAt(1)], 1);
    QCOMPARE(game.turn(), 1);
    QCOMPARE(text(game.state.hand[seatAt(0)]), string("17")); // the mover draws all the same
  }

  void OK_17_one_chip_goes_even_if_it_met_two() {
    Okudos game = on(R"(
      5 . .
      . . .  . . .
      . . .  . . .  . . .
      . . .  . 5)",
                     Referee::strict, {hand({5, 7}), hand({7, 8})}, {1, 2, 3});
    QCOMPARE(game.play(0, Place{at("E1"), 5}), string("ok"));
    QCOMPARE(game.state.known.collected[seatAt(1)], 1);
    QCOMPARE(game.state.known.chips[at("A1")], Digit{5});
    QCOMPARE(game.state.known.chips[at("E4")], Digit{5});
  }

  void OK_17_nobody_collects_once_the_game_has_ended_with_the_placement() {
    Okudos game = on("5", Referee::strict, {hand({5}), hand({7, 8})});
    QCOMPARE(game.play(0, Place{at("B2"), 5}), string("ok"));
    QVERIFY(game.over());
    QVERIFY(!game.had(Event::Kind::wrong));
    QCOMPARE(game.state.known.chips[at("B2")], Digit{5});
    QCOMPARE(game.score(0), 135 - 4 - 8);
    QCOMPARE(game.score(1), 135);
  }

  void OK_18_at_the_table_an_irregular_placement_stands_until_a_seat_collects_it() {
    Okudos game = on("5", Referee::table, {hand({5, 6}), hand({7, 8})}, {1, 2, 3});
    QCOMPARE(game.play(0, Place{at("B2"), 5}), string("ok"));
    QVERIFY(!game.had(Event::Kind::wrong));
    QCOMPARE(game.play(1, Discard{7}), string("ok")); // didn't see it
    QCOMPARE(game.state.known.chips[at("B2")], Digit{5});
    QCOMPARE(game.play(0, Pass{{at("A1")}}), string("ok")); // its own mistake, and the older chip of the two
    QCOMPARE(game.state.known.collected[seatAt(0)], 1);
    QCOMPARE(game.state.known.chips[at("A1")], Digit{0});
  }

  void OK_18_collecting_what_is_not_irregular_refuses_the_whole_move() {
    Okudos game = on("5 . . 6 . . 5", Referee::table, {hand({8, 6}), hand({7, 8})}, {1, 2, 3});
    const State before = game.state;
    QCOMPARE(game.play(0, Place{at("I9"), 8, {at("D1")}}), string("not-irregular"));
    QCOMPARE(game.play(0, Place{at("I9"), 8, {at("A1"), at("B1")}}), string("not-irregular")); // an empty cell
    QVERIFY(game.state == before);
  }

  void OK_18_a_chip_may_go_where_the_same_move_collected_one() {
    Okudos game = on("5 . . . . . 5", Referee::table, {hand({8, 5}), hand({7, 8})}, {1, 2, 3});
    QCOMPARE(game.play(0, Place{at("A1"), 5, {at("A1")}}), string("ok")); // irregular again
    QCOMPARE(game.state.known.collected[seatAt(0)], 1);
    QVERIFY(irregular(game.state.known, at("A1")));
  }

  void OK_18_there_are_no_challenges_in_this_game() {
    for (Referee referee : {Referee::assist, Referee::strict, Referee::table}) {
      Okudos game = on("5", referee, {hand({6}), hand({7})}, {1, 2});
      game.play(0, Place{at("B1"), 6});
      QCOMPARE(game.play(1, Challenge{}), string("not-allowed"));
      QCOMPARE(game.play(Accept{}), string("not-allowed"));
    }
  }

  void OK_18_nothing_hints_at_an_irregular_chip() {
    for (Referee referee : {Referee::strict, Referee::table})
      for (Viewer viewer : {nobody, Viewer(seatAt(0)), Viewer(seatAt(1))}) {
        const auto marks = [&](const char* board) {
          const Okudos game = on(board, referee, {hand({5, 6}), hand({7})}, {1, 2});
          const Scene scene = sceneFor(game, viewer, {.piece = 0, .cell = at("B1"), .collect = {}});
          string out;
          for (const SceneCell& cell : scene.cells) out += std::to_string(cell.marks.bits) + ' ';
          return out;
        };
        QCOMPARE(marks("5 . . . . . 5"), marks("5 . . . . . 6"));
      }
  }

  void OK_19_there_is_no_game_for_one_seat() {
    json record = aRecord();
    for (int seats = 1; seats <= 5; ++seats) {
      record["seats"] = seats;
      QCOMPARE(faultOf(record), seats == 1 || seats == 5 ? string("seats") : string());
    }
  }

  void a_seed_deals_the_same_for_ever() {
    const auto digits = [](const auto& numbers) {
      string out;
      for (Digit number : numbers) out += std::to_string(number);
      return out;
    };
    const Deal deal = dealFromSeed<OkudosGame>({2, seatAt(0), {}}, 2005);
    QCOMPARE(ninefold::text(deal.values),
             string("854169327932487561671253498593846172418732956726591834165378249249615783387924615"));
    QCOMPARE(digits(deal.markers), string("741965832"));
    QCOMPARE(digits(deal.chips),
             string("145627167591473268132883121582945965312843554469891789318223694753576243978696774"));
  }

  void every_move_and_every_deal_comes_back_from_its_record() {
    const okudos::Table table{
        3, seatAt(1), {.referee = Referee::table, .gameTopTwo = true, .irregularToDiscard = true}};
    const Record<OkudosGame> record{table,
                                    dealFromSeed<OkudosGame>(table, 7),
                                    std::nullopt,
                                    {{seatAt(1), Place{at("C5"), 4}, 250},
                                     {seatAt(2), Place{at("C6"), 4, {at("D7"), at("D2")}}},
                                     {seatAt(0), Discard{9}},
                                     {seatAt(1), Discard{9, {at("A1")}}},
                                     {seatAt(2), Pass{}},
                                     {seatAt(0), Pass{{at("I9")}}},
                                     {seatAt(1), Challenge{}},
                                     {std::nullopt, Accept{}},
                                     {std::nullopt, Timeout{}},
                                     {std::nullopt, TimeUp{}},
                                     {std::nullopt, AgreeEnd{}}}};
    const Record<OkudosGame> back = readRecord<OkudosGame>(Node(json(write(record))), Deals::full);
    QVERIFY(back.table == record.table);
    QVERIFY(back.deal == record.deal);
    QVERIFY(back.inputs == record.inputs);
  }

  void what_no_record_may_hold_is_refused_at_its_place() {
    const auto at = [](const char* pointer, const json& value) {
      json record = aRecord();
      record["options"] = json::object();
      record["moves"] = {{{"seat", 0}, {"place", "A1"}, {"chip", 5}, {"collect", json::array()}},
                         {{"seat", 1}, {"discard", 3}}};
      record[json::json_pointer(pointer)] = value;
      return faultOf(record);
    };
    QCOMPARE(at("/deal/markers/8", 9), string());
    QCOMPARE(at("/deal/markers/8", 1), string("deal.markers[8]"));
    QCOMPARE(at("/deal/markers/8", 10), string("deal.markers[8]"));
    QCOMPARE(at("/deal/markers", {1, 2, 3}), string("deal.markers"));
    QCOMPARE(at("/deal/values", "123"), string("deal.values"));
    QCOMPARE(at("/deal/values", string(81, '.')), string("deal.values"));
    QCOMPARE(at("/deal/values", string(81, '5')), string("deal.values"));
    QCOMPARE(at("/deal/values", 5), string("deal.values"));
    QCOMPARE(at("/deal/chips/9", 1), string("deal.chips[9]")); // the tenth of its number
    QCOMPARE(at("/deal/chips/9", 0), string("deal.chips[9]"));
    QCOMPARE(at("/deal/pile", 0), string("deal.pile"));
    QCOMPARE(at("/options/three_sectors", 1), string("options.three_sectors"));
    QCOMPARE(at("/options/scoring", "lines"), string("options.scoring"));
    QCOMPARE(at("/moves/0/chip", 10), string("moves[0].chip"));
    QCOMPARE(at("/moves/0/place", "J1"), string("moves[0].place"));
    QCOMPARE(at("/moves/0/collect", "A1"), string("moves[0].collect"));
    QCOMPARE(at("/moves/0/collect", {"A1", "K1"}), string("moves[0].collect[1]"));
    QCOMPARE(at("/moves/1/chip", 3), string("moves[1].chip"));
    QCOMPARE(at("/moves/1", {{"seat", 0}, {"pass", false}}), string("moves[1].pass"));
    QCOMPARE(at("/moves/1", {{"seat", 0}, {"place", "A1"}}), string("moves[1].chip"));
    QCOMPARE(at("/moves/1", {{"pass", true}}), string("moves[1].seat"));
    QCOMPARE(at("/moves/1", {{"seat", 0}, {"collect", {"A1"}}}), string("moves[1]"));
  }

  void a_short_deal_is_not_one_that_people_play() {
    json record = aRecord();
    QVERIFY_THROWS_EXCEPTION(Fault, (void)readRecord<OkudosGame>(Node(record), Deals::full));
  }

  void every_legal_move_is_accepted_and_random_play_comes_to_its_end() {
    forEachRandomPosition([](const State& state) {
      if (state.supply.size() % 9 != 0) return; // a sample of them is enough
      for (int i = 0; i < state.known.table.seats; ++i)
        for (const Move& move : OkudosGame::legal(OkudosGame::view(state, seatAt(i)))) {
          const auto step = OkudosGame::apply(state, {seatAt(i), move});
          QVERIFY(step);
        }
    });
  }

  void a_state_that_a_seat_imagines_looks_to_it_like_the_true_one() {
    Rng rng(3);
    int different = 0;
    forEachRandomPosition([&](const State& state) {
      for (Viewer viewer : {nobody, Viewer(seatAt(0)), Viewer(seatAt(1))}) {
        const View view = OkudosGame::view(state, viewer);
        const State imagined = OkudosGame::imagine(view, rng);
        QVERIFY(OkudosGame::view(imagined, viewer) == view);
        QVERIFY(fewerThanTenOfEach(imagined));
        different += imagined != state;
      }
    });
    QVERIFY(different > 1000);
  }
};

QTEST_APPLESS_MAIN(OkudosTest)
#include "okudos_test.moc"
