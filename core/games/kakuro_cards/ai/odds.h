#pragma once

#include "games/kakuro_cards/ai/quick_board.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

/// How many cards of each number.
using Counts = std::array<int, 10>;

inline int sizeOf(const Counts& counts) {
  int sum = 0;
  for (int count : counts) sum += count;
  return sum;
}

/// The cards that the viewer sees nowhere: in the bag and in the other hands.
inline Counts unseenBy(const View& view) {
  Counts left{};
  std::fill(left.begin() + 1, left.end(), ofEachNumber);
  for (Card card : view.known.board.cells) --left[card.number];
  for (Digit card : view.hand) --left[card];
  left[0] = 0;
  return left;
}

/// Sets of numbers, a bit each.
inline unsigned numbersIn(const Counts& counts) {
  unsigned numbers = 0;
  for (unsigned number = 1; number <= 9; ++number)
    if (counts[number] > 0) numbers |= 1u << number;
  return numbers;
}

inline unsigned numbersIn(const Hand& hand) {
  unsigned numbers = 0;
  for (Digit card : hand) numbers |= 1u << card;
  return numbers;
}

/// The hand without one card of that number.
inline Hand without(Hand hand, Digit number) {
  hand.take(number);
  return hand;
}

/// For each number the turn that brings most with a card of it; what wasn't looked for brings -1.
struct BestTurns {
  std::array<QuickTurn, 10> turn{};

  int points(int number) const { return turn[static_cast<std::size_t>(number)].points; }
};

inline BestTurns bestTurns(const QuickBoard& board, unsigned numbers, std::size_t mostFlips) {
  BestTurns best;
  for (QuickTurn& turn : best.turn) turn.points = -1;
  board.forEachTurn(numbers, mostFlips, [&](const QuickTurn& turn) {
    if (turn.points > best.turn[turn.number].points) best.turn[turn.number] = turn;
  });
  return best;
}

constexpr int pairsOf(int cards) { return cards * (cards - 1) / 2; }

/// Somebody draws `hand` cards, one or two, from `counts` and makes the best turn with them. Calls `visit(number,
/// ways)` for each number that this turn may be with: in how many of the ways to draw. The answer is how many ways
/// there are.
template<class Visit> int forEachAnswer(const Counts& counts, int hand, const BestTurns& best, Visit&& visit) {
  std::array<int, 9> order{1, 2, 3, 4, 5, 6, 7, 8, 9};
  std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return best.points(a) > best.points(b); });
  const int cards = sizeOf(counts);
  int worse = cards;
  for (int number : order) {
    const int count = counts[static_cast<std::size_t>(number)];
    worse -= count;
    const int ways = hand == 1 ? count : pairsOf(count) + count * worse;
    if (ways > 0) visit(number, ways);
  }
  return hand == 1 ? cards : pairsOf(cards);
}

} // namespace ninefold::kakuro_cards
