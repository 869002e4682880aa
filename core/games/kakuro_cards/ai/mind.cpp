#include "games/kakuro_cards/ai/mind.h"

#include "games/kakuro_cards/ai/end_game.h"

namespace ninefold::kakuro_cards {

namespace {

class Mind {
public:
  Mind(const View& view, const Style& how, const ai::Stop& stopped)
      : style(how),
        stop(stopped),
        board(view.known.board),
        unseen(unseenBy(view)),
        hand(view.hand),
        bag(view.bag),
        flips(mostFlips(view.known.table.options)) {
    const Public& known = view.known;
    const Seat me = *view.viewer;
    int rival = known.table.seats > 1 ? -1'000'000 : 0;
    for (Seat seat = after(me, known.table.seats); seat != me; seat = after(seat, known.table.seats)) {
      rival = std::max(rival, known.score[seat]);
      if (known.held[seat] == 0) continue;
      if (others == 0) theirs = known.held[seat];
      ++others;
    }
    seats = known.table.seats;
    lead = known.score[me] - rival;
  }

  Judgement judge(std::vector<Seen> all) {
    for (Seen& seen : all) {
      const int worth = atFirst(seen.turn);
      judged.turns.push_back({std::move(seen), worth});
    }
    sort(judged.turns.size());
    if (seats == 2 && others == 1 && style.ends > 0 && bag <= 1 && sizeOf(unseen) == theirs + bag)
      solve();
    else if (others > 0 && bag > 0)
      lookFurther();
    return std::move(judged);
  }

private:
  /// The best to the front, among the first so many.
  void sort(std::size_t many) {
    std::stable_sort(judged.turns.begin(), judged.turns.begin() + static_cast<std::ptrdiff_t>(many),
                     [](const Weighed& a, const Weighed& b) {
                       return a.chance != b.chance ? a.chance > b.chance : a.worth > b.worth;
                     });
  }

  unsigned keptAfter(const QuickTurn& turn) const { return numbersIn(without(hand, turn.number)); }

  BestTurns look(unsigned numbers) {
    ++judged.nodes;
    return bestTurns(board, numbers, flips);
  }

  int atFirst(const QuickTurn& turn) {
    board.lay(turn);
    const unsigned kept = keptAfter(turn);
    const BestTurns best = look(numbersIn(unseen) | kept);
    std::int64_t worth = std::int64_t{1000} * (lead + turn.points);
    if (others > 0) worth -= style.answer * expected(unseen, theirs, best) / 1000;
    if (kept) worth += std::int64_t{style.keep} * best.points(__builtin_ctz(kept));
    board.takeBack(turn);
    return static_cast<int>(worth);
  }

  /// What the best turn brings with cards drawn from those, in thousandths of a point.
  static std::int64_t expected(const Counts& counts, int cards, const BestTurns& best) {
    std::int64_t sum = 0;
    cards = std::min(cards, sizeOf(counts));
    if (cards == 0) return 0;
    const int ways = forEachAnswer(counts, cards, best,
                                   [&](int number, int count) { sum += std::int64_t{count} * best.points(number); });
    return 1000 * sum / ways;
  }

  void lookFurther() {
    const auto width = std::min(judged.turns.size(), static_cast<std::size_t>(style.width));
    for (std::size_t i = 0; i < width && !stop.wanted(); ++i)
      judged.turns[i].worth = further(judged.turns[i].seen.turn);
    sort(width);
  }

  /// With each answer of the next one, and what is left after it.
  int further(const QuickTurn& turn) {
    board.lay(turn);
    const BestTurns best = look(numbersIn(unseen));
    std::int64_t sum = 0;
    const int ways = forEachAnswer(unseen, std::min(theirs, sizeOf(unseen)), best, [&](int number, int count) {
      const QuickTurn& answer = best.turn[static_cast<std::size_t>(number)];
      sum += count * (afterwards(turn, answer) - std::int64_t{style.answer} * answer.points);
    });
    board.takeBack(turn);
    return 1000 * (lead + turn.points) + static_cast<int>(sum / ways);
  }

  std::int64_t afterwards(const QuickTurn& turn, const QuickTurn& answer) {
    board.lay(answer);
    Counts left = unseen;
    --left[answer.number];
    const unsigned kept = keptAfter(turn);
    BestTurns best = look(numbersIn(left) | kept);
    const std::int64_t forOthers = expected(left, 2, best);
    if (kept) // it can be laid whatever is drawn
      for (QuickTurn& each : best.turn) each.points = std::max(each.points, best.points(__builtin_ctz(kept)));
    const std::int64_t forMe = expected(left, 1, best);
    board.takeBack(answer);
    return (style.follow * forMe - style.counter * forOthers) / 1000;
  }

  /// With nothing to draw any more the other one's hand is what isn't seen. Where one card is left it may be each of
  /// those: whoever makes this turn draws it, and then both know everything.
  void solve() {
    EndGame end(board, flips, stop);
    std::vector<Weighed> solved;
    std::array<int, 3> best{-EndGame::most, -EndGame::most, -EndGame::most};
    const std::size_t most = bag == 0 ? judged.turns.size() : static_cast<std::size_t>(style.ends);
    for (std::size_t i = 0; i < std::min(most, judged.turns.size()) && !stop.wanted(); ++i) {
      Weighed& each = judged.turns[i];
      const QuickTurn& turn = each.seen.turn;
      const Hand kept = without(hand, turn.number);
      std::int64_t worth = 0, chance = 0;
      int cases = 0, found = 0;
      const auto solveFor = [&](const Hand& mine, const Counts& held, int count) {
        // Of the best three it is to be known what they come to; of the others, that they are no better.
        found = end.solveAfter(turn, mine, handOf(held), lead, bag == 0 ? best[2] : -EndGame::most);
        worth += std::int64_t{count} * EndGame::leadOf(found);
        chance += std::int64_t{count} * (found > 0 ? 1000 : found == 0 ? 500 : 0);
        cases += count;
      };
      if (bag == 0) {
        solveFor(kept, unseen, 1);
        if (found <= best[2]) continue;
        const auto place = std::find_if(best.begin(), best.end(), [&](int other) { return found > other; });
        std::copy_backward(place, best.end() - 1, best.end());
        *place = found;
      } else {
        for (std::size_t number = 1; number <= 9; ++number) {
          if (unseen[number] == 0) continue;
          Counts held = unseen;
          --held[number];
          Hand mine = kept;
          mine.push_back(static_cast<Digit>(number));
          solveFor(mine, held, unseen[number]);
        }
      }
      each.worth = static_cast<int>(1000 * worth / cases);
      each.chance = static_cast<int>(chance / cases);
      solved.push_back(std::move(each));
    }
    judged.nodes += end.nodes();
    judged.turns = std::move(solved);
    sort(judged.turns.size());
  }

  static Hand handOf(const Counts& counts) {
    Hand hand;
    for (std::size_t number = 1; number <= 9; ++number)
      for (int i = 0; i < counts[number]; ++i) hand.push_back(static_cast<Digit>(number));
    return hand;
  }

  const Style& style;
  const ai::Stop& stop;
  QuickBoard board;
  Counts unseen;
  Hand hand;
  int bag;
  std::size_t flips;
  int seats = 0, others = 0, theirs = 0; // seats that have cards, and how many has the next of them
  int lead = 0;
  Judgement judged;
};

} // namespace

Judgement weigh(const View& view, const Style& style, std::vector<Seen> seen, const ai::Stop& stop) {
  return Mind(view, style, stop).judge(std::move(seen));
}

} // namespace ninefold::kakuro_cards
