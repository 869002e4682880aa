#include "games/sudoku_pens/sudoku_pens.h"
#include "match/record.h"
#include "sudoku/solver.h"
#include "support/drawing.h"
#include "support/qtest.h"
#include "support/referee.h"

using namespace ninefold;
using namespace ninefold::sudoku_pens;
using nlohmann::json;
using std::string;

namespace {

using PensGame = sudoku_pens::Game;
using Pens = Played<PensGame>;

/// What was agreed; anything not said is the standard.
struct Agreed {
  Referee referee = Referee::assist;
  Mode mode = Mode::standard;
  Check check = Check::rule;
  int seats = 2;
  int first = 0;
  int rounds = 0;
};

/// A game on a drawn board: `.` a gap, `5` a given, `5a` a 5 that seat 0 wrote, `5b` one of seat 1's.
Pens on(std::string_view drawing, const Agreed& agreed) {
  Numbers givens;
  forEachDrawn(drawing, [&](Cell cell, const string& word) {
    if (word.size() == 1 && word != ".") givens[cell] = static_cast<Digit>(word[0] - '0');
  });
  const sudoku_pens::Table table{
      agreed.seats, seatAt(agreed.first), {agreed.referee, agreed.mode, agreed.check, agreed.rounds}};
  State state = PensGame::begin(table, {givens});
  forEachDrawn(drawing, [&](Cell cell, const string& word) {
    if (word.size() == 1) return;
    state.known.board[cell] = static_cast<Digit>(word[0] - '0');
    state.known.pen[cell] = seatAt(word[1] - 'a');
  });
  return Pens(state);
}

/// Its solution begins 4 9 1 5 8 2 6 3 7. By the rule B1 could also be an 8, C1 a 2 or an 8, E1 a 2 or a 3.
constexpr auto puzzle = R"(
  4 . . 5 . . . . 7
  5 6 7 . . . . . .
  3 . . . 6 7 1 . .
  7 2 . 9 . 1 5 6 .
  . 3 . . . 5 . 8 .
  9 . 6 3 7 . . . .
  . 7 . . 1 . 9 . 4
  6 . . . 9 . . . 1
  . 1 9 8 5 4 3 . .)";

/// A1 is 4, B1 is 9; anything else conflicts.
constexpr auto twoGaps = R"(
  . . 1 5 8 2 6 3 7
  5 6 7 1 3 9 2 4 8
  3 8 2 4 6 7 1 9 5
  7 2 8 9 4 1 5 6 3
  1 3 4 6 2 5 7 8 9
  9 5 6 3 7 8 4 1 2
  8 7 3 2 1 6 9 5 4
  6 4 5 7 9 3 8 2 1
  2 1 9 8 5 4 3 7 6)";

Write write(std::string_view cell, int digit) { return {at(cell), static_cast<Digit>(digit)}; }

int digitAt(const Pens& game, std::string_view cell) { return game.state.known.board[at(cell)]; }

constexpr std::array referees{Referee::assist, Referee::strict, Referee::table};

Scene sceneOf(const Pens& game, Viewer viewer, const Draft& draft = {}) {
  return PensGame::present(PensGame::view(game.state, viewer), draft);
}

const SceneCell& shown(const Scene& scene, std::string_view cell) {
  return scene.cells[static_cast<std::size_t>(at(cell).index())];
}

bool offers(const Scene& scene, Action action) {
  for (const SceneAction& each : scene.actions)
    if (each.action == action) return each.enabled;
  return false;
}

string written(const Move& move) {
  nlohmann::ordered_json out;
  PensGame::write(out, move);
  return out.dump();
}

/// One seat at a screen: its gestures become moves, and the moves are played.
struct Screen {
  Pens& game;
  int seat;
  Draft draft{};

  /// "-" for a gesture that makes no move, else the move and what became of it.
  string touch(const Gesture& gesture) {
    auto touched = PensGame::interpret(PensGame::view(game.state, seatAt(seat)), draft, gesture);
    draft = touched.draft;
    if (!touched.move) return "-";
    const bool seated =
        std::visit([](const auto& move) { return madeBySeat<std::decay_t<decltype(move)>>; }, *touched.move);
    const string answer = seated ? game.play(seat, *touched.move) : game.play(*touched.move);
    return written(*touched.move) + " " + answer;
  }
  string tap(std::string_view cell) { return touch(TapCell{at(cell)}); }
  string key(int digit) { return touch(Key{static_cast<Digit>(digit)}); }
  string press(Action action) { return touch(Press{action}); }
  Scene scene() const { return sceneOf(game, seatAt(seat), draft); }
};

/// Why a record is refused; "" if it isn't.
string faultOf(const json& record) {
  try {
    readRecord<PensGame>(Node(record), Deals::full);
  } catch (const Fault& fault) {
    return fault.place;
  }
  return "";
}

constexpr auto puzzleText = "4..5....7567......3...671..72.9.156..3...5.8.9.637.....7..1.9.46...9...1.198543..";

json record(const json& options = json::object(), int seats = 2, const json& moves = json::array()) {
  return {{"format", "ninefold/1"},           {"game", "sudoku_pens"}, {"seats", seats}, {"options", options},
          {"deal", {{"givens", puzzleText}}}, {"moves", moves}};
}

} // namespace

class SudokuPensTest : public QObject {
  Q_OBJECT

private slots:
  void G_7a_alone_nothing_is_ever_open_and_the_seat_wins() {
    Pens game = on(twoGaps, {.referee = Referee::table, .seats = 1});
    QCOMPARE(game.play(0, write("A1", 1)), string("ok")); // wrong, and nobody is there to object
    QCOMPARE(game.play(0, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    QCOMPARE(game.play(0, write("B1", 9)), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
  }

  void G_9_once_it_is_over_every_move_is_refused() {
    Pens game = on(puzzle, {});
    game.play(AgreeEnd{});
    QCOMPARE(game.play(0, write("B1", 9)), string("over"));
    QCOMPARE(game.play(0, Erase{at("B1")}), string("over")); // which would be not-allowed
    QCOMPARE(game.play(Timeout{}), string("over"));
    QCOMPARE(game.play(TimeUp{}), string("over"));
  }

  void SP_1_a_puzzle_that_is_dealt_has_exactly_one_solution() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Deal deal = dealFromSeed<PensGame>({2, seatAt(0), {}}, seed);
      QCOMPARE(solve(deal.givens).count, 1);
      QVERIFY(!solved(deal.givens, nineByNine));
    }
  }

  void SP_1_no_seat_sees_the_solution() {
    const Pens game = on(puzzle, {.check = Check::solution});
    Pens other = game;
    other.state.solution = {};
    for (const Viewer viewer : {Viewer(seatAt(0)), Viewer(seatAt(1)), nobody}) {
      QVERIFY(PensGame::view(game.state, viewer) == PensGame::view(other.state, viewer));
      QVERIFY(sceneOf(game, viewer) == sceneOf(other, viewer));
    }
    Rng rng(1);
    QVERIFY(PensGame::imagine(PensGame::view(other.state, nobody), rng) == game.state);
  }

  void SP_2_play_goes_clockwise_and_every_seat_writes_in_its_own_colour() {
    for (const Referee referee : {Referee::assist, Referee::strict}) {
      Pens game = on(puzzle, {.referee = referee, .seats = 3, .first = 2});
      QCOMPARE(game.turn(), 2);
      QCOMPARE(game.play(2, write("B1", 9)), string("ok"));
      QCOMPARE(game.turn(), 0);
      QCOMPARE(game.play(1, write("C1", 1)), string("not-your-turn"));
      QCOMPARE(game.play(0, write("C1", 1)), string("ok"));
      QCOMPARE(game.turn(), 1);
      const Scene scene = sceneOf(game, seatAt(1));
      QVERIFY(shown(scene, "B1").owner == seatAt(2));
      QVERIFY(shown(scene, "C1").owner == seatAt(0));
      QVERIFY(!shown(scene, "A1").owner);
    }
  }

  void SP_3_a_puzzle_with_no_solution_or_more_than_one_is_refused() {
    QCOMPARE(faultOf(record()), string(""));
    for (const string& givens :
         {"44" + string(79, '.'), string(81, '.'), string(puzzleText).substr(1), string(puzzleText) + ".",
          "0" + string(puzzleText).substr(1), string("x") + string(puzzleText).substr(1)}) {
      json bad = record();
      bad["deal"]["givens"] = givens;
      QCOMPARE(faultOf(bad), string("deal.givens"));
    }
  }

  void SP_4_a_turn_writes_one_digit_into_an_empty_cell() {
    for (const Referee referee : {Referee::assist, Referee::strict}) {
      Pens game = on(puzzle, {.referee = referee});
      QCOMPARE(game.play(0, write("B1", 9)), string("ok"));
      QCOMPARE(digitAt(game, "B1"), 9);
      QCOMPARE(game.play(0, write("C1", 1)), string("not-your-turn"));
    }
  }

  void SP_4_what_is_given_or_written_is_never_overwritten() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee});
      QCOMPARE(game.play(0, write("A1", 4)), string("given"));
      game.play(0, write("B1", 9));
      game.play(Accept{});
      QCOMPARE(game.play(1, write("B1", 9)), string("occupied"));
      QCOMPARE(game.play(1, Erase{at("B1")}), string("not-allowed"));
      QCOMPARE(game.turn(), 1);
    }
  }

  void SP_4_refusals_come_in_their_order() {
    Pens game = on(puzzle, {.referee = Referee::table, .seats = 3});
    game.play(0, write("B1", 9));
    QCOMPARE(game.play(2, Erase{at("A1")}), string("not-allowed"));
    QCOMPARE(game.play(2, write("A1", 4)), string("awaiting-verdict"));
    game.play(Accept{});
    QCOMPARE(game.play(2, write("A1", 4)), string("not-your-turn"));
    QCOMPARE(game.play(1, write("A1", 5)), string("given"));
    QCOMPARE(game.play(1, write("B1", 5)), string("occupied"));
    Pens assisted = on(puzzle, {});
    QCOMPARE(assisted.play(1, write("A1", 5)), string("not-your-turn"));
    QCOMPARE(assisted.play(0, write("A1", 5)), string("given"));
    QCOMPARE(assisted.play(0, write("B1", 5)), string("conflict"));
  }

  void SP_5_the_turn_is_over_when_the_sand_has_run_out_or_the_seat_passes() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee, .seats = 3});
      QCOMPARE(game.play(Timeout{}), string("ok"));
      QVERIFY(game.had(Event::Kind::sandOut));
      QCOMPARE(game.turn(), 1);
      QCOMPARE(game.play(0, Pass{}), string("not-your-turn"));
      QCOMPARE(game.play(1, Pass{}), string("ok"));
      QVERIFY(game.had(Event::Kind::passed));
      QCOMPARE(game.turn(), 2);
      const Scene scene = sceneOf(game, nobody);
      QCOMPARE(scene.sandSeconds, 30);
      QVERIFY(scene.sandRuns);
    }
  }

  void SP_6_a_wrong_digit_that_is_noticed_is_wiped_and_the_turn_is_over() {
    Pens game = on(puzzle, {.referee = Referee::table, .seats = 3});
    game.play(0, write("E1", 4));
    QCOMPARE(game.score(0), 4);
    QCOMPARE(game.play(2, Challenge{}), string("ok"));
    QVERIFY(game.had(Event::Kind::wrong) && game.had(event::wiped));
    QCOMPARE(digitAt(game, "E1"), 0);
    QCOMPARE(game.score(0), 0);
    QCOMPARE(game.turn(), 1);
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(1, write("E1", 8)), string("ok"));
  }

  void SP_6_what_is_found_later_can_t_be_corrected() {
    Pens game = on(puzzle, {.referee = Referee::table});
    game.play(0, write("E1", 4));
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(digitAt(game, "E1"), 4);
    QCOMPARE(game.score(0), 4);
  }

  void SP_7_by_the_rule_a_digit_is_wrong_if_it_conflicts() {
    Pens assist = on(puzzle, {});
    QCOMPARE(assist.play(0, write("C1", 7)), string("conflict"));
    QCOMPARE(assist.play(0, write("C1", 8)), string("ok")); // not the solution's
    Pens strict = on(puzzle, {.referee = Referee::strict});
    strict.play(0, write("C1", 8));
    QCOMPARE(strict.score(0), 8);
    Pens table = on(puzzle, {.referee = Referee::table});
    table.play(0, write("C1", 8));
    table.play(1, Challenge{});
    QCOMPARE(table.score(0), 8);
  }

  void SP_7_by_the_solution_a_digit_is_wrong_if_it_isn_t_the_solution_s() {
    Pens assist = on(puzzle, {.check = Check::solution});
    QCOMPARE(assist.play(0, write("C1", 8)), string("wrong-digit"));
    QCOMPARE(assist.play(0, write("C1", 7)), string("wrong-digit")); // in conflict as well
    QCOMPARE(assist.play(0, write("C1", 1)), string("ok"));
    Pens strict = on(puzzle, {.referee = Referee::strict, .check = Check::solution});
    strict.play(0, write("C1", 8));
    QCOMPARE(strict.score(0), 0);
    Pens table = on(puzzle, {.referee = Referee::table, .check = Check::solution});
    table.play(0, write("C1", 8));
    table.play(1, Challenge{});
    QCOMPARE(table.score(0), 0);
  }

  void SP_7_the_solution_s_digit_is_right_even_where_it_conflicts_with_a_mistake_that_stands() {
    Pens game = on(puzzle, {.referee = Referee::table, .check = Check::solution});
    game.play(0, write("B1", 8));
    game.play(Accept{});
    game.play(1, write("E1", 8));
    QCOMPARE(game.play(0, Challenge{}), string("ok"));
    QCOMPARE(digitAt(game, "E1"), 8);
  }

  void SP_8_assist_refuses_a_wrong_digit_and_the_turn_and_the_sand_go_on() {
    Pens game = on(puzzle, {});
    QCOMPARE(game.play(0, write("B1", 5)), string("conflict"));
    QCOMPARE(digitAt(game, "B1"), 0);
    QCOMPARE(game.turn(), 0);
    QVERIFY(sceneOf(game, seatAt(0)).sandRuns);
    QCOMPARE(game.play(1, Challenge{}), string("not-allowed"));
    QCOMPARE(game.play(Accept{}), string("not-allowed"));
  }

  void SP_8_strict_wipes_a_wrong_digit_at_once_and_the_turn_is_over() {
    Pens game = on(puzzle, {.referee = Referee::strict});
    QCOMPARE(game.play(0, write("B1", 5)), string("ok"));
    QVERIFY(game.had(event::wiped));
    QCOMPARE(digitAt(game, "B1"), 0);
    QCOMPARE(game.score(0), 0);
    QCOMPARE(game.turn(), 1);
    QCOMPARE(game.play(1, Challenge{}), string("not-allowed"));
    QCOMPARE(game.play(Accept{}), string("not-allowed"));
  }

  void SP_8_table_waits_for_the_verdict_and_nobody_s_clock_runs() {
    Pens game = on(puzzle, {.referee = Referee::table, .seats = 3});
    QCOMPARE(game.play(0, write("B1", 5)), string("ok"));
    QVERIFY(!game.had(Event::Kind::wrong));
    QCOMPARE(game.turn(), 1);
    QCOMPARE(game.play(1, write("C1", 1)), string("awaiting-verdict"));
    QCOMPARE(game.play(0, Pass{}), string("awaiting-verdict"));
    QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    QVERIFY(!sceneOf(game, nobody).sandRuns);
    QCOMPARE(game.play(0, Challenge{}), string("own-move"));
    QCOMPARE(game.play(2, Challenge{}), string("ok"));
    QCOMPARE(digitAt(game, "B1"), 0);
    QVERIFY(sceneOf(game, nobody).sandRuns);
  }

  void SP_8_an_objection_without_cause_leaves_the_digit_open() {
    Pens game = on(puzzle, {.referee = Referee::table});
    game.play(0, write("B1", 9));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QVERIFY(game.had(Event::Kind::upheld));
    QCOMPARE(game.play(1, write("C1", 1)), string("awaiting-verdict"));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    QCOMPARE(game.score(0), 9);
    QCOMPARE(game.play(1, write("C1", 1)), string("ok"));
  }

  void SP_9_the_game_ends_when_every_cell_is_filled() {
    for (const Mode mode : {Mode::standard, Mode::speed})
      for (const Referee referee : {Referee::assist, Referee::strict}) {
        Pens game = on(twoGaps, {.referee = referee, .mode = mode});
        game.play(0, write("A1", 4));
        QVERIFY(!game.over());
        QCOMPARE(game.play(game.turn(), write("B1", 9)), string("ok"));
        QVERIFY(game.over());
        QVERIFY(game.had(Event::Kind::gameOver));
        QCOMPARE(game.turn(), -1);
      }
  }

  void SP_9_a_puzzle_without_a_gap_is_over_at_once() {
    Numbers full = on(twoGaps, {}).state.solution;
    for (const Mode mode : {Mode::standard, Mode::solo}) QVERIFY(Pens({1, seatAt(0), {.mode = mode}}, {full}).over());
  }

  void SP_9_at_a_table_the_last_digit_waits_for_its_verdict() {
    for (const bool objected : {false, true}) {
      Pens game = on(twoGaps, {.referee = Referee::table, .seats = 3});
      game.play(0, write("A1", 4));
      game.play(Accept{});
      game.play(1, write("B1", 9));
      QVERIFY(!game.over());
      QCOMPARE(game.turn(), 2);
      QCOMPARE(game.play(2, Pass{}), string("awaiting-verdict"));
      QCOMPARE(game.play(Timeout{}), string("not-allowed"));
      QCOMPARE(objected ? game.play(0, Challenge{}) : game.play(Accept{}), string("ok"));
      QVERIFY(game.over());
      QCOMPARE(game.score(1), 9);
    }
  }

  void SP_9_a_last_digit_that_is_wiped_doesn_t_end_the_game() {
    Pens game = on(twoGaps, {.referee = Referee::table});
    game.play(0, write("A1", 4));
    game.play(Accept{});
    game.play(1, write("B1", 4));
    QCOMPARE(game.play(0, Challenge{}), string("ok"));
    QVERIFY(!game.over());
    QCOMPARE(game.turn(), 0);
  }

  void SP_9_a_mistake_that_stood_ends_the_game_as_well() {
    Pens game = on(twoGaps, {.referee = Referee::table});
    game.play(0, write("A1", 9));
    game.play(Accept{});
    game.play(1, write("B1", 9));
    QVERIFY(!game.over());
    game.play(Accept{});
    QVERIFY(game.over());
    QVERIFY(!solved(game.state.known.board, nineByNine));
  }

  void SP_9_in_speed_the_last_digit_waits_for_the_end_of_the_turn_too() {
    const auto full = [] {
      Pens game = on(twoGaps, {.referee = Referee::table, .mode = Mode::speed});
      game.play(0, write("A1", 4));
      game.play(0, write("B1", 9));
      return game;
    };
    for (const Move& end : {Move(Accept{}), Move(Timeout{})}) {
      Pens game = full();
      QVERIFY(!game.over());
      QCOMPARE(game.turn(), 0);
      QCOMPARE(game.play(end), string("ok"));
      QVERIFY(game.over());
    }
    Pens passed = full(), objected = full();
    passed.play(0, Pass{});
    QVERIFY(passed.over());
    objected.play(1, Challenge{});
    QVERIFY(objected.over());
  }

  void SP_10_three_rounds_without_a_digit_end_the_game() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee, .seats = 2});
      for (int turn = 0; turn < 5; ++turn) game.play(Timeout{});
      game.play(1, write("B1", 9)); // which breaks the row
      game.play(Accept{});
      for (int turn = 0; turn < 5; ++turn) game.play(turn % 2, Pass{});
      QVERIFY(!game.over());
      QCOMPARE(game.play(Timeout{}), string("ok"));
      QVERIFY(game.over());
      QCOMPARE(game.winners(), std::vector{1});
    }
  }

  void SP_10_a_digit_that_is_wiped_doesn_t_break_the_row() {
    Pens strict = on(puzzle, {.referee = Referee::strict, .seats = 1});
    for (int turn = 0; turn < 3; ++turn) {
      QVERIFY(!strict.over());
      strict.play(0, write("B1", 5));
    }
    QVERIFY(strict.over());
    Pens table = on(puzzle, {.referee = Referee::table, .seats = 2});
    for (int turn = 0; turn < 5; ++turn) table.play(Timeout{});
    table.play(1, write("B1", 5));
    QVERIFY(!table.over());
    table.play(0, Challenge{});
    QVERIFY(table.over());
  }

  void SP_10_a_wrong_digit_that_stands_breaks_the_row() {
    Pens game = on(puzzle, {.referee = Referee::table, .seats = 2});
    for (int turn = 0; turn < 5; ++turn) game.play(Timeout{});
    game.play(1, write("B1", 5));
    game.play(Accept{});
    for (int turn = 0; turn < 5; ++turn) game.play(Timeout{});
    QVERIFY(!game.over());
    game.play(Timeout{});
    QVERIFY(game.over());
  }

  void SP_11_the_game_ends_when_the_agreed_time_is_up_or_all_agree() {
    for (const Move& end : {Move(TimeUp{}), Move(AgreeEnd{})})
      for (const Mode mode : {Mode::standard, Mode::speed, Mode::solo})
        for (const Referee referee : referees) {
          Pens game = on(puzzle, {.referee = referee, .mode = mode, .seats = 1});
          QCOMPARE(game.play(end), string("ok"));
          QVERIFY(game.over());
          QCOMPARE(game.winners(), std::vector{0});
        }
  }

  void SP_11_a_digit_that_was_still_open_then_stands() {
    Pens game = on(puzzle, {.referee = Referee::table});
    game.play(0, write("B1", 5));
    QCOMPARE(game.play(AgreeEnd{}), string("ok"));
    QCOMPARE(game.score(0), 5);
    QCOMPARE(game.winners(), std::vector{0});
    QCOMPARE(game.play(1, Challenge{}), string("over"));
  }

  void SP_12_a_score_is_the_sum_of_the_digits_in_its_colour() {
    Pens game = on(R"(
      4 9a 1b 5 8b 2 6 3c 7)",
                   {.seats = 4});
    QCOMPARE(game.score(0), 9);
    QCOMPARE(game.score(1), 1 + 8);
    QCOMPARE(game.score(2), 3);
    QCOMPARE(game.score(3), 0);
    game.play(AgreeEnd{});
    QCOMPARE(game.winners(), (std::vector{0, 1}));
  }

  void SP_13_in_speed_a_turn_writes_on_until_the_sand_has_run_out() {
    for (const Referee referee : referees)
      for (const bool passes : {false, true}) {
        Pens game = on(puzzle, {.referee = referee, .mode = Mode::speed});
        QCOMPARE(game.play(0, write("B1", 9)), string("ok"));
        QCOMPARE(game.play(1, write("C1", 1)), string("not-your-turn"));
        QCOMPARE(game.play(0, write("C1", 1)), string("ok"));
        QCOMPARE(game.turn(), 0);
        QCOMPARE(passes ? game.play(0, Pass{}) : game.play(Timeout{}), string("ok"));
        QCOMPARE(game.turn(), 1);
        QCOMPARE(game.score(0), 10);
      }
  }

  void SP_14_in_speed_assist_refuses_and_strict_wipes_and_the_turn_goes_on() {
    Pens assist = on(puzzle, {.mode = Mode::speed});
    QCOMPARE(assist.play(0, write("B1", 5)), string("conflict"));
    QCOMPARE(assist.turn(), 0);
    Pens strict = on(puzzle, {.referee = Referee::strict, .mode = Mode::speed});
    QCOMPARE(strict.play(0, write("B1", 5)), string("ok"));
    QVERIFY(strict.had(event::wiped));
    QCOMPARE(digitAt(strict, "B1"), 0);
    QCOMPARE(strict.turn(), 0);
    QCOMPARE(strict.play(0, write("B1", 9)), string("ok"));
    QCOMPARE(strict.score(0), 9);
  }

  void SP_14_a_challenge_in_speed_judges_the_turn_s_digits() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed, .seats = 3});
    game.play(0, write("B1", 5));
    game.play(0, write("C1", 1));
    game.play(0, write("E1", 4));
    QCOMPARE(game.score(0), 10);
    QVERIFY(sceneOf(game, nobody).sandRuns);
    QCOMPARE(game.play(0, Challenge{}), string("own-move"));
    QCOMPARE(game.play(2, Challenge{}), string("ok"));
    QCOMPARE(game.score(0), 1);
    QCOMPARE(digitAt(game, "B1"), 0);
    QCOMPARE(digitAt(game, "E1"), 0);
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, write("B1", 9)), string("ok"));
  }

  void SP_14_digits_are_judged_as_they_were_when_they_were_written() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed});
    game.play(0, write("B1", 8)); // right by the rule
    game.play(0, write("E1", 8)); // wrong: there is one in the row now
    game.play(0, write("H3", 8)); // wrong for the 8 in H5
    game.play(1, Challenge{});
    QCOMPARE(digitAt(game, "B1"), 8);
    QCOMPARE(digitAt(game, "E1"), 0);
    QCOMPARE(digitAt(game, "H3"), 0);
    game.play(0, write("E1", 2));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QVERIFY(game.had(Event::Kind::upheld));
    QCOMPARE(game.score(0), 8 + 2);
  }

  void SP_14_a_digit_in_conflict_with_one_that_is_wiped_with_it_is_wiped_too() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed});
    game.play(0, write("C1", 6)); // wrong for the 6 in B2
    game.play(0, write("F1", 6)); // wrong for the 6 in E3, and for that in C1
    game.play(0, write("I4", 3));
    game.play(0, write("I2", 3)); // wrong for the 3 just written
    game.play(1, Challenge{});
    QCOMPARE(game.score(0), 3);
    QCOMPARE(digitAt(game, "I4"), 3);
  }

  void SP_14_accepting_settles_what_was_written_so_far() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed});
    game.play(0, write("B1", 5));
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
    game.play(0, write("E1", 4));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(digitAt(game, "B1"), 5);
    QCOMPARE(digitAt(game, "E1"), 0);
  }

  void SP_14_a_judgement_settles_nothing_but_accepting_and_the_end_of_the_turn_do() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed});
    game.play(0, write("B1", 9));
    game.play(0, write("E1", 4));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("ok")); // the 9 was found right, but isn't accepted
    QCOMPARE(game.play(Timeout{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.score(0), 9);
  }

  void SP_15_as_many_rounds_as_seats_and_the_start_moves_on() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee, .mode = Mode::speed, .seats = 3, .first = 1});
      std::vector<int> turns;
      while (!game.over()) {
        turns.push_back(game.turn());
        if (turns.size() == 5) game.play(game.turn(), write("B1", 9)); // or SP-10 would end it
        game.play(Timeout{});
      }
      QCOMPARE(turns, (std::vector{1, 2, 0, 2, 0, 1, 0, 1, 2}));
    }
  }

  void SP_15_rounds_may_be_set() {
    Pens game = on(puzzle, {.mode = Mode::speed, .seats = 2, .rounds = 1});
    game.play(Timeout{});
    QVERIFY(!game.over());
    game.play(1, Pass{});
    QVERIFY(game.over());
  }

  void SP_15_a_turn_in_speed_is_fruitless_if_none_of_its_digits_is_left() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed, .seats = 1 + 1, .rounds = 9});
    game.play(0, write("B1", 9)); // its turn is fruitful
    game.play(0, write("E1", 4));
    game.play(1, Challenge{});
    game.play(Timeout{});
    for (int turn = 0; turn < 5; ++turn) {
      const int seat = game.turn();
      game.play(seat, write("E1", 4));
      game.play(1 - seat, Challenge{});
      game.play(Timeout{});
    }
    QVERIFY(!game.over());
    game.play(Timeout{});
    QVERIFY(game.over());
  }

  void SP_16_a_solver_wipes_and_writes_over() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee, .mode = Mode::solo, .seats = 1});
      QCOMPARE(game.play(0, write("B1", 8)), string("ok"));
      QCOMPARE(game.play(0, write("B1", 9)), string("ok"));
      QCOMPARE(game.score(0), 9);
      QCOMPARE(game.play(0, Erase{at("B1")}), string("ok"));
      QVERIFY(game.had(event::wiped));
      QCOMPARE(game.score(0), 0);
      QCOMPARE(game.play(0, Erase{at("B1")}), string("not-allowed"));
      QCOMPARE(game.play(0, Erase{at("A1")}), string("given"));
    }
  }

  void SP_16_a_solver_has_no_turns_and_no_sand() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee, .mode = Mode::solo, .seats = 1});
      game.play(0, write("B1", 5));
      QCOMPARE(game.play(0, Pass{}), string("not-allowed"));
      QCOMPARE(game.play(Timeout{}), string("not-allowed"));
      QCOMPARE(game.play(0, Challenge{}), string("not-allowed"));
      QCOMPARE(game.play(Accept{}), string("not-allowed"));
      QCOMPARE(game.turn(), 0);
      const Scene scene = sceneOf(game, seatAt(0));
      QCOMPARE(scene.sandSeconds, 0);
      QVERIFY(!scene.sandRuns);
      QVERIFY(!offers(scene, Action::pass));
    }
  }

  void SP_16_running_out_of_the_limit_ends_the_game() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    game.play(0, write("B1", 9));
    game.play(TimeUp{});
    QVERIFY(game.over());
    QCOMPARE(game.score(0), 9);
  }

  void SP_17_a_solver_may_write_anything_anywhere_but_on_a_given() {
    for (const Referee referee : referees)
      for (const Check check : {Check::rule, Check::solution}) {
        Pens game = on(puzzle, {.referee = referee, .mode = Mode::solo, .check = check, .seats = 1});
        QCOMPARE(game.play(0, write("A1", 4)), string("given"));
        QCOMPARE(game.play(0, write("B1", 5)), string("ok"));
        QCOMPARE(digitAt(game, "B1"), 5);
      }
  }

  void SP_17_assist_marks_a_solver_s_conflicts_and_nobody_else_does() {
    for (const Referee referee : referees) {
      Pens game = on(puzzle, {.referee = referee, .mode = Mode::solo, .seats = 1});
      game.play(0, write("B1", 5));
      game.play(0, write("C1", 8)); // not the solution's, but no conflict either
      const Scene scene = sceneOf(game, seatAt(0));
      QCOMPARE(shown(scene, "B1").marks.has(Mark::wrong), referee == Referee::assist);
      QVERIFY(!shown(scene, "C1").marks.has(Mark::wrong));
      QVERIFY(!shown(scene, "D1").marks.has(Mark::wrong)); // a given is never wrong
    }
  }

  void SP_17_a_solver_is_done_when_the_board_is_filled_without_conflict() {
    Pens game = on(twoGaps, {.mode = Mode::solo, .seats = 1});
    game.play(0, write("A1", 9));
    game.play(0, write("B1", 9));
    QVERIFY(!game.over());
    QCOMPARE(game.play(0, write("A1", 4)), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.score(0), 13);
    QCOMPARE(game.winners(), std::vector{0});
  }

  void a_seed_deals_the_same_for_ever() {
    const Deal deal = dealFromSeed<PensGame>({2, seatAt(0), {}}, 2005);
    QCOMPARE(text(deal.givens),
             string("....6.3....2.87.6.6....34..59.8.6..24.......67..5.1.34..53....9.4.61.7....7.2...."));
    QCOMPARE(text(dealFromSeed<PensGame>({1, seatAt(0), {.mode = Mode::solo}}, 7).givens),
             string(".7.4..3..1.....2942....8.5.7..3.4.8..2.....4..6.5.2..3.5.8....9897.....6..2..9.7."));
  }

  void a_record_reads_as_it_was_written() {
    Record<PensGame> whole{{1, seatAt(0), {Referee::table, Mode::speed, Check::solution, 4}}, {}};
    whole.deal.givens = *numbersFrom(puzzleText);
    for (const Move& move : {Move(write("C4", 7)), Move(Pass{}), Move(Erase{at("I9")}), Move(Challenge{})})
      whole.inputs.push_back({seatAt(0), move, 1500});
    for (const Move& move : {Move(Accept{}), Move(Timeout{}), Move(TimeUp{}), Move(AgreeEnd{})})
      whole.inputs.push_back({std::nullopt, move});
    const json written = json::parse(ninefold::write(whole).dump());
    QCOMPARE(written["moves"][0].dump(), string(R"({"digit":7,"ms":1500,"seat":0,"write":"C4"})"));
    QCOMPARE(written["deal"]["givens"].get<string>(), string(puzzleText));
    const auto read = readRecord<PensGame>(Node(written), Deals::full);
    QVERIFY(read.table == whole.table && read.deal == whole.deal && read.inputs == whole.inputs);
  }

  void options_that_don_t_fit_are_refused_at_their_place() {
    QCOMPARE(faultOf(record({{"mode", "solo"}}, 2)), string("options.mode"));
    QCOMPARE(faultOf(record({{"mode", "solo"}}, 1)), string(""));
    QCOMPARE(faultOf(record({{"mode", "quick"}})), string("options.mode"));
    QCOMPARE(faultOf(record({{"check", "digit"}})), string("options.check"));
    QCOMPARE(faultOf(record({{"rounds", 2}})), string("options.rounds"));
    QCOMPARE(faultOf(record({{"mode", "speed"}, {"rounds", 2}})), string(""));
    QCOMPARE(faultOf(record({{"mode", "speed"}, {"rounds", 0}})), string("options.rounds"));
    QCOMPARE(faultOf(record({{"hourglass", 30}})), string("options.hourglass"));
    QCOMPARE(faultOf(record(json::object(), 5)), string("seats"));
  }

  void moves_that_don_t_fit_are_refused_at_their_place() {
    const auto fault = [](const json& move) { return faultOf(record(json::object(), 2, json::array({move}))); };
    QCOMPARE(fault({{"seat", 0}, {"write", "C4"}, {"digit", 7}}), string(""));
    QCOMPARE(fault({{"seat", 0}, {"write", "J4"}, {"digit", 7}}), string("moves[0].write"));
    QCOMPARE(fault({{"seat", 0}, {"write", "C4"}}), string("moves[0].digit"));
    QCOMPARE(fault({{"seat", 0}, {"write", "C4"}, {"digit", 0}}), string("moves[0].digit"));
    QCOMPARE(fault({{"seat", 0}, {"write", "C4"}, {"digit", 7}, {"card", 7}}), string("moves[0].card"));
    QCOMPARE(fault({{"seat", 0}, {"pass", false}}), string("moves[0].pass"));
    QCOMPARE(fault({{"seat", 0}, {"erase", "C4"}, {"digit", 7}}), string("moves[0].digit"));
    QCOMPARE(fault({{"seat", 2}, {"pass", true}}), string("moves[0].seat"));
    QCOMPARE(fault({{"pass", true}}), string("moves[0].seat"));
  }

  void whatever_is_legal_is_accepted_and_mistakes_are_among_it_where_they_can_happen() {
    for (const Mode mode : {Mode::standard, Mode::speed, Mode::solo})
      for (const Referee referee : referees)
        for (const Check check : {Check::rule, Check::solution}) {
          const Pens game = on(puzzle, {.referee = referee, .mode = mode, .check = check, .seats = 1});
          bool mistakes = false;
          const auto legal = PensGame::legal(PensGame::view(game.state, seatAt(0)));
          for (const Move& move : legal) {
            Pens tried = game;
            QCOMPARE(tried.play(0, move), string("ok"));
            const auto* writes = std::get_if<Write>(&move);
            mistakes =
                mistakes || (writes && conflicts(game.state.known.board, nineByNine, writes->cell, writes->digit));
          }
          QVERIFY(legal.size() > 40);
          QCOMPARE(mistakes, mode == Mode::solo || referee != Referee::assist);
        }
  }

  void the_clock_and_the_table_have_moves_of_their_own() {
    const auto legal = [](const Pens& game, Viewer viewer = nobody) {
      string all;
      for (const Move& move : PensGame::legal(PensGame::view(game.state, viewer))) all += written(move);
      return all;
    };
    Pens game = on(puzzle, {.referee = Referee::table});
    QCOMPARE(legal(game), string(R"({"timeout":true}{"time_up":true}{"agree_end":true})"));
    game.play(0, write("B1", 9));
    QCOMPARE(legal(game), string(R"({"accept":true}{"time_up":true}{"agree_end":true})"));
    QCOMPARE(legal(game, seatAt(0)), string());
    QCOMPARE(legal(game, seatAt(1)), string(R"({"challenge":true})"));
    game.play(TimeUp{});
    QCOMPARE(legal(game), string());
    QCOMPARE(legal(on(puzzle, {.mode = Mode::solo, .seats = 1})), string(R"({"time_up":true}{"agree_end":true})"));
  }

  void a_turn_by_touch_cell_first() {
    Pens game = on(puzzle, {});
    Screen screen{game, 0};
    QCOMPARE(screen.tap("B1"), string("-"));
    QVERIFY(shown(screen.scene(), "B1").marks.has(Mark::selected));
    QCOMPARE(screen.key(5), string(R"({"write":"B1","digit":5} conflict)"));
    QCOMPARE(screen.key(9), string(R"({"write":"B1","digit":9} ok)"));
    QVERIFY(shown(screen.scene(), "B1").marks.has(Mark::latest));
    Screen next{game, 1};
    QCOMPARE(next.press(Action::pass), string(R"({"pass":true} ok)"));
    QCOMPARE(next.tap("C1"), string("-"));
    QCOMPARE(next.key(1), string("-")); // not its turn
    QCOMPARE(next.press(Action::pass), string("-"));
    QCOMPARE(screen.tap("B1"), string("-")); // lets go of the cell
    QVERIFY(!shown(screen.scene(), "B1").marks.has(Mark::selected));
  }

  void a_turn_by_touch_digit_first() {
    Pens game = on(puzzle, {.mode = Mode::speed});
    Screen screen{game, 0};
    QCOMPARE(screen.key(9), string("-"));
    QCOMPARE(screen.scene().armed, Digit{9});
    QCOMPARE(screen.tap("B1"), string(R"({"write":"B1","digit":9} ok)"));
    QCOMPARE(screen.key(1), string("-"));
    QCOMPARE(screen.tap("C1"), string(R"({"write":"C1","digit":1} ok)"));
    QCOMPARE(screen.key(1), string("-")); // laid down again
    QCOMPARE(screen.scene().armed, Digit{0});
    QCOMPARE(screen.tap("E1"), string("-"));
    QVERIFY(shown(screen.scene(), "E1").marks.has(Mark::selected));
  }

  void digit_first_a_solver_corrects_and_wipes() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    game.play(0, write("B1", 8));
    Screen screen{game, 0};
    screen.key(9);
    QCOMPARE(screen.tap("B1"), string(R"({"write":"B1","digit":9} ok)"));
    QCOMPARE(screen.tap("B1"), string(R"({"erase":"B1"} ok)"));
    QCOMPARE(screen.tap("A1"), string("-")); // a given is taken up
    QCOMPARE(screen.scene().armed, Digit{4});
    game.play(0, write("B1", 8));
    screen.key(0);
    QCOMPARE(screen.scene().armed, Digit{10});
    QCOMPARE(screen.tap("A1"), string("-"));
    QCOMPARE(screen.tap("B1"), string(R"({"erase":"B1"} ok)"));
    screen.key(0);
    QCOMPARE(screen.scene().armed, Digit{0});
  }

  void a_tap_that_missed_never_overwrites() {
    for (const Mode mode : {Mode::standard, Mode::solo}) {
      Pens game = on(puzzle, {.mode = mode, .seats = 1});
      game.play(0, write("B1", 8));
      Screen screen{game, 0};
      screen.key(9);
      if (mode == Mode::standard) QCOMPARE(screen.tap("B1"), string("-"));
      QCOMPARE(screen.tap("A1"), string("-"));
      screen.press(Action::takeBack);
      screen.tap("A1");
      QCOMPARE(screen.key(9), string("-"));
      QCOMPARE(digitAt(game, "B1"), 8);
    }
  }

  void a_solver_overwrites_and_wipes_the_cell_that_is_selected() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    Screen screen{game, 0};
    screen.tap("B1");
    QCOMPARE(screen.key(8), string(R"({"write":"B1","digit":8} ok)"));
    QCOMPARE(screen.key(8), string("-"));
    QCOMPARE(screen.key(9), string(R"({"write":"B1","digit":9} ok)"));
    QCOMPARE(screen.key(0), string(R"({"erase":"B1"} ok)"));
    QCOMPARE(screen.key(0), string("-"));
    screen.tap("A1");
    QCOMPARE(screen.key(0), string("-"));
    Pens table = on(puzzle, {});
    Screen other{table, 0};
    other.tap("B1");
    other.key(9);
    QCOMPARE(other.key(0), string("-")); // what is written stays, outside solo
  }

  void all_digits_that_can_still_be_challenged_are_shown() {
    Pens game = on(puzzle, {.referee = Referee::table, .mode = Mode::speed});
    game.play(0, write("B1", 9));
    game.play(0, write("C1", 1));
    QVERIFY(shown(sceneOf(game, seatAt(1)), "B1").marks.has(Mark::latest));
    game.play(Accept{});
    QVERIFY(!shown(sceneOf(game, seatAt(1)), "B1").marks.has(Mark::latest));
    QVERIFY(shown(sceneOf(game, seatAt(1)), "C1").marks.has(Mark::latest));
  }

  void objections_by_touch() {
    Pens game = on(puzzle, {.referee = Referee::table});
    Screen writer{game, 0}, other{game, 1};
    QVERIFY(!offers(other.scene(), Action::challenge));
    QCOMPARE(other.press(Action::challenge), string("-"));
    writer.tap("E1");
    QCOMPARE(writer.key(4), string(R"({"write":"E1","digit":4} ok)"));
    QVERIFY(!offers(writer.scene(), Action::challenge));
    QVERIFY(offers(other.scene(), Action::challenge));
    QVERIFY(!offers(other.scene(), Action::pass));
    QCOMPARE(other.press(Action::challenge), string(R"({"challenge":true} ok)"));
    QCOMPARE(digitAt(game, "E1"), 0);
    other.tap("B1");
    other.key(9);
    QCOMPARE(writer.press(Action::accept), string(R"({"accept":true} ok)"));
    QCOMPARE(writer.press(Action::agreeEnd), string(R"({"agree_end":true} ok)"));
    QCOMPARE(other.press(Action::pass), string("-"));
  }

  void notes_live_on_the_screen_alone() {
    Pens game = on(puzzle, {.referee = Referee::table});
    const State before = game.state;
    Screen screen{game, 1}; // not its turn: it may think ahead
    screen.press(action::cornerNotes);
    screen.tap("B1");
    QCOMPARE(screen.key(8), string("-"));
    QCOMPARE(screen.key(9), string("-"));
    screen.press(action::centreNotes);
    QCOMPARE(screen.key(9), string("-"));
    const Scene scene = screen.scene();
    QVERIFY(shown(scene, "B1").corner.has(8) && shown(scene, "B1").corner.has(9));
    QCOMPARE(shown(scene, "B1").centre.size(), 1);
    screen.key(9);
    QVERIFY(shown(screen.scene(), "B1").centre.empty());
    screen.key(0);
    QVERIFY(shown(screen.scene(), "B1").corner.empty());
    QVERIFY(game.state == before);
  }

  void a_digit_wipes_the_notes_that_it_settles_as_long_as_it_stands() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    Screen screen{game, 0};
    screen.press(action::cornerNotes);
    for (const char* cell : {"C1", "E1", "B3", "B8", "H8"}) {
      screen.touch(Stroke{at(cell), at(cell)});
      screen.key(9);
      screen.key(8);
    }
    screen.press(action::centreNotes);
    screen.touch(Stroke{at("C1"), at("C1")});
    screen.key(9);
    screen.press(action::centreNotes);
    const State before = game.state;
    const string notesBefore = PensGame::notes(screen.draft).dump();
    screen.touch(Stroke{at("B1"), at("B1")});
    QCOMPARE(screen.key(9), string(R"({"write":"B1","digit":9} ok)"));
    const Scene settled = screen.scene();
    for (const char* cell : {"C1", "E1", "B3", "B8"}) {
      QVERIFY2(!shown(settled, cell).corner.has(9), cell); // same block, row, block and column, column
      QVERIFY2(shown(settled, cell).corner.has(8), cell);
    }
    QVERIFY(shown(settled, "C1").centre.empty());
    QVERIFY(shown(settled, "H8").corner.has(9));                 // out of its sight
    QCOMPARE(PensGame::notes(screen.draft).dump(), notesBefore); // nothing was written down but the digit
    game.state = before;                                         // undone
    QVERIFY(shown(screen.scene(), "C1").corner.has(9) && shown(screen.scene(), "C1").centre.has(9));
    QVERIFY(shown(screen.scene(), "B8").corner.has(9));
  }

  void whoever_wants_to_wipe_notes_alone_keeps_them_all() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    Screen screen{game, 0};
    screen.press(action::cornerNotes);
    screen.touch(Stroke{at("C1"), at("C1")});
    screen.key(9);
    screen.press(action::cornerNotes);
    screen.touch(Stroke{at("B1"), at("B1")});
    screen.key(9);
    QVERIFY(!shown(screen.scene(), "C1").corner.has(9));
    const auto on = [&] {
      for (const SceneAction& one : screen.scene().actions)
        if (one.action == action::keepNotes) return one.on;
      qFatal("nothing keeps notes");
    };
    QVERIFY(!on());
    screen.press(action::keepNotes);
    QVERIFY(on() && shown(screen.scene(), "C1").corner.has(9));
    screen.press(action::keepNotes);
    QVERIFY(!on() && !shown(screen.scene(), "C1").corner.has(9));
  }

  void who_notes_a_digit_that_is_written_in_sight_sees_it() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    Screen screen{game, 0};
    screen.press(action::centreNotes);
    screen.touch(Stroke{at("E1"), at("E1")});
    screen.key(9);
    screen.press(action::centreNotes);
    game.play(0, write("B1", 9));
    QVERIFY(shown(screen.scene(), "E1").centre.empty());
    screen.press(action::cornerNotes);
    screen.key(9);
    QVERIFY(shown(screen.scene(), "E1").corner.has(9) && shown(screen.scene(), "E1").centre.empty());
    Draft kept;
    const auto notes = nlohmann::json::parse(PensGame::notes(screen.draft).dump());
    PensGame::setNotes(kept, Node(notes));
    QVERIFY(shown(sceneOf(game, seatAt(0), kept), "E1").corner.has(9));
    screen.key(9);
    QVERIFY(shown(screen.scene(), "E1").corner.empty());
    QCOMPARE(PensGame::notes(screen.draft).dump(), string(R"({"corner":{},"centre":{}})"));
  }

  void notes_go_into_every_gap_that_a_stroke_selected() {
    Pens game = on(puzzle, {});
    Screen screen{game, 0};
    screen.press(action::centreNotes);
    QCOMPARE(screen.touch(Stroke{at("C2"), at("A1")}), string("-"));
    screen.key(9);
    QVERIFY(shown(screen.scene(), "A2").marks.has(Mark::selected));
    QVERIFY(!shown(screen.scene(), "D1").marks.has(Mark::selected));
    QVERIFY(shown(screen.scene(), "B1").centre.has(9) && shown(screen.scene(), "C1").centre.has(9));
    QVERIFY(shown(screen.scene(), "A1").centre.empty()); // a given
    screen.press(action::centreNotes);
    screen.touch(Stroke{at("B1"), at("C1")});
    QCOMPARE(screen.key(9), string("-")); // ink goes into one cell at a time
    QCOMPARE(screen.touch(Stroke{at("B1"), at("B1")}), string("-"));
    QCOMPARE(screen.key(9), string(R"({"write":"B1","digit":9} ok)"));
    QVERIFY(shown(screen.scene(), "B1").centre.empty()); // hidden by the digit
  }

  void notes_can_be_taken_digit_first() {
    Pens game = on(puzzle, {});
    Screen screen{game, 0};
    screen.press(action::cornerNotes);
    screen.key(9);
    QCOMPARE(screen.tap("B1"), string("-"));
    QVERIFY(shown(screen.scene(), "B1").corner.has(9));
    QCOMPARE(screen.tap("B1"), string("-"));
    QVERIFY(shown(screen.scene(), "B1").corner.empty());
    QCOMPARE(screen.tap("A1"), string("-"));
    QVERIFY(shown(screen.scene(), "A1").corner.empty());
  }

  void the_curtain_takes_no_touch() {
    const Pens game = on(puzzle, {});
    const View view = PensGame::view(game.state, nobody);
    for (const Gesture& gesture : {Gesture(TapCell{at("B1")}), Gesture(Key{9}), Gesture(Press{Action::agreeEnd}),
                                   Gesture(Stroke{at("A1"), at("B1")})}) {
      const auto touched = PensGame::interpret(view, {.cell = at("B1")}, gesture);
      QVERIFY(!touched.move);
      QVERIFY(touched.draft == Draft{.cell = at("B1")});
    }
    QVERIFY(sceneOf(game, nobody).actions.empty());
  }

  void every_cell_has_a_name_for_the_screen_reader() {
    Pens game = on(puzzle, {.seats = 3, .first = 2});
    game.play(2, write("B1", 9));
    const Scene scene = sceneOf(game, seatAt(0));
    QCOMPARE(inEnglish(shown(scene, "E3").label), string("row 3, column 5, given 6"));
    QCOMPARE(inEnglish(shown(scene, "B1").label), string("row 1, column 2, 9 by seat 2"));
    QCOMPARE(inEnglish(shown(scene, "B3").label), string("row 3, column 2, empty"));
    QCOMPARE(inEnglish(scene.status), string("Your turn: write a digit."));
    QCOMPARE(inEnglish(sceneOf(game, seatAt(1)).status), string("seat 0’s turn to write."));
  }

  void alone_a_cell_is_called_as_the_board_names_it() {
    Pens game = on(puzzle, {.mode = Mode::solo, .seats = 1});
    game.play(0, write("B1", 9));
    const Scene scene = sceneOf(game, seatAt(0));
    QCOMPARE(inEnglish(shown(scene, "E3").label), string("E3, given 6"));
    QCOMPARE(inEnglish(shown(scene, "B1").label), string("B1, 9"));
    QCOMPARE(inEnglish(shown(scene, "B3").label), string("B3, empty"));
  }

  void a_full_sheet_that_is_not_solved_says_so() {
    const auto told = [](Referee referee, Check check) {
      Pens game = on(twoGaps, {.referee = referee, .mode = Mode::solo, .check = check, .seats = 1});
      game.play(0, write("A1", 9));
      game.play(0, write("B1", 9));
      return inEnglish(sceneOf(game, seatAt(0)).status);
    };
    QCOMPARE(told(Referee::strict, Check::solution),
             string("Every cell is filled. Digits that differ from the solution: 1."));
    QCOMPARE(told(Referee::assist, Check::rule), string("Every cell is filled. Digits that meet their like: 2."));
    QCOMPARE(told(Referee::table, Check::rule), string("Every cell is filled, but it isn’t solved yet."));
  }

  void nothing_hints_at_mistakes_where_the_players_are_to_notice_them() {
    for (const Mode mode : {Mode::standard, Mode::speed})
      for (const Check check : {Check::rule, Check::solution}) {
        Pens right = on(puzzle, {.referee = Referee::table, .mode = mode, .check = check});
        Pens wrong = right;
        right.play(0, write("E1", 8));
        wrong.play(0, write("E1", 4));
        for (const Viewer viewer : {Viewer(seatAt(0)), Viewer(seatAt(1)), nobody}) {
          const Scene a = sceneOf(right, viewer), b = sceneOf(wrong, viewer);
          for (std::size_t i = 0; i < a.cells.size(); ++i) QVERIFY(a.cells[i].marks == b.cells[i].marks);
          QVERIFY(a.actions == b.actions && a.status == b.status);
        }
        QCOMPARE(right.events.size(), wrong.events.size());
      }
    const Pens strict = on(puzzle, {.referee = Referee::strict});
    Draft draft;
    draft.cell = at("B1");
    for (const SceneCell& cell : sceneOf(strict, seatAt(0), draft).cells) QVERIFY(!cell.marks.has(Mark::legal));
  }
};

QTEST_APPLESS_MAIN(SudokuPensTest)
#include "sudoku_pens_test.moc"
