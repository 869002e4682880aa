#pragma once

#include "sudoku/human/chain_yield.h"
#include "sudoku/human/graph.h"
#include "sudoku/human/step.h"

#include <vector>

namespace ninefold::human {

/// What a chain takes away in the middle of a supposition, and because of which candidates that went before.
struct Deduction {
  std::array<CellSet, 9> removed{}, reasons{};
  int rating = 0, size = 0, order = 0;
  std::uint64_t print = 0; // the same for the same chain
};

/// Cycles and chains in which each candidate follows from one other: X (one digit), Y (cells with two candidates) and
/// both. The searches keep their memory, so a search object is worth keeping.
class ChainSearch {
public:
  /// What is of use goes into the yield; `step` becomes the easiest step beyond its cap.
  void run(const Position& where, ChainYield& into, Step& step);

  /// Every one that there is by `now`, when some candidates of `then` have gone; the easiest first.
  const std::vector<Deduction>& all(const Position& then, const Position& now);

private:
  enum class Mode : std::uint8_t { x, y, both };
  struct Off {
    Candidate at, from;
  };

  void search();
  void cycles();
  void chain(bool fromOn);
  bool closes(Candidate off) const;
  bool onWayTo(Candidate on, Candidate off) const;
  int longest(bool cycle) const;

  template<class Visit> void alongCycle(Candidate lastOff, Candidate lastOn, Visit visit) const;
  template<class Visit> void alongChain(Candidate last, bool fromOn, Visit visit) const;
  void useCycle(Candidate lastOff, Candidate lastOn, int size);
  void useChain(Candidate last, int size, bool fromOn);
  void note(const std::array<CellSet, 9>& removed, int lowest, int size, const std::vector<Link>& way, bool cycle);

  int base(bool cycle) const { return mode == Mode::both ? 70 : cycle ? 65 : 66; }
  int order() const { return mode == Mode::x ? 2 : mode == Mode::y ? 3 : 4; }
  int firstWeak(Candidate c) const { return mode == Mode::x ? graph[c].weaksInCell : 0; }
  int firstStrong(Candidate c) const { return mode == Mode::x ? graph[c].strongsInCell : 0; }
  int endStrong(Candidate c) const { return mode == Mode::y ? graph[c].strongsInCell : graph[c].strongs; }

  const Position* position = nullptr;
  const Position* before = nullptr;
  ChainYield* yield = nullptr; // else all are wanted
  Step* best = nullptr;
  Graph graph;
  Mode mode = Mode::x;
  Candidate source = 0;
  std::vector<Deduction> found;
  std::vector<Link> links;

  unsigned turn = 0;
  std::array<unsigned, 729> onSeen{}, offSeen{}; // the turn in which
  std::array<Candidate, 729> onVia{}, offFrom{}; // the off that made it on; the on that made it off
  std::array<Candidate, 729> viaFrom{};          // the on that made that off
  std::array<Candidate, 729> ons{}, nextOns{};
  std::array<Off, 2916> offs{};
};

/// The easiest of them.
bool findChain(const Position& position, Step& found);

/// The name that teachers know a chain by, if it has one: Skyscraper, 2-String Kite, Turbot Fish, W-Wing.
Technique taughtAs(const Position& position, const Step& chain);

} // namespace ninefold::human
