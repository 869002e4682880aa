#pragma once

#include "games/sudoku_pens/sudoku_pens.h"

namespace ninefold::sudoku_pens {

/// What speaks for a digit that is about to be written, by the one rule and the digits in sight: what decides comes
/// first.
struct Case {
  enum class Kind : std::uint8_t {
    onlyDigit,    // nothing else fits in the cell
    onlyInRow,    // nowhere else in the house can the digit be
    onlyInColumn, //
    onlyInBlock,  //
    highest,      // nothing higher fits anywhere
    bars          // it keeps the digit out of cells where it could have been
  };
  Kind kind{};
  int barred = 0; // cells
  bool operator==(const Case&) const = default;
};
Case caseFor(const Public& before, Cell, Digit);

Phrase wordsFor(const Case&, Digit);

} // namespace ninefold::sudoku_pens
