#pragma once

#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/human/houses.h"

namespace ninefold::sudoku_pens {

using human::CellSet;

/// A game by the one rule, in bits: what is played on in one's head. It allocates nothing. What is still open on the
/// table stands here.
class Sheet {
public:
  explicit Sheet(const Public&);

  /// Where a digit can still be written.
  CellSet places(Digit digit) const { return fits[digit - 1u] & empty; }
  /// The highest digit that can still be written somewhere; 0 if there is none.
  Digit highest() const;
  /// How many writes are left to choose from.
  int choices() const;

  Seat mover() const;
  bool over() const { return ended; }
  int seats() const { return players; }
  bool isSpeed() const { return rounds > 0; }
  /// Digits that the mover has written in this turn.
  int kept() const { return inTurn; }
  const PerSeat<int>& sums() const { return written; }
  /// How far a seat is ahead of the best of the others.
  int lead(Seat) const;

  void write(int cell, Digit digit);
  void pass();

  /// Leaves only these places to a digit: what somebody has noticed.
  void keepOnly(Digit digit, CellSet cells) { fits[digit - 1u] &= cells; }
  /// Takes these for places of a digit as well: what somebody takes for right.
  void believe(Digit digit, CellSet cells) { fits[digit - 1u] |= cells; }

private:
  std::array<CellSet, 9> fits{}; // by digit: where no equal digit is in sight; that a cell is taken counts besides
  CellSet empty;
  PerSeat<int> written;
  int players = 0, first = 0;
  int rounds = 0; // of the speed variant; 0 in the standard game
  int turns = 0, inTurn = 0, fruitless = 0;
  bool ended = false;
};

} // namespace ninefold::sudoku_pens
