#include "games/kakuro_call_boards.h"
#include "match/record.h"
#include "match/record_text.h"

using namespace ninefold;
using namespace ninefold::kakuro_call;
using std::string;

namespace {

constexpr auto allReferees = {Referee::assist, Referee::strict, Referee::table};

/// One seat at the screen, touching it.
class Hands {
public:
  Hands(const Calls& game, int seat) : view(kakuro_call::Game::view(game.state, seatAt(seat))), own(seatAt(seat)) {}

  Hands& operator<<(const Gesture& gesture) {
    auto touch = kakuro_call::Game::interpret(view, draft, gesture);
    draft = std::move(touch.draft);
    move = std::move(touch.move);
    return *this;
  }
  Hands& operator<<(Action action) { return *this << Gesture(Press{action}); }
  Hands& operator<<(const char* stroke) { // "A1-C1", or "A1" for a tap
    const string_view text(stroke);
    if (text.size() == 2) return *this << Gesture(TapCell{at(text)});
    return *this << Gesture(Stroke{at(text.substr(0, 2)), at(text.substr(3))});
  }
  Hands& operator<<(int piece) { return *this << Gesture(TapPiece{piece}); }

  Scene scene() const { return kakuro_call::Game::present(view, draft); }
  SceneCell cell(std::string_view name) const {
    const Cell there = at(name);
    return scene().cells[static_cast<std::size_t>(there.row * 8 + there.column)];
  }
  ScenePiece piece(int i) const {
    return scene().seats[static_cast<std::size_t>(index(own))].open[static_cast<std::size_t>(i)];
  }
  string status() const { return inEnglish(scene().status); }
  bool offers(Action action) const {
    for (const SceneAction& each : scene().actions)
      if (each.action == action) return each.enabled;
    return false;
  }
  bool made(const kakuro_call::Move& wanted) const { return move == wanted; }

  View view;
  Seat own;
  Draft draft;
  std::optional<kakuro_call::Move> move;

private:
  using string_view = std::string_view;
};

/// Seat 0 owns digit 5 (0), doubling (1), doubling (2), swap (3); 9 can be called.
Calls game(Referee referee = Referee::assist) {
  return on(R"(
    4 8 9 1
    1 2 9 3)",
            {.referee = referee,
             .supplies = {{digitTile(5), doublingTile, doublingTile, swapTile}, {swapTile}},
             .totals = {9, 12},
             .actions = {swapTile, swapTile, swapTile}});
}

string refusal(const char* text) {
  try {
    const auto document = parseRecord(text);
    (void)readRecord<kakuro_call::Game>(Node(*document), Deals::any);
  } catch (const Fault& fault) {
    return fault.text();
  }
  return "";
}

string moveRefusal(const string& move) {
  const string tiles = "[1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,4,4,4,4,4,4,4,4,"
                       "5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,7,7,7,7,7,7,7,7,8,8,8,8,8,8,8,8]";
  return refusal((R"({"format":"ninefold/1","game":"kakuro_call","seats":2,"deal":{"tiles":)" + tiles +
                  R"(,"totals":[9],"actions":[]},"moves":[)" + move + "]}")
                     .c_str());
}

string dealRefusal(const string& totals, const string& actions, Deals deals = Deals::any) {
  string tiles;
  for (int i = 0; i < 64; ++i) tiles += (i > 0 ? "," : "") + std::to_string(i % 8 + 1);
  const auto document =
      nlohmann::json::parse(R"({"tiles":[)" + tiles + R"(],"totals":)" + totals + R"(,"actions":)" + actions + "}");
  try {
    (void)kakuro_call::Game::readDeal(Node(document), {3, seatAt(0), {}}, deals);
  } catch (const Fault& fault) {
    return fault.text();
  }
  return "";
}

} // namespace

/// What the screen shows of Kakuro Call, how touches become calls, and how calls are written down.
class KakuroCallScreenTest : public QObject {
  Q_OBJECT

private slots:
  void a_whole_call_by_buzzer_stroke_and_drag() {
    for (Referee referee : allReferees) {
      Calls table = game(referee);
      Hands hands(table, 0);
      hands << action::call;
      QVERIFY(hands.draft.calling);
      hands << "A1-B1" << 0 << "B1" << Drop{1, at("C1")};
      QVERIFY(!hands.move);
      hands << Action::confirm;
      QVERIFY(hands.made(row("A1", "B1", {overlay(5, "B1"), bound("C1")})));
      QVERIFY(hands.draft == Draft{});
      QCOMPARE(table.play(0, *hands.move), string("ok"));
      QCOMPARE(table.score(0), 2);
    }
  }

  void every_kind_of_tile_has_its_gesture() {
    Hands hands(game(), 0);
    hands << action::call << "A2-B2";
    hands << 1; // a doubling is just played
    QVERIFY(hands.piece(1).played);
    hands << 3 << "A1"
          << "D1"; // a swap takes two cells
    QVERIFY(hands.piece(3).played);
    hands << 2 << 2 << "C2"; // the other doubling, turned over
    hands << Drop{0, at("B2")};
    hands << Action::confirm;
    QVERIFY(hands.made(row("A2", "B2", {twice(), exchange("A1", "D1"), bound("C2"), overlay(5, "B2")})));
  }

  void a_picked_tile_turns_over_with_each_tap() {
    Hands hands(game(), 0);
    hands << action::call << "A1-B1" << 3;
    QVERIFY(hands.piece(3).selected && hands.piece(3).face == face::swap);
    hands << 3;
    QVERIFY(hands.piece(3).selected && hands.piece(3).face == face::total);
    hands << Action::flipPiece;
    QVERIFY(hands.piece(3).face == face::swap);
    hands << Action::flipPiece << "C1" << Action::confirm;
    QVERIFY(hands.made(row("A1", "B1", {bound("C1", swapTile)})));
    // A doubling goes from played to a total cell in hand and back.
    hands << action::call << 1 << 1;
    QVERIFY(!hands.piece(1).played && hands.piece(1).face == face::total);
    hands << 1;
    QVERIFY(hands.piece(1).played);
  }

  void a_tile_dropped_without_a_look_shows_the_side_that_makes_sense_there() {
    Hands hands(game(), 0);
    hands << action::call << "A1-B1";
    hands << Drop{0, at("C1")}; // a digit behind the row
    hands << Drop{1, at("C2")}; // a doubling has no front to lay
    hands << Drop{3, at("A1")} << "D1";
    hands << Action::confirm;
    QVERIFY(hands.made(row("A1", "B1", {bound("C1", digitTile(5)), bound("C2"), exchange("A1", "D1")})));
  }

  void KL_29_what_a_tile_would_bring_shows_before_it_is_let_go() {
    for (const Referee referee : allReferees) {
      const bool helps = referee == Referee::assist;
      Hands hands(game(referee), 0);
      hands << action::call << "A1-B1";
      const Scene before = hands.scene();
      hands << Hover{0, at("B1")};
      QCOMPARE(hands.cell("B1").number, Digit(helps ? 5 : 8));
      QCOMPARE(hands.scene().preview.value_or(0), helps ? 9 : 0);
      QCOMPARE(hands.cell("A1").marks.has(Mark::legal), helps);
      QCOMPARE(hands.cell("C1").marks.has(Mark::legal), helps); // turned over, behind the row
      QVERIFY(!hands.cell("D1").marks.has(Mark::legal));
      QVERIFY(!hands.piece(0).played && !hands.piece(0).selected); // it isn't let go yet
      hands << Hover{0, at("D1")};
      QCOMPARE(hands.scene().preview.value_or(0), helps ? 12 : 0);
      QVERIFY(!hands.piece(0).played);
      hands << Hover{0, Cell{-1, -1}};
      QVERIFY(hands.scene() == before);
      hands << Hover{0, at("B1")} << Drop{0, at("B1")};
      QVERIFY(hands.piece(0).played);
      hands << Hover{0, at("A1")}; // it can't be dragged from where it lies
      QCOMPARE(hands.cell("B1").number, Digit{5});
    }
  }

  void a_tile_on_the_board_can_be_taken_back_and_moved() {
    Hands hands(game(), 0);
    hands << action::call << "A1-B1" << Drop{0, at("B1")} << Drop{0, at("A1")};
    QCOMPARE(hands.cell("B1").number, Digit{8});
    QCOMPARE(hands.cell("A1").number, Digit{5});
    hands << 0;
    QVERIFY(hands.piece(0).selected && !hands.piece(0).played);
    QCOMPARE(hands.cell("A1").number, Digit{4});
  }

  void a_row_is_marked_from_either_end_by_stroke_or_by_taps() {
    for (const char* stroke : {"A1-D1", "D1-A1", "A1-D2", "D1-A2"}) {
      Hands hands(game(), 0);
      hands << action::call << stroke << Action::confirm;
      QVERIFY(hands.made(row("A1", "D1")));
    }
    Hands hands(game(), 0);
    hands << action::call << "B2"
          << "B1" << Action::confirm;
    QVERIFY(hands.made(row("B1", "B2")));
    hands << action::call << "B2"
          << "B5"
          << "C3"
          << "C7" << Action::confirm; // begun anew
    QVERIFY(hands.made(row("C3", "C7")));
  }

  void what_is_marked_is_taken_back_and_the_call_goes_on() {
    Hands hands(game(), 0);
    hands << action::call;
    QVERIFY(!hands.offers(Action::takeBack) && hands.offers(action::giveUp));
    hands << "A1-B1" << 1;
    QVERIFY(hands.offers(Action::takeBack));
    hands << Action::takeBack;
    QVERIFY(!hands.move && hands.draft == Draft{.calling = true});
    QCOMPARE(hands.status(), string("Kakuro! Show your row. Giving up counts as a wrong call."));
  }

  void KL_7_giving_up_a_call_is_a_wrong_call() {
    Calls table = game();
    Hands hands(table, 0);
    hands << action::call << "A1-B1" << action::giveUp;
    QVERIFY(hands.made(noRow()));
    QCOMPARE(table.play(0, *hands.move), string("ok"));
    QVERIFY(table.had(Event::Kind::wrong));
  }

  void nothing_is_confirmed_without_a_row_nor_called_without_the_buzzer() {
    Hands hands(game(), 0);
    hands << "A1-B1" << 1 << Action::confirm << Action::takeBack << action::giveUp;
    QVERIFY(!hands.move && hands.draft == Draft{});
    hands << action::call << Action::confirm;
    QVERIFY(!hands.move && hands.draft.calling);
    QVERIFY(!hands.offers(Action::confirm));
    hands << action::impossible; // the caller has to show something first
    QVERIFY(!hands.move);
    hands << Stroke{at("A1"), Cell{8, 0}} << TapCell{Cell{8, 8}} << Drop{0, Cell{-1, 0}} << TapPiece{17};
    QVERIFY(!hands.draft.row && hands.draft.played.empty() && !hands.draft.picked);
  }

  void only_a_seat_that_may_call_gets_the_buzzer() {
    Calls table = game(Referee::table);
    QVERIFY(Hands(table, 1).offers(action::call));
    table.play(1, noRow());
    Hands out(table, 1);
    QVERIFY(!out.offers(action::call) && out.offers(action::impossible));
    out << action::call;
    QVERIFY(!out.draft.calling);
    QCOMPARE(out.status(), string("You are out until the next total."));
    out << action::impossible;
    QVERIFY(out.made(Impossible{}));

    table.play(0, row("A1", "B1"));
    Hands caller(table, 0), other(table, 1);
    QVERIFY(!caller.offers(action::call) && !caller.offers(Action::challenge));
    QCOMPARE(caller.status(), string("Your row lies open: the others check it."));
    QCOMPARE(other.status(), string("seat 0 calls row 1, columns 1 to 2: is it right?"));
    QVERIFY(other.cell("A1").marks.has(Mark::latest));
    caller << Action::challenge;
    QVERIFY(!caller.move);
    other << Action::challenge;
    QVERIFY(other.made(Challenge{}));
    other << Action::accept;
    QVERIFY(other.made(Accept{}));
  }

  void a_draft_that_another_seat_s_call_overtakes_is_void() {
    Calls table = game(Referee::table);
    Hands hands(table, 0);
    hands << action::call << "A1-B1";
    table.play(1, row("A2", "B2"));
    hands.view = kakuro_call::Game::view(table.state, seatAt(0));
    QVERIFY(!hands.cell("A1").marks.has(Mark::selected));
    hands << Action::confirm;
    QVERIFY(!hands.move);
  }

  void KL_29_assist_shows_the_running_total_and_what_is_wrong() {
    Hands hands(game(), 0);
    QCOMPARE(hands.status(), string("Find a row that makes 9."));
    hands << action::call;
    QCOMPARE(hands.status(), string("Kakuro! Show your row. Giving up counts as a wrong call."));
    hands << "A1";
    QCOMPARE(hands.status(), string("A row has two tiles or more."));
    hands << "A1-B1";
    QCOMPARE(hands.scene().preview.value_or(0), 12);
    QCOMPARE(hands.cell("A1").sum, 4);
    QCOMPARE(hands.cell("B1").sum, 12);
    QCOMPARE(hands.status(), string("The row has to end at a total cell or at the margin."));
    hands << Drop{1, at("C1")};
    QCOMPARE(hands.status(), string("The row makes 12, not 9."));
    QVERIFY(!hands.cell("A1").marks.has(Mark::counts));
    hands << Drop{0, at("B1")};
    QCOMPARE(hands.scene().preview.value_or(0), 9);
    QCOMPARE(hands.status(), string("Confirm your row, or take it back."));
    QVERIFY(hands.cell("A1").marks.has(Mark::counts));
    hands << "B1-C1";
    QVERIFY(hands.cell("C1").marks.has(Mark::wrong));
    QCOMPARE(hands.status(), string("An action tile is where it isn’t allowed."));
  }

  void KL_29_assist_names_the_other_flaws_too() {
    const Calls table = on("4> 5 ##\n 4 4 9\n 9 9 1 ##", {.supplies = {{doublingTile}, {}}, .totals = {9, 12}});
    Hands hands(table, 0);
    hands << action::call << "A1-B1";
    QCOMPARE(hands.status(), string("A tile of the row has already counted in this direction."));
    QVERIFY(hands.cell("A1").marks.has(Mark::wrong));
    QVERIFY(!hands.cell("B1").marks.has(Mark::wrong));
    hands << "A1-C1";
    QCOMPARE(hands.status(), string("A total cell can’t be part of the row."));
    hands << "B3-C3";
    QCOMPARE(hands.status(), string("The row has to begin at a total cell."));
    hands << "A2-B2" << Drop{0, at("C2")};
    QCOMPARE(hands.status(), string("A number repeats: each repeat takes a doubling tile."));
  }

  void KL_29_nothing_hints_where_the_players_are_to_notice() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      Hands hands(game(referee), 0);
      hands << action::call << "A1-B1" << Drop{0, at("B1")} << Drop{1, at("C1")};
      QCOMPARE(hands.status(), string("Confirm your row, or take it back."));
      hands << 3; // what a tile can do isn't about the row
      const Scene scene = hands.scene();
      QVERIFY(!scene.preview);
      QCOMPARE(hands.status(), string("Swap: tap two silver tiles. Turned over, it ends a row."));
      for (const SceneCell& cell : scene.cells) {
        QCOMPARE(cell.sum, 0);
        QVERIFY(!cell.marks.has(Mark::legal) && !cell.marks.has(Mark::wrong) && !cell.marks.has(Mark::counts));
      }
    }
  }

  void assist_lights_up_where_the_tile_in_hand_may_go() {
    Hands hands(game(), 0);
    const auto lit = [&] {
      string cells;
      for (const SceneCell& cell : hands.scene().cells)
        if (cell.marks.has(Mark::legal)) cells += ninefold::name(cell.at) + " ";
      return cells;
    };
    hands << action::call << "B1-C1" << 0;
    QCOMPARE(lit(), string("B1 C1 "));
    hands << 0;
    QCOMPARE(lit(), string("A1 D1 "));
    hands << "A1" << 1 << 1;
    QCOMPARE(lit(), string("D1 "));
    hands << 3;
    QCOMPARE(lit().size(), std::size_t{63 * 3}); // any open tile: all but the bound
    hands << "B1";
    QCOMPARE(lit().size(), std::size_t{62 * 3});
    QVERIFY(hands.cell("B1").marks.has(Mark::selected));
  }

  void every_cell_and_tile_has_a_name() {
    Calls table = on("4 5 9 7\n 6> 9", {.supplies = {{digitTile(8), swapTile, doublingTile}, {}}, .totals = {12, 9}});
    table.play(0, row("A1", "B1", {overlay(8, "B1"), bound("C1")}));
    Hands hands(table, 0);
    const auto label = [&](const char* cell) { return inEnglish(hands.cell(cell).label); };
    QCOMPARE(label("A1"), string("row 1, column 1, red 4"));
    QCOMPARE(label("B1"), string("row 1, column 2, red, digit tile 8"));
    QCOMPARE(label("C1"), string("row 1, column 3, total cell"));
    QCOMPARE(label("D1"), string("row 1, column 4, silver 7"));
    QCOMPARE(inEnglish(hands.scene().heads[0].label), string("total 12, row 1, rightwards from column 1"));
    QCOMPARE(hands.cell("B1").printed, Digit{5});
    QVERIFY(hands.cell("B1").marks.has(Mark::covered) && hands.cell("B1").face == face::red);
    QVERIFY(hands.cell("C1").face == face::total && hands.cell("D1").face == face::silver);
    Hands other(game(), 0);
    QCOMPARE(inEnglish(other.piece(0).label), string("digit 5"));
    QCOMPARE(inEnglish(other.piece(1).label), string("doubling"));
    QCOMPARE(inEnglish(other.piece(3).label), string("swap"));
    other << action::call << "A1-B1" << Drop{0, at("B1")};
    QCOMPARE(inEnglish(other.cell("B1").label), string("row 1, column 2, silver, digit tile 5"));
  }

  void the_scene_shows_what_lies_on_the_table() {
    Calls table = game(Referee::strict);
    table.play(0, noRow());
    table.play(1, Impossible{});
    const Scene scene = kakuro_call::Game::present(kakuro_call::Game::view(table.state, nobody), {});
    QCOMPARE(scene.total.value_or(0), 9);
    QCOMPARE(scene.totals, 1);
    QCOMPARE(scene.pile, 3);
    QVERIFY(scene.sandRuns);
    QCOMPARE(scene.sandSeconds, 60);
    QCOMPARE(scene.seats[0].open.size(), std::size_t{4});
    QVERIFY(scene.seats[0].out && !scene.seats[1].out);
    QVERIFY(!scene.seats[0].declared && scene.seats[1].declared);
    QVERIFY(scene.hand.empty() && scene.actions.empty());
    Hands caller(table, 1);
    caller << action::call;
    QVERIFY(!caller.scene().sandRuns); // a call stops it (KL-18)
    QVERIFY(caller.scene().seats[1].turn);
  }

  void what_is_legal_includes_rows_with_one_tile_of_each_useful_kind() {
    const auto calls = [](std::string_view drawing, std::vector<ActionTile> supply) {
      const Calls table = on(drawing, {.supplies = {std::move(supply), {}}, .totals = {9, 12}});
      return kakuro_call::Game::legal(kakuro_call::Game::view(table.state, seatAt(0)));
    };
    const auto has = [&](const std::vector<kakuro_call::Move>& moves, const kakuro_call::Move& move) {
      return std::find(moves.begin(), moves.end(), move) != moves.end();
    };
    QVERIFY(has(calls("4 5 ##", {}), row("A1", "B1")));
    QVERIFY(has(calls("4 5 8", {swapTile}), row("A1", "B1", {bound("C1", swapTile)})));
    QVERIFY(!has(calls("4 5 8v", {swapTile}), row("A1", "B1", {bound("C1", swapTile)})));
    QVERIFY(has(calls("4 4 1 ##", {doublingTile}), row("A1", "C1", {twice()})));
    QVERIFY(!has(calls("4 4 1 ##", {}), row("A1", "C1", {twice()})));
    QVERIFY(has(calls("4 6 ##", {digitTile(5)}), row("A1", "B1", {overlay(5, "B1")})));
    QVERIFY(has(calls("4 6 ## 5", {swapTile}), row("A1", "B1", {exchange("B1", "D1")})));
    for (const auto& moves : {calls("4 5 ##", {}), calls("9 9", {})}) {
      QVERIFY(has(moves, noRow()));
      QVERIFY(has(moves, Impossible{}));
    }
  }

  void easy_calls_are_right() {
    int found = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const kakuro_call::Table table{1, seatAt(0), {.referee = Referee::strict}};
      State state = kakuro_call::Game::begin(table, dealFromSeed<kakuro_call::Game>(table, seed));
      for (std::size_t kind = 0; kind < actionKinds; ++kind) state.known.supply[seatAt(0)].count[kind] = 1;
      state.known.total = static_cast<Total>(8 + seed % 20);
      Rng luck(seed);
      for (Spot& spot : state.known.board.cells) spot.bound = luck.below(6) == 0; // total cells of earlier rounds
      for (const auto& move : kakuro_call::Game::legal(kakuro_call::Game::view(state, seatAt(0)))) {
        const Call* call = std::get_if<Call>(&move);
        if (!call || !call->row) continue;
        QCOMPARE(verdict(Calls(state), *call), string("right"));
        ++found;
      }
    }
    QVERIFY(found > 500);
  }

  void a_record_is_read_as_it_was_written() {
    Record<kakuro_call::Game> record{{3, seatAt(1), {Referee::table, 0}}, {}};
    record.deal = dealFromSeed<kakuro_call::Game>(record.table, 9);
    const std::vector<Use> all{twice(), bound("F2", swapTile), exchange("A1", "C5"), overlay(5, "C2")};
    record.inputs = {
        {seatAt(1), row("B2", "E2", all)}, {seatAt(0), noRow()},     {seatAt(2), Call{.row = {}, .use = all}},
        {seatAt(0), Impossible{}, 1200},   {seatAt(2), Challenge{}}, {std::nullopt, Accept{}},
        {std::nullopt, Timeout{}}};
    const auto parsed = parseRecord(write(record).dump());
    const auto read = readRecord<kakuro_call::Game>(Node(*parsed), Deals::full);
    QVERIFY(read.table == record.table);
    QVERIFY(read.deal == record.deal);
    QVERIFY(read.inputs == record.inputs);
    QCOMPARE(write<kakuro_call::Game>(record.inputs[0]).dump(),
             string(R"({"seat":1,"row":["B2","E2"],"use":[{"tile":"double"},{"tile":"swap","as":"bound","at":"F2"},)"
                    R"({"tile":"swap","a":"A1","b":"C5"},{"tile":"digit5","at":"C2"}]})"));
    QCOMPARE(write<kakuro_call::Game>(record.inputs[1]).dump(), string(R"({"seat":0,"row":[]})"));
  }

  void a_record_that_isn_t_one_is_refused_where_it_fails() {
    const auto place = [](const string& text) { return text.substr(0, text.find(':')); };
    QCOMPARE(moveRefusal(R"({"seat":0,"row":["A1","B1"],"use":[]})"), string(""));
    QCOMPARE(moveRefusal(R"({"seat":0,"row":["A1","B1"],"use":[{"tile":"double","as":"front"}]})"), string(""));
    QCOMPARE(place(moveRefusal(R"({"seat":0,"row":["A1"]})")), string("moves[0].row"));
    QCOMPARE(place(moveRefusal(R"({"seat":0,"row":["A1","I1"]})")), string("moves[0].row[1]"));
    QCOMPARE(place(moveRefusal(R"({"seat":0,"row":[],"use":{}})")), string("moves[0].use"));
    const auto use = [&](const char* text) {
      return place(moveRefusal(R"({"seat":0,"row":[],"use":[)" + string(text) + "]}"));
    };
    QCOMPARE(use(R"({"tile":"digit0","at":"A1"})"), string("moves[0].use[0].tile"));
    QCOMPARE(use(R"({"tile":"double","as":"back"})"), string("moves[0].use[0].as"));
    QCOMPARE(use(R"({"tile":"double","as":"bound"})"), string("moves[0].use[0].at"));
    QCOMPARE(use(R"({"tile":"double","at":"A1"})"), string("moves[0].use[0].at"));
    QCOMPARE(use(R"({"tile":"swap","a":"A1"})"), string("moves[0].use[0].b"));
    QCOMPARE(use(R"({"tile":"digit1","at":"A1","a":"B1"})"), string("moves[0].use[0].a"));
    QCOMPARE(place(moveRefusal(R"({"impossible":true})")), string("moves[0].seat"));
    QCOMPARE(place(moveRefusal(R"({"seat":0,"impossible":false})")), string("moves[0].impossible"));
    QCOMPARE(place(moveRefusal(R"({"seat":0,"pass":true})")), string("moves[0]"));
  }

  void a_deal_has_no_more_of_a_kind_than_exist() {
    QCOMPARE(dealRefusal("[3,14,14,40]", R"(["swap","digit9","digit9"])"), string(""));
    QCOMPARE(dealRefusal("[3,14,3]", "[]"), string("totals[2]: more than 1 of 3"));
    QCOMPARE(dealRefusal("[20,20,20]", "[]"), string("totals[2]: more than 2 of 20"));
    QCOMPARE(dealRefusal("[2]", "[]"), string("totals[0]: 2 is not a number from 3 to 40"));
    QCOMPARE(dealRefusal("[]", R"(["digit9","digit9","digit9"])"), string("actions[2]: more than 2 of digit9"));
    // Three seats hold a doubling tile each already.
    const string seven = R"("double","double","double","double","double","double","double")";
    QCOMPARE(dealRefusal("[]", "[" + seven + "]"), string(""));
    QCOMPARE(dealRefusal("[]", "[" + seven + R"(,"double"])"), string("actions[7]: more than 7 of double"));
    QCOMPARE(dealRefusal("[3]", "[]", Deals::full), string("totals: has 1 entries, not 45"));
  }
};

QTEST_APPLESS_MAIN(KakuroCallScreenTest)
#include "kakuro_call_screen_test.moc"
