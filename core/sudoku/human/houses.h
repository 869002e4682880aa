#pragma once

#include "sudoku/bits.h"

#include <array>
#include <cstddef>
#include <cstdint>

/// What the human solver sees of a 9x9 board. Cells are numbered 0 to 80 in reading order, digits 0 to 8 inside (1 to 9
/// for people), houses 0 to 8 blocks, 9 to 17 rows, 18 to 26 columns. A set of digits or of places in a house is the
/// low nine bits of a word; a set of cells is 81 bits in two words.
namespace ninefold::human {

using Digits = std::uint16_t;
using Places = std::uint16_t;

constexpr Digits digit(int d) { return static_cast<Digits>(1u << d); }

/// How many digits or places a set has, looked up.
inline constexpr auto counts = [] {
  std::array<std::uint8_t, 512> all{};
  for (unsigned set = 0; set < 512; ++set) all[set] = static_cast<std::uint8_t>(countBits(set));
  return all;
}();
constexpr int count(unsigned set) { return counts[set]; }
constexpr int first(unsigned bits) { return std::countr_zero(bits); }

/// Calls `visit` with the number of each bit that is set, from the lowest.
template<class Visit> constexpr void eachBit(unsigned bits, Visit visit) {
  for (; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
}

struct CellSet {
  std::uint64_t low = 0, high = 0;

  static constexpr CellSet of(int cell) {
    CellSet set;
    set.add(cell);
    return set;
  }
  constexpr void add(int cell) { (cell < 64 ? low : high) |= std::uint64_t{1} << (cell & 63); }
  constexpr void drop(int cell) { (cell < 64 ? low : high) &= ~(std::uint64_t{1} << (cell & 63)); }
  constexpr bool has(int cell) const { return ((cell < 64 ? low : high) >> (cell & 63) & 1) != 0; }
  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return countBits(low) + countBits(high); }
  constexpr int first() const { return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high); }

  constexpr CellSet operator&(CellSet b) const { return {low & b.low, high & b.high}; }
  constexpr CellSet operator|(CellSet b) const { return {low | b.low, high | b.high}; }
  constexpr CellSet without(CellSet b) const { return {low & ~b.low, high & ~b.high}; }
  constexpr CellSet& operator&=(CellSet b) { return *this = *this & b; }
  constexpr CellSet& operator|=(CellSet b) { return *this = *this | b; }
  constexpr bool operator==(const CellSet&) const = default;

  /// Calls `visit` for each cell in reading order.
  template<class Visit> constexpr void each(Visit visit) const {
    for (std::uint64_t bits = low; bits != 0; bits &= bits - 1) visit(std::countr_zero(bits));
    for (std::uint64_t bits = high; bits != 0; bits &= bits - 1) visit(64 + std::countr_zero(bits));
  }
};

constexpr int block = 0, row = 1, column = 2;
constexpr int houseCount = 27;
constexpr int kindOf(int house) { return house / 9; }

struct Geometry {
  std::array<std::array<std::uint8_t, 9>, houseCount> cells{}; // by house and place in it
  std::array<CellSet, houseCount> set{};                       // the same as sets
  std::array<std::array<std::uint8_t, 3>, 81> house{};         // by cell and kind of house
  std::array<std::array<std::uint8_t, 3>, 81> place{};         // where in that house
  std::array<CellSet, 81> peers{};                             // the 20 cells that share a house with a cell
  std::array<std::array<std::uint8_t, 20>, 81> peerList{};     // the same in reading order
};

constexpr Geometry geometryOfTheBoard() {
  Geometry g;
  for (int cell = 0; cell < 81; ++cell) {
    const int r = cell / 9, c = cell % 9;
    const int where[3][2] = {{r / 3 * 3 + c / 3, r % 3 * 3 + c % 3}, {r, c}, {c, r}};
    for (int kind = 0; kind < 3; ++kind) {
      const auto h = std::size_t{9} * static_cast<std::size_t>(kind) + static_cast<std::size_t>(where[kind][0]);
      const auto p = static_cast<std::size_t>(where[kind][1]);
      const auto i = static_cast<std::size_t>(cell);
      g.cells[h][p] = static_cast<std::uint8_t>(cell);
      g.set[h].add(cell);
      g.house[i][static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(h);
      g.place[i][static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(p);
    }
  }
  for (std::size_t cell = 0; cell < 81; ++cell) {
    for (const std::uint8_t h : g.house[cell]) g.peers[cell] |= g.set[h];
    g.peers[cell].drop(static_cast<int>(cell));
    std::size_t n = 0;
    g.peers[cell].each([&](int peer) { g.peerList[cell][n++] = static_cast<std::uint8_t>(peer); });
  }
  return g;
}

inline constexpr Geometry geometry = geometryOfTheBoard();

constexpr int cellAt(int house, int place) {
  return geometry.cells[static_cast<std::size_t>(house)][static_cast<std::size_t>(place)];
}
constexpr CellSet cellsOf(int house) { return geometry.set[static_cast<std::size_t>(house)]; }
constexpr int houseOf(int cell, int kind) {
  return geometry.house[static_cast<std::size_t>(cell)][static_cast<std::size_t>(kind)];
}
constexpr int placeOf(int cell, int kind) {
  return geometry.place[static_cast<std::size_t>(cell)][static_cast<std::size_t>(kind)];
}
constexpr CellSet peersOf(int cell) { return geometry.peers[static_cast<std::size_t>(cell)]; }
constexpr const std::array<std::uint8_t, 20>& peerList(int cell) {
  return geometry.peerList[static_cast<std::size_t>(cell)];
}
constexpr bool seeEachOther(int a, int b) { return peersOf(a).has(b); }

/// The cells at some places of a house.
constexpr CellSet cellsAt(int house, Places places) {
  CellSet set;
  eachBit(places, [&](int place) { set.add(cellAt(house, place)); });
  return set;
}

/// Calls `visit` with every choice of `size` places out of nine, as a set, in rising order; stops once it returns true.
template<class Visit> constexpr bool eachChoice(int size, int of, Visit visit) {
  const unsigned end = 1u << of;
  for (unsigned choice = (1u << size) - 1; choice < end;) {
    if (visit(choice)) return true;
    const unsigned lowest = choice & (0u - choice), ripple = choice + lowest;
    if (lowest == 0) return false;
    choice = ripple | (((choice ^ ripple) >> 2) / lowest);
  }
  return false;
}

} // namespace ninefold::human
