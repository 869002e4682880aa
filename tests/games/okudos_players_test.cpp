#include "ai/table.h"
#include "games/okudos/ai/guess.h"
#include "games/okudos/ai/ideas.h"
#include "match/random_play.h"
#include "support/qtest.h"
#include "support/rounds.h"
#include "support/tables.h"

using namespace ninefold;
using namespace ninefold::okudos;
using ai::Level;

namespace {

World worldOf(const State& state) {
  World world;
  world.deal(state.sectors);
  for (std::size_t i = 0; i < state.supply.size(); ++i) world.supply[i] = state.supply[i];
  return world;
}

Position positionOf(const Plan& plan, const State& state) {
  Position position(plan, state.known);
  for (std::size_t i = 0; i < position.hands.size(); ++i) position.hands[i] = state.hand.values[i];
  position.supply = static_cast<std::int8_t>(state.supply.size());
  return position;
}

void follow(const Plan& plan, const World& world, Position& position, const Move& move) {
  Idea idea;
  const auto collect = [&](const std::vector<Cell>& cells) {
    for (Cell cell : cells) idea.collect.push_back(static_cast<std::int8_t>(plan.spotAt(cell)));
  };
  if (const auto* place = std::get_if<Place>(&move)) {
    collect(place->collect);
    idea.spot = static_cast<std::int8_t>(plan.spotAt(place->cell));
    idea.chip = place->chip;
  } else if (const auto* discard = std::get_if<Discard>(&move)) {
    collect(discard->collect);
    idea.chip = discard->chip;
  } else {
    collect(std::get<Pass>(move).collect);
  }
  take(position, world, idea);
}

/// What differs between the rules' state and the fast one; nothing if they are the same.
std::string difference(const Plan& plan, const State& state, const World& world, const Position& position) {
  const Public& known = state.known;
  if (position.over != known.over) return "over";
  if (known.turn && position.turn != index(*known.turn)) return "turn";
  if (position.supply != static_cast<int>(state.supply.size())) return "supply";
  if (position.passes != known.passes) return "passes";
  const Standing standing = Game::standing(state);
  for (int i = 0; i < known.table.seats; ++i) {
    if (!(position.hands[static_cast<std::size_t>(i)] == state.hand[seatAt(i)])) return "hand";
    if (position.collected[static_cast<std::size_t>(i)] != known.collected[seatAt(i)]) return "collected";
    if (position.score(world, ownerAt(seatAt(i))) != standing.scores[static_cast<std::size_t>(i)]) return "score";
  }
  if (standing.game && position.score(world, Owner::game) != *standing.game) return "the game's score";
  for (int i = 0; known.over && i < known.table.seats; ++i) {
    const bool won = std::count(standing.winners.begin(), standing.winners.end(), seatAt(i)) > 0;
    const int parts = static_cast<int>(standing.winners.size()) + standing.gameWins;
    if (position.outcome(world, i).share != (won ? 60 / parts : 0)) return "share";
  }
  std::string wrong;
  forEachCell(nineByNine, [&](Cell cell) {
    const int spot = plan.spotAt(cell);
    if (position.irregular(spot) != irregular(known, cell)) wrong = "irregular " + name(cell);
    for (Digit chip = 1; chip <= 9; ++chip) {
      if (position.lies[chip].has(spot) != (known.chips[cell] == chip)) wrong = "chip on " + name(cell);
      const bool legal = known.chips[cell] == 0 && !conflicts(known.chips, nineByNine, cell, chip);
      if (position.legal(chip).has(spot) != legal) wrong = "legal " + name(cell);
    }
  });
  return wrong;
}

/// A match that is looked at after each move, played by computer players or by chance.
struct Watched {
  Watched(std::uint64_t seed, const Game::Table& agreed) : table(agreed), luck(seed) {
    state = Game::begin(table, Game::shuffle(table, luck));
  }

  /// The next move, by a player of this level. False once it is over.
  bool play(Level level) {
    if (state.known.over) return false;
    const Seat seat = *state.known.turn;
    const View view = Game::view(state, seat);
    std::optional<Move> move;
    if (level == Level::random) {
      const auto legal = Game::legal(view);
      move = legal[luck.below(static_cast<std::uint32_t>(legal.size()))];
    } else {
      move = Game::think(view, memories[seat], level, 7, {})->move;
    }
    auto step = Game::apply(state, {seat, *move});
    if (!step) return false;
    state = std::move(step->state);
    for (int i = 0; i < table.seats; ++i)
      Game::remember(memories[seatAt(i)], Game::view(state, seatAt(i)), heardBy(step->events, seatAt(i), table.seats));
    return true;
  }

  View view() const { return Game::view(state, state.known.turn); }
  const Memory& memory() const { return memories[*state.known.turn]; }

  Game::Table table;
  Rng luck;
  State state;
  PerSeat<Memory> memories{};
};

Game::Table tableOf(int seats, Options options = {}) { return {seats, seatAt(0), options}; }

void add(Hash& hash, const ai::Thought<Move>& thought) {
  for (const auto& choice : thought.best) {
    nlohmann::ordered_json json;
    Game::write(json, choice.move);
    hash << json.dump() << choice.worth.points << choice.worth.chance;
  }
}

} // namespace

class OkudosPlayersTest : public QObject {
  Q_OBJECT

private slots:
  void what_players_look_into_keeps_the_rules() {
    const int plies = rounds("NINEFOLD_FAST_PLIES", 10'000);
    int done = 0;
    for (std::uint64_t seed = 0; done < plies; ++seed) {
      Rng luck(seed);
      const auto table = randomTable<Game>(luck);
      State state = Game::begin(table, Game::shuffle(table, luck));
      const Plan plan(state.known.values);
      const World world = worldOf(state);
      Position position = positionOf(plan, state);
      for (; auto input = randomInput<Game>(state, table.seats, luck); ++done) {
        state = Game::apply(state, *input)->state;
        follow(plan, world, position, input->move);
        const std::string wrong = difference(plan, state, world, position);
        if (!wrong.empty()) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(wrong.c_str())));
        if (!state.known.over && position != positionOf(plan, state)) QFAIL("a position made anew differs");
      }
    }
  }

  void a_player_never_makes_a_move_that_is_refused() {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      Rng luck(seed);
      Watched match(seed, randomTable<Game>(luck));
      const Level levels[]{Level::beginner, Level::casual, Level::greedy, Level::random};
      while (match.play(levels[luck.below(4)])) continue;
      QVERIFY2(match.state.known.over, qPrintable(QString("seed %1").arg(seed)));
    }
  }

  void what_a_player_cannot_know_decides_nothing() {
    const int wanted = rounds("NINEFOLD_OTHER_WORLDS", 1000);
    int positions = 0;
    for (std::uint64_t seed = 0; positions < wanted; ++seed) {
      Rng luck(seed);
      Watched match(seed, randomTable<Game>(luck));
      while (positions < wanted && match.play(luck.below(2) ? Level::beginner : Level::random)) {
        if (match.state.known.over || luck.below(4) != 0) continue;
        const View view = match.view();
        // Levels differ in how much they do of the same, so that few of the costly ones will do.
        const Level level = positions % 50 == 0 ? Level::master : positions % 2 ? Level::beginner : Level::greedy;
        const auto thought = Game::think(view, match.memory(), level, seed, {});
        for (int i = 0; i < 10; ++i) {
          const View again = Game::view(Game::imagine(view, luck), view.viewer);
          const auto other = Game::think(again, match.memory(), level, seed, {});
          QCOMPARE(other->move, thought->move);
          QVERIFY(other->best == thought->best);
        }
        ++positions;
      }
    }
  }

  /// The same on every device and with every compiler: 170 positions of all kinds, each thought over by one level.
  void the_thoughts_of_170_positions_are_what_they_were() {
    constexpr Level levels[]{Level::greedy, Level::beginner, Level::casual, Level::strong, Level::master};
    Hash hash;
    int positions = 0;
    for (std::uint64_t seed = 0; positions < 170; ++seed) {
      Rng luck(seed);
      Watched match(seed, randomTable<Game>(luck));
      while (positions < 170 && match.play(luck.below(2) ? Level::beginner : Level::random)) {
        if (match.state.known.over || luck.below(8) != 0) continue;
        add(hash, *Game::think(match.view(), match.memory(), levels[positions++ % 5], seed, {}));
      }
    }
    QCOMPARE(QString::number(hash.value(), 16), QString("3802d0843c93e0"));
  }

  /// All ten games, each deal from both sides. The number is exact, and no statistic: everything follows from the
  /// seeds.
  void a_master_beats_greedy() {
    int shares = 0;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      for (int sits = 0; sits < 2; ++sits) {
        Watched match(seed, tableOf(2));
        while (match.play(match.state.known.turn == seatAt(sits) ? Level::master : Level::greedy)) continue;
        const Standing standing = Game::standing(match.state);
        const bool won = std::count(standing.winners.begin(), standing.winners.end(), seatAt(sits)) > 0;
        shares += won ? 60 / (static_cast<int>(standing.winners.size()) + standing.gameWins) : 0;
      }
    }
    QCOMPARE(shares, 600);
  }

  /// What the other seat believes, of all the ways to hold three sectors, of the one that is true: a master doesn't
  /// give its sectors away more than one who covers whatever is worth most outside them.
  void a_master_gives_its_sectors_away_no_more_than_greedy() {
    std::array<std::int64_t, 2> seen{}; // through a master, through greedy
    for (std::uint64_t seed = 100; seed < 106; ++seed) {
      for (int sits = 0; sits < 2; ++sits) {
        Watched match(seed, tableOf(2));
        for (int ply = 0; ply < 40; ++ply) {
          const bool masters = match.state.known.turn == seatAt(sits);
          if (!match.play(masters ? Level::master : Level::greedy)) break;
          if (ply < 10) continue;
          for (int i = 0; i < 2; ++i) {
            const Seat looks = seatAt(1 - i);
            const Guess guess(Game::view(match.state, looks), match.memories[looks]);
            for (std::size_t sector = 0; sector < 9; ++sector)
              if (match.state.sectors[sector] == ownerAt(seatAt(i)))
                seen[i == sits ? 0 : 1] += guess.likely(sector, ownerAt(seatAt(i)));
          }
        }
      }
    }
    QVERIFY(seen[0] <= seen[1]);
  }

  /// Who doesn't check lays a chip where it may not lie now and then, but only where the rules let that happen.
  void only_lower_levels_lay_what_is_irregular_and_only_where_it_can_happen() {
    const auto wrong = [](Level level, Referee referee) {
      int count = 0;
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        Watched match(seed, tableOf(2, {.referee = referee}));
        int before = 0;
        while (match.play(level)) {
          int now = 0;
          for (int spot : match.state.known.lifted) now += spot;
          count += now - before;
          before = now;
        }
      }
      return count;
    };
    QCOMPARE(wrong(Level::beginner, Referee::assist), 0);
    QVERIFY(wrong(Level::beginner, Referee::strict) > 0);
    QCOMPARE(wrong(Level::greedy, Referee::strict), 0);
  }
};

QTEST_APPLESS_MAIN(OkudosPlayersTest)
#include "okudos_players_test.moc"
