#pragma once

#include "sudoku/human/position.h"

namespace ninefold::human {

/// A candidate as one number, 0 to 728.
using Candidate = std::uint16_t;

constexpr Candidate candidate(int cell, int d) { return static_cast<Candidate>(cell * 9 + d); }
constexpr int cellOf(Candidate c) { return c / 9; }
constexpr int digitOf(Candidate c) { return c % 9; }

/// What follows directly from a candidate of a position being on or off. What a candidate rules out comes first within
/// its cell, then in its block, row and column; what takes its place comes in the same order.
struct Graph {
  struct Node {
    std::array<Candidate, 28> weak{};  // off if this one is on
    std::array<Candidate, 4> strong{}; // on if this one is off
    std::uint8_t weaks = 0, weaksInCell = 0, strongs = 0, strongsInCell = 0;
  };
  std::array<Node, 729> nodes;
  std::array<Candidate, 729> all{}; // the candidates of the position
  int size = 0;

  void read(const Position& position);
  const Node& operator[](Candidate c) const { return nodes[c]; }
};

} // namespace ninefold::human
