#pragma once

#include "games/kakuro_cards/kakuro_cards.h"
#include "sudoku/human/rate.h"

#include <optional>
#include <vector>

namespace ninefold::kakuro_cards {

/// A turn of Kakuro Cards and what it brings.
struct ScoredTurn {
  Place place;
  int points = 0;
  int kakuros = 0; // that score in it
  int addends = 0; // of the longest of them
};

/// Every turn that the viewer could make now, with either side up and all flips that KC-14 allows. For `assist`.
std::vector<ScoredTurn> scoredTurns(const View&);

/// What it takes to see the best turn.
struct TurnFacts {
  int points = 0;  // of the best turn: no other brings more
  int flips = 0;   // the fewest with which it can be had
  int kakuros = 0; // that score in it then
  int addends = 0; // of the longest of them
  int rivals = 0;  // other turns that bring nine tenths of it or more
  bool operator==(const TurnFacts&) const = default;
};

TurnFacts factsOf(const std::vector<ScoredTurn>&);

/// The best of some turns: of those that bring the same, one with the fewest flips.
const ScoredTurn& bestOf(const std::vector<ScoredTurn>&);

/// How hard a problem is:
///   gentle    no flip, and one Kakuro of two or three addends
///   easy      no flip, and a longer Kakuro or several at once
///   tricky    a flip, for one Kakuro
///   hard      a flip that makes several Kakuros, with at most two turns that come near it
///   fiendish  two flips or more
/// Nothing for what is no good problem: fewer than ten points, or more than eight turns that come near.
std::optional<human::Grade> gradeOf(const TurnFacts&);

/// A position with two cards in hand: which turn brings most? Played with `turns: one`.
struct TurnProblem {
  Table table;
  Deal deal;
  TurnFacts facts;
};

/// The hardest that there is with that many flips.
constexpr human::Grade hardest(Flips flips) {
  return flips == Flips::one ? human::Grade::hard : human::Grade::fiendish;
}

/// A problem of that grade. The same generator state always makes the same.
TurnProblem turnProblem(human::Grade, Flips, Rng&);

} // namespace ninefold::kakuro_cards
