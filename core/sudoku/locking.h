#pragma once

#include "sudoku/bands.h"

/// What the solver's engine is made of: conclusions about one number, drawn on whole boards at a time, for either kind
/// of bands.
///
/// The heart is `lock`: in a band, a number stands once in each row and once in each block, so that it takes three of
/// the nine block rows, as rooks stand on a 3x3 board: in one of six ways. A block row that none of the ways open uses
/// can't hold the number. The same goes for stacks and block columns, and both together find all hidden singles and
/// locked candidates of the number.
namespace ninefold::bands {

/// For each of the three columns of a block, the bit of the next one and of the one after that.
template<class Bands> struct Turned {
  Bands next, last;
  explicit Turned(Bands columns) {
    const Bands twice = columns | columns << 9;
    next = twice >> 3;
    last = twice >> 6;
  }
};

template<class Bands> inline Bands inBlockRows(Bands cells) { return (cells | cells >> 3 | cells >> 6) & blockRows; }
template<class Bands> inline Bands inBlockColumns(Bands cells) {
  return (cells | cells >> 9 | cells >> 18) & blockColumns;
}
template<class Bands> inline Bands cellsOfRows(Bands rows) { return rows | rows << 3 | rows << 6; }
template<class Bands> inline Bands cellsOfColumns(Bands columns) { return columns | columns << 9 | columns << 18; }

/// The same cells, or block rows, in the two other rows of each block.
template<class Bands> inline Bands otherRows(Bands cells) {
  return cells >> 9 | cells << 18 | cells << 9 | cells >> 18;
}

/// Keeps the candidates whose block row is part of a way to place the number in its band.
template<class Bands> [[gnu::always_inline]] inline Bands lockRows(Bands cells) {
  const Bands rows = inBlockRows(cells);
  const Bands twice = rows | rows << 3; // so that a shift turns the stacks round
  const Bands below = twice >> 9 | twice << 18, above = twice << 9 | twice >> 18;
  return cells & cellsOfRows(rows & ((below >> 1 & above >> 2) | (below >> 2 & above >> 1)));
}

/// Keeps the candidates whose block column is part of a way to place the number in its stack, and tells which of them
/// are `placed`: left alone in their block.
template<class Bands> [[gnu::always_inline]] inline Bands lockColumns(Bands cells, Bands& placed) {
  const Bands columns = inBlockColumns(cells);
  const Turned<Bands> turned(columns);
  const Bands open = columns & nextBand((turned.next & nextBand(turned.last)) | (turned.last & nextBand(turned.next)));
  const Bands left = cells & cellsOfColumns(open);
  const Turned<Bands> others(open);
  const Bands lone = open & ~(others.next | others.last);
  placed = left & ~otherRows(left) & cellsOfColumns(lone);
  return left;
}

/// Clears the rest of the blocks in which the number is known to be in one of the cells `known`.
template<class Bands> [[gnu::always_inline]] inline Bands settle(Bands cells, Bands known) {
  Bands blocks = known | known >> 9 | known >> 18;
  blocks = (blocks | blocks >> 3 | blocks >> 6) & 7;
  blocks |= blocks << 3 | blocks << 6;
  return cells & (known | ~cellsOfColumns(blocks));
}

/// Whether the cells lie in all nine rows.
template<class Bands> inline bool inEveryRow(Bands cells) {
  const Bands rows = cells | cells >> 3 | cells >> 6;
  return !any(((rows | rows >> 1 | rows >> 2) & 0001'001'001) ^ 0001'001'001);
}

/// The six ways to place a number in each of the three bands and, from 3, the three stacks. Ways 0 to 2 step on with
/// each block, 3 to 5 step back.
template<class Bands> constexpr auto ways = [] {
  std::array<std::array<Bands, 6>, 6> result{};
  for (int line = 0; line < 3; ++line)
    for (int way = 0; way < 6; ++way) {
      Word rows = 0;
      std::array<Word, 3> columns{};
      for (int i = 0; i < 3; ++i) {
        const int place = (way < 3 ? way + i : way - i) % 3;
        rows |= 0111u << (9 * i + place);
        columns[static_cast<std::size_t>((line + i) % 3)] =
            (wholeBand & ~(firstBlock << line)) | 01'001'001u << (3 * place + line);
      }
      const auto l = static_cast<std::size_t>(line), w = static_cast<std::size_t>(way);
      const Word first = line == 0 ? rows : wholeBand;
      result[l][w] = Bands{first, line == 1 ? rows : wholeBand, line == 2 ? rows : wholeBand, first};
      result[3 + l][w] = Bands{columns[0], columns[1], columns[2], columns[0]};
    }
  return result;
}();

} // namespace ninefold::bands
