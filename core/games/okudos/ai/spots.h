#pragma once

#include "grid/numbers.h"

#include <array>
#include <bit>
#include <cstdint>

namespace ninefold::okudos {

/// A set of the board's cells, each by its spot: nine for every value from 9 down, in the order of the sectors (a
/// sector has every value once). So the first of a set are worth most, and a sector is every ninth spot.
struct Spots {
  std::uint64_t high = 0; // values 9 to 3
  std::uint32_t low = 0;  // values 2 and 1

  static constexpr int lowest = 63; // the first spot of `low`
  static constexpr Spots all() { return {(std::uint64_t{1} << 63) - 1, (1u << 18) - 1}; }
  static constexpr Spots only(int spot) {
    return spot < lowest ? Spots{std::uint64_t{1} << spot, 0} : Spots{0, 1u << (spot - lowest)};
  }
  /// The cells of some sectors, a bit for each.
  static constexpr Spots ofSectors(std::uint32_t sectors) {
    Spots spots{0, sectors | sectors << 9};
    for (int i = 0; i < 7; ++i) spots.high |= static_cast<std::uint64_t>(sectors) << (9 * i);
    return spots;
  }

  constexpr bool has(int spot) const { return spot < lowest ? high >> spot & 1 : low >> (spot - lowest) & 1; }
  constexpr bool none() const { return high == 0 && low == 0; }
  constexpr int size() const { return std::popcount(high) + std::popcount(low); }
  constexpr int first() const { return high ? std::countr_zero(high) : lowest + std::countr_zero(low); }
  constexpr Spots operator&(const Spots& other) const { return {high & other.high, low & other.low}; }
  constexpr Spots operator|(const Spots& other) const { return {high | other.high, low | other.low}; }
  constexpr Spots without(const Spots& other) const { return {high & ~other.high, low & ~other.low}; }
  bool operator==(const Spots&) const = default;
};

constexpr int valueAt(int spot) { return 9 - spot / 9; }
constexpr int sectorAt(int spot) { return spot % 9; }

/// Calls `visit` for each spot, those that are worth most first.
template<class Visit> constexpr void forEachSpot(Spots spots, Visit visit) {
  for (; spots.high; spots.high &= spots.high - 1) visit(std::countr_zero(spots.high));
  for (; spots.low; spots.low &= spots.low - 1) visit(Spots::lowest + std::countr_zero(spots.low));
}

/// The sectors that have a cell of a value in a set, a bit for each.
struct Row {
  int value = 0; // 0: there is no cell at all
  std::uint32_t sectors = 0;
};
/// Where the cells lie that are worth most.
constexpr Row topRow(const Spots& spots) {
  if (spots.high) {
    const int row = std::countr_zero(spots.high) / 9;
    return {9 - row, static_cast<std::uint32_t>(spots.high >> (9 * row) & 0x1FF)};
  }
  if (spots.low & 0x1FF) return {2, spots.low & 0x1FF};
  if (spots.low) return {1, spots.low >> 9};
  return {};
}
constexpr int spotOf(int value, int sector) { return (9 - value) * 9 + sector; }

/// How the spots of a game lie on its board.
struct Plan {
  explicit Plan(const Numbers& values);

  int spotAt(Cell cell) const { return spots[cell]; }

  Board<std::uint8_t> spots;
  std::array<Cell, 81> cells;
  std::array<Spots, 81> seen; // the others in a spot's row, column and sector
};

} // namespace ninefold::okudos
