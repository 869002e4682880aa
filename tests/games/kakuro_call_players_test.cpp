#include "ai/table.h"
#include "games/kakuro_call/ai/eyes.h"
#include "games/kakuro_call/ai/worth.h"
#include "games/kakuro_call_boards.h"
#include "games/kakuro_call_tries.h"
#include "match/random_play.h"
#include "support/rounds.h"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::kakuro_call;
using Game = kakuro_call::Game;
using ai::ComputerTable;
using ai::Level;
using std::string;

namespace {

static_assert(ai::HasPlayers<Game> && ai::KeepsTime<Game> && ai::PlaysAgainstSand<Game>);

constexpr std::uint64_t goldenThoughts = 17815681226977817461u;

kakuro_call::Table tableOf(int seats, Options options = {}) { return {seats, seatAt(0), options}; }

State dealt(const kakuro_call::Table& table, std::uint64_t seed) {
  Rng rng(seed);
  return Game::begin(table, Game::shuffle(table, rng));
}

/// A position that random play comes to, at any point of a game.
State reached(const kakuro_call::Table& table, Rng& luck) {
  State state = Game::begin(table, Game::shuffle(table, luck));
  for (auto plies = luck.below(60); plies > 0; --plies) {
    const auto input = randomInput<Game>(state, table.seats, luck);
    State next = Game::apply(state, *input)->state;
    if (next.known.over) break;
    state = std::move(next);
  }
  return state;
}

/// So many action tiles of all that there are.
Supply anyTiles(Rng& luck, std::uint32_t count) {
  std::vector<ActionTile> box;
  for (std::size_t kind = 0; kind < actionKinds; ++kind)
    box.insert(box.end(), actionTiles[kind], static_cast<ActionTile>(kind));
  luck.shuffle(box);
  Supply tiles;
  for (std::uint32_t i = 0; i < count; ++i) tiles.add(box[i]);
  return tiles;
}

bool isPartOf(const std::array<std::uint8_t, actionKinds>& a, const std::array<std::uint8_t, actionKinds>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), std::less_equal<>());
}

std::vector<Row> allRows() {
  std::vector<Row> rows;
  for (const Direction direction : {Direction::right, Direction::down})
    forEachCell(eightByEight, [&](Cell first) {
      for (Row row{first, direction, 2}; eightByEight.contains(row.cell(row.length - 1)); ++row.length)
        rows.push_back(row);
    });
  return rows;
}

/// All that came of thinking, in one string.
string textOf(const std::optional<ai::Thought<Move>>& thought) {
  if (!thought) return "-";
  const auto text = [](const Move& move) {
    nlohmann::ordered_json json;
    Game::write(json, move);
    return json.dump();
  };
  string all = text(thought->move) + ' ' + std::to_string(thought->after) + ' ' + std::to_string(thought->nodes);
  for (const auto& choice : thought->best) all += ' ' + text(choice.move) + std::to_string(choice.worth.points);
  return all;
}

/// Of 1,000 people of a level: after how many milliseconds half of those have found a way who do, and how many
/// overlook it.
std::pair<int, int> lookedAt(const Way& way, Level level) {
  std::vector<int> found;
  for (std::uint64_t person = 0; person < 1000; ++person)
    if (const auto after = Gaze(eyesOf(level), Rng(person)).finds(way)) found.push_back(*after);
  std::sort(found.begin(), found.end());
  return {found.empty() ? 0 : found[found.size() / 2], 1000 - static_cast<int>(found.size())};
}

/// A match between computer players, played to its end.
ComputerTable<Game> played(const kakuro_call::Table& table, std::uint64_t deal, const std::vector<Level>& levels,
                           std::vector<Input<Game>>* inputs = nullptr) {
  Rng rng(deal);
  std::vector<ai::Sitter> sitters;
  for (const Level level : levels) sitters.push_back({level, deal * 10 + sitters.size()});
  ComputerTable<Game> match(table, Game::shuffle(table, rng), std::move(sitters));
  while (const auto input = match.next()) {
    if (!match.play(*input)) qFatal("refused");
    if (inputs) inputs->push_back(*input);
  }
  return match;
}

/// In how many sixtieths `a` beats `b`, each deal played from both sides.
int sixtiethsWon(Level a, Level b, int deals) {
  int won = 0;
  for (int deal = 0; deal < deals; ++deal)
    for (const int side : {0, 1}) {
      const auto levels = side == 0 ? std::vector{a, b} : std::vector{b, a};
      const Standing standing = played(tableOf(2), static_cast<std::uint64_t>(deal), levels).standing();
      for (const Seat seat : standing.winners)
        if (index(seat) == side) won += 60 / static_cast<int>(standing.winners.size());
    }
  return won;
}

} // namespace

/// The computer players of Kakuro Call: what they find, when they say it, and what they never do.
class KakuroCallPlayersTest : public QObject {
  Q_OBJECT

private slots:
  void every_right_call_is_found_and_nothing_else_data() {
    QTest::addColumn<int>("tiles");
    QTest::addColumn<int>("boards");
    // Trying takes a hundred times longer with every swap.
    QTest::newRow("none, one or two tiles") << 2 << 400;
    QTest::newRow("three") << 3 << 80;
    QTest::newRow("four") << 4 << 15;
    QTest::newRow("five") << 5 << 5;
  }

  void every_right_call_is_found_and_nothing_else() {
    QFETCH(int, tiles);
    QFETCH(int, boards);
    Rng luck(static_cast<std::uint64_t>(tiles));
    int ways = 0;
    for (int i = rounds("NINEFOLD_BOARDS", boards); i > 0; --i) {
      const State state = reached(tableOf(2 + static_cast<int>(luck.below(4))), luck);
      const Public& known = state.known;
      Supply supply;
      do supply = anyTiles(luck, tiles == 2 ? luck.below(3) : static_cast<std::uint32_t>(tiles));
      while (supply[swapTile] > (tiles < 4 ? 2 : 1));
      const auto found = waysToMake(known.board, supply, known.total, anyNumber, {}).all;
      ways += static_cast<int>(found.size());
      Tries tries(known.board, supply, known.total, tiles == 2);
      auto way = found.begin();
      for (const Row& row : allRows()) {
        const auto sets = tries.rightSets(row);
        const auto ofRow = way;
        while (way != found.end() && way->row == row) ++way;
        // What is right takes at least what one of the ways takes; and each of these is right.
        for (const auto& set : sets)
          QVERIFY(std::any_of(ofRow, way, [&](const Way& one) { return isPartOf(one.fronts().count, set); }));
        for (auto one = ofRow; one != way; ++one) QVERIFY(sets.contains(one->fronts().count));
      }
      QVERIFY(way == found.end());
    }
    QVERIFY(ways > 0);
  }

  // A law of 100,000 calls with NINEFOLD_LONG=1.
  void a_call_lays_what_its_way_says_and_the_rules_find_it_right() {
    Rng luck(7);
    for (int calls = rounds("NINEFOLD_CALLS", 10'000); calls > 0;) {
      State state = reached(tableOf(2, {.referee = Referee::strict}), luck);
      Public& known = state.known;
      if (!mayCall(known, seatAt(0))) continue;
      known.supply[seatAt(0)] = anyTiles(luck, luck.below(6));
      for (const Way& way : waysToMake(known.board, known.supply[seatAt(0)], known.total, anyNumber, {}).all) {
        const Call call = callOf(known.board, known.supply[seatAt(0)], way, spared);
        QCOMPARE(static_cast<int>(call.use.size()), way.tiles());
        const auto step = Game::apply(state, {seatAt(0), call});
        QVERIFY(bool(step));
        QCOMPARE(step->state.known.score[seatAt(0)], known.score[seatAt(0)] + way.row.length);
        --calls;
      }
    }
  }

  void nobody_knows_what_lies_in_the_piles() {
    Rng luck(11);
    for (int i = rounds("NINEFOLD_WORLDS", 170); i > 0; --i) {
      const int seats = 2 + static_cast<int>(luck.below(4));
      const auto referee = static_cast<Referee>(luck.below(3));
      const State state = reached(tableOf(seats, {.referee = referee}), luck);
      const Seat seat = seatAt(static_cast<int>(luck.below(static_cast<std::uint32_t>(seats))));
      const auto level = static_cast<Level>(1 + luck.below(5));
      const View view = Game::view(state, seat);
      const kakuro_call::Memory memory{.looked = luck.below(20'000), .open = view.known.open.has_value()};
      const auto thought = textOf(Game::think(view, memory, level, 5, {}));
      for (int world = 0; world < 10; ++world) {
        const State other = Game::imagine(view, luck);
        QCOMPARE(textOf(Game::think(Game::view(other, seat), memory, level, 5, {})), thought);
      }
    }
  }

  void the_same_position_has_the_same_thought_on_every_device() {
    Hash hash;
    Rng luck(13);
    for (int i = 0; i < 170; ++i) {
      const State state = reached(tableOf(2 + i % 4, {.referee = static_cast<Referee>(i % 3)}), luck);
      for (const Level level : {Level::greedy, Level::beginner, Level::casual, Level::strong, Level::master})
        hash << textOf(Game::think(Game::view(state, seatAt(i % 2)), {}, level, 3, {}));
    }
    QCOMPARE(hash.value(), goldenThoughts);
  }

  void each_level_beats_the_one_below_it() {
    // Of 6000, and exactly: nothing here is left to chance.
    QCOMPARE(sixtiethsWon(Level::master, Level::greedy, 50), 4950);
    QCOMPARE(sixtiethsWon(Level::master, Level::strong, 50), 4710);
    QCOMPARE(sixtiethsWon(Level::strong, Level::casual, 50), 4710);
    QCOMPARE(sixtiethsWon(Level::casual, Level::beginner, 50), 4710);
  }

  void matches_end_at_all_tables() {
    for (const Referee referee : {Referee::assist, Referee::strict, Referee::table})
      for (int seats = 2; seats <= 5; ++seats)
        for (const int hourglass : {30, 0}) {
          std::vector<Level> levels{Level::beginner, Level::casual, Level::strong, Level::master, Level::greedy};
          levels.resize(static_cast<std::size_t>(seats));
          QVERIFY(played(tableOf(seats, {referee, hourglass}), 17, levels).standing().over);
        }
  }

  void what_others_say_gives_nobody_the_time_anew() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State state = dealt(tableOf(3), seed);
      kakuro_call::Memory memory;
      Game::remember(memory, Game::view(state, seatAt(0)), {});
      const auto before = Game::think(Game::view(state, seatAt(0)), memory, Level::casual, seed, {});
      const auto step = Game::apply(state, {seatAt(1), Impossible{}});
      const View after = Game::view(step->state, seatAt(0));
      ai::takeIn<Game>(memory, before->after / 3, after, step->events);
      const auto now = Game::think(after, memory, Level::casual, seed, {});
      QVERIFY(now->move == before->move);
      QCOMPARE(now->after, std::max(before->after - before->after / 3, 800));
    }
  }

  void a_new_total_takes_its_own_time() {
    kakuro_call::Memory memory{.looked = 50'000};
    const State state = dealt(tableOf(2), 3);
    Game::remember(memory, Game::view(state, seatAt(0)), {{.kind = Event::Kind::revealed}});
    QCOMPARE(memory.looked, 0);
  }

  void time_that_a_verdict_takes_is_no_time_to_search() {
    kakuro_call::Memory memory;
    State state = dealt(tableOf(2, {.referee = Referee::table}), 3);
    ai::takeIn<Game>(memory, 4000, Game::view(state, seatAt(0)), {});
    state.known.open = Open{};
    ai::takeIn<Game>(memory, 1000, Game::view(state, seatAt(0)), {});
    ai::takeIn<Game>(memory, 7000, Game::view(state, seatAt(0)), {});
    QCOMPARE(memory.looked, 5000);
    QCOMPARE(memory.judged, 7000);
  }

  void sand_runs_its_time_and_stands_while_a_verdict_is_open() {
    int ranOut = 0, stood = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      std::vector<Input<Game>> inputs;
      const auto table = tableOf(4, {Referee::table, 30});
      played(table, seed, {Level::beginner, Level::beginner, Level::casual, Level::greedy}, &inputs);
      State state = dealt(table, seed);
      std::int64_t ran = 0;
      for (const Input<Game>& input : inputs) {
        if (sandRuns(state.known)) ran += *input.ms;
        if (state.known.sand && state.known.open) ++stood;
        if (std::holds_alternative<Timeout>(input.move)) {
          QCOMPARE(ran, 30'000);
          ++ranOut;
        }
        const bool turned = state.known.sand;
        state = Game::apply(state, input)->state;
        if (!turned && state.known.sand) ran = 0;
        QVERIFY(ran <= 30'000 || !sandRuns(state.known));
      }
    }
    QVERIFY(ranOut > 0);
    QVERIFY(stood > 0);
  }

  void nobody_is_quicker_than_a_hand() {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      std::vector<Input<Game>> inputs;
      played(tableOf(5), seed, {5, Level::master}, &inputs);
      for (const auto& input : inputs) QVERIFY(!input.seat || *input.ms >= 800);
    }
  }

  void people_take_in_what_is_new_before_a_computer_speaks() {
    int failed = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      for (const Referee referee : {Referee::strict, Referee::table}) {
        std::vector<Input<Game>> inputs;
        const auto table = tableOf(3, {.referee = referee});
        played(table, seed, {Level::beginner, Level::master, Level::casual}, &inputs);
        State state = dealt(table, seed);
        std::int64_t quiet = 0;
        for (const Input<Game>& input : inputs) {
          quiet += *input.ms;
          if (input.seat && !std::holds_alternative<Challenge>(input.move)) QVERIFY(quiet >= 6000);
          auto step = Game::apply(state, input);
          for (const Event& event : step->events) {
            const bool fails = event.kind == Event::Kind::wrong;
            if (fails || event.kind == Event::Kind::revealed) quiet = 0;
            failed += fails;
          }
          state = std::move(step->state);
        }
      }
    QVERIFY(failed > 0);
  }

  void half_of_all_beginners_find_three_tiles_across_in_35_seconds() {
    const int median = lookedAt({.row = {at("A1"), Direction::right, 3}}, Level::beginner).first;
    QVERIFY2(median > 34'000 && median < 36'000, qPrintable(QString::number(median)));
  }

  void longer_rows_columns_and_tiles_take_longer_and_are_overlooked_more_often() {
    const Way easy{.row = {at("A1"), Direction::right, 3}};
    Way longer = easy, column = easy, bound = easy, swap = easy;
    longer.row.length = 7;
    column.row.direction = Direction::down;
    bound.bounds = 1;
    swap.replaced.push_back({1, 2, true});
    for (const Level level : {Level::beginner, Level::casual, Level::strong}) {
      const auto [easyTime, easyShare] = lookedAt(easy, level);
      for (const Way& harder : {longer, column, bound, swap}) {
        const auto [time, share] = lookedAt(harder, level);
        QVERIFY(time > easyTime);
        QVERIFY(share > easyShare);
      }
    }
    QCOMPARE(lookedAt(swap, Level::master).second, 0);
  }

  void who_is_better_is_quicker_and_overlooks_less() {
    const Way way{.row = {at("B2"), Direction::down, 4}, .bounds = 1};
    const auto beginner = lookedAt(way, Level::beginner), casual = lookedAt(way, Level::casual),
               strong = lookedAt(way, Level::strong), master = lookedAt(way, Level::master);
    QVERIFY(beginner.first > casual.first && casual.first > strong.first && strong.first > master.first);
    QVERIFY(beginner.second > casual.second && casual.second > strong.second && strong.second > master.second);
  }

  void wrong_calls_are_for_those_who_learn_and_where_nobody_shows_the_sum_data() {
    QTest::addColumn<Referee>("referee");
    QTest::addColumn<Level>("level");
    QTest::addColumn<bool>("errs");
    QTest::newRow("assist, beginner") << Referee::assist << Level::beginner << false;
    QTest::newRow("strict, beginner") << Referee::strict << Level::beginner << true;
    QTest::newRow("table, beginner") << Referee::table << Level::beginner << true;
    QTest::newRow("table, casual") << Referee::table << Level::casual << true;
    QTest::newRow("strict, master") << Referee::strict << Level::master << false;
    QTest::newRow("table, master") << Referee::table << Level::master << false;
  }

  void wrong_calls_are_for_those_who_learn_and_where_nobody_shows_the_sum() {
    QFETCH(Referee, referee);
    QFETCH(Level, level);
    QFETCH(bool, errs);
    int calls = 0, mistakes = 0, objections = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      std::vector<Input<Game>> inputs;
      const auto table = tableOf(2, {.referee = referee});
      played(table, seed, {level, Level::master}, &inputs);
      State state = dealt(table, seed);
      for (const Input<Game>& input : inputs) {
        auto step = Game::apply(state, input);
        const bool isWrong = std::any_of(step->events.begin(), step->events.end(),
                                         [](const Event& event) { return event.kind == Event::Kind::wrong; });
        if (std::holds_alternative<Call>(input.move) && input.seat == seatAt(0)) ++calls;
        if (isWrong) ++mistakes;
        // Nobody objects to what is right, and a master to all that is wrong.
        if (std::holds_alternative<Challenge>(input.move)) {
          QVERIFY(isWrong);
          ++objections;
        }
        if (std::holds_alternative<Accept>(input.move) && state.known.open->caller == seatAt(0))
          QVERIFY(!flawOf(state.known.board, state.known.open->row, state.known.open->doublings, state.known.total));
        state = std::move(step->state);
      }
    }
    QVERIFY(calls > 50);
    QCOMPARE(mistakes > 0, errs);
    QVERIFY(mistakes < calls / 4);
    if (referee == Referee::table) QCOMPARE(objections, mistakes);
  }
};

QTEST_APPLESS_MAIN(KakuroCallPlayersTest)
#include "kakuro_call_players_test.moc"
