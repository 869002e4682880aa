#include "games/kakuro_cards/ai/end_game.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

int EndGame::bestWith(const Hand& hand) {
  int best = 0;
  ++looked;
  board.forEachTurn(numbersIn(hand), flips, [&](const QuickTurn& turn) { best = std::max(best, turn.points); });
  return best;
}

/// The turns of who moves: those first that bring much and leave little.
std::vector<EndGame::Ordered> EndGame::ordered(const Hand& mine, const Hand& theirs) {
  std::vector<Ordered> turns;
  board.forEachTurn(numbersIn(mine), flips, [&](const QuickTurn& turn) { turns.push_back({turn, turn.points}); });
  ++looked;
  if (mine.size() + theirs.size() > 2)
    for (Ordered& each : turns) {
      board.lay(each.turn);
      each.promise += bestWith(without(mine, each.turn.number)) - bestWith(theirs);
      board.takeBack(each.turn);
    }
  std::stable_sort(turns.begin(), turns.end(),
                   [](const Ordered& a, const Ordered& b) { return a.promise > b.promise; });
  return turns;
}

int EndGame::solve(const Hand& mine, const Hand& theirs, int lead, int low, int high) {
  if (mine.empty() && theirs.empty()) return worthOf(lead);
  if (mine.empty()) return -solve(theirs, mine, -lead, -high, -low);
  if (theirs.empty() && mine.size() == 1) return worthOf(lead + bestWith(mine));
  const bool nobodyComesBack = mine.size() == 1 && theirs.size() == 1;
  int best = -most;
  for (const Ordered& each : ordered(mine, theirs)) {
    if (stop.wanted()) return best;
    // Nothing is left for it but what the other one takes.
    if (nobodyComesBack && worthOf(lead + each.turn.points) <= std::max(best, low)) break;
    const Hand left = without(mine, each.turn.number);
    best = std::max(best, solveAfter(each.turn, left, theirs, lead, std::max(best, low), high));
    if (best >= high) break;
  }
  return best;
}

int EndGame::solveAfter(const QuickTurn& turn, const Hand& left, const Hand& theirs, int lead, int low, int high) {
  board.lay(turn);
  const int worth = -solve(theirs, left, -lead - turn.points, -high, -low);
  board.takeBack(turn);
  return worth;
}

} // namespace ninefold::kakuro_cards
