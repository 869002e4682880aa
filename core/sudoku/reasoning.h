#pragma once

#include "sudoku/deduction.h"
#include "sudoku/human/houses.h"
#include "sudoku/human/rate.h"
#include "sudoku/tally.h"

#include <algorithm>

/// A quick guess at what the human solver makes of a puzzle: the most frequent of the techniques that a grade allows,
/// drawn on whole boards at a time and in no particular order. What it draws is sound where there is one solution, but
/// it doesn't know all techniques: only the rating says how hard a puzzle is.
namespace ninefold::bands {

/// The cells that share a row, column or block with each cell.
template<class Bands> inline const auto peers = [] {
  std::array<Bands, 81> result{};
  for (std::size_t cell = 0; cell < 81; ++cell) {
    std::array<Word, 3> words{};
    for (const int peer : human::peerList(static_cast<int>(cell)))
      words[static_cast<std::size_t>(bandOf(peer))] |= 1u << bitOf(peer);
    result[cell] = Bands{words[0], words[1], words[2], words[0]};
  }
  return result;
}();

template<class Bands> class Reasoning {
public:
  /// As far as the techniques lead that a grade, fiendish excepted, allows.
  Reasoning(const Numbers& puzzle, human::Grade upTo) : state(puzzle), grade(upTo) { run(); }

  bool solves() const { return solved; }

  /// The cells whose number is known.
  Bands known() const { return state.allPlaced; }
  Bands candidates(Digit number) const { return state.candidates[number - 1u]; }

  /// As far as they lead with one more number.
  Reasoning with(Cell cell, Digit number) const {
    Reasoning more = *this;
    const Bands place = only<Bands>(cell);
    forEachNumber([&](std::size_t n) { more.state.candidates[n] &= ~place; });
    more.state.candidates[number - 1u] = settle(state.candidates[number - 1u], place);
    more.run();
    return more;
  }

private:
  void run() {
    if (!solved) solved = grade <= human::Grade::easy ? drawSingles(grade == human::Grade::easy) : draw();
  }

  /// Hidden singles, and naked ones as well if wished.
  [[gnu::flatten]] bool drawSingles(bool nakedToo) {
    Bands naked{};
    for (;;) {
      Bands changes{};
      forEachNumber([&](std::size_t n) {
        const Bands cells = state.candidates[n];
        const Bands known = cells & (lone<Rows>(cells) | lone<Columns>(cells) | lone<Blocks>(cells) | naked);
        state.candidates[n] = cells & (known | ~(around<Rows>(known) | around<Columns>(known) | around<Blocks>(known)));
        changes |= state.candidates[n] ^ cells;
        state.placed[n] = known;
        state.allPlaced |= known;
      });
      Bands once{}, twice{};
      forEachNumber([&](std::size_t n) {
        const Bands left = state.candidates[n] & ~(state.allPlaced ^ state.placed[n]);
        changes |= left ^ state.candidates[n];
        state.candidates[n] = left;
        twice |= once & left;
        once |= left;
      });
      if (!any(state.allPlaced ^ wholeBand)) return true;
      if (nakedToo) naked = once & ~twice;
      if (!any(changes | (naked & ~state.allPlaced))) return false;
    }
  }

  /// All cells of the houses that have exactly one of these cells, or any.
  template<class House> static Bands lone(Bands cells) { return House::cells(House::count(cells).exactlyOne()); }
  template<class House> static Bands around(Bands cells) { return House::cells(House::count(cells).one); }

  bool draw() {
    for (;;) {
      Cells<Bands> cells{};
      const Outcome outcome = deduce(state, cells);
      if (outcome != Outcome::open) return outcome == Outcome::solved;
      const Pairs pairs(*this, cells.pairs);
      if (drawNakedPairs(pairs)) continue;
      if (drawHiddenPairs<Rows>() || drawHiddenPairs<Columns>() || drawHiddenPairs<Blocks>()) continue;
      if (grade == human::Grade::tricky) return false;
      if (bands::size(cells.open) == pairs.size() + 1) return true; // a bivalue grave
      if (!drawWings(pairs) && !drawRectangles(pairs)) return false;
    }
  }

  static Bands at(int cell) { return only<Bands>(Cell::at(cell)); }
  static Bands seenByBoth(int a, int b) {
    return peers<Bands>[static_cast<std::size_t>(a)] & peers<Bands>[static_cast<std::size_t>(b)];
  }
  static bool meet(int a, int b) {
    return (peers<Bands>[static_cast<std::size_t>(a)][bandOf(b)] >> bitOf(b) & 1u) != 0;
  }

  /// The candidates of a cell: bit n for the number n + 1.
  unsigned numbersAt(int cell) const {
    unsigned numbers = 0;
    forEachNumber([&](std::size_t n) { numbers |= (state.candidates[n][bandOf(cell)] >> bitOf(cell) & 1u) << n; });
    return numbers;
  }

  const Bands& cellsOfNumber(unsigned number) const {
    return state.candidates[static_cast<std::size_t>(std::countr_zero(number))];
  }
  Bands cellsWithThree() const {
    Bands once{}, twice{}, thrice{}, more{};
    for (const Bands& cells : state.candidates) {
      more |= thrice & cells;
      thrice |= twice & cells;
      twice |= once & cells;
      once |= cells;
    }
    return thrice & ~more;
  }

  /// Takes candidates away. Returns whether there were any.
  bool exclude(unsigned numbers, Bands cells) {
    bool some = false;
    human::eachBit(numbers, [&](int n) {
      Bands& open = state.candidates[static_cast<std::size_t>(n)];
      some = some || any(open & cells);
      open &= ~cells;
    });
    return some;
  }

  /// A cell with two candidates.
  struct Pair {
    int cell;
    unsigned numbers;
  };
  class Pairs {
  public:
    Pairs(const Reasoning& reasoning, Bands cells) : together(cells) {
      eachCell(cells, [&](std::size_t cell) {
        pairs[count++] = {static_cast<int>(cell), reasoning.numbersAt(static_cast<int>(cell))};
      });
    }
    const Pair* begin() const { return pairs.data(); }
    const Pair* end() const { return pairs.data() + count; }
    int size() const { return static_cast<int>(count); }
    Bands all() const { return together; }

    /// Visits each two of them, and tells if any visit did.
    template<class Visit> bool eachTwo(Visit visit) const {
      bool some = false;
      for (const Pair& a : *this)
        for (const Pair* b = begin(); b != &a; ++b)
          if (visit(a, *b)) some = true;
      return some;
    }

  private:
    Bands together;
    std::array<Pair, 81> pairs;
    std::size_t count = 0;
  };

  /// Two cells of a house have the same two candidates.
  bool drawNakedPairs(const Pairs& pairs) {
    return pairs.eachTwo([&](Pair a, Pair b) {
      return a.numbers == b.numbers && meet(a.cell, b.cell) && exclude(a.numbers, seenByBoth(a.cell, b.cell));
    });
  }

  /// Two numbers have the same two places in a house.
  template<class House> [[gnu::flatten]] bool drawHiddenPairs() {
    std::array<Bands, 9> twins; // the candidates that are one of two in their house
    forEachNumber([&](std::size_t n) {
      const Bands cells = state.candidates[n];
      twins[n] = cells & House::cells(House::count(cells).exactlyTwo());
    });
    bool some = false;
    for (std::size_t a = 0; a < 9; ++a)
      for (std::size_t b = 0; b < a; ++b) {
        const Bands pair = twins[a] & twins[b] & ~around<House>(twins[a] ^ twins[b]);
        if (any(pair) && exclude(0777u & ~(1u << a | 1u << b), pair)) some = true;
      }
    return some;
  }

  /// XY-Wings and XYZ-Wings: a cell xy or xyz sees two cells xz and yz. One of them is z.
  bool drawWings(const Pairs& pairs) {
    const Bands two = pairs.all(), three = cellsWithThree();
    return pairs.eachTwo([&](Pair a, Pair b) {
      const unsigned shared = a.numbers & b.numbers, others = a.numbers ^ b.numbers;
      if (human::count(shared) != 1) return false;
      const Bands seen = seenByBoth(a.cell, b.cell);
      const Bands xy = seen & cellsOfNumber(others & (0u - others)) & cellsOfNumber(others & (others - 1));
      if (any(xy & two)) return exclude(shared, seen);
      bool some = false;
      if (const Bands xyz = xy & three & cellsOfNumber(shared); any(xyz))
        eachCell(xyz, [&](std::size_t pivot) { some = exclude(shared, seen & peers<Bands>[pivot]) || some; });
      return some;
    });
  }

  /// Unique rectangles on two cells xy in a line. Its other two cells are in another line, so that all four are in two
  /// blocks.
  bool drawRectangles(const Pairs& pairs) {
    return pairs.eachTwo([&](Pair a, Pair b) {
      const bool inRow = a.cell / 9 == b.cell / 9, inColumn = a.cell % 9 == b.cell % 9;
      if (a.numbers != b.numbers || !(inRow || inColumn)) return false;
      const int line = inRow ? a.cell / 9 : a.cell % 9, step = inRow ? 9 : 1;
      const bool inBlock = inRow ? a.cell % 9 / 3 == b.cell % 9 / 3 : bandOf(a.cell) == bandOf(b.cell);
      for (int other = 0; other < 9; ++other) {
        if (other == line || (other / 3 != line / 3) != inBlock) continue;
        const int away = (other - line) * step;
        if (drawRectangle(a.numbers, a.cell + away, b.cell + away)) return true;
      }
      return false;
    });
  }
  bool drawRectangle(unsigned xy, int a, int b) {
    const unsigned inA = numbersAt(a), inB = numbersAt(b), more = inA & ~xy;
    if ((inA & inB & xy) != xy) return false;
    if (inA == xy || inB == xy) return exclude(xy, at(inA == xy ? b : a));
    const Bands seen = seenByBoth(a, b);
    if (inA == inB && human::count(more) == 1) return exclude(more, seen);
    for (const unsigned x : {xy & (0u - xy), xy & (xy - 1)})
      if (!any(cellsOfNumber(x) & seen)) // x is in one of the two
        return exclude(xy & ~x, at(a) | at(b));
    return false;
  }

  State<Bands> state;
  human::Grade grade;
  bool solved = false;
};

} // namespace ninefold::bands
