#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

/// Sets of cells of a 9x9 board, made for computing with all 81 at once.
///
/// A set is four 32-bit words: one for each band of three rows, and the first band once more, so that turning the bands
/// round is one shuffle. In a word, a cell's bit is 9 * row + 3 * column + stack, row and column counted within its
/// block: a shift by 9 or 3 leads to the next row or column in all three blocks alike, with no mask between them.
///
/// There are two kinds with the same operations: SimdBands is a 128-bit vector (SSE2, NEON), PlainBands an array.
namespace ninefold::bands {

using Word = std::uint32_t;

constexpr Word wholeBand = 0777'777'777;
constexpr Word blockRows = 0007'007'007; // one bit for each row of each block: three cells in a row
constexpr Word blockColumns = 0777;      // one bit for each column of each block: three cells in a column
constexpr Word firstBlock = 0111'111'111;

constexpr int bandOf(int cell) { return cell / 27; }
constexpr int bitOf(int cell) { return cell / 9 % 3 * 9 + cell % 3 * 3 + cell % 9 / 3; }

/// The bits of a band's cells in reading order, and the cell of the first band for each bit.
constexpr auto bitsInOrder = [] {
  std::array<std::uint8_t, 27> bits{};
  for (int cell = 0; cell < 27; ++cell) bits[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(bitOf(cell));
  return bits;
}();
constexpr auto cellOf = [] {
  std::array<std::uint8_t, 27> cells{};
  for (std::uint8_t cell = 0; cell < 27; ++cell) cells[bitsInOrder[cell]] = cell;
  return cells;
}();

struct PlainBands {
  std::array<Word, 4> words;

  constexpr Word operator[](int band) const { return words[static_cast<std::size_t>(band)]; }
  template<class Operation> constexpr PlainBands each(PlainBands b, Operation operation) const {
    return {operation(words[0], b.words[0]), operation(words[1], b.words[1]), operation(words[2], b.words[2]),
            operation(words[3], b.words[3])};
  }
  friend constexpr PlainBands operator&(PlainBands a, PlainBands b) {
    return a.each(b, [](Word x, Word y) { return x & y; });
  }
  friend constexpr PlainBands operator|(PlainBands a, PlainBands b) {
    return a.each(b, [](Word x, Word y) { return x | y; });
  }
  friend constexpr PlainBands operator^(PlainBands a, PlainBands b) {
    return a.each(b, [](Word x, Word y) { return x ^ y; });
  }
  friend constexpr PlainBands operator<<(PlainBands a, int by) {
    return a.each(a, [by](Word x, Word) { return x << by; });
  }
  friend constexpr PlainBands operator>>(PlainBands a, int by) {
    return a.each(a, [by](Word x, Word) { return x >> by; });
  }
  friend constexpr PlainBands operator~(PlainBands a) {
    return a ^ PlainBands { ~0u, ~0u, ~0u, ~0u };
  }
  friend constexpr PlainBands operator&(PlainBands a, Word b) { return a & PlainBands{b, b, b, b}; }
  friend constexpr PlainBands operator^(PlainBands a, Word b) {
    return a ^ PlainBands { b, b, b, b };
  }
  constexpr PlainBands& operator&=(PlainBands b) { return *this = *this & b; }
  constexpr PlainBands& operator|=(PlainBands b) { return *this = *this | b; }
};

constexpr bool any(PlainBands a) { return (a[0] | a[1] | a[2] | a[3]) != 0; }
constexpr PlainBands emptyBands(PlainBands a) {
  return a.each(a, [](Word x, Word) { return x == 0 ? ~0u : 0u; });
}
constexpr PlainBands nextBand(PlainBands a) { return {a[1], a[2], a[0], a[1]}; }
constexpr PlainBands lastBand(PlainBands a) { return {a[2], a[0], a[1], a[2]}; }

#if defined(__GNUC__)
using SimdBands = Word __attribute__((vector_size(16)));

inline bool any(SimdBands a) {
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const auto halves = reinterpret_cast<Halves>(a);
  return (halves[0] | halves[1]) != 0;
}
inline SimdBands emptyBands(SimdBands a) { return reinterpret_cast<SimdBands>(a == SimdBands{}); }
inline SimdBands nextBand(SimdBands a) { return __builtin_shufflevector(a, a, 1, 2, 0, 1); }
inline SimdBands lastBand(SimdBands a) { return __builtin_shufflevector(a, a, 2, 0, 1, 2); }
using FastBands = SimdBands;
#else
using FastBands = PlainBands;
#endif

} // namespace ninefold::bands
