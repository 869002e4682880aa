#pragma once

#include "sudoku/locking.h"

/// Counting cells in all houses of a kind at once.
namespace ninefold::bands {

/// How many cells of a set there are in each house of a kind: at least one, two, three.
template<class Bands> struct Tally {
  Bands one, two{}, three{};

  [[gnu::always_inline]] friend inline Tally operator+(Tally a, Tally b) {
    return {a.one | b.one, a.two | b.two | (a.one & b.one), a.three | b.three | (a.one & b.two) | (a.two & b.one)};
  }
  template<class Move> [[gnu::always_inline]] inline Tally each(Move move) const {
    return {move(one), move(two), move(three)};
  }
  [[gnu::always_inline]] inline Tally operator>>(int by) const {
    return each([by](Bands b) { return b >> by; });
  }
  [[gnu::always_inline]] inline Tally operator&(Word mask) const {
    return each([mask](Bands b) { return b & mask; });
  }
  Bands exactlyOne() const { return one & ~two; }
  Bands exactlyTwo() const { return two & ~three; }
};

/// The three kinds of houses: how to count in them, and all cells of those that a count has marked.
struct Rows {
  template<class Bands> static Tally<Bands> count(Bands cells) {
    const Tally<Bands> each{cells};
    const auto blocks = (each + (each >> 3) + (each >> 6)) & blockRows;
    return (blocks + (blocks >> 1) + (blocks >> 2)) & 0001'001'001;
  }
  template<class Bands> static Bands cells(Bands marked) { return cellsOfRows(marked | marked << 1 | marked << 2); }
};
struct Columns {
  template<class Bands> static Tally<Bands> count(Bands cells) {
    const Tally<Bands> each{cells};
    const auto blocks = (each + (each >> 9) + (each >> 18)) & blockColumns;
    return blocks + blocks.each([](Bands b) { return nextBand(b); }) + blocks.each([](Bands b) { return lastBand(b); });
  }
  template<class Bands> static Bands cells(Bands marked) { return cellsOfColumns(marked); }
};
struct Blocks {
  template<class Bands> static Tally<Bands> count(Bands cells) {
    const Tally<Bands> each{cells};
    const auto rows = (each + (each >> 3) + (each >> 6)) & blockRows;
    return (rows + (rows >> 9) + (rows >> 18)) & 7;
  }
  template<class Bands> static Bands cells(Bands marked) { return cellsOfRows(marked | marked << 9 | marked << 18); }
};

} // namespace ninefold::bands
