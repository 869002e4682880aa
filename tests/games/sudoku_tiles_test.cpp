#include "games/sudoku_tiles/sudoku_tiles.h"
#include "match/record.h"
#include "support/drawing.h"
#include "support/qtest.h"
#include "support/referee.h"

using namespace ninefold;
using namespace ninefold::sudoku_tiles;
using std::string;

namespace {

using Tiles = Played<sudoku_tiles::Game>;

/// A game on a drawn board: each seat's tile, then the pile in the order drawn.
struct Position {
  Referee referee = Referee::assist;
  Scoring scoring = Scoring::standard;
  Size board = Size::adult;
  std::vector<Digit> tiles;
  std::vector<Digit> pile{};
};

Tiles on(std::string_view drawing, const Position& position) {
  const int seats = static_cast<int>(position.tiles.size());
  sudoku_tiles::Table table{seats, seatAt(0), {position.referee, position.scoring, position.board, StartTiles::gold}};
  std::vector<Digit> pile = position.tiles;
  pile.insert(pile.end(), position.pile.begin(), position.pile.end());
  State state =
      sudoku_tiles::Game::begin({seats, seatAt(0), {.referee = Referee::strict, .board = position.board}}, {{}, pile});
  state.known.table = table;
  forEachDrawn(drawing, [&](Cell cell, const string& word) {
    if (word != ".") state.known.board[cell] = static_cast<Digit>(word[0] - '0');
    state.known.gold[cell] = word.ends_with('g');
  });
  return Tiles(state);
}

constexpr auto emptyBoard = "";

} // namespace

class SudokuTilesTest : public QObject {
  Q_OBJECT

private slots:
  void G_1_play_goes_on_clockwise_from_the_first_seat() {
    Tiles game({3, seatAt(2), {}},
               {{at("A1"), at("B4"), at("C7"), at("D2"), at("E5"), at("F8"), at("G3"), at("H6"), at("I9")},
                {5, 6, 7, 8, 9, 1}});
    QCOMPARE(game.turn(), 2);
    QCOMPARE(game.play(2, Place{at("B2")}), string("ok"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, Place{at("I1")}), string("ok"));
    QCOMPARE(game.turn(), 1);
  }

  void G_2_cells_are_named_column_letter_row_number() {
    QCOMPARE(at("A1").index(), 0);
    QCOMPARE(at("I1").index(), 8);
    QCOMPARE(at("I9").index(), 80);
    QCOMPARE(ninefold::name(Cell::at(37)), string("B5"));
    QVERIFY(!cellNamed("J1"));
    QVERIFY(!cellNamed("A0"));
    QVERIFY(!cellNamed("A10"));
  }

  void G_3_a_number_conflicts_in_its_row_its_column_and_its_block() {
    Numbers board;
    board[at("E5")] = 7;
    QVERIFY(conflicts(board, nineByNine, at("A5"), 7));
    QVERIFY(conflicts(board, nineByNine, at("E1"), 7));
    QVERIFY(conflicts(board, nineByNine, at("D4"), 7));
    QVERIFY(!conflicts(board, nineByNine, at("C4"), 7));
    QVERIFY(!conflicts(board, nineByNine, at("A5"), 8));
    QVERIFY(!conflicts(board, nineByNine, at("E5"), 7));
  }

  void G_4_a_seat_knows_its_own_tile_and_how_many_lie_hidden() {
    const Tiles game = on(emptyBoard, {.tiles = {4, 9}, .pile = {7, 7}});
    const View own = sudoku_tiles::Game::view(game.state, seatAt(0));
    QCOMPARE(own.tile, Digit{4});
    QCOMPARE(own.pile, 2);
    QVERIFY(own.known.holds[seatAt(1)]);
    const View curtain = sudoku_tiles::Game::view(game.state, nobody);
    QCOMPARE(curtain.tile, Digit{0});
    QVERIFY(sudoku_tiles::Game::present(curtain, {}).hand.empty());
  }

  void G_5_seats_that_tie_for_the_most_win_together() {
    Tiles game = on(emptyBoard, {.referee = Referee::strict, .tiles = {1, 2, 3}});
    game.state.known.score = {{5, 3, 5}};
    for (int seat = 0; seat < 3; ++seat) game.play(seat, Place{Cell::at(seat * 3 + 30 + 9 * seat)});
    QVERIFY(game.over());
    QCOMPARE(game.winners(), (std::vector{0, 2}));
  }

  void G_6_the_referee_refuses_or_applies_or_waits() {
    const auto answer = [](Referee referee) {
      Tiles game = on("5", {.referee = referee, .tiles = {5, 6}, .pile = {7, 8}});
      const string said = game.play(0, Place{at("B1")});
      return said + " " + std::to_string(game.turn()) + " " + std::to_string(game.state.known.aside.size());
    };
    QCOMPARE(answer(Referee::assist), string("conflict 0 0"));
    QCOMPARE(answer(Referee::strict), string("ok 1 1"));
    QCOMPARE(answer(Referee::table), string("ok 1 0"));
  }

  void G_7_an_objection_without_cause_costs_nothing_and_leaves_the_move_open() {
    Tiles game = on("5", {.referee = Referee::table, .tiles = {6, 7, 8}, .pile = {1, 2}});
    QCOMPARE(game.play(0, Place{at("B1")}), string("ok"));
    QCOMPARE(game.play(0, Challenge{}), string("own-move"));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.score(0), 1);
    QCOMPARE(game.play(Accept{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.play(Accept{}), string("nothing-to-accept"));
  }

  void G_7a_alone_nothing_is_ever_open_and_the_seat_wins() {
    Tiles game = on("5", {.referee = Referee::table, .tiles = {5}});
    QCOMPARE(game.play(0, Place{at("B1")}), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
  }

  void G_8_there_is_no_clock_in_this_game() {
    Tiles game = on(emptyBoard, {.tiles = {1, 2}});
    QCOMPARE(game.play(Timeout{}), string("not-allowed"));
    QCOMPARE(game.play(TimeUp{}), string("not-allowed"));
    QCOMPARE(game.play(AgreeEnd{}), string("not-allowed"));
  }

  void G_9_once_it_is_over_every_move_is_refused() {
    Tiles game = on(emptyBoard, {.referee = Referee::strict, .tiles = {1}});
    game.play(0, Place{at("A1")});
    QVERIFY(game.over());
    QCOMPARE(game.play(0, Place{at("A2")}), string("over"));
    QCOMPARE(game.play(Timeout{}), string("over"));
    QCOMPARE(game.play(0, Challenge{}), string("over"));
  }

  void ST_1_nine_tiles_of_each_number_and_nine_of_them_golden() {
    const sudoku_tiles::Table table{4, seatAt(0), {}};
    const Deal deal = dealFromSeed<sudoku_tiles::Game>(table, 77);
    QCOMPARE(deal.gold.size(), std::size_t{9});
    QCOMPARE(deal.pile.size(), std::size_t{72});
    for (Digit number = 1; number <= 9; ++number) QCOMPARE(std::count(deal.pile.begin(), deal.pile.end(), number), 8);
  }

  void ST_2_every_row_and_every_column_has_one_golden_tile() {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      std::array<int, 9> rows{}, columns{};
      for (Cell cell : dealFromSeed<sudoku_tiles::Game>({2, seatAt(0), {}}, seed).gold) {
        ++rows[static_cast<std::size_t>(cell.row)];
        ++columns[static_cast<std::size_t>(cell.column)];
      }
      QVERIFY(std::all_of(rows.begin(), rows.end(), [](int count) { return count == 1; }));
      QVERIFY(std::all_of(columns.begin(), columns.end(), [](int count) { return count == 1; }));
    }
  }

  void ST_3_each_seat_from_the_first_draws_one_tile_hidden_from_the_others() {
    const State state = sudoku_tiles::Game::begin({3, seatAt(1), {}}, {{}, {4, 5, 6, 7}});
    QCOMPARE(state.tile[seatAt(1)], Digit{4});
    QCOMPARE(state.tile[seatAt(2)], Digit{5});
    QCOMPARE(state.tile[seatAt(0)], Digit{6});
    QCOMPARE(state.pile.size(), std::size_t{1});
  }

  void ST_4_a_turn_places_scores_and_draws() {
    Tiles game = on("5 . 7", {.tiles = {6, 8}, .pile = {9}});
    QCOMPARE(game.play(1, Place{at("B1")}), string("not-your-turn"));
    QCOMPARE(game.play(0, Place{at("B1")}), string("ok"));
    QCOMPARE(game.score(0), 2);
    QCOMPARE(game.state.tile[seatAt(0)], Digit{9});
    QCOMPARE(game.turn(), 1);
  }

  void ST_4_a_seat_without_a_tile_is_passed_over() {
    Tiles game = on(emptyBoard, {.referee = Referee::strict, .tiles = {1, 2, 3}});
    game.state.tile[seatAt(1)] = 0;
    game.state.known.holds[seatAt(1)] = false;
    QCOMPARE(game.play(0, Place{at("A1")}), string("ok"));
    QCOMPARE(game.turn(), 2);
  }

  void ST_5_the_example_of_the_rulebook_is_six_points() {
    // 2 tiles in its row outside the block, 1 in its column outside the block, 3 in its block.
    Tiles game = on(R"(
      . . . . . . . . .
      . . . . . . . . .
      . . . . . 6 . . .
      . . . . . . . . .
      9 . . . . . . 8 .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .
      . . . . . . . . .)",
                    {.tiles = {7, 1}, .pile = {2, 3}});
    for (auto [cell, number] : {std::pair{"D4", 1}, {"E4", 2}, {"D6", 3}})
      game.state.known.board[at(cell)] = static_cast<Digit>(number);
    QCOMPARE(points(game.state.known, at("F5")), 6);
    QCOMPARE(game.play(0, Place{at("F5")}), string("ok"));
    QCOMPARE(game.score(0), 6);
  }

  void ST_6_lines_count_the_whole_row_and_column_whatever_the_block() {
    const Tiles game = on(R"(
      1 2 . . . . . . 3
      4 . 5 . . . . . .
      . . . . . . . . .
      . . 6 . . . . . .)",
                          {.scoring = Scoring::lines, .tiles = {7, 8}});
    QCOMPARE(points(game.state.known, at("C1")), 3 + 2);
    const Tiles standard = on(R"(
      1 2 . . . . . . 3
      4 . 5 . . . . . .
      . . . . . . . . .
      . . 6 . . . . . .)",
                              {.scoring = Scoring::standard, .tiles = {7, 8}});
    QCOMPARE(points(standard.state.known, at("C1")), 4 + 2);
  }

  void ST_7_the_track_has_forty_fields_and_scores_go_past_it() {
    Tiles game = on("5", {.tiles = {6, 7}, .pile = {1, 2}});
    game.state.known.score[seatAt(0)] = 39;
    QCOMPARE(game.play(0, Place{at("B1")}), string("ok"));
    const Scene scene = sudoku_tiles::Game::present(sudoku_tiles::Game::view(game.state, nobody), {});
    QCOMPARE(scene.seats[0].score, 40);
    QCOMPARE(scene.track, 40);
  }

  void ST_8_the_game_ends_with_the_last_tile() {
    Tiles game = on(emptyBoard, {.referee = Referee::strict, .tiles = {1, 1}});
    QCOMPARE(game.play(0, Place{at("A1")}), string("ok"));
    QVERIFY(!game.over());
    QCOMPARE(game.play(1, Place{at("A2")}), string("ok")); // set aside, which ends it as well
    QVERIFY(game.over());
  }

  void ST_9_assist_refuses_an_illegal_placement() {
    Tiles game = on("5", {.tiles = {5, 6}, .pile = {7}});
    QCOMPARE(game.play(0, Place{at("A2")}), string("conflict"));
    QCOMPARE(game.play(0, Cannot{}), string("not-allowed"));
    QCOMPARE(game.turn(), 0);
  }

  void ST_9_assist_ends_the_game_when_the_tile_has_no_cell() {
    // Nine 1s would be needed to bar every cell; here all nine rows hold one already.
    Tiles game = on(R"(
      1 . . . . . . . .
      . . . 1 . . . . .
      . . . . . . 1 . .
      . 1 . . . . . . .
      . . . . 1 . . . .
      . . . . . . . 1 .
      . . 1 . . . . . .
      . . . . . 1 . . .
      . . . . . . . . .)",
                    {.tiles = {9, 1}, .pile = {5}});
    QCOMPARE(game.play(0, Place{at("A9")}), string("ok"));
    QVERIFY(!game.over()); // I9 is left for the 1
    game.state.known.turn = seatAt(0);
    QCOMPARE(game.play(0, Place{at("I9")}), string("ok"));
    QVERIFY(game.over());
  }

  void ST_10_a_true_cannot_ends_the_game() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Tiles game = on("1", {.referee = referee, .board = Size::kids, .tiles = {1, 2}});
      game.state.known.board = on(R"(
        1 2 3 4 5 6
        4 5 6 . 2 3
        2 1 4 3 6 5
        3 6 5 2 . 4
        5 3 2 6 4 .
        6 4 . 5 3 2)",
                                  {.board = Size::kids, .tiles = {1}})
                                   .state.known.board;
      game.state.known.board[at("D2")] = 1;
      game.state.known.board[at("E4")] = 1;
      game.state.known.board[at("F5")] = 1;
      game.state.known.board[at("C6")] = 0;
      game.state.known.board[at("C5")] = 1;
      QCOMPARE(game.play(0, Cannot{}), string("ok"));
      QVERIFY(game.over());
    }
  }

  void ST_10_a_false_cannot_sets_the_tile_aside() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Tiles game = on("5", {.referee = referee, .tiles = {6, 7}, .pile = {8}});
      QCOMPARE(game.play(0, Cannot{}), string("ok"));
      QVERIFY(!game.over());
      QCOMPARE(game.score(0), 0);
      QCOMPARE(game.state.known.aside.size(), std::size_t{1});
      QCOMPARE(game.state.tile[seatAt(0)], Digit{8});
      QCOMPARE(game.turn(), 1);
    }
  }

  void ST_10_cannot_accepts_the_placement_before_it_and_leaves_nothing_open() {
    Tiles game = on("5", {.referee = Referee::table, .tiles = {5, 7}, .pile = {8, 9}});
    QCOMPARE(game.play(0, Place{at("B1")}), string("ok"));
    QCOMPARE(game.play(1, Cannot{}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
    QCOMPARE(game.score(0), 1);
  }

  void ST_10_otherwise_the_game_goes_on_without_a_legal_cell() {
    Tiles game = on(R"(
      1 . . . . . . . .
      . . . 1 . . . . .
      . . . . . . 1 . .
      . 1 . . . . . . .
      . . . . 1 . . . .
      . . . . . . . 1 .
      . . 1 . . . . . .
      . . . . . 1 . . .
      . . . . . . . . 1)",
                    {.referee = Referee::strict, .tiles = {9, 1}, .pile = {5}});
    QCOMPARE(game.play(0, Place{at("A9")}), string("ok"));
    QVERIFY(!game.over());
    QCOMPARE(game.turn(), 1);
  }

  void ST_11_strict_sets_an_illegal_tile_aside_at_once() {
    Tiles game = on("5", {.referee = Referee::strict, .tiles = {5, 7}, .pile = {8}});
    QCOMPARE(game.play(0, Place{at("C3")}), string("ok"));
    QVERIFY(game.had(Event::Kind::wrong));
    QCOMPARE(game.state.known.board[at("C3")], Digit{0});
    QCOMPARE(game.score(0), 0);
    QCOMPARE(game.state.tile[seatAt(0)], Digit{8});
    QCOMPARE(game.turn(), 1);
  }

  void ST_12_table_scores_a_mistake_like_any_other_until_somebody_objects() {
    Tiles game = on("5", {.referee = Referee::table, .tiles = {5, 7}, .pile = {8}});
    QCOMPARE(game.play(0, Place{at("C3")}), string("ok"));
    QVERIFY(!game.had(Event::Kind::wrong));
    QCOMPARE(game.score(0), 1);
    QCOMPARE(game.play(1, Challenge{}), string("ok"));
    QCOMPARE(game.score(0), 0);
    QCOMPARE(game.state.known.board[at("C3")], Digit{0});
    QCOMPARE(game.state.tile[seatAt(0)], Digit{8});
    QCOMPARE(game.play(1, Challenge{}), string("nothing-to-challenge"));
  }

  void ST_12_what_is_noticed_after_the_next_move_stays() {
    Tiles game = on("5", {.referee = Referee::table, .tiles = {5, 7}, .pile = {8, 9}});
    game.play(0, Place{at("C3")});
    QCOMPARE(game.play(1, Place{at("C3")}), string("occupied")); // a refused move settles nothing
    QCOMPARE(game.play(1, Place{at("I9")}), string("ok"));
    QCOMPARE(game.play(1, Challenge{}), string("own-move"));
    QCOMPARE(game.play(0, Challenge{}), string("ok"));
    QCOMPARE(game.score(0), 1);
    QCOMPARE(game.state.known.board[at("C3")], Digit{5});
  }

  void ST_12_the_last_placement_waits_for_its_verdict() {
    for (const bool objected : {false, true}) {
      Tiles game = on("5", {.referee = Referee::table, .tiles = {6, 7}});
      game.play(0, Place{at("B1")});
      game.play(1, Place{at("B2")});
      QVERIFY(!game.over());
      QCOMPARE(game.turn(), -1);
      QCOMPARE(game.play(0, Place{at("I9")}), string("not-your-turn"));
      QCOMPARE(objected ? game.play(0, Challenge{}) : game.play(Accept{}), string("ok"));
      QVERIFY(game.over());
    }
  }

  void ST_13_an_occupied_cell_is_refused_always() {
    for (Referee referee : {Referee::assist, Referee::strict, Referee::table}) {
      Tiles game = on("5", {.referee = referee, .tiles = {6, 7}, .pile = {8}});
      QCOMPARE(game.play(0, Place{at("A1")}), string("occupied"));
    }
  }

  void ST_13_a_tile_set_aside_never_comes_back() {
    Tiles game = on("5", {.referee = Referee::strict, .tiles = {5, 7}, .pile = {8, 9}});
    game.play(0, Place{at("C3")});
    game.play(1, Place{at("I9")});
    game.play(0, Place{at("I1")});
    QCOMPARE(game.state.known.aside.size(), std::size_t{1});
    QVERIFY(game.state.pile.empty());
    QVERIFY(game.state.tile[seatAt(0)] != 5 && game.state.tile[seatAt(1)] != 5);
  }

  void ST_14_one_seat_draws_places_and_scores_until_the_end() {
    Tiles game({1, seatAt(0), {}},
               {{at("A1"), at("B4"), at("C7"), at("D2"), at("E5"), at("F8"), at("G3"), at("H6"), at("I9")}, {5, 6}});
    QCOMPARE(game.play(0, Place{at("B1")}), string("ok"));
    QCOMPARE(game.turn(), 0);
    QCOMPARE(game.play(0, Place{at("C1")}), string("ok"));
    QVERIFY(game.over());
    QCOMPARE(game.winners(), std::vector{0});
    QVERIFY(game.score(0) > 0);
  }

  void ST_15_the_children_s_blocks_are_two_rows_by_three_columns() {
    const Tiles game = on("1", {.board = Size::kids, .tiles = {1, 2}});
    const auto barred = [&](const char* cell) { return conflicts(game.state.known.board, sixBySix, at(cell), 1); };
    QVERIFY(barred("C2"));
    QVERIFY(!barred("D2"));
    QVERIFY(!barred("C3"));
  }

  void ST_16_one_of_each_animal_starts_on_the_board_or_none() {
    const Deal gold = dealFromSeed<sudoku_tiles::Game>({2, seatAt(0), {.board = Size::kids}}, 3);
    QCOMPARE(gold.gold.size(), std::size_t{6});
    QCOMPARE(gold.pile.size(), std::size_t{30});
    const Deal empty =
        dealFromSeed<sudoku_tiles::Game>({2, seatAt(0), {.board = Size::kids, .start = StartTiles::empty}}, 3);
    QVERIFY(empty.gold.empty());
    QCOMPARE(empty.pile.size(), std::size_t{36});
  }

  void ST_17_the_children_s_board_knows_all_scorings_and_the_block_alone() {
    const auto score = [](Scoring scoring) {
      return points(on(R"(
        1 . 3 . 5 .
        . 4 . . . .
        2 . . . . .)",
                       {.scoring = scoring, .board = Size::kids, .tiles = {6, 2}})
                        .state.known,
                    at("B1"));
    };
    QCOMPARE(score(Scoring::block), 3);
    QCOMPARE(score(Scoring::lines), 3 + 1);
    QCOMPARE(score(Scoring::standard), 3 + 1);
  }

  void a_seed_deals_the_same_for_ever() {
    const Deal deal = dealFromSeed<sudoku_tiles::Game>({2, seatAt(0), {}}, 2005);
    string pile;
    for (Digit number : deal.pile) pile += std::to_string(number);
    string gold;
    for (Cell cell : deal.gold) gold += ninefold::name(cell);
    QCOMPARE(gold, string("H5G4E8A1D7C3B6I9F2"));
    QCOMPARE(pile, string("776553161881434971624989533799974862845216459818534122529534636677238217"));
  }

  void a_tile_is_tried_out_and_placed_by_touch() {
    const Tiles game = on("5 . 7", {.tiles = {6, 8}, .pile = {9}});
    const View view = sudoku_tiles::Game::view(game.state, seatAt(0));
    const Touch<sudoku_tiles::Game> tried = sudoku_tiles::Game::interpret(view, {}, TapCell{at("B1")});
    QVERIFY(!tried.move);
    const Scene scene = sudoku_tiles::Game::present(view, tried.draft);
    QCOMPARE(scene.preview.value_or(-1), 2);
    QVERIFY(scene.cells[0].marks.has(Mark::counts));
    QVERIFY(scene.cells[1].marks.has(Mark::selected));
    QCOMPARE(scene.status.words, "Tap there again to lay it.");
    const auto taken = sudoku_tiles::Game::interpret(view, {}, TapPiece{0});
    QCOMPARE(sudoku_tiles::Game::present(view, taken.draft).status.words, "Tap where it should go.");
    const auto placed = sudoku_tiles::Game::interpret(view, tried.draft, TapCell{at("B1")});
    QVERIFY(placed.move == sudoku_tiles::Move(Place{at("B1")}));
    const auto dropped = sudoku_tiles::Game::interpret(view, {}, Drop{0, at("C3")});
    QVERIFY(!dropped.move && dropped.draft.cell == at("C3")); // to be seen first
    for (const Gesture& meant : {Gesture(TapCell{at("C3")}), Gesture(Press{Action::confirm})})
      QVERIFY(sudoku_tiles::Game::interpret(view, dropped.draft, meant).move == sudoku_tiles::Move(Place{at("C3")}));
    QVERIFY(!sudoku_tiles::Game::interpret(view, dropped.draft, Drop{0, at("C3")}).move);
    const auto back = sudoku_tiles::Game::interpret(view, dropped.draft, Hover{0, Cell{-1, -1}});
    QVERIFY(!sudoku_tiles::Game::interpret(view, back.draft, Press{Action::confirm}).move);
    QVERIFY(sudoku_tiles::Game::interpret(view, dropped.draft, Drop{0, at("A1")}).move); // the rules say why not
    QVERIFY(sudoku_tiles::Game::interpret(view, dropped.draft, Press{Action::takeBack}).draft == sudoku_tiles::Draft{});
  }

  void a_tile_on_the_board_is_laid_or_taken_back_by_what_can_be_pressed() {
    using Offered = std::vector<std::pair<Action, bool>>;
    for (Referee referee : {Referee::assist, Referee::strict, Referee::table}) {
      const Tiles game = on("5 . 7", {.referee = referee, .tiles = {5, 8}, .pile = {9}});
      const View view = sudoku_tiles::Game::view(game.state, seatAt(0));
      const auto offered = [&](std::optional<Cell> cell) {
        Offered all;
        for (const SceneAction& one : sudoku_tiles::Game::present(view, {.picked = false, .cell = cell}).actions)
          all.emplace_back(one.action, one.enabled);
        return all;
      };
      const bool helps = referee == Referee::assist;
      QVERIFY(offered({}) == (helps ? Offered{{Action::confirm, false}, {Action::takeBack, false}}
                                    : Offered{{sudoku_tiles::action::cannot, true}}));
      QVERIFY(offered(at("D4")) == (Offered{{Action::confirm, true}, {Action::takeBack, true}}));
      QVERIFY(offered(at("B1")) == (Offered{{Action::confirm, !helps}, {Action::takeBack, true}}));
    }
  }

  void beside_the_board_a_tile_is_tried_out_nowhere() {
    const Tiles game = on("5 . 7", {.tiles = {6, 8}, .pile = {9}});
    const View view = sudoku_tiles::Game::view(game.state, seatAt(0));
    for (const Cell beside : {Cell{-1, -1}, Cell{9, 0}, Cell{0, 9}}) {
      const auto held = sudoku_tiles::Game::interpret(view, {}, Hover{0, beside});
      QVERIFY(held.draft.picked && !held.draft.cell);
      QVERIFY(!sudoku_tiles::Game::present(view, held.draft).preview);
      const auto tapped = sudoku_tiles::Game::interpret(view, {}, TapCell{beside});
      QVERIFY(!tapped.draft.cell && !tapped.move);
    }
  }

  void nothing_hints_at_mistakes_where_the_players_are_to_notice_them() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      const Tiles game = on("5 . 7", {.referee = referee, .tiles = {6, 8}, .pile = {9}});
      const Scene scene =
          sudoku_tiles::Game::present(sudoku_tiles::Game::view(game.state, seatAt(0)), {.cell = at("B1")});
      QVERIFY(!scene.preview);
      for (const SceneCell& cell : scene.cells) QVERIFY(!cell.marks.has(Mark::legal) && !cell.marks.has(Mark::counts));
    }
  }
};

QTEST_APPLESS_MAIN(SudokuTilesTest)
#include "sudoku_tiles_test.moc"
