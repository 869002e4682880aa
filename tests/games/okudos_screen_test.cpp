#include "support/okudos_position.h"
#include "support/qtest.h"

using namespace ninefold;
using namespace ninefold::okudos;
using std::string;

namespace {

/// Gestures of one seat, one after another; the move that the last of them completes.
std::optional<Move> touched(const Okudos& game, int seat, std::initializer_list<Gesture> gestures) {
  Touch<OkudosGame> touch;
  for (const Gesture& gesture : gestures) touch = OkudosGame::interpret(seenBy(game, seat), touch.draft, gesture);
  return touch.move;
}

} // namespace

class OkudosScreenTest : public QObject {
  Q_OBJECT

private slots:
  void secret_sectors_are_not_in_the_scene() {
    Okudos game = on("5 . 6", Referee::assist, {hand({1, 2}), hand({3}), hand({4})});
    Okudos other = game;
    std::swap(other.state.sectors[2], other.state.sectors[4]); // of seats 1 and 2
    std::swap(other.state.sectors[3], other.state.sectors[8]); // of seat 1 and the game
    other.state.hand[seatAt(1)] = hand({9});
    QVERIFY(sceneFor(game, seatAt(0)) == sceneFor(other, seatAt(0)));
    QVERIFY(sceneFor(game, nobody) == sceneFor(other, nobody));
    QVERIFY(!(sceneFor(game, seatAt(1)) == sceneFor(other, seatAt(1))));

    const Scene curtain = sceneFor(game, nobody);
    for (const SceneSeat& seat : curtain.seats) QVERIFY(seat.scoreKnownTo == KnownTo::none && seat.score == 0);
    for (const SceneSector& sector : curtain.sectors) QVERIFY(!sector.owner && !sector.game);
    QVERIFY(curtain.hand.empty() && !curtain.game);
    QCOMPARE(curtain.seats[0].hidden, 2);

    const Scene own = sceneFor(game, seatAt(0));
    QCOMPARE(own.seats[0].hidden, 0);
    QCOMPARE(own.seats[1].hidden, 1);
    for (std::size_t i = 0; i < own.sectors.size(); ++i)
      QCOMPARE(own.sectors[i].owner == seatAt(0), game.state.sectors[i] == ownerAt(seatAt(0)));
    QVERIFY(own.seats[0].scoreKnownTo == KnownTo::viewer);
    QCOMPARE(own.seats[0].score, 90 - 4 - 9);
    QVERIFY(own.seats[1].scoreKnownTo == KnownTo::none);
    QCOMPARE(inEnglish(own.sectors[0].label), string("sector 1, 32 points uncovered, yours"));
    QCOMPARE(inEnglish(own.sectors[2].label), string("sector 3, 45 points uncovered"));
  }

  void at_the_end_the_scene_tells_whose_every_sector_was() {
    Okudos game = on("5 . 6", Referee::assist, {hand({1}), hand({3}), hand({4})});
    game.play(0, Discard{1});
    const Scene scene = sceneFor(game, seatAt(0));
    QVERIFY(scene.over);
    QCOMPARE(scene.seats[1].score, 90);
    QVERIFY(scene.seats[1].scoreKnownTo == KnownTo::all);
    QCOMPARE(scene.game.value_or(-1), 135);
    QVERIFY(scene.sectors[2].owner == seatAt(1) && scene.sectors[8].game);
    QCOMPARE(inEnglish(scene.sectors[2].label), string("sector 3, 45 points uncovered, of seat 1"));
    QCOMPARE(marked(scene, Mark::counts), 79);
    QVERIFY(scene.actions.empty());
  }

  void every_cell_and_chip_has_a_name() {
    const Scene scene = sceneFor(on(". . 6", Referee::assist, {hand({1, 5}), hand({3})}), seatAt(0));
    QCOMPARE(inEnglish(cellIn(scene, "C1").label), string("row 1, column 3, value 9, chip 6"));
    QCOMPARE(inEnglish(cellIn(scene, "E3").label), string("row 3, column 5, value 5, empty"));
    QCOMPARE(inEnglish(scene.hand[1].label), string("your chip, 5"));
    QCOMPARE(inEnglish(scene.status), string("Your turn: place, discard or pass."));
  }

  void assist_marks_where_the_picked_chip_may_go() {
    const Okudos game = on(". . 6", Referee::assist, {hand({6, 5}), hand({3})});
    QCOMPARE(marked(sceneFor(game, seatAt(0)), Mark::legal), 0);
    QCOMPARE(marked(sceneFor(game, seatAt(0), {.piece = 1, .cell = {}, .collect = {}}), Mark::legal), 80);
    const Scene scene = sceneFor(game, seatAt(0), {.piece = 0, .cell = {}, .collect = {}});
    QCOMPARE(marked(scene, Mark::legal), 81 - 9 - 6 - 6);
    QVERIFY(scene.hand[0].selected && !scene.hand[1].selected);
    QCOMPARE(marked(sceneFor(game, seatAt(1), {.piece = 0, .cell = {}, .collect = {}}), Mark::legal), 0);
  }

  void a_chip_is_picked_and_placed_by_touch() {
    Okudos game = on(". . 6", Referee::assist, {hand({7, 5}), hand({3})}, {1, 2});
    QVERIFY(!touched(game, 0, {TapCell{at("B2")}}));
    QVERIFY(!touched(game, 0, {TapPiece{1}}));
    QVERIFY(!touched(game, 0, {TapPiece{1}, TapCell{at("B2")}})); // to be seen first
    QVERIFY(touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, TapCell{at("B2")}}) == Move(Place{at("B2"), 5}));
    QVERIFY(!touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, TapCell{at("B4")}}));
    QVERIFY(touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, TapCell{at("B4")}, TapCell{at("B4")}}) ==
            Move(Place{at("B4"), 5}));
    QVERIFY(touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, Press{Action::confirm}}) == Move(Place{at("B2"), 5}));
    QVERIFY(!touched(game, 0, {TapPiece{1}, Hover{1, at("B2")}, TapCell{at("B2")}})); // held over it isn't put there
    QVERIFY(!touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, Press{Action::takeBack}, TapCell{at("B2")}}));
    QVERIFY(!touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, TapPiece{0}, TapCell{at("B2")}}));
    QVERIFY(!touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, Press{Action::confirm, 0}})); // dropped on the button
    QVERIFY(!touched(game, 0, {TapPiece{1}, TapPiece{1}, TapCell{at("B2")}, TapCell{at("B2")}})); // laid down again
    QVERIFY(touched(game, 0, {TapPiece{1}, TapPiece{0}, TapCell{at("B2")}, TapCell{at("B2")}}) ==
            Move(Place{at("B2"), 7}));
    QVERIFY(!touched(game, 0, {Drop{0, at("I9")}})); // to be seen first
    QVERIFY(!touched(game, 0, {Drop{0, at("I9")}, Drop{0, at("I9")}}));
    QVERIFY(touched(game, 0, {Drop{0, at("I9")}, TapCell{at("I9")}}) == Move(Place{at("I9"), 7}));
    QVERIFY(touched(game, 0, {Drop{0, at("I9")}, Press{Action::confirm}}) == Move(Place{at("I9"), 7}));
    QVERIFY(!touched(game, 0, {Drop{0, at("I9")}, Hover{0, Cell{-1, -1}}, Press{Action::confirm}})); // back to the hand
    QVERIFY(touched(game, 0, {Drop{0, at("C1")}}).has_value()); // the rules say that something lies there
    QVERIFY(touched(game, 0, {Hover{0, at("I8")}, Press{Action::confirm}}) == Move(Place{at("I8"), 7}));
    QVERIFY(!touched(game, 0, {TapPiece{0}, Press{Action::takeBack}, TapCell{at("B2")}}));
    QVERIFY(touched(game, 0, {Key{5}, TapCell{at("B2")}, TapCell{at("B2")}}) == Move(Place{at("B2"), 5}));
    QVERIFY(!touched(game, 0, {TapPiece{2}, TapCell{at("B2")}, TapCell{at("B2")}})); // there is no third chip
    QVERIFY(!touched(game, 1, {TapPiece{0}, TapCell{at("B2")}, TapCell{at("B2")}})); // not its turn
    QCOMPARE(game.play(0, *touched(game, 0, {TapPiece{1}, TapCell{at("B2")}, TapCell{at("B2")}})), string("ok"));
  }

  void a_chip_that_is_put_down_shows_what_it_would_cover() {
    const Okudos game = on(". . 6", Referee::assist, {hand({7, 6}), hand({3})}, {1, 2});
    const auto shows = [&](int piece, const char* cell) {
      return sceneFor(game, seatAt(0), {.piece = piece, .cell = at(cell), .collect = {}, .put = true});
    };
    const Scene fits = shows(0, "B2");
    const SceneCell& there = cellIn(fits, "B2");
    QVERIFY(there.face == face::chip && there.number == 7 && there.printed == 8 && there.marks.has(Mark::tried));
    QCOMPARE(inEnglish(fits.status), string("It covers the 8. Tap there again to lay it."));
    QVERIFY(fits.hand[0].played && !fits.hand[1].played);
    QVERIFY(fits.actions[0].action == Action::confirm && fits.actions[0].enabled);
    QVERIFY(fits.actions[1].action == Action::takeBack);
    QCOMPARE(marked(fits, Mark::wrong), 0);
    const Scene forbidden = shows(1, "I1");
    QCOMPARE(inEnglish(forbidden.status), string("It can’t go here: 6 is already in this row, column or sector."));
    QCOMPARE(marked(forbidden, Mark::wrong), 2);
    QVERIFY(cellIn(forbidden, "C1").marks.has(Mark::wrong) && !forbidden.actions[0].enabled);
    // What is refused stays to be seen; where a chip lies there is nothing to be seen.
    Touch<OkudosGame> touch;
    for (const Gesture& gesture : {Gesture(TapPiece{1}), Gesture(TapCell{at("I1")}), Gesture(TapCell{at("I1")})})
      touch = OkudosGame::interpret(seenBy(game, 0), touch.draft, gesture);
    QVERIFY(touch.move && touch.draft.put && touch.draft.cell == at("I1"));
    touch = OkudosGame::interpret(seenBy(game, 0), touch.draft, TapCell{at("C1")});
    QVERIFY(touch.move && !touch.draft.put && touch.draft.piece == 1);
    // Where the players notice mistakes themselves nothing tells of one.
    const Okudos table = on(". . 6", Referee::table, {hand({7, 6}), hand({3})}, {1, 2});
    const Scene own = sceneFor(table, seatAt(0), {.piece = 1, .cell = at("I1"), .collect = {}, .put = true});
    QCOMPARE(marked(own, Mark::wrong), 0);
    QVERIFY(own.actions[0].enabled);
    // Nobody else sees it.
    QVERIFY(sceneFor(game, seatAt(1), {.piece = 0, .cell = at("B2"), .collect = {}, .put = true}).cells ==
            sceneFor(game, seatAt(1)).cells);
  }

  void a_chip_is_discarded_and_a_turn_passed_by_touch() {
    Okudos game = on(". . 6", Referee::assist, {hand({7, 5}), hand({3})}, {1, 2});
    QVERIFY(!touched(game, 0, {Press{action::discard}}));
    QVERIFY(touched(game, 0, {TapPiece{1}, Press{action::discard}}) == Move(Discard{5}));
    QVERIFY(touched(game, 0, {Press{action::discard, 0}}) == Move(Discard{7})); // dropped on the pile
    QVERIFY(!touched(game, 0, {Press{action::discard, 2}}));
    QVERIFY(touched(game, 0, {Press{Action::pass}}) == Move(Pass{}));
    QVERIFY(!touched(game, 1, {Press{Action::pass}}));
    QVERIFY(!touched(game, 1, {TapPiece{0}, Press{action::discard}}));
    const Scene scene = sceneFor(game, seatAt(0));
    QVERIFY(scene.actions[0].action == action::discard && !scene.actions[0].enabled);
    QVERIFY(sceneFor(game, seatAt(0), {.piece = 1, .cell = {}, .collect = {}}).actions[0].enabled);
    QVERIFY(!sceneFor(game, seatAt(1), {.piece = 0, .cell = {}, .collect = {}}).actions[1].enabled);
  }

  void at_the_table_chips_on_the_board_are_tapped_to_be_collected() {
    Okudos game = on("5 . . 6 . . 5", Referee::table, {hand({8, 6}), hand({7, 8})}, {1, 2, 3});
    const auto two = {Gesture(TapCell{at("D1")}), Gesture(TapCell{at("A1")})};
    Touch<OkudosGame> touch;
    for (const Gesture& gesture : two) touch = OkudosGame::interpret(seenBy(game, 0), touch.draft, gesture);
    const Scene scene = sceneFor(game, seatAt(0), touch.draft);
    QCOMPARE(marked(scene, Mark::selected), 2);
    QVERIFY(cellIn(scene, "D1").marks.has(Mark::selected)); // regular, but who would say so
    QVERIFY(touched(game, 0, {TapCell{at("D1")}, TapCell{at("A1")}, TapCell{at("D1")}, Press{Action::pass}}) ==
            Move(Pass{{at("A1")}}));
    QVERIFY(touched(game, 0, {TapCell{at("G1")}, TapPiece{1}, Press{action::discard}}) == Move(Discard{6, {at("G1")}}));
    QVERIFY(touched(game, 0, {TapCell{at("G1")}, TapPiece{1}, TapCell{at("G1")}, TapCell{at("G1")}}) ==
            Move(Place{at("G1"), 6, {at("G1")}}));
    QVERIFY(touched(game, 0, {TapCell{at("A1")}, Drop{0, at("I9")}, Press{Action::confirm}}) ==
            Move(Place{at("I9"), 8, {at("A1")}}));
    QVERIFY(touched(game, 0, {TapCell{at("B1")}, Press{Action::pass}}) == Move(Pass{})); // an empty cell
    QCOMPARE(game.play(0, *touched(game, 0, {TapCell{at("A1")}, Drop{0, at("I9")}, Press{Action::confirm}})),
             string("ok"));
    QCOMPARE(game.state.known.collected[seatAt(0)], 1);
  }

  void where_the_app_collects_tapping_a_chip_does_nothing() {
    for (Referee referee : {Referee::assist, Referee::strict}) {
      const Okudos game = on("5 . . 6", referee, {hand({8, 6}), hand({7, 8})}, {1, 2, 3});
      QVERIFY(touched(game, 0, {TapCell{at("A1")}, Press{Action::pass}}) == Move(Pass{}));
    }
  }
};

QTEST_APPLESS_MAIN(OkudosScreenTest)
#include "okudos_screen_test.moc"
