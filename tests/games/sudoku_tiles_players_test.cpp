#include "games/sudoku_tiles/ai/alone.h"
#include "games/sudoku_tiles/ai/endgame.h"
#include "match/random_play.h"
#include "support/qtest.h"
#include "support/rounds.h"
#include "support/tables.h"

using namespace ninefold;
using namespace ninefold::sudoku_tiles;
using ai::Level;

namespace {

std::string difference(const State& state, const Position& position) {
  const Public& known = state.known;
  if (position.over != !known.turn && !known.over) return "over";
  if (known.turn && position.turn != index(*known.turn)) return "turn";
  if (position.pile != static_cast<int>(state.pile.size())) return "pile";
  std::array<int, 10> heap{};
  for (Digit tile : state.pile) ++heap[tile];
  for (int i = 0; i < known.table.seats; ++i) {
    ++heap[state.tile[seatAt(i)]];
    if ((position.holding >> i & 1) != known.holds[seatAt(i)]) return "who holds a tile";
    if (position.scores[static_cast<std::size_t>(i)] != known.score[seatAt(i)]) return "score";
  }
  for (std::size_t tile = 1; tile <= 9; ++tile)
    if (heap[tile] != position.heap[tile]) return "heap";
  const Standing standing = Game::standing(state);
  for (int i = 0; known.over && i < known.table.seats; ++i) {
    const bool won = std::count(standing.winners.begin(), standing.winners.end(), seatAt(i)) > 0;
    if (outcomeOf(position, i).share != (won ? 60 / static_cast<int>(standing.winners.size()) : 0)) return "share";
  }
  const bool assisted = known.table.options.referee == Referee::assist;
  if (assisted && known.turn && known.over != position.legal(state.tile[*known.turn]).none()) return "no cell";
  std::string wrong;
  forEachCell(shapeOf(known), [&](Cell cell) {
    if (position.empty.has(cell.index()) != (known.board[cell] == 0)) wrong = "tile on " + name(cell);
    if (position.points(cell.index()) != points(known, cell)) wrong = "points of " + name(cell);
    for (Digit tile = 1; tile <= shapeOf(known).columns; ++tile) {
      const bool legal = known.board[cell] == 0 && !conflicts(known.board, shapeOf(known), cell, tile);
      if (position.legal(tile).has(cell.index()) != legal) wrong = "legal " + name(cell);
    }
  });
  return wrong;
}

/// A match by computer players, or by chance.
struct Watched {
  Watched(std::uint64_t seed, const Game::Table& agreed) : table(agreed), luck(seed) {
    state = Game::begin(table, Game::shuffle(table, luck));
  }

  /// What happens next: an objection, a move by a player of this level, or all let the last placement stand. False if
  /// nothing does.
  bool play(Level level) {
    if (state.known.over) return false;
    if (level == Level::random) {
      const auto input = randomInput<Game>(state, table.seats, luck);
      return input && apply(*input);
    }
    std::optional<Input<Game>> input;
    for (int i = 0; i < table.seats && !input; ++i) {
      const Seat seat = seatAt(i);
      const View view = Game::view(state, seat);
      if (Game::legal(view).empty()) continue;
      if (const auto thought = Game::think(view, {}, level, 7, {})) input = Input<Game>{seat, thought->move};
    }
    if (!input && state.known.open) input = Input<Game>{nobody, Accept{}};
    return input && apply(*input);
  }

  bool apply(const Input<Game>& input) {
    auto step = Game::apply(state, input);
    if (!step) return false;
    state = std::move(step->state);
    return true;
  }

  Game::Table table;
  Rng luck;
  State state;
};

Game::Table tableOf(int seats, Options options = {}) { return {seats, seatAt(0), options}; }

void add(Hash& hash, const ai::Thought<Move>& thought) {
  nlohmann::ordered_json json;
  Game::write(json, thought.move);
  for (const auto& choice : thought.best) {
    Game::write(json, choice.move);
    hash << json.dump() << choice.worth.points << choice.worth.chance;
  }
  hash << json.dump();
}

// What is left of a game, worked out by the rules alone. It is played in `strict`, where a game doesn't end by itself
// because of the tile that the next seat happens to hold.

/// The share of a seat in sixtieths, and its lead.
struct Mean {
  double share = 0, lead = 0;
};
std::vector<Mean> meanOf(const State& state);

/// The same to everybody but the mover, who holds this tile.
State withTile(const State& state, Digit tile) {
  State other = state;
  Digit& mine = other.tile[*other.known.turn];
  if (mine == tile) return other;
  for (Digit& hidden : other.pile)
    if (hidden == tile) return std::swap(hidden, mine), other;
  for (Digit& hidden : other.tile.values)
    if (hidden == tile) return std::swap(hidden, mine), other;
  return other;
}

std::vector<Mean> ended(const State& state) {
  const Standing standing = Game::standing(state);
  std::vector<Mean> result;
  for (int i = 0; i < state.known.table.seats; ++i) {
    int best = 0;
    for (int j = 0; j < state.known.table.seats; ++j)
      if (j != i) best = std::max(best, standing.scores[static_cast<std::size_t>(j)]);
    const int own = standing.scores[static_cast<std::size_t>(i)];
    const auto winners = std::count(standing.scores.begin(), standing.scores.end(), own);
    result.push_back({own < best ? 0 : 60.0 / static_cast<double>(winners), static_cast<double>(own - best)});
  }
  return result;
}

/// The best that the mover can do with the tile that it holds.
std::vector<Mean> bestOf(const State& state) {
  const auto seat = static_cast<std::size_t>(index(*state.known.turn));
  std::optional<std::vector<Mean>> best;
  forEachCell(shapeOf(state.known), [&](Cell cell) {
    const Digit tile = state.tile[*state.known.turn];
    if (state.known.board[cell] != 0 || conflicts(state.known.board, shapeOf(state.known), cell, tile)) return;
    const auto after = meanOf(Game::apply(state, {state.known.turn, Place{cell}})->state);
    const auto better = [&] {
      if (std::abs(after[seat].share - (*best)[seat].share) > 1e-5) return after[seat].share > (*best)[seat].share;
      return after[seat].lead > (*best)[seat].lead + 1e-5;
    };
    if (!best || better()) best = after;
  });
  return best ? *best : ended(state);
}

/// The mean over the tiles that the mover may hold. What else is hidden makes no difference, wherever it lies.
std::vector<Mean> meanOf(const State& state) {
  if (!state.known.turn) return ended(state);
  std::vector<Mean> sum(static_cast<std::size_t>(state.known.table.seats));
  std::array<int, 10> heap{};
  for (Digit tile : state.pile) ++heap[tile];
  for (int i = 0; i < state.known.table.seats; ++i) ++heap[state.tile[seatAt(i)]];
  double tiles = 0;
  for (Digit tile = 1; tile <= 9; ++tile) {
    if (heap[tile] == 0) continue;
    const auto best = bestOf(withTile(state, tile));
    for (std::size_t i = 0; i < sum.size(); ++i) {
      sum[i].share += heap[tile] * best[i].share;
      sum[i].lead += heap[tile] * best[i].lead;
    }
    tiles += heap[tile];
  }
  for (Mean& mean : sum) mean = {mean.share / tiles, mean.lead / tiles};
  return sum;
}

} // namespace

class SudokuTilesPlayersTest : public QObject {
  Q_OBJECT

private slots:
  void what_players_look_into_keeps_the_rules() {
    const int plies = rounds("NINEFOLD_FAST_PLIES", 10'000);
    int done = 0;
    for (std::uint64_t seed = 0; done < plies; ++seed) {
      Rng luck(seed);
      const auto table = randomTable<Game>(luck);
      State state = Game::begin(table, Game::shuffle(table, luck));
      Position position(state.known, static_cast<int>(state.pile.size()));
      for (; auto input = randomInput<Game>(state, table.seats, luck); ++done) {
        const State before = std::exchange(state, Game::apply(state, *input)->state);
        if (std::holds_alternative<Challenge>(input->move)) {
          position = Position(state.known, static_cast<int>(state.pile.size())); // nobody looks past an objection
        } else if (const auto* place = std::get_if<Place>(&input->move)) {
          const Digit tile = before.tile[*input->seat];
          const bool stands = state.known.board[place->cell] != 0;
          stands ? position.place(place->cell.index(), tile) : position.setAside(tile);
        } else if (std::holds_alternative<Cannot>(input->move) && !state.known.over) {
          position.setAside(before.tile[*input->seat]);
        } else if (std::holds_alternative<Cannot>(input->move) &&
                   state.known.aside.size() > before.known.aside.size()) {
          position.setAside(before.tile[*input->seat]);
        }
        const std::string wrong = difference(state, position);
        if (!wrong.empty()) QFAIL(qPrintable(QString("seed %1: %2").arg(seed).arg(wrong.c_str())));
        if (state.known.turn && position != Position(state.known, static_cast<int>(state.pile.size())))
          QFAIL("a position made anew differs");
      }
    }
  }

  void a_player_never_makes_a_move_that_is_refused() {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
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
        if (!match.state.known.turn || match.state.known.over || luck.below(3) != 0) continue;
        const View view = Game::view(match.state, match.state.known.turn);
        const Level level = positions % 50 == 0 ? Level::master : positions % 2 ? Level::beginner : Level::greedy;
        const auto thought = Game::think(view, {}, level, seed, {});
        for (int i = 0; i < 10; ++i) {
          const View again = Game::view(Game::imagine(view, luck), view.viewer);
          const auto other = Game::think(again, {}, level, seed, {});
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
        if (!match.state.known.turn || match.state.known.over || luck.below(6) != 0) continue;
        const View view = Game::view(match.state, match.state.known.turn);
        add(hash, *Game::think(view, {}, levels[positions++ % 5], seed, {}));
      }
    }
    QCOMPARE(QString::number(hash.value(), 16), QString("8d5cd8e0241969c9"));
  }

  /// Positions near the end of children's games, each cell's worth held against what the rules alone lead to.
  void a_late_position_is_worth_exactly_what_can_come_of_it() {
    int looked = 0;
    for (std::uint64_t seed = 0; looked < 60; ++seed) {
      Watched match(seed, tableOf(2 + static_cast<int>(seed % 2), {.board = Size::kids}));
      int tiles = 30;
      const auto fewLeft = [&] {
        const Position now(match.state.known, static_cast<int>(match.state.pile.size()));
        tiles = 0;
        for (Digit tile = 1; tile <= 6; ++tile) tiles += now.heap[tile] ? now.legal(tile).size() : 0;
        return tiles <= 8;
      };
      while (!match.state.known.over && !fewLeft() && match.play(Level::random)) continue;
      if (match.state.known.over) continue;
      const View view = Game::view(match.state, match.state.known.turn);
      const auto thought = Game::think(view, {}, Level::master, 1, {});
      const auto seat = static_cast<std::size_t>(index(*view.viewer));
      State rest = match.state;
      rest.known.table.options.referee = Referee::strict;
      const Mean best = bestOf(rest)[seat];
      for (const auto& choice : thought->best) {
        const auto here = meanOf(Game::apply(rest, {view.viewer, choice.move})->state)[seat];
        QVERIFY(std::abs(here.share * 1000 / 60 - choice.worth.chance) < 1.001);
        QVERIFY(std::abs(here.lead * 1000 - choice.worth.points) < 1.001);
        if (choice.move == thought->move) QVERIFY(std::abs(here.share - best.share) < 1e-4);
      }
      ++looked;
    }
  }

  /// ST-14: who plays alone and notices everything fills the board, whatever the order of the tiles.
  void alone_the_board_is_always_filled() {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      const Options options{.board = seed % 2 ? Size::kids : Size::adult,
                            .start = seed % 4 == 3 ? StartTiles::empty : StartTiles::gold};
      Watched match(seed, tableOf(1, options));
      while (match.play(Level::master)) continue;
      QVERIFY(match.state.known.over);
      QCOMPARE(match.state.pile.size(), std::size_t{0});
      QCOMPARE(match.state.known.holds[seatAt(0)], false);
    }
  }

  /// An objection is only made where there is cause; a master always makes it.
  void who_notices_a_mistake_objects() {
    Watched match(3, tableOf(2, {.referee = Referee::table}));
    const Seat mover = *match.state.known.turn;
    const Digit tile = match.state.tile[mover];
    std::optional<Cell> wrong, right;
    forEachCell(nineByNine, [&](Cell cell) {
      if (match.state.known.board[cell] != 0) return;
      (conflicts(match.state.known.board, nineByNine, cell, tile) ? wrong : right) = cell;
    });
    const State begun = match.state;
    for (const Cell cell : {*wrong, *right}) {
      match.state = begun;
      QVERIFY(match.apply({mover, Place{cell}}));
      const auto thought = Game::think(Game::view(match.state, after(mover, 2)), {}, Level::master, 1, {});
      QCOMPARE(std::holds_alternative<Challenge>(thought->move), cell == *wrong);
    }
  }
};

QTEST_APPLESS_MAIN(SudokuTilesPlayersTest)
#include "sudoku_tiles_players_test.moc"
