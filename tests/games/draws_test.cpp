#include "match/draws.h"
#include "match/record.h"
#include "support/qtest.h"
#include "support/tables.h"

#include <algorithm>

using namespace ninefold;

namespace {

/// A random match that was played as far as it went.
template<Playable G> struct Played {
  Record<G> record;
  std::vector<typename G::State> states{}; // before each input, and the last

  Played(typename G::Table table, Rng& luck) : record{table, G::shuffle(table, luck)} {
    states.push_back(G::begin(record.table, record.deal));
    for (int i = 0; i < 400; ++i) {
      auto input = randomInput<G>(states.back(), table.seats, luck);
      if (!input) break;
      states.push_back(G::apply(states.back(), *input)->state);
      record.inputs.push_back(*std::move(input));
    }
  }

  Draws draws() const {
    const auto found = drawsOf(write(record));
    return found ? *found : Draws{{{-1, -1}}};
  }
};

/// What a seat drew it has played, or it still holds it.
template<Playable G> Draws playedOrHeld(const Played<G>& played);

template<> Draws playedOrHeld(const Played<kakuro_cards::Game>& played) {
  Draws all(static_cast<std::size_t>(played.record.table.seats));
  for (const auto& input : played.record.inputs)
    if (const auto* move = std::get_if<kakuro_cards::Place>(&input.move))
      ++all[static_cast<std::size_t>(*input.seat)][move->card];
  for (std::size_t seat = 0; seat < all.size(); ++seat)
    for (Digit card : played.states.back().hand[seatAt(static_cast<int>(seat))]) ++all[seat][card];
  return all;
}

template<> Draws playedOrHeld(const Played<okudos::Game>& played) {
  Draws all(static_cast<std::size_t>(played.record.table.seats));
  for (const auto& input : played.record.inputs) {
    if (const auto* move = std::get_if<okudos::Place>(&input.move))
      ++all[static_cast<std::size_t>(*input.seat)][move->chip];
    if (const auto* move = std::get_if<okudos::Discard>(&input.move))
      ++all[static_cast<std::size_t>(*input.seat)][move->chip];
  }
  for (std::size_t seat = 0; seat < all.size(); ++seat)
    for (Digit chip : played.states.back().hand[seatAt(static_cast<int>(seat))]) ++all[seat][chip];
  return all;
}

template<> Draws playedOrHeld(const Played<sudoku_tiles::Game>& played) {
  Draws all(static_cast<std::size_t>(played.record.table.seats));
  for (std::size_t i = 0; i < played.record.inputs.size(); ++i) {
    const auto& input = played.record.inputs[i];
    const auto asideIn = [&](std::size_t state) { return played.states[state].known.aside.size(); };
    const bool laid = std::holds_alternative<sudoku_tiles::Place>(input.move);
    if (laid || (std::holds_alternative<sudoku_tiles::Cannot>(input.move) && asideIn(i + 1) > asideIn(i)))
      ++all[static_cast<std::size_t>(*input.seat)][played.states[i].tile[*input.seat]];
  }
  for (std::size_t seat = 0; seat < all.size(); ++seat)
    if (const Digit tile = played.states.back().tile[seatAt(static_cast<int>(seat))]; tile != 0) ++all[seat][tile];
  return all;
}

/// Each total is for all.
template<> Draws playedOrHeld(const Played<kakuro_call::Game>& played) {
  Draws all(static_cast<std::size_t>(played.record.table.seats));
  for (auto& seat : all)
    for (auto total : played.states.back().known.revealed) ++seat[total];
  return all;
}

std::vector<Stock> counted(const std::vector<int>& pieces) {
  std::map<int, int> times;
  for (int value : pieces) ++times[value];
  std::vector<Stock> box;
  for (const auto& [value, count] : times) box.push_back({value, count});
  return box;
}

template<class Pieces> std::vector<Stock> countedIn(const Pieces& pieces) {
  return counted({pieces.begin(), pieces.end()});
}
std::vector<Stock> shuffled(const kakuro_cards::Deal& deal) { return countedIn(deal.bag); }
std::vector<Stock> shuffled(const kakuro_call::Deal& deal) { return countedIn(deal.totals); }
std::vector<Stock> shuffled(const okudos::Deal& deal) { return countedIn(deal.chips); }
std::vector<Stock> shuffled(const sudoku_tiles::Deal& deal) { return countedIn(deal.pile); }

} // namespace

class DrawsTest : public QObject {
  Q_OBJECT

private slots:
  void what_a_seat_drew_it_played_or_still_holds() {
    Rng luck(20261120);
    forEachGame([&]<Playable G>() {
      if constexpr (HandsOut<G>) {
        int withDraws = 0;
        for (int i = 0; i < 60; ++i) {
          const Played<G> played(randomTable<G>(luck), luck);
          const bool byChance = !G::box(played.record.table).empty();
          QCOMPARE(played.draws(), byChance ? playedOrHeld(played) : Draws());
          withDraws += byChance;
        }
        QVERIFY(withDraws > 20);
      }
    });
  }

  void the_box_holds_what_is_shuffled() {
    Rng luck(1);
    forEachGame([&]<Playable G>() {
      if constexpr (HandsOut<G>)
        for (int i = 0; i < 30; ++i) {
          const auto table = randomTable<G>(luck);
          if (const auto box = G::box(table); !box.empty()) QCOMPARE(box, shuffled(G::shuffle(table, luck)));
        }
    });
  }

  void a_problem_was_made_and_nothing_of_it_is_chance() {
    const auto record = [](const char* turns) {
      return nlohmann::json{
          {"format", "ninefold/1"},        {"game", "kakuro_cards"},          {"seats", 1}, {"seed", 7},
          {"options", {{"turns", turns}}}, {"moves", nlohmann::json::array()}};
    };
    QVERIFY(drawsOf(record("one"))->empty());
    QCOMPARE(drawsOf(record("all"))->size(), 1u);
    QVERIFY(boxOf("kakuro_cards", 1, {{"turns", "one"}}).empty());
    QCOMPARE(boxOf("kakuro_cards", 1, {{"turns", "all"}}).size(), 9u);
  }

  void a_game_without_chance_has_no_draws() {
    const nlohmann::json record{{"format", "ninefold/1"},
                                {"game", "sudoku_pens"},
                                {"seats", 2},
                                {"seed", 7},
                                {"moves", nlohmann::json::array()}};
    QVERIFY(drawsOf(record)->empty());
    QVERIFY(boxOf("sudoku_pens", 2, nlohmann::json::object()).empty());
    QVERIFY(boxOf("chess", 2, nlohmann::json::object()).empty());
  }

  void a_record_that_the_rules_refuse_has_a_fault() {
    const nlohmann::json record{{"format", "ninefold/1"},
                                {"game", "sudoku_tiles"},
                                {"seats", 2},
                                {"seed", 7},
                                {"moves", {{{"seat", 1}, {"place", "a1"}}}}};
    QVERIFY(!drawsOf(record));
    QVERIFY(!drawsOf(nlohmann::json::object()));
  }
};

QTEST_APPLESS_MAIN(DrawsTest)
#include "draws_test.moc"
