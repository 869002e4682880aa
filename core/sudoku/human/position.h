#pragma once

#include "grid/numbers.h"
#include "sudoku/human/houses.h"

namespace ninefold::human {

/// A puzzle on its way: the numbers that lie, and which digits each empty cell may still take. The candidates are kept
/// three ways, so that every question is one look: by cell, by digit, and by house and digit.
class Position {
public:
  Position() = default;

  /// The candidates that the numbers leave.
  explicit Position(const Numbers& grid);

  /// A player's own notes, so far as the numbers allow them. A cell without notes gets all candidates.
  Position(const Numbers& grid, const Board<Digits>& notes);

  int number(int cell) const { return numbers[at(cell)]; }
  Digits candidates(int cell) const { return byCell[at(cell)]; }
  bool has(int cell, int d) const { return (byCell[at(cell)] >> d & 1) != 0; }
  CellSet cells(int d) const { return byDigit[at(d)]; }
  Places places(int house, int d) const { return byHouse[at(house)][at(d)]; }
  int laid(int d) const { return laidDigits[at(d)]; }
  int open(int house) const { return openCells[at(house)]; }
  int empty() const { return emptyCells; }
  bool solved() const { return emptyCells == 0; }

  /// Takes a candidate away. Nothing happens where there is none.
  void remove(int cell, int d) {
    if (!has(cell, d)) return;
    byCell[at(cell)] = static_cast<Digits>(byCell[at(cell)] & ~digit(d));
    byDigit[at(d)].drop(cell);
    for (int kind = 0; kind < 3; ++kind) {
      Places& left = byHouse[at(houseOf(cell, kind))][at(d)];
      left = static_cast<Places>(left & ~digit(placeOf(cell, kind)));
    }
  }

  /// Lays a digit into an empty cell and takes away what it rules out.
  void place(int cell, int d);

  Numbers grid() const;
  bool operator==(const Position&) const = default;

private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

  std::array<std::uint8_t, 81> numbers{};
  std::array<Digits, 81> byCell{};
  std::array<CellSet, 9> byDigit{};
  std::array<std::array<Places, 9>, houseCount> byHouse{};
  std::array<std::uint8_t, houseCount> openCells{};
  std::array<std::uint8_t, 9> laidDigits{};
  int emptyCells = 0;
};

/// The empty cells with just one, two or three candidates, counted for all cells at once.
struct Counted {
  CellSet one, two, three;
};
Counted counted(const Position& position);

} // namespace ninefold::human
