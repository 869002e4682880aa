#pragma once

#include "grid/numbers.h"
#include "sudoku/bits.h"
#include "sudoku/locking.h"

/// What singles and locked candidates say about a board. For each of the nine numbers the cells are kept that may still
/// hold it; the work is done on whole boards at a time: no tables, hardly a branch. What a number's own places say is
/// in locking.h; naked singles come from counting candidates, bit by bit, over all cells at once.
namespace ninefold::bands {

/// A loop over the numbers, written out: most of the work is in such loops, and no compiler unrolls them all.
template<class Visit> [[gnu::always_inline]] inline void forEachNumber(Visit visit) {
  visit(0u), visit(1u), visit(2u), visit(3u), visit(4u), visit(5u), visit(6u), visit(7u), visit(8u);
}

template<class Bands> Bands only(int band, int bit) {
  const Word word = 1u << bit, first = band == 0 ? word : 0;
  return Bands{first, band == 1 ? word : 0, band == 2 ? word : 0, first};
}
template<class Bands> Bands only(Cell cell) { return only<Bands>(bandOf(cell.index()), bitOf(cell.index())); }

template<class Bands> int size(Bands cells) { return countBits(cells[0]) + countBits(cells[1]) + countBits(cells[2]); }

template<class Bands, class Visit> void eachCell(Bands cells, Visit visit) {
  for (int band = 0; band < 3; ++band)
    for (Word left = cells[band]; left != 0; left &= left - 1)
      visit(27 * static_cast<std::size_t>(band) + cellOf[static_cast<std::size_t>(std::countr_zero(left))]);
}

template<class Bands> struct State {
  std::array<Bands, 9> candidates; // by number
  std::array<Bands, 9> checked;    // what they were when they were locked last
  std::array<Bands, 9> placed;     // the candidates alone in their block
  Bands allPlaced{};

  State() = default;
  [[gnu::flatten]] explicit State(const Numbers& puzzle) {
    std::array<std::array<Word, 3>, 10> given{};
    for (std::size_t cell = 0; cell < 27; ++cell) // in all bands by turns: so no store has to wait for the one before
      for (std::size_t band = 0; band < 3; ++band)
        given[puzzle.cells[27 * band + cell]][band] |= 1u << bitsInOrder[cell];
    const auto cells = [&](std::size_t number) {
      return Bands{given[number][0], given[number][1], given[number][2], given[number][0]};
    };
    const Bands open = cells(0);
    forEachNumber([&](std::size_t n) {
      const Bands known = cells(n + 1);
      candidates[n] = settle(open | known, known);
      checked[n] = placed[n] = Bands{};
    });
  }
  [[gnu::flatten]] State(const State& other) {
    forEachNumber([&](std::size_t n) {
      candidates[n] = other.candidates[n];
      checked[n] = other.checked[n];
      placed[n] = other.placed[n];
    });
    allPlaced = other.allPlaced;
  }
};

enum class Outcome { contradiction, solved, open };

template<class Bands> struct Cells {
  Bands open, pairs; // with more than one candidate; with two
};

/// When all cells are placed, each block is right by then, and each column too; the rows may have changed since they
/// were looked at.
template<class Bands> [[gnu::flatten]] bool correct(const State<Bands>& state) {
  bool right = true;
  forEachNumber([&](std::size_t n) { right = right && inEveryRow(state.placed[n]); });
  return right;
}

/// Draws the conclusions from singles and locked candidates, till there are no more.
template<class Bands> [[gnu::flatten]] Outcome deduce(State<Bands>& state, Cells<Bands>& cells) {
  auto& candidates = state.candidates;
  auto& checked = state.checked;
  auto& placed = state.placed;
  Bands naked{};
  for (;;) {
    unsigned changed = 0;
    forEachNumber([&](std::size_t n) {
      const Bands change = (candidates[n] ^ checked[n]) | (candidates[n] & naked);
      changed |= static_cast<unsigned>(any(change)) << n;
    });
    if (changed == 0) return Outcome::open;

    Bands missing{}; // marks the bands that have no cell for some number
    const bool settling = any(naked);
    for (; changed != 0; changed &= changed - 1) {
      const auto n = static_cast<std::size_t>(std::countr_zero(changed));
      const Bands before = settling ? settle(candidates[n], candidates[n] & naked) : candidates[n];
      const Bands inRows = lockRows(before);
      const Bands left = lockColumns(inRows, placed[n]);
      checked[n] = inRows;
      candidates[n] = left;
      missing |= emptyBands(left);
      state.allPlaced |= placed[n];
    }
    const Bands allPlaced = state.allPlaced;
    // A naked single that isn't alone in its block by now shares it with another one of its number.
    if (any(missing | (naked & ~allPlaced))) return Outcome::contradiction;

    Bands once{}, twice{}, thrice{};
    forEachNumber([&](std::size_t n) {
      const Bands left = candidates[n] & ~(allPlaced ^ placed[n]);
      candidates[n] = left;
      thrice |= twice & left;
      twice |= once & left;
      once |= left;
    });
    if (any((once ^ wholeBand) | (twice & allPlaced))) return Outcome::contradiction;
    if (!any(allPlaced ^ wholeBand)) return correct(state) ? Outcome::solved : Outcome::contradiction;
    naked = once & ~twice & ~allPlaced;
    cells = {twice, twice & ~thrice};
  }
}

} // namespace ninefold::bands
