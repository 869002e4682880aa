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
/// level exactly as long as each digit can be written an even number of times. Reckons with somebody who opens
/// anywhere, and only for as few places as people would count through.
class LastWord {
public:
  static constexpr int most = 9; // places

  LastWord() : known(1u << 14) {}

  /// Where to answer so that the last word is likeliest to be one's own. There is at least one place.
  CellSet answers(CellSet places) { return places.size() > most ? places : look(places).answers; }

private:
  struct Entry {
    CellSet places{}, answers{};
    int kept = 0; // the chance, of 65,536, of who answers if the other is to open
  };

  static constexpr int certain = 1 << 16;

  /// A copy: looking on may overwrite it.
  Entry look(CellSet places);
  int keptOf(CellSet places) { return places.empty() ? certain : look(places).kept; }

  std::vector<Entry> known;
};

} // namespace ninefold::sudoku_pens
