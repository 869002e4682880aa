#pragma once

#include "ai/arena.h"
#include "ai/sprt.h"

#include <ostream>
#include <string>
#include <vector>

namespace ninefold {

/// A match in the arena, whatever game it was of.
struct Fought {
  std::vector<ai::Sat> seats;
  bool ended = false;
  std::int64_t clock = 0;
  std::string record{}; // where it is wanted
};
/// A deal, from every side.
using FoughtDeal = std::vector<Fought>;

/// What the arena has seen of each level. Deals are added in their order, whoever has played them.
class ArenaReport {
public:
  /// `who`: the levels of those who sit down, in the order of their seats before anybody moves round.
  explicit ArenaReport(std::vector<ai::Level> who);

  void add(const FoughtDeal&);

  /// Of two who sit down: how they have shared the wins, for the first of them.
  const ai::Pentanomial& pairs() const { return shared; }
  int deals() const { return played; }
  /// Moves that the rules refused, and matches that didn't come to an end.
  int faults() const;

  void print(std::ostream&) const;

private:
  /// What one of the levels did.
  struct Figures {
    ai::Level level{};
    std::vector<double> shares{}; // a deal
    std::vector<double> scores{}; // a deal
    std::vector<std::int64_t> nodes{}, nanoseconds{};
    std::int64_t refused = 0, draws = 0, drawn = 0;
    struct Place {
      int won = 0, tied = 0, lost = 0;
    };
    std::vector<Place> places{}; // who begins, who comes second, ...
  };

  Figures& figuresOf(int who);
  void printPlaces(std::ostream&) const;

  std::vector<ai::Level> levels;
  std::vector<Figures> figures;
  ai::Pentanomial shared{};
  int played = 0, matches = 0, endless = 0;
  std::int64_t clock = 0;
};

} // namespace ninefold
