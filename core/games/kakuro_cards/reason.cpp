#include "games/kakuro_cards/ai/odds.h"
#include "games/kakuro_cards/telling.h"

namespace ninefold::kakuro_cards {

namespace {

/// The most that any card could score, of those that nobody has laid yet.
int bestAnswer(const View& view) {
  const unsigned numbers = numbersIn(unseenBy(view));
  const BestTurns best = bestTurns(QuickBoard(view.known.board), numbers, mostFlips(view.known.table.options));
  int most = 0;
  for (int number = 1; number <= 9; ++number) most = std::max(most, best.points(number));
  return most;
}

/// What the card did that lies on `cell` now.
Phrase deedOf(const Cards& board, Cell cell, const std::vector<SceneRun>& runs) {
  const Word card = number(board[cell].number);
  const bool heads = board[cell].isSum();
  if (runs.size() > 2) {
    int points = 0;
    for (const SceneRun& run : runs) points += run.points;
    return {NINEFOLD_WORDS("%1 rows at once, %2 points."), {number(static_cast<int>(runs.size())), number(points)}};
  }
  if (runs.size() == 2) {
    const Word one = number(runs[0].points), other = number(runs[1].points);
    if (heads) return {NINEFOLD_WORDS("The %1 heads two rows, %2 and %3."), {card, one, other}};
    return {NINEFOLD_WORDS("The %1 completes two rows, %2 and %3."), {card, one, other}};
  }
  const Word points = number(runs.front().points);
  if (heads) return {NINEFOLD_WORDS("The %1 heads a row of %2."), {card, points}};
  return {NINEFOLD_WORDS("The %1 completes a row of %2."), {card, points}};
}

} // namespace

Reason reasonOf(const View& before, const View& after, const Events& heard) {
  const Event* placed = find(heard, Event::Kind::placed);
  if (!placed) return {};
  Reason reason{.laid = placed->cells.front()};
  if (find(heard, Event::Kind::wrong)) return reason; // that is told already
  for (const Event& event : heard)
    if (event.kind == Event::Kind::scored)
      reason.runs.push_back({event.cells.front(), event.cells.back(), *placed->seat, event.points});
  const int best = after.known.turn ? bestAnswer(after) : 0;
  if (!reason.runs.empty())
    reason.sentences = {deedOf(after.known.board, *reason.laid, reason.runs)};
  else if (best < bestAnswer(before))
    reason.sentences = {{NINEFOLD_WORDS("It scores nothing, but spoils the best card’s chance.")}};
  else
    reason.sentences = {{NINEFOLD_WORDS("It scores nothing.")}};
  if (best > 0)
    reason.sentences.push_back({NINEFOLD_WORDS("The best card now brings %1."), {number(best)}});
  else if (after.known.turn)
    reason.sentences.push_back({NINEFOLD_WORDS("No card brings anything now.")});
  return reason;
}

} // namespace ninefold::kakuro_cards
