#include "games/games.h"
#include "match/any_match.h"
#include "support/qtest.h"

#include <thread>

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

/// What a seat of a match that was played so far thinks.
string thought(const AnyMatch& match, int seat, ai::Level level) {
  const auto thinking = match.thinking(seatAt(seat), level, 11);
  if (!thinking) return "can't do anything";
  const auto advice = (*thinking)({});
  if (!advice) return "leaves it to the others";
  string text = advice->input + ' ' + std::to_string(advice->nodes) + ' ' + std::to_string(advice->after);
  for (const auto& each : advice->best) text += ' ' + each.input + ' ' + std::to_string(each.worth.points);
  return text;
}

/// What all seats think of it, at two levels.
string thoughts(const AnyMatch& match) {
  string all;
  for (int seat = 0; seat < match.seats(); ++seat)
    for (const ai::Level level : {ai::Level::greedy, ai::Level::beginner}) all += thought(match, seat, level) + '\n';
  return all;
}

/// Lets beginners play so many inputs of a game for two, if computers can play it.
std::unique_ptr<AnyMatch> playedByBeginners(std::string_view game, int inputs) {
  auto match = *openMatch(startOf(game.data(), 2));
  for (int i = 0; i < inputs; ++i) {
    json input = anyInput(*match);
    const auto turn = match->standing().turn;
    const auto thinking = turn ? match->thinking(*turn, ai::Level::beginner, 1) : std::nullopt;
    if (const auto advice = thinking ? (*thinking)({}) : std::nullopt) input = json::parse(advice->input);
    if (input.is_null() || !match->play(input)) return nullptr;
  }
  return match;
}

std::vector<std::string_view> gamesWithPlayers() {
  std::vector<std::string_view> games;
  for (std::string_view game : gameNames())
    if ((*openMatch(startOf(game.data(), 2)))->hasPlayers()) games.push_back(game);
  return games;
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

  void a_thought_is_an_input_that_can_be_played() {
    QVERIFY(!gamesWithPlayers().empty());
    for (std::string_view game : gamesWithPlayers()) QVERIFY(playedByBeginners(game, 12));
  }

  void an_undone_and_a_reopened_match_is_thought_over_as_if_nothing_had_happened() {
    for (std::string_view game : gamesWithPlayers()) {
      const auto match = playedByBeginners(game, 9);
      QVERIFY(match);
      const string before = thoughts(*match);
      QCOMPARE(thoughts(**openMatch(json(match->record()))), before);
      QVERIFY(bool(match->play(anyInput(*match))));
      QVERIFY(thoughts(*match) != before);
      match->undo();
      QCOMPARE(thoughts(*match), before);
    }
  }

  void what_is_thought_about_belongs_to_nobody_else() {
    for (std::string_view game : gamesWithPlayers()) {
      auto match = playedByBeginners(game, 8);
      const int seat = match->standing().turn ? index(*match->standing().turn) : 0;
      const auto thinking = match->thinking(seatAt(seat), ai::Level::beginner, 11);
      QVERIFY(thinking);
      const auto here = (*thinking)({});
      QVERIFY(bool(match->play(anyInput(*match))));
      match.reset(); // it thinks on when its match is gone
      std::optional<Advice> there;
      std::thread([&] { there = (*thinking)({}); }).join();
      QCOMPARE(there.has_value(), here.has_value());
      if (here) QCOMPARE(there->input, here->input);
    }
  }

  void who_is_not_on_turn_has_nothing_to_think_about() {
    const auto match = *openMatch(startOf("kakuro_cards", 2));
    QCOMPARE(thought(*match, 1, ai::Level::master), string("can't do anything"));
    QVERIFY(thought(*match, 0, ai::Level::master).starts_with("{\"seat\":0,\"place\":"));
  }
};

QTEST_APPLESS_MAIN(AnyMatchTest)
#include "any_match_test.moc"
