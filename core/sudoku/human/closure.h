#pragma once

#include "sudoku/human/chains.h"
#include "sudoku/human/graph.h"
#include "sudoku/human/step.h"

#include <vector>

namespace ninefold::human {

/// Which deductions a supposition may be followed with.
enum class Reach : std::uint8_t {
  nishio,   // one digit
  multiple, // each candidate follows from one other
  dynamic,  // several may lead to one
  plus,     // and locked digits, pairs and X-Wings that come about on the way
  nested,   // and cycles and chains
};

/// All that follows from supposing one candidate on or off, each with what it follows from. Stops at a contradiction:
/// a candidate that would be both.
class Closure {
public:
  struct Node {
    Candidate at = 0;
    bool on = false;
    std::uint16_t depth = 0; // the length of the longest way here
    std::uint32_t parents = 0;
    std::uint16_t parentCount = 0;
    std::int16_t nested = -1; // which of the chains within made it off
  };
  struct Nested {
    int size = 0;
    std::uint64_t print = 0;
  };

  /// `chains` is only asked for what is nested.
  void run(const Position& position, Reach reach, Candidate start, bool on, ChainSearch& chains);

  bool contradicts() const { return contradiction >= 0; }
  bool has(Candidate c, bool on) const { return members(on, digitOf(c)).has(cellOf(c)); }
  const CellSet& members(bool on, int d) const { return sets[on ? 1 : 0][static_cast<std::size_t>(d)]; }

  /// The place of a member in `nodes`, which are in the order in which they were found.
  int indexOf(Candidate c, bool on) const { return where[slot(c, on)]; }
  const std::vector<Node>& all() const { return nodes; }
  const Node& node(int index) const { return nodes[static_cast<std::size_t>(index)]; }

  /// The two nodes that contradict each other: the member, and the one that comes too late.
  int contradicted() const { return contradiction; }
  int contradicting() const { return static_cast<int>(nodes.size()) - 1; }

  /// How many suppositions and conclusions lead to a node, itself included. Adds the chains among them to `within`.
  int ancestors(int index, std::vector<Nested>& within) const;

  /// The arrows that lead to a node.
  void linksTo(int index, std::uint8_t chain, std::vector<Link>& links) const;

private:
  static constexpr std::size_t slot(Candidate c, bool on) { return std::size_t{c} * 2 + (on ? 1 : 0); }

  std::vector<Node> nodes;
  std::vector<std::uint16_t> parentList;
  std::array<CellSet, 9> sets[2]; // off, on
  std::array<std::uint16_t, 1458> where{};
  std::vector<Nested> nestedChains;
  int contradiction = -1;

  friend class Follower;
  template<class Visit> void eachAncestor(int index, Visit visit) const;
};

} // namespace ninefold::human
