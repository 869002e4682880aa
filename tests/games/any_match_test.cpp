#include "games/games.h"
#include "match/any_match.h"
#include "support/qtest.h"

using namespace ninefold;
using nlohmann::json;
using std::string;

namespace {

json startOf(const char* game, int seats) {
  return {{"format", "ninefold/1"}, {"game", game}, {"seats", seats}, {"seed", 12}, {"moves", json::array()}};
}

/// The first input that anybody could play now; null at the end.
json anyInput(const AnyMatch& match) {
  for (int i = -1; i < match.seats(); ++i)
    for (const auto& input : match.legal(i < 0 ? nobody : Viewer(seatAt(i))))
      if (!input.contains("time_up") && !input.contains("agree_end")) return input;
  return nullptr;
}

} // namespace

class AnyMatchTest : public QObject {
  Q_OBJECT

private slots:
  void a_match_of_every_game_is_written_and_opened_again() {
    for (std::string_view game : gameNames()) {
      auto opened = openMatch(startOf(game.data(), 2));
      QVERIFY(bool(opened));
      AnyMatch& match = **opened;
      for (int i = 0; i < 6; ++i)
        if (const json input = anyInput(match); !input.is_null()) QVERIFY(bool(match.play(input)));
      auto again = openMatch(json(match.record()));
      QVERIFY(bool(again));
      QVERIFY((*again)->record() == match.record());
      for (int i = -1; i < 2; ++i) {
        const Viewer viewer = i < 0 ? nobody : Viewer(seatAt(i));
        QVERIFY((*again)->scene(viewer) == match.scene(viewer));
      }
    }
  }

  void a_gesture_becomes_an_input_when_it_is_complete() {
    auto match = *openMatch(startOf("sudoku_tiles", 2));
    Cell legal;
    for (const SceneCell& cell : match->scene(seatAt(0)).cells)
      if (cell.marks.has(Mark::legal)) legal = cell.at;
    QVERIFY(!match->touch(seatAt(0), TapCell{legal}));
    QVERIFY(match->scene(seatAt(0)).preview);
    QVERIFY(!match->scene(seatAt(1)).preview); // a draft is its seat's own
    const auto input = match->touch(seatAt(0), TapCell{legal});
    QVERIFY(input);
    QVERIFY(bool(match->play(*input)));
    QCOMPARE(match->length(), std::size_t{1});
    QCOMPARE(json(match->record()["moves"][0]).dump(), input->text());
  }

  void what_comes_by_touch_and_what_comes_from_a_record_is_one_input() {
    for (std::string_view game : gameNames()) {
      auto match = *openMatch(startOf(game.data(), 2)), again = *openMatch(startOf(game.data(), 2));
      for (int i = 0; i < 6; ++i) {
        const json encoded = anyInput(*match);
        if (encoded.is_null()) break;
        const auto input = match->inputFrom(encoded);
        QCOMPARE(input->text(), encoded.dump());
        QVERIFY(bool(match->play(*input, 1234)));
        json timed = encoded;
        timed["ms"] = 1234;
        QVERIFY(bool(again->play(timed)));
        QVERIFY(match->record() == again->record());
        QCOMPARE(match->inputFrom(timed)->text(), encoded.dump()); // the time is kept beside it
      }
    }
  }

  void a_record_that_its_rules_refuse_is_a_fault() {
    json record = startOf("sudoku_tiles", 2);
    record["moves"] = {{{"seat", 1}, {"place", "A1"}}};
    const auto opened = openMatch(record);
    QVERIFY(!opened);
    QCOMPARE(opened.error().text(), string("moves[0]: not-your-turn"));
    record["game"] = "chess";
    QCOMPARE(openMatch(record).error().place, string("game"));
  }
};

QTEST_APPLESS_MAIN(AnyMatchTest)
#include "any_match_test.moc"
