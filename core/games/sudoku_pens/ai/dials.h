#pragma once

#include "ai/level.h"

namespace ninefold::sudoku_pens {

/// How a level plays: what it notices (in thousandths), how long it thinks, how fast it writes.
struct Dial {
  int noticed = 1000;  // of the cells
  int slips = 0;       // turns in which it overlooks what stands in some house
  int objects = 1000;  // of the mistakes of others
  int simulations = 0; // games played on in its head
  int positions = 0;   // looked at where all can be looked at
  int inTurn = 9;      // digits that it writes in a turn of the speed variant: its pace in half a minute
  int hardest = 62;    // the technique that it knows, in tenths of the rating
  int insights = 81;   // rounds of deductions that it carries on in its head, where the solution is checked
  int chains = 0;      // of the deductions, those by chains
};

constexpr Dial dialOf(ai::Level level) {
  switch (level) {
  case ai::Level::beginner:
    return {.noticed = 95, .slips = 120, .objects = 450, .simulations = 100, .inTurn = 3, .hardest = 15, .insights = 1};
  case ai::Level::casual:
    return {.noticed = 200, .slips = 40, .objects = 700, .simulations = 300, .inTurn = 5, .hardest = 23, .insights = 2};
  case ai::Level::strong:
    return {.noticed = 440,
            .slips = 10,
            .objects = 900,
            .simulations = 1500,
            .positions = 1000,
            .inTurn = 7,
            .hardest = 34,
            .insights = 6};
  case ai::Level::random:
  case ai::Level::greedy:
  case ai::Level::master: break;
  }
  return {.simulations = 4000, .positions = 8000, .chains = 8};
}

} // namespace ninefold::sudoku_pens
