#pragma once

#include "sudoku/human/chain_yield.h"
#include "sudoku/human/closure.h"

#include <deque>
#include <span>

namespace ninefold::human {

/// Forcing chains: whatever is supposed, the same follows; or what is supposed contradicts itself. What is of use goes
/// into the yield; `step` becomes the easiest step beyond its cap.
class ForcingSearch {
public:
  /// `chains` does the search for what is nested.
  explicit ForcingSearch(ChainSearch& chains) : nestedChains(chains) {}

  void run(const Position& where, Reach how, ChainYield& into, Step& step);

private:
  /// What a step supposes, by turns: each digit of a cell, each place of a digit in a house, or one candidate.
  struct Source {
    int kind; // which of equally hard and long chains come first
    Technique technique;
    int cell;
    Digits digits;
    int house = -1;
  };

  void fromCell(int cell);
  void contradictions(Candidate c, const Closure& on, const Closure& off);
  void eitherWay(Candidate c, const Closure& on, const Closure& off);
  void fromHouses(Candidate c);
  void reduce(std::span<const Closure* const> chains, const Source& source);
  void offer(Candidate target, bool on, std::span<const Closure* const> chains, std::span<const int> ends,
             const Source& source);
  const Closure& supposed(Candidate c, bool on);
  int sizeWithin();

  ChainSearch& nestedChains;
  const Position* position = nullptr;
  ChainYield* yield = nullptr;
  Step* best = nullptr;
  Reach reach = Reach::multiple;
  int base = 0;
  std::deque<Closure> closures;           // made when first asked for
  std::array<std::int16_t, 1458> place{}; // of the closure of each candidate on or off, or -1
  std::size_t used = 0;
  std::vector<Closure::Nested> within;
};

/// The easiest of the forcing chains of one kind.
bool findForcing(const Position& position, Reach reach, Step& found);

} // namespace ninefold::human
