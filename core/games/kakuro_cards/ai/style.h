#pragma once

#include "ai/level.h"
#include "games/kakuro_cards/kakuro_cards.h"

namespace ninefold::kakuro_cards {

/// How somebody plays. The levels differ in what they notice: a cell, or a card that could be turned over, each with so
/// many thousandths. All of them then play as well as they can on what they saw; the lower ones look less far.
struct Style {
  int noticed = 1000;
  /// How many turns are looked into further, with each answer to them and what comes after it.
  int width = 12;
  /// The end is solved where everything is known, and so many turns where one card is left.
  int ends = 3;

  // What counts beside the points of a turn, in thousandths: what the next one takes of what it leaves;
  int answer = 1000;
  int keep = 500;                   // what the card kept would bring if nothing changed
  int follow = 1000, counter = 900; // after the answer: what is left for oneself, and for the others
};

constexpr Style styleOf(ai::Level level, const Table& table) {
  Style style;
  if (table.seats > 2) style.answer = 700, style.counter = 500;
  if (table.options.turns == Turns::one) style.keep = 0;
  switch (level) {
  case ai::Level::beginner: style.noticed = 530; break;
  case ai::Level::casual: style.noticed = 670; break;
  case ai::Level::strong: style.noticed = 820; break;
  case ai::Level::random:
  case ai::Level::greedy:
  case ai::Level::master: break;
  }
  if (level < ai::Level::strong) style.width = 0;
  if (level < ai::Level::master) style.ends = 0;
  return style;
}

} // namespace ninefold::kakuro_cards
