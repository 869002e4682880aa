#pragma once

#include "sudoku/human/houses.h"

#include <vector>

namespace ninefold::sudoku_pens {

using human::CellSet;

/// The places left once somebody has written a digit in one of them.
inline CellSet after(CellSet places, int cell) {
  places = places.without(human::peersOf(cell));
  places.drop(cell);
  return places;
}

/// Who has the last word at a digit: between two seats that write the highest digit there is, whoever answers stays
/// level exactly as long as each digit is written an even number of times. The chance of that is reckoned for somebody
/// who opens anywhere and somebody who answers as well as can be; and for no more places than stay
/// quick to count.
class LastWord {
public:
  static constexpr int most = 10; // places
  static constexpr int certain = 1 << 16;

  struct Chances {
    CellSet answers{}; // the best places for who answers
    int opened = 0;    // the chance of who answers, if the other is to open
    int answered = 0;  // if the answer is to come
  };

  LastWord() : known(1u << 15) {}

  /// A copy: looking on may overwrite it.
  Chances of(CellSet places);

  /// Which of these cells to take so that the last word at the next digit is likeliest to be one's own as well, once
  /// the other opens it.
  CellSet leaving(CellSet cells, CellSet nextPlaces);

private:
  struct Entry {
    CellSet places{};
    Chances chances{};
  };

  std::vector<Entry> known;
};

} // namespace ninefold::sudoku_pens
