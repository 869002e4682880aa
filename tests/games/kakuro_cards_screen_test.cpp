#include "games/kakuro_cards_table.h"
#include "support/qtest.h"

#include <set>

using namespace ninefold;
using namespace ninefold::kakuro_cards;
using std::string;

namespace {

/// The turns that a seat composes by gestures.
struct Fingers {
  View view;
  Draft draft{};
  std::optional<Move> move{};

  Fingers& operator()(const Gesture& gesture) {
    auto touch = CardGame::interpret(view, draft, gesture);
    draft = touch.draft;
    move = touch.move;
    return *this;
  }
  Scene scene() const { return CardGame::present(view, draft); }
  const SceneCell shown(const char* cell) const { return scene().cells[static_cast<std::size_t>(at(cell).index())]; }
};

Fingers fingers(const Dealt& game, int seat = 0) { return {CardGame::view(game.state, seatAt(seat))}; }

const SceneAction* find(const Scene& scene, Action action) {
  const auto found = std::find_if(scene.actions.begin(), scene.actions.end(),
                                  [&](const SceneAction& each) { return each.action == action; });
  return found == scene.actions.end() ? nullptr : &*found;
}

} // namespace

class KakuroCardsScreenTest : public QObject {
  Q_OBJECT

private slots:
  void legal_is_exactly_what_assist_accepts() {
    for (Flips flips : {Flips::one, Flips::many})
      for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto state = midGame(seed, static_cast<int>(seed) * 3, {.flips = flips});
        const Seat seat = *state.known.turn;
        std::vector<Cell> cards;
        forEachCell(nineByNine, [&](Cell cell) {
          if (state.known.board[cell].number != 0) cards.push_back(cell);
        });
        std::vector<std::vector<Cell>> flippings{{}};
        for (Cell cell : cards) flippings.push_back({cell});
        if (flips == Flips::many)
          for (std::size_t i = 0; i < cards.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) flippings.push_back({cards[j], cards[i]});
        std::set<string> accepted, legal;
        const auto note = [](std::set<string>& into, Place place) {
          std::sort(place.flips.begin(), place.flips.end(), [](Cell a, Cell b) { return a.index() < b.index(); });
          nlohmann::ordered_json out;
          CardGame::write(out, place);
          return into.insert(out.dump()).second;
        };
        forEachCell(nineByNine, [&](Cell cell) {
          for (Digit digit : state.hand[seat])
            for (Side side : {addend, sum})
              for (const auto& flipping : flippings) {
                const Place place{cell, digit, side, flipping};
                if (CardGame::apply(state, {seat, place})) note(accepted, place);
              }
        });
        for (const Move& move : CardGame::legal(CardGame::view(state, seat))) {
          QVERIFY(CardGame::apply(state, {seat, move}));
          const Place& place = std::get<Place>(move);
          const bool added = place.flips.size() > 2 || note(legal, place);
          QVERIFY(added); // none is listed twice
        }
        QVERIFY(accepted == legal);
      }
  }

  void legal_claims_all_that_scores_or_nothing() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      const Dealt game = on(figure7, {.referee = referee, .bag = {7, 7, 1, 1}});
      std::vector<string> found;
      for (const Move& move : CardGame::legal(CardGame::view(game.state, seatAt(0)))) {
        const Place& place = std::get<Place>(move);
        if (place.cell == at("H4") && place.flips == std::vector{at("E4")})
          found.push_back(std::to_string(place.claims.size()));
      }
      QCOMPARE(found.size(), std::size_t{2});
      QCOMPARE(found[0] + found[1], string("02"));
    }
  }

  void legal_objections_are_those_of_the_others() {
    Dealt game = on("8s 3 _", {.referee = Referee::table, .seats = 3, .bag = {5, 1, 2, 2, 3, 3}});
    const auto legal = [&](Viewer viewer) { return CardGame::legal(CardGame::view(game.state, viewer)); };
    QVERIFY(legal(nobody).empty());
    game.play(0, claiming(put("C1", 5, addend), {right("A1")}));
    QVERIFY(legal(nobody) == std::vector<Move>{Accept{}});
    QVERIFY(legal(seatAt(0)).empty());
    QVERIFY(legal(seatAt(1)).back() == Move(Challenge{}));
    QVERIFY(legal(seatAt(2)) == std::vector<Move>{Challenge{}});
  }

  void a_view_knows_nothing_of_what_is_hidden() {
    auto state = midGame(11, 12, {}, 3);
    const View before = CardGame::view(state, seatAt(1));
    std::swap(state.hand[seatAt(0)][0], state.bag[2]);
    std::swap(state.hand[seatAt(0)], state.hand[seatAt(2)]);
    std::swap(state.bag[0], state.bag[1]);
    QVERIFY(CardGame::view(state, seatAt(1)) == before);
    QVERIFY(CardGame::present(CardGame::view(state, seatAt(1)), {}) == CardGame::present(before, {}));
    QVERIFY(CardGame::view(state, seatAt(0)) != CardGame::view(state, seatAt(2)));
  }

  void what_is_imagined_looks_the_same() {
    Rng rng(3);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto state = midGame(seed, static_cast<int>(seed * 3), {.referee = Referee::table}, 4);
      for (Viewer viewer : {Viewer(), Viewer(seatAt(0)), Viewer(seatAt(3))}) {
        const View view = CardGame::view(state, viewer);
        const auto imagined = CardGame::imagine(view, rng);
        QVERIFY(CardGame::view(imagined, viewer) == view);
        std::array<int, 10> count{};
        for (Card each : imagined.known.board.cells) ++count[each.number];
        for (const Hand& hand : imagined.hand.values)
          for (Digit each : hand) ++count[each];
        for (Digit each : imagined.bag) ++count[each];
        QVERIFY(std::all_of(count.begin() + 1, count.end(), [](int of) { return of == 8; }));
      }
    }
  }

  void random_games_end_with_all_cards_on_the_board() {
    for (int seats = 1; seats <= 4; ++seats)
      for (Referee referee : referees) {
        const auto state = midGame(static_cast<std::uint64_t>(seats), 2000, {.referee = referee}, seats);
        QVERIFY(state.known.over);
        int cards = 0;
        for (Card each : state.known.board.cells) cards += each.number != 0;
        QCOMPARE(cards, 72);
      }
  }

  void a_whole_turn_is_composed_by_touch() {
    const Dealt game = on(figure7, {.bag = {7, 3, 1, 1}});
    Fingers touch = fingers(game);
    touch(TapPiece{0});
    QVERIFY(touch.scene().hand[0].selected);
    QVERIFY(touch.scene().hand[0].face == face::addend);
    touch(TapPiece{0}); // turned over
    QVERIFY(touch.scene().hand[0].face == face::sum);
    touch(TapCell{at("H4")}); // laid as a ghost
    QVERIFY(touch.shown("H4").face == face::sum);
    QVERIFY(touch.shown("H4").marks.has(Mark::selected));
    QVERIFY(touch.scene().hand[0].played && !touch.scene().hand[1].played);
    QCOMPARE(touch.scene().preview.value_or(-1), 0);
    touch(TapCell{at("H4")}); // the ghost is turned over
    QVERIFY(touch.shown("H4").face == face::addend);
    touch(TapCell{at("E4")}); // a card of the board too
    QVERIFY(touch.shown("E4").face == face::sum);
    QCOMPARE(touch.scene().preview.value_or(-1), 18);
    QVERIFY(touch.shown("E4").marks.has(Mark::counts) && touch.shown("E6").marks.has(Mark::counts));
    QVERIFY(!touch.shown("A4").marks.has(Mark::counts));
    QCOMPARE(touch.scene().runs.size(), std::size_t{2});
    QVERIFY(!touch.move);
    touch(Press{Action::confirm});
    QVERIFY(touch.move == Move(put("H4", 7, addend, {"E4"})));
    QVERIFY(touch.draft == Draft{});
  }

  void a_card_is_dragged_and_lies_only_where_it_may() {
    const Dealt game = on("8s 3 _", {.bag = {5, 1, 2, 2}});
    Fingers touch = fingers(game);
    touch(Hover{1, at("B2")});
    QCOMPARE(touch.scene().preview.value_or(-1), 0);
    touch(Hover{1, at("I9")});
    QVERIFY(touch.shown("I9").face == Face::none);
    QVERIFY(!touch.scene().preview);
    touch(Drop{0, at("C1")});
    QVERIFY(!touch.move); // it can still be turned or taken back
    QCOMPARE(touch.scene().preview.value_or(-1), 8);
    touch(TapCell{at("A2")}); // somewhere else
    QVERIFY(touch.shown("C1").face == Face::none);
    QVERIFY(touch.shown("A2").face == face::addend);
    touch(Press{Action::flipPiece});
    QVERIFY(touch.shown("A2").face == face::sum);
    touch(Press{Action::takeBack});
    QVERIFY(touch.draft == Draft{});
    touch(Press{Action::confirm});
    QVERIFY(!touch.move);
  }

  void keys_take_up_the_card_with_that_number() {
    const Dealt game = on("8s 3 _", {.bag = {5, 1, 2, 2}});
    Fingers touch = fingers(game);
    touch(Key{1});
    QCOMPARE(touch.draft.picked.value_or(-1), 1);
    touch(Key{1});
    QVERIFY(touch.draft.side == sum);
    touch(Key{7});
    QCOMPARE(touch.draft.picked.value_or(-1), 1);
    touch(Key{0});
    QVERIFY(touch.draft == Draft{});
  }

  void assist_shows_where_the_card_may_go_and_that_a_flip_is_wrong() {
    const Dealt game = on("2s _ 1 6 5", {.bag = {5, 4, 1, 1}});
    Fingers touch = fingers(game);
    QVERIFY(touch.shown("B1").marks.has(Mark::legal));
    QVERIFY(!touch.shown("C1").marks.has(Mark::legal) && !touch.shown("I9").marks.has(Mark::legal));
    touch(TapPiece{0})(TapCell{at("B1")})(TapCell{at("E1")});
    QVERIFY(touch.shown("E1").marks.has(Mark::wrong));
    QVERIFY(!touch.scene().preview);
    QVERIFY(!find(touch.scene(), Action::confirm)->enabled);
    touch(Press{Action::confirm});
    QVERIFY(!touch.move);
    touch(TapCell{at("C1")}); // another card instead
    QVERIFY(touch.shown("E1").face == face::addend);
    QVERIFY(touch.shown("C1").face == face::sum);
    touch(TapCell{at("C1")});
    QVERIFY(touch.draft.flips.empty());
    QVERIFY(find(touch.scene(), Action::confirm)->enabled);
  }

  void a_stroke_claims_a_run_and_a_second_one_takes_it_back() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      const Dealt game = on(figure7, {.referee = referee, .bag = {7, 3, 1, 1}});
      Fingers touch = fingers(game);
      touch(TapPiece{0})(TapCell{at("H4")})(Stroke{at("E4"), at("H4")});
      QVERIFY(touch.draft.claims.empty()); // no sum there yet
      touch(TapCell{at("E4")})(Stroke{at("E4"), at("H4")})(Stroke{at("E4"), at("E6")})(Stroke{at("A4"), at("B4")});
      QCOMPARE(touch.draft.claims.size(), std::size_t{3});
      touch(Stroke{at("A4"), at("D4")})(Stroke{at("H4"), at("E4")})(Stroke{at("E4"), at("F5")});
      QCOMPARE(touch.draft.claims.size(), std::size_t{2});
      touch(Press{Action::confirm});
      QVERIFY(touch.move == Move(claiming(put("H4", 7, addend, {"E4"}), {right("E4"), down("E4")})));
    }
    const Dealt assist = on(figure7, {.bag = {7, 3, 1, 1}});
    Fingers touch = fingers(assist);
    touch(TapPiece{0})(TapCell{at("H4")})(Stroke{at("A4"), at("D4")});
    QVERIFY(touch.draft.claims.empty());
  }

  void a_claim_goes_when_its_sum_is_turned_away() {
    const Dealt game = on(figure7, {.referee = Referee::table, .bag = {7, 3, 1, 1}});
    Fingers touch = fingers(game);
    touch(TapPiece{0})(TapCell{at("H4")})(TapCell{at("E4")})(Stroke{at("E4"), at("H4")});
    QCOMPARE(touch.draft.claims.size(), std::size_t{1});
    touch(TapCell{at("E4")});
    QVERIFY(touch.draft.claims.empty());
  }

  void nothing_hints_at_mistakes_where_the_players_are_to_notice_them() {
    for (Referee referee : {Referee::strict, Referee::table}) {
      const Dealt game = on("2s _ 1 6 5", {.referee = referee, .bag = {5, 4, 1, 1}});
      Fingers touch = fingers(game);
      touch(TapPiece{0})(TapCell{at("B1")})(TapCell{at("E1")})(Stroke{at("A1"), at("D1")});
      const Scene scene = touch.scene();
      QVERIFY(scene.status == Fingers(touch)(TapCell{at("E1")}).scene().status); // the flip is illegal
      QVERIFY(!scene.preview);
      QVERIFY(find(scene, Action::confirm)->enabled);
      QCOMPARE(scene.runs.size(), std::size_t{1});
      QCOMPARE(scene.runs[0].points, 0);
      for (const SceneCell& cell : scene.cells)
        QVERIFY(!cell.marks.has(Mark::legal) && !cell.marks.has(Mark::counts) && !cell.marks.has(Mark::wrong));
    }
  }

  void a_mistake_that_is_open_looks_like_any_other_turn() {
    const auto sceneAfter = [](const char* drawing, int viewer) {
      Dealt game = on(drawing, {.referee = Referee::table, .seats = 3, .bag = {8, 1, 2, 2, 3, 3}});
      game.play(0, claiming(put("D1", 8, addend), {right("A1")}));
      Scene scene = fingers(game, viewer).scene();
      scene.cells.clear(); // the cards differ, of course
      return scene;
    };
    for (int viewer = 0; viewer < 3; ++viewer)
      QVERIFY(sceneAfter("9s 8 3 _", viewer) == sceneAfter("9s 7 4 _", viewer));
    QCOMPARE(sceneAfter("9s 8 3 _", 1).runs.size(), std::size_t{1});
    QCOMPARE(sceneAfter("9s 8 3 _", 1).runs[0].points, 19);
    QVERIFY(find(sceneAfter("9s 8 3 _", 1), Action::challenge)->enabled);
    QVERIFY(!find(sceneAfter("9s 8 3 _", 0), Action::challenge)->enabled);
  }

  void only_the_seat_to_move_can_compose_and_nobody_sees_a_hand() {
    const Dealt game = on("8s 3 _", {.bag = {5, 1, 2, 2}});
    Fingers other = fingers(game, 1);
    other(TapPiece{0})(TapCell{at("C1")})(Drop{0, at("C1")});
    QVERIFY(other.draft == Draft{} && !other.move);
    QVERIFY(other.shown("C1").face == Face::none);
    Fingers mine = fingers(game, 0);
    mine(Drop{0, at("C1")});
    const Scene curtain = CardGame::present(CardGame::view(game.state, nobody), mine.draft);
    QVERIFY(curtain.hand.empty() && curtain.actions.empty());
    QVERIFY(curtain.cells[2].face == Face::none);
    QCOMPARE(curtain.seats[0].hidden, 2);
    QCOMPARE(mine.scene().seats[0].hidden, 0);
    QCOMPARE(mine.scene().seats[1].hidden, 2);
  }

  void everything_has_a_name_for_the_screen_reader() {
    const Dealt game = on("8s 3 _", {.bag = {5, 1, 2, 2}});
    Fingers touch = fingers(game);
    const auto said = [&](const char* cell) { return inEnglish(touch.shown(cell).label); };
    QCOMPARE(said("A1"), string("row 1, column 1, sum 8"));
    QCOMPARE(said("B1"), string("row 1, column 2, addend 3"));
    QCOMPARE(said("C2"), string("row 2, column 3, empty"));
    touch(Drop{0, at("C1")})(TapCell{at("A1")});
    QCOMPARE(said("C1"), string("row 1, column 3, your addend 5, not placed yet"));
    QCOMPARE(said("A1"), string("row 1, column 1, turned to addend 8"));
    QCOMPARE(inEnglish(touch.scene().hand[0].label), string("your 5, as an addend"));
    for (const SceneAction& action : touch.scene().actions) QVERIFY(!action.label.empty());
    QVERIFY(!touch.scene().status.empty());
  }

  void a_card_dropped_where_it_cant_lie_is_refused_and_stays_in_the_hand() {
    const Dealt game = on("8s 3 _ _", {.bag = {5, 1, 2, 2}});
    Fingers touch = fingers(game);
    for (const char* cell : {"A1", "D1"}) {
      touch(Drop{0, at(cell)});
      QVERIFY(touch.move && !CardGame::apply(game.state, {seatAt(0), *touch.move}));
      QVERIFY(touch.draft.picked == 0 && !touch.draft.cell);
    }
    touch(Drop{0, at("C1")})(TapCell{at("D2")}); // one that lies already stays there
    QVERIFY(touch.move && touch.draft.cell == at("C1"));
  }

  void any_gesture_is_answered_and_what_is_confirmed_is_accepted() {
    int moves = 0;
    for (Referee referee : referees)
      for (Flips flips : {Flips::one, Flips::many}) {
        auto state = midGame(7, 20, {referee, flips});
        static constexpr Action anything[] = {Action::confirm,   Action::takeBack, Action::flipPiece, Action::pass,
                                              Action::challenge, Action::accept,   Action::agreeEnd,  {"call"}};
        Rng rng(static_cast<std::uint64_t>(referee) * 2 + static_cast<std::uint64_t>(flips));
        Draft draft;
        const auto cell = [&] { // now and then off the board
          return Cell{static_cast<std::int8_t>(static_cast<int>(rng.below(11)) - 1),
                      static_cast<std::int8_t>(static_cast<int>(rng.below(11)) - 1)};
        };
        const auto piece = [&] { return static_cast<int>(rng.below(4)) - 1; };
        for (int i = 0; i < 20'000 && !state.known.over; ++i) {
          const std::array<Gesture, 8> gestures{TapCell{cell()},        TapPiece{piece()},
                                                Hover{piece(), cell()}, Drop{piece(), cell()},
                                                Stroke{cell(), cell()}, Key{static_cast<Digit>(rng.below(10))},
                                                Press{Action::confirm}, Press{anything[rng.below(8)]}};
          if (!state.known.turn) {
            state = CardGame::apply(state, {std::nullopt, Accept{}})->state;
            continue;
          }
          const Seat seat = *state.known.turn;
          const View view = CardGame::view(state, seat);
          const Gesture& gesture = gestures[rng.below(8)];
          auto touch = CardGame::interpret(view, draft, gesture);
          draft = touch.draft;
          QCOMPARE(CardGame::present(view, draft).cells.size(), std::size_t{81});
          if (!touch.move || !std::holds_alternative<Place>(*touch.move)) continue;
          auto step = CardGame::apply(state, {seat, *touch.move});
          // Unconfirmed is only what is to be refused.
          QCOMPARE(static_cast<bool>(step), std::holds_alternative<Press>(gesture));
          if (!step) continue;
          state = std::move(step->state);
          ++moves;
        }
      }
    QVERIFY(moves > 200);
  }
};

QTEST_APPLESS_MAIN(KakuroCardsScreenTest)
#include "kakuro_cards_screen_test.moc"
