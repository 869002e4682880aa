#pragma once

#include "sudoku/human/position.h"
#include "sudoku/human/technique.h"

#include <vector>

namespace ninefold::human {

/// One arrow of a chain: if `from` is so, `to` is so. A candidate is "on" if it is the cell's digit, "off" if it isn't.
struct Link {
  struct Candidate {
    std::uint8_t cell = 0, digit = 0; // 0 to 80; 0 to 8
    bool on = false;
    bool operator==(const Candidate&) const = default;
  };
  Candidate from, to;
  std::uint8_t chain = 0; // which of the chains of the step, from 0
  bool operator==(const Link&) const = default;
};

/// A few houses, in the order in which the proof names them.
struct Houses {
  std::array<std::uint8_t, 8> list{};
  std::uint8_t size = 0;

  constexpr Houses() = default;
  constexpr Houses(std::initializer_list<int> all) {
    for (const int h : all) add(h);
  }
  constexpr void add(int house) { list[size++] = static_cast<std::uint8_t>(house); }
  constexpr int operator[](int i) const { return list[static_cast<std::size_t>(i)]; }
  const std::uint8_t* begin() const { return list.data(); }
  const std::uint8_t* end() const { return list.data() + size; }
  bool operator==(const Houses&) const = default;
};

/// One deduction: what it rests on and what follows. It can be drawn from these data alone; the sentence that proves it
/// is made from them by proof().
struct Step {
  Technique technique = Technique::none;
  int rating = 0;                   // in tenths
  CellSet cells;                    // the pattern
  CellSet more;                     // its second part: pincers, extra cells, the cells that exclude ...
  Digits digits = 0;                // the digits of the pattern
  Digits moreDigits = 0;            // its other digits: those of a loop, or the one that goes
  Houses houses;                    // the houses it lies in, the base of a fish before its covers
  std::array<CellSet, 9> removed{}; // by digit, the cells that lose it
  int cell = -1, digit = -1;        // the digit that can be laid, if any
  std::vector<Link> links;          // the chain or chains, each from its start on

  bool places() const { return cell >= 0; }
  bool removes() const {
    CellSet all;
    for (const CellSet set : removed) all |= set;
    return !all.empty();
  }
  bool removes(int d, int at) const { return removed[static_cast<std::size_t>(d)].has(at); }
  void remove(int d, CellSet from) { removed[static_cast<std::size_t>(d)] |= from; }
  void remove(int d, int from) { removed[static_cast<std::size_t>(d)].add(from); }
  bool operator==(const Step&) const = default;
};

/// Does what a step says.
void apply(const Step& step, Position& position);

} // namespace ninefold::human
