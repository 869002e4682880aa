#pragma once

#include "sudoku/deduction.h"
#include "sudoku/solutions.h"

#include <algorithm>
#include <cassert>
#include <utility>

/// The solver's engine, for either kind of bands: draws conclusions as long as there are any, then guesses.
namespace ninefold::bands {

template<class Bands> class Search {
public:
  Search(const Numbers& puzzle, int upTo) : root(puzzle), limit(upTo) {}

  /// Looks only for solutions that don't have `number` in the cell.
  void forbid(Cell cell, Digit number) { root.candidates[number - 1u] &= ~only<Bands>(cell); }

  Solutions run() {
    if (limit > 0) explore(root);
    return found;
  }

  /// How deep the recursion went.
  int depthReached() const { return deepest; }

private:
  using State = bands::State<Bands>;

  /// Where three numbers are locked into the three cells of a block row or block column, no other number can be there.
  /// Returns whether that excluded any.
  [[gnu::flatten]] static bool excludeFromFull(State& state) {
    std::array<Bands, 9> rows, columns; // of each number: the only ones in their block
    Bands row1{}, row2{}, row3{}, column1{}, column2{}, column3{};
    forEachNumber([&](std::size_t n) {
      const Bands inRows = inBlockRows(state.candidates[n]);
      rows[n] = inRows & ~otherRows(inRows);
      row3 |= row2 & rows[n];
      row2 |= row1 & rows[n];
      row1 |= rows[n];
      const Bands inColumns = inBlockColumns(state.candidates[n]);
      const Turned<Bands> turned(inColumns);
      columns[n] = inColumns & ~(turned.next | turned.last);
      column3 |= column2 & columns[n];
      column2 |= column1 & columns[n];
      column1 |= columns[n];
    });
    Bands excluded{};
    forEachNumber([&](std::size_t n) {
      const Bands full = cellsOfRows(row3 & ~rows[n]) | cellsOfColumns(column3 & ~columns[n]);
      excluded |= state.candidates[n] & full;
      state.candidates[n] &= ~full;
    });
    return any(excluded);
  }

  /// A number and the ways to place it in a band or a stack.
  struct Choice {
    std::size_t number = 0, line = 0; // the line as in `ways`
    unsigned open = 0;                // bit w stands for ways[line][w]
  };

  /// Chooses, in the band or stack that has the fewest ways open in all, the number with the fewest.
  [[gnu::flatten]] static Choice choose(const State& state) {
    std::array<Bands, 2> bandWays{};  // six bits for each of five numbers
    std::array<Bands, 3> stackWays{}; // ten bits for each of three numbers; the stacks lie in the place of the bands
    const Bands ownStack{0111, 0222, 0444, 0111};
    forEachNumber([&](std::size_t n) {
      const Bands rows = inBlockRows(state.candidates[n]), twice = rows | rows << 3;
      const Bands on = rows & twice >> 10 & twice >> 20, back = rows & twice >> 11 & twice >> 19;
      bandWays[n / 5] |= ((on & 7) | (back & 7) << 3) << static_cast<int>(n % 5 * 6);
      const Bands columns = inBlockColumns(state.candidates[n]);
      const Turned<Bands> turned(columns);
      const Bands down = columns & nextBand(turned.next) & lastBand(turned.last);
      const Bands up = columns & nextBand(turned.last) & lastBand(turned.next);
      stackWays[n / 3] |= ((down & ownStack) | (up & ownStack) << 1) << static_cast<int>(n % 3 * 10);
    });

    Choice choice;
    int fewest = 9 * 6 + 1;
    for (int line = 0; line < 6; ++line) {
      const int waysOpen = line < 3 ? countBits(bandWays[0][line]) + countBits(bandWays[1][line])
                                    : countBits(stackWays[0][line - 3]) + countBits(stackWays[1][line - 3]) +
                                          countBits(stackWays[2][line - 3]);
      if (waysOpen == 9 || waysOpen >= fewest) continue; // 9: this line is done, one way for each number
      fewest = waysOpen;
      choice.line = static_cast<std::size_t>(line);
    }
    int least = 7;
    forEachNumber([&](std::size_t n) {
      const int line = static_cast<int>(choice.line);
      unsigned open = 0;
      if (line < 3) {
        open = bandWays[n / 5][line] >> (n % 5 * 6) & 077;
      } else {
        const unsigned bits = stackWays[n / 3][line - 3] >> (static_cast<int>(n % 3 * 10) + line - 3) & 0333;
        open = (bits & 1) | (bits >> 2 & 2) | (bits >> 4 & 4) | (bits << 2 & 8) | (bits & 020) | (bits >> 2 & 040);
      }
      const int waysOpen = countBits(open);
      if (waysOpen < 2 || waysOpen >= least) return;
      least = waysOpen;
      choice.number = n;
      choice.open = open;
    });
    return choice;
  }

  /// Looks for the solutions from here on. What is left after a guess is searched in the loop: the recursion is only as
  /// deep as there are guesses open. Each of these has settled a cell, or the way of a number through a line, for good.
  void explore(State& state) {
    ++depth;
    deepest = std::max(deepest, depth);
    search(state);
    --depth;
  }

  void search(State& state) {
    Cells<Bands> cells{};
    for (;;) {
      switch (deduce(state, cells)) {
      case Outcome::contradiction: return;
      case Outcome::solved: record(state); return;
      case Outcome::open: break;
      }
      // Where pairs abound, any of them will do. Else a better choice is worth the time it takes.
      if (3 * size(cells.pairs) > size(cells.open)) {
        guessPair(state, cells.pairs);
      } else if (!excludeFromFull(state)) {
        guessWay(state);
      }
      if (found.count >= limit) return;
    }
  }

  /// Tries one of the two numbers in a cell, and leaves the state with the other.
  void guessPair(State& state, Bands pairs) {
    const int band = pairs[0] != 0 ? 0 : pairs[1] != 0 ? 1 : 2;
    const Bands cell = only<Bands>(band, std::countr_zero(pairs[band]));
    std::size_t number = 0;
    while (!any(state.candidates[number] & cell)) ++number;
    State guess = state;
    forEachNumber([&](std::size_t n) { guess.candidates[n] &= ~cell; });
    guess.candidates[number] = settle(state.candidates[number], cell);
    state.candidates[number] &= ~cell;
    explore(guess);
  }

  /// Tries all ways but one to place a number in a band or stack, and leaves the state with the last one.
  void guessWay(State& state) {
    const Choice choice = choose(state);
    assert(choice.open != 0);
    const auto& way = ways<Bands>[choice.line];
    unsigned open = choice.open;
    for (; (open & (open - 1)) != 0 && found.count < limit; open &= open - 1) {
      State guess = state;
      guess.candidates[choice.number] &= way[static_cast<std::size_t>(std::countr_zero(open))];
      explore(guess);
    }
    state.candidates[choice.number] &= way[static_cast<std::size_t>(std::countr_zero(open))];
  }

  void record(const State& state) {
    if (found.count++ != 0) return;
    for (std::size_t n = 0; n < 9; ++n)
      eachCell(state.placed[n], [&](std::size_t cell) { found.first.cells[cell] = static_cast<Digit>(n + 1); });
  }

  State root;
  Solutions found;
  int limit;
  int depth = 0, deepest = 0;
};

} // namespace ninefold::bands
