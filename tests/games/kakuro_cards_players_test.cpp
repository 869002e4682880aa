#include "ai/arena.h"
#include "games/kakuro_cards/ai/end_game.h"
#include "games/kakuro_cards/ai/mind.h"
#include "games/kakuro_cards/best_turn.h"
#include "games/kakuro_cards_table.h"
#include "support/qtest.h"
#include "support/rounds.h"
#include "support/thinkers.h"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::kakuro_cards;
using ai::Level;
using std::string;

namespace {

static_assert(ai::HasPlayers<CardGame>);

const std::vector<Level> levels{Level::greedy, Level::beginner, Level::casual, Level::strong, Level::master};

/// A turn as it can be compared: its flips in the order of their cells.
using Line = std::tuple<Place, int>;
bool before(const Line& a, const Line& b) {
  const auto key = [](const Line& line) {
    const Place& place = std::get<0>(line);
    return std::tuple(place.cell, place.card, place.side, place.flips, std::get<1>(line));
  };
  return key(a) < key(b);
}

std::vector<Line> linesOf(std::vector<Line> lines) {
  for (auto& [place, points] : lines) std::ranges::sort(place.flips);
  std::ranges::sort(lines, before);
  return lines;
}

std::vector<Line> byTheRules(const View& view) {
  std::vector<Line> lines;
  for (ScoredTurn& turn : scoredTurns(view)) lines.emplace_back(std::move(turn.place), turn.points);
  return linesOf(std::move(lines));
}

std::vector<Line> quickly(const View& view) {
  std::vector<Line> lines;
  QuickBoard(view.known.board)
      .forEachTurn(numbersIn(view.hand), mostFlips(view.known.table.options),
                   [&](const QuickTurn& turn) { lines.emplace_back(Seen{turn}.place(), turn.points); });
  return linesOf(std::move(lines));
}

/// The last turns of a game of two, of `left` cards in all.
CardGame::State nearTheEnd(std::uint64_t seed, Flips flips, int left) {
  const kakuro_cards::Table table{2, seatAt(0), {.flips = flips}};
  auto state = CardGame::begin(table, dealFromSeed<CardGame>(table, seed));
  Rng luck(seed);
  while (static_cast<int>(state.bag.size()) + state.known.held[seatAt(0)] + state.known.held[seatAt(1)] > left)
    state = CardGame::apply(state, *randomInput<CardGame>(state, 2, luck))->state;
  return state;
}

/// What the end comes to for who is on turn, by the rules alone: everything is tried.
int tried(const CardGame::State& state) {
  const auto lead = [](const CardGame::State& at, Seat seat) {
    return at.known.score[seat] - at.known.score[after(seat, 2)];
  };
  const Seat mover = *state.known.turn;
  int best = -EndGame::most;
  for (Move& move : CardGame::legal(CardGame::view(state, mover))) {
    const auto next = CardGame::apply(state, {mover, std::move(move)})->state;
    const int worth = next.known.over            ? EndGame::worthOf(lead(next, mover))
                      : next.known.turn == mover ? tried(next)
                                                 : -tried(next);
    best = std::max(best, worth);
  }
  return best;
}

/// How many sixtieths of wins the first of some levels gets in so many deals from every side; and that nobody's move
/// was refused.
int sixtiethsWon(const std::vector<Level>& who, int deals, Options options = {}) {
  const kakuro_cards::Table table{static_cast<int>(who.size()), seatAt(0), options};
  int won = 0;
  for (int deal = 0; deal < deals; ++deal)
    for (int turned = 0; turned < table.seats; ++turned) {
      std::vector<ai::Sitter> sitters;
      for (std::size_t i = 0; i < who.size(); ++i) sitters.push_back({who[i], i});
      const auto bout = ai::playBout<CardGame>(table, dealFromSeed<CardGame>(table, static_cast<std::uint64_t>(deal)),
                                               sitters, turned);
      if (!bout.ended) return -1;
      for (const ai::Sat& sat : bout.seats) {
        if (sat.refused > 0) return -2;
        if (sat.who == 0) won += sat.share;
      }
    }
  return won;
}

/// How many mistakes are noticed in a match among four of a level: wrong claims, and right ones that were doubted.
struct Mistakes {
  int wrong = 0, upheld = 0, missed = 0;
};

Mistakes mistakesOf(Level level, Referee referee, int matches) {
  Mistakes all;
  for (int i = 0; i < matches; ++i) {
    const kakuro_cards::Table table{4, seatAt(0), {.referee = referee}};
    ai::ComputerTable<CardGame> match(table, dealFromSeed<CardGame>(table, static_cast<std::uint64_t>(i)),
                                      std::vector<ai::Sitter>(4, {level, static_cast<std::uint64_t>(i)}));
    while (const auto input = match.next()) {
      const bool wasWrong = match.state().known.open && isWrong(match.state().known.board, *match.state().known.open);
      if (wasWrong && !std::holds_alternative<Challenge>(input->move)) ++all.missed;
      if (!match.play(*input)) return {-1, -1, -1};
      for (const Event& event : match.events()) {
        all.wrong += event.kind == Event::Kind::wrong;
        all.upheld += event.kind == Event::Kind::upheld;
      }
    }
  }
  return all;
}

} // namespace

class KakuroCardsPlayersTest : public QObject {
  Q_OBJECT

private slots:
  // A law of 100,000 plies with NINEFOLD_LONG=1.
  void the_quick_board_finds_what_the_rules_allow() {
    int plies = rounds("NINEFOLD_QUICK_PLIES", 10'000);
    for (std::uint64_t seed = 0; plies > 0; ++seed) {
      Rng luck(seed);
      kakuro_cards::Table table{1 + static_cast<int>(seed % 4), seatAt(0)};
      if (seed % 3 == 0) table.options.flips = Flips::many;
      auto state = CardGame::begin(table, CardGame::shuffle(table, luck));
      while (!state.known.over) {
        const View view = CardGame::view(state, state.known.turn);
        const auto lines = quickly(view);
        QVERIFY2(lines == byTheRules(view), qPrintable(QString("seed %1").arg(seed)));
        // The best of a few, so that the board has Kakuros.
        Line line = lines[luck.below(static_cast<std::uint32_t>(lines.size()))];
        for (int i = 0; i < 3; ++i)
          if (const Line& other = lines[luck.below(static_cast<std::uint32_t>(lines.size()))];
              std::get<1>(other) > std::get<1>(line))
            line = other;
        auto step = CardGame::apply(state, {state.known.turn, std::get<0>(line)});
        QVERIFY(bool(step));
        QCOMPARE(step->state.known.score[*state.known.turn] - state.known.score[*state.known.turn], std::get<1>(line));
        state = std::move(step->state);
        --plies;
      }
    }
  }

  void what_is_laid_on_the_quick_board_lies_there_and_can_be_taken_back() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto state = midGame(seed, 25, {.flips = seed % 2 ? Flips::many : Flips::one});
      const View view = CardGame::view(state, state.known.turn);
      const QuickBoard start(view.known.board);
      start.forEachTurn(numbersIn(view.hand), mostFlips(view.known.table.options), [&](const QuickTurn& turn) {
        QuickBoard board = start;
        board.lay(turn);
        const Place place = Seen{turn}.place();
        Cards cards = view.known.board;
        lay(cards, place.cell, {place.card, place.side}, place.flips);
        QVERIFY(board == QuickBoard(cards));
        board.takeBack(turn);
        QVERIFY(board == start);
      });
    }
  }

  void what_the_next_one_may_hold_is_counted() {
    // Two cards out of a 3, a 5 and two 7s: the 7 is the best, then the 3.
    BestTurns best;
    for (QuickTurn& turn : best.turn) turn.points = 0;
    best.turn[7].points = 20;
    best.turn[3].points = 10;
    best.turn[5].points = 4;
    const Counts counts{0, 0, 0, 1, 0, 1, 0, 2, 0, 0};
    std::vector<std::pair<int, int>> ways;
    const auto note = [&](int number, int count) { ways.emplace_back(number, count); };
    QCOMPARE(forEachAnswer(counts, 2, best, note), 6);
    QVERIFY((ways == std::vector<std::pair<int, int>>{{7, 5}, {3, 1}}));
    ways.clear();
    QCOMPARE(forEachAnswer(counts, 1, best, note), 4);
    QVERIFY((ways == std::vector<std::pair<int, int>>{{7, 2}, {3, 1}, {5, 1}}));
  }

  void an_end_is_solved_as_trying_everything_solves_it() {
    for (std::uint64_t seed = 0; seed < 30; ++seed)
      for (int left : {1, 2, 3}) {
        if (left == 3 && seed % 10 != 0) continue;
        const auto state = nearTheEnd(seed, seed % 2 ? Flips::many : Flips::one, left);
        const Seat mover = *state.known.turn, other = after(mover, 2);
        const ai::Stop stop;
        EndGame end(QuickBoard(state.known.board), mostFlips(state.known.table.options), stop);
        QCOMPARE(end.solve(state.hand[mover], state.hand[other], state.known.score[mover] - state.known.score[other]),
                 tried(state));
      }
  }

  void the_master_plays_the_end_as_it_was_solved() {
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
      auto state = nearTheEnd(seed, seed % 2 ? Flips::many : Flips::one, 4);
      const Seat mover = *state.known.turn, other = after(mover, 2);
      const ai::Stop stop;
      EndGame end(QuickBoard(state.known.board), mostFlips(state.known.table.options), stop);
      const int lead = state.known.score[mover] - state.known.score[other];
      const int worth = end.solve(state.hand[mover], state.hand[other], lead);
      const auto first = CardGame::think(CardGame::view(state, mover), {}, Level::master, seed, {});
      QCOMPARE(first->best.front().worth.points, 1000 * EndGame::leadOf(worth));
      QCOMPARE(first->best.front().worth.chance, worth > 0 ? 1000 : worth == 0 ? 500 : 0);
      while (!state.known.over) {
        const auto thought = CardGame::think(CardGame::view(state, state.known.turn), {}, Level::master, seed, {});
        state = CardGame::apply(state, {state.known.turn, thought->move})->state;
      }
      QCOMPARE(state.known.score[mover] - state.known.score[other], EndGame::leadOf(worth));
    }
  }

  void hidden_cards_change_nothing() {
    QCOMPARE(whatHiddenCardsChange<CardGame>(rounds("NINEFOLD_MOMENTS", 100), levels), string());
  }

  void the_same_moment_has_the_same_thought_on_every_device() {
    QCOMPARE(hashOfThoughts<CardGame>(170, levels), std::uint64_t{17473589289721707468u});
  }

  // Exactly: nothing here is left to chance.
  void each_level_beats_the_one_below_it() {
    QCOMPARE(sixtiethsWon({Level::master, Level::greedy}, 20), 2100);
    QCOMPARE(sixtiethsWon({Level::master, Level::strong}, 10), 960);
    QCOMPARE(sixtiethsWon({Level::strong, Level::casual}, 10), 1020);
    QCOMPARE(sixtiethsWon({Level::casual, Level::beginner}, 10), 840);
  }

  void all_tables_are_played_to_their_end() {
    for (const Referee referee : referees)
      for (const Flips flips : {Flips::one, Flips::many})
        for (int seats = 2; seats <= 4; ++seats) {
          const std::vector<Level> who{Level::master, Level::beginner, Level::strong, Level::casual};
          QVERIFY(sixtiethsWon({who.begin(), who.begin() + seats}, 1, {.referee = referee, .flips = flips}) > 0);
        }
  }

  void only_those_who_overlook_things_claim_what_is_wrong() {
    QCOMPARE(mistakesOf(Level::master, Referee::strict, 4).wrong, 0);
    QCOMPARE(mistakesOf(Level::greedy, Referee::strict, 4).wrong, 0);
    const int beginners = mistakesOf(Level::beginner, Referee::strict, 8).wrong;
    const int strong = mistakesOf(Level::strong, Referee::strict, 8).wrong;
    QVERIFY2(beginners > strong && strong >= 0, qPrintable(QString("%1, %2").arg(beginners).arg(strong)));
  }

  void who_notices_a_mistake_objects_and_nobody_objects_to_what_is_right() {
    const Mistakes beginners = mistakesOf(Level::beginner, Referee::table, 8);
    QVERIFY(beginners.wrong > 0 && beginners.missed > 0);
    QCOMPARE(beginners.upheld, 0);
    auto game = on("3s 9 _ 9", {.referee = Referee::table, .bag = {4, 1, 2, 2}});
    QCOMPARE(game.play(0, claiming(put("C1", 4, addend), {right("A1")})), string("ok"));
    const auto thought = CardGame::think(CardGame::view(game.state, seatAt(1)), {}, Level::master, 1, {});
    QVERIFY(thought && std::holds_alternative<Challenge>(thought->move));
    QCOMPARE(game.play(1, thought->move), string("ok"));
    QVERIFY(game.had(Event::Kind::wrong));
    QCOMPARE(game.score(0), 0);
  }

  void where_the_app_looks_nothing_is_claimed_and_elsewhere_all_that_counts() {
    const Position position{.seats = 2, .bag = {4, 1, 2, 2}};
    for (const Referee referee : referees) {
      Position with = position;
      with.referee = referee;
      const auto game = on("3s 9 _", with);
      const auto thought = CardGame::think(CardGame::view(game.state, seatAt(0)), {}, Level::master, 1, {});
      const Place& place = std::get<Place>(thought->move);
      QCOMPARE(place.claims.empty(), referee == Referee::assist);
      QVERIFY(std::get<Place>(thought->best.front().move) == place);
      QVERIFY(std::ranges::is_sorted(thought->best,
                                     [](const auto& a, const auto& b) { return a.worth.points > b.worth.points; }) ||
              thought->best.front().worth.chance > 0);
    }
  }

  void whoever_is_told_to_stop_ends_soon() {
    const auto state = midGame(1, 30, {.flips = Flips::many});
    const std::atomic<bool> flag = true;
    const View view = CardGame::view(state, state.known.turn);
    QVERIFY(CardGame::think(view, {}, Level::master, 1, ai::Stop(flag)));
  }
};

QTEST_APPLESS_MAIN(KakuroCardsPlayersTest)
#include "kakuro_cards_players_test.moc"
