#pragma once

#include "ai/stop.h"
#include "games/kakuro_cards/ai/odds.h"

#include <vector>

namespace ninefold::kakuro_cards {

/// The end of a game of two in which nothing is drawn any more and each knows what the other holds: solved, not
/// guessed. To win counts more than any number of points, and to tie more than to lose; beyond that points count.
class EndGame {
public:
  EndGame(const QuickBoard& on, std::size_t mostFlips, const ai::Stop& stopped)
      : board(on), flips(mostFlips), stop(stopped) {}

  /// What it comes to for who moves next and is ahead by `lead` now. Exact between `low` and `high`, else a bound.
  int solve(const Hand& mine, const Hand& theirs, int lead, int low = -most, int high = most);
  /// The same for who makes that turn now; `left` is what it holds then.
  int solveAfter(const QuickTurn&, const Hand& left, const Hand& theirs, int lead, int low = -most, int high = most);

  std::int64_t nodes() const { return looked; }

  static constexpr int most = 1'000'000;
  /// More than all points of an end game.
  static constexpr int win = 10'000;

  static constexpr int worthOf(int lead) { return lead > 0 ? lead + win : lead < 0 ? lead - win : 0; }
  static constexpr int leadOf(int worth) { return worth > 0 ? worth - win : worth < 0 ? worth + win : 0; }

private:
  struct Ordered {
    QuickTurn turn;
    int promise = 0;
  };
  int bestWith(const Hand&);
  std::vector<Ordered> ordered(const Hand& mine, const Hand& theirs);

  QuickBoard board;
  std::size_t flips;
  const ai::Stop& stop;
  std::int64_t looked = 0;
};

} // namespace ninefold::kakuro_cards
