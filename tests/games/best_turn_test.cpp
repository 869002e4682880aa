#include "games/kakuro_cards/best_turn.h"
#include "games/kakuro_cards_table.h"
#include "support/qtest.h"

#include <algorithm>

using namespace ninefold;
using namespace ninefold::kakuro_cards;
using human::Grade;
using std::string;

namespace {

/// What a turn brings by the public rules; nothing if they refuse it.
std::optional<int> pointsOf(const CardGame::State& state, const Place& place) {
  const auto step = CardGame::apply(state, {seatAt(0), place});
  if (!step) return std::nullopt;
  return step->state.known.score[seatAt(0)] - state.known.score[seatAt(0)];
}

std::vector<Cell> cardsOn(const Cards& board) {
  std::vector<Cell> cells;
  forEachCell(nineByNine, [&](Cell cell) {
    if (board[cell].number != 0) cells.push_back(cell);
  });
  return cells;
}

/// Tries every cell, card, side and every set of flips of at most `most` cards, and calls `visit` with what is allowed.
template<class Visit> void bruteForce(const CardGame::State& state, std::size_t most, Visit visit) {
  const std::vector<Cell> cards = cardsOn(state.known.board);
  const Hand& hand = state.hand[seatAt(0)];
  const auto tryAll = [&](Place place) {
    const auto flip = [&](const auto& self, std::size_t from) -> void {
      if (const auto points = pointsOf(state, place)) visit(place, *points);
      if (place.flips.size() == most) return;
      for (std::size_t i = from; i < cards.size(); ++i) {
        place.flips.push_back(cards[i]);
        self(self, i + 1);
        place.flips.pop_back();
      }
    };
    flip(flip, 0);
  };
  forEachCell(nineByNine, [&](Cell cell) {
    if (!isFreeBesideCard(state.known.board, cell)) return;
    for (std::size_t i = 0; i < hand.size(); ++i)
      if (i == 0 || hand[i] != hand[0])
        for (Side side : {addend, sum}) tryAll({cell, hand[i], side});
  });
}

/// A place as it can be compared: flips in the order of their cells.
auto keyOf(const Place& place) {
  std::vector<int> flips;
  for (Cell cell : place.flips) flips.push_back(cell.index());
  std::ranges::sort(flips);
  return std::tuple(place.cell.index(), place.card, place.side, flips);
}

/// Whether the search has found exactly the turns that the rules allow, with the points that they give.
bool agree(const CardGame::State& state, std::size_t most) {
  std::vector<std::pair<decltype(keyOf(Place{})), int>> found, allowed;
  for (const ScoredTurn& turn : scoredTurns(CardGame::view(state, seatAt(0))))
    found.emplace_back(keyOf(turn.place), turn.points);
  bruteForce(state, most, [&](const Place& place, int points) { allowed.emplace_back(keyOf(place), points); });
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  std::ranges::sort(allowed);
  return found == allowed;
}

TurnFacts facts(const Dealt& game) { return factsOf(scoredTurns(CardGame::view(game.state, seatAt(0)))); }

} // namespace

class BestTurnTest : public QObject {
  Q_OBJECT

private slots:
  void with_one_flip_the_search_finds_what_trying_everything_finds() {
    for (std::uint64_t seed = 0; seed < 60; ++seed)
      QVERIFY(agree(midGame(seed, 3 + static_cast<int>(seed % 30), {}, 1), 1));
  }

  void with_many_flips_too() {
    const Options many{.flips = Flips::many};
    for (std::uint64_t seed = 0; seed < 12; ++seed) // up to 10 cards on the board, any of them turned over
      QVERIFY(agree(midGame(seed, static_cast<int>(seed % 6), many, 1), mostCards));
    for (std::uint64_t seed = 0; seed < 4; ++seed) // up to 20 cards
      QVERIFY(agree(midGame(seed, 12 + static_cast<int>(seed), many, 1), 3));
  }

  void the_rulebooks_best_turns_are_found() {
    const Dealt flipped = on(figure7, {.seats = 1, .bag = {7, 9}});
    QVERIFY(facts(flipped).points >= 18); // figure 7: 14 + 4
    const Dealt plain = on("3s 9 _", {.seats = 1, .bag = {4, 1}});
    QCOMPARE(facts(plain).points, 13);
    QCOMPARE(facts(plain).flips, 0);
    QCOMPARE(facts(plain).kakuros, 1);
  }

  void a_grade_says_what_has_to_be_seen() {
    const auto grade = [](const TurnFacts& seen) {
      const auto found = gradeOf(seen);
      return found ? string(human::key(*found)) : "none";
    };
    QCOMPARE(grade({.points = 12, .flips = 0, .kakuros = 1, .addends = 3, .rivals = 3}), string("gentle"));
    QCOMPARE(grade({.points = 12, .flips = 0, .kakuros = 2, .addends = 3, .rivals = 3}), string("easy"));
    QCOMPARE(grade({.points = 12, .flips = 0, .kakuros = 1, .addends = 4, .rivals = 3}), string("easy"));
    QCOMPARE(grade({.points = 12, .flips = 1, .kakuros = 1, .addends = 3, .rivals = 3}), string("tricky"));
    QCOMPARE(grade({.points = 12, .flips = 1, .kakuros = 2, .addends = 3, .rivals = 2}), string("hard"));
    QCOMPARE(grade({.points = 12, .flips = 1, .kakuros = 2, .addends = 3, .rivals = 3}), string("none"));
    QCOMPARE(grade({.points = 12, .flips = 2, .kakuros = 1, .addends = 3, .rivals = 8}), string("fiendish"));
    QCOMPARE(grade({.points = 9, .flips = 0, .kakuros = 1, .addends = 3, .rivals = 0}), string("none"));
    QCOMPARE(grade({.points = 12, .flips = 0, .kakuros = 1, .addends = 3, .rivals = 9}), string("none"));
  }

  void a_problem_is_of_its_grade_and_its_best_turn_ends_it() {
    for (const Flips flips : {Flips::one, Flips::many})
      for (int level = 0; level <= static_cast<int>(hardest(flips)); ++level) {
        const auto grade = static_cast<Grade>(level);
        Rng rng(static_cast<std::uint64_t>(level)), again = rng;
        const TurnProblem problem = turnProblem(grade, flips, rng);
        QVERIFY(turnProblem(grade, flips, again).deal == problem.deal);
        QVERIFY(gradeOf(problem.facts) == grade);
        QVERIFY(problem.table.options.flips == flips);

        Dealt game(problem.table, problem.deal);
        int best = 0;
        Place bestPlace;
        bruteForce(game.state, flips == Flips::one ? 1 : 2, [&](const Place& place, int points) {
          if (points > best) std::tie(best, bestPlace) = std::pair(points, place);
        });
        QVERIFY(best <= problem.facts.points);
        if (flips == Flips::one) QCOMPARE(best, problem.facts.points);
        QCOMPARE(game.play(0, bestPlace), string("ok"));
        QVERIFY(game.over());
        QCOMPARE(game.score(0), best);
      }
  }
};

QTEST_APPLESS_MAIN(BestTurnTest)
#include "best_turn_test.moc"
