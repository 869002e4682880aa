#pragma once

#include "grid/numbers.h"
#include "sudoku/human/houses.h"

#include <algorithm>
#include <vector>

namespace ninefold {

/// Other filled grids than one solution, each as the cells in which it differs. Where none of these is given, it is a
/// solution as well, and nobody need search for one. Some are known from the start, the rest is met on the way.
class OtherSolutions {
public:
  explicit OtherSolutions(const Numbers& grid) : solution(grid) {
    meetSwappedNumbers();
    meetSwappedLines();
  }

  const Numbers& grid() const { return solution; }

  void meet(const Numbers& other) {
    human::CellSet differing;
    for (int cell = 0; cell < 81; ++cell)
      if (other[Cell::at(cell)] != solution[Cell::at(cell)]) differing.add(cell);
    met.push_back(differing);
  }

  bool fit(human::CellSet given) const {
    return std::any_of(met.begin(), met.end(), [&](human::CellSet differing) { return (differing & given).empty(); });
  }

private:
  /// Two numbers may change places in cells that see no other cell of these numbers.
  void meetSwappedNumbers() {
    std::array<human::CellSet, 10> cells;
    for (int cell = 0; cell < 81; ++cell) cells[solution[Cell::at(cell)]].add(cell);
    for (std::size_t a = 1; a <= 9; ++a)
      for (std::size_t b = 1; b < a; ++b)
        for (human::CellSet left = cells[a] | cells[b]; !left.empty();) {
          human::CellSet differing, next = human::CellSet::of(left.first());
          while (!next.empty()) {
            differing |= next;
            left = left.without(next);
            human::CellSet seen;
            next.each([&](int cell) { seen |= human::peersOf(cell); });
            next = seen & left;
          }
          met.push_back(differing);
        }
  }

  /// Two lines in a band or stack may change places where they have the same numbers.
  void meetSwappedLines() {
    for (int line = human::houseCount / 3; line < human::houseCount; ++line)
      for (int other = line / 3 * 3; other < line; ++other) {
        std::array<int, 10> where{}; // in the other line, by number
        for (int place = 0; place < 9; ++place) where[number(other, place)] = place;
        for (unsigned left = 0777; left != 0;) {
          human::CellSet differing;
          for (int place = human::first(left); (left >> place & 1u) != 0; place = where[number(line, place)]) {
            left &= ~(1u << place);
            differing.add(human::cellAt(line, place));
            differing.add(human::cellAt(other, place));
          }
          met.push_back(differing);
        }
      }
  }
  Digit number(int house, int place) const { return solution[Cell::at(human::cellAt(house, place))]; }

  Numbers solution;
  std::vector<human::CellSet> met;
};

} // namespace ninefold
