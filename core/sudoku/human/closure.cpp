#include "sudoku/human/closure.h"

#include "sudoku/human/patterns.h"

#include <algorithm>
#include <span>

namespace ninefold::human {

/// Follows a supposition: what is on before what is off, each in the order in which it was found.
class Follower {
public:
  Follower(Closure& into, const Position& start, Reach how, ChainSearch& search)
      : closure(into), before(start), now(start), reach(how), inCells(how != Reach::nishio), chains(search) {}

  void run(Candidate start, bool on) {
    closure.nodes.clear();
    closure.parentList.clear();
    closure.nestedChains.clear();
    for (auto& half : closure.sets) half.fill({});
    closure.contradiction = -1;
    add(start, on, {});
    for (;;) {
      if (nextOn < onCount) {
        if (!followOn(ons[nextOn++])) return;
      } else if (nextOff < offCount) {
        if (!followOff(offs[nextOff++])) return;
      } else if (!(reach >= Reach::plus && followPatterns()) && !(reach == Reach::nested && followChains())) {
        return;
      }
    }
  }

private:
  Closure& closure;
  const Position& before;
  Position now;
  const Reach reach;
  const bool inCells;
  ChainSearch& chains;
  std::array<std::uint16_t, 730> ons, offs; // waiting, by place in the closure's nodes
  std::size_t onCount = 0, offCount = 0, nextOn = 0, nextOff = 0;

  int addNode(Candidate c, bool on, std::span<const std::uint16_t> parents) {
    Closure::Node node{
        c, on, 0, static_cast<std::uint32_t>(closure.parentList.size()), static_cast<std::uint16_t>(parents.size()),
        -1};
    for (const std::uint16_t parent : parents) {
      closure.parentList.push_back(parent);
      node.depth = std::max(node.depth, closure.nodes[parent].depth);
    }
    ++node.depth;
    closure.nodes.push_back(node);
    return static_cast<int>(closure.nodes.size()) - 1;
  }

  void add(Candidate c, bool on, std::span<const std::uint16_t> parents) {
    const auto index = static_cast<std::uint16_t>(addNode(c, on, parents));
    closure.where[Closure::slot(c, on)] = index;
    closure.sets[on ? 1 : 0][static_cast<std::size_t>(digitOf(c))].add(cellOf(c));
    if (on)
      ons[onCount++] = index;
    else
      offs[offCount++] = index;
  }

  /// Adds a conclusion unless it is known. False if its contrary is known: a contradiction.
  bool conclude(Candidate c, bool on, std::span<const std::uint16_t> parents) {
    if (closure.has(c, !on)) {
      closure.contradiction = closure.indexOf(c, !on);
      addNode(c, on, parents);
      return false;
    }
    if (!closure.has(c, on)) add(c, on, parents);
    return true;
  }

  bool followOn(std::uint16_t index) {
    const Candidate at = closure.nodes[index].at;
    const int cell = cellOf(at), d = digitOf(at);
    const std::array<std::uint16_t, 1> parent{index};
    bool fine = true;
    if (inCells) {
      eachBit(now.candidates(cell) & ~(1u << d),
              [&](int other) { fine = fine && conclude(candidate(cell, other), false, parent); });
      if (!fine) return false;
    }
    CellSet seen = CellSet::of(cell);
    for (int kind = 0; kind < 3; ++kind) {
      const CellSet house = cellsOf(houseOf(cell, kind));
      const CellSet known = closure.members(false, d).without(closure.members(true, d));
      (now.cells(d) & house).without(seen | known).each([&](int other) {
        fine = fine && conclude(candidate(other, d), false, parent);
      });
      if (!fine) return false;
      seen |= house;
    }
    return true;
  }

  bool followOff(std::uint16_t index) {
    const Candidate at = closure.nodes[index].at;
    const int cell = cellOf(at), d = digitOf(at);
    struct On {
      Candidate at;
      std::uint8_t from, size;
    };
    std::array<On, 4> found;
    std::array<std::uint16_t, 36> parents;
    std::size_t n = 0, used = 0;
    const auto start = [&](int otherCell, int otherDigit) {
      const Candidate c = candidate(otherCell, otherDigit);
      for (std::size_t i = 0; i < n; ++i)
        if (found[i].at == c) return false;
      found[n++] = {c, static_cast<std::uint8_t>(used), 1};
      parents[used++] = index;
      return true;
    };
    const auto also = [&](int gone, int goneDigit) {
      parents[used++] = static_cast<std::uint16_t>(closure.indexOf(candidate(gone, goneDigit), false));
      ++found[n - 1].size;
    };
    const unsigned digits = now.candidates(cell);
    if (inCells && count(digits) == 2 && start(cell, first(digits & ~(1u << d))))
      eachBit(before.candidates(cell) & ~digits, [&](int gone) { also(cell, gone); });
    for (int kind = 0; kind < 3; ++kind) {
      const int house = houseOf(cell, kind);
      const unsigned places = now.places(house, d);
      const unsigned others = places & ~(1u << placeOf(cell, kind));
      if (count(others) == 1 && start(cellAt(house, first(others)), d))
        eachBit(before.places(house, d) & ~places, [&](int gone) { also(cellAt(house, gone), d); });
    }
    if (reach != Reach::multiple) now.remove(cell, d);
    for (std::size_t i = 0; i < n; ++i)
      if (!conclude(found[i].at, true, std::span(parents).subspan(found[i].from, found[i].size))) return false;
    return true;
  }

  bool followPatterns() {
    const std::size_t known = offCount;
    eachPattern(before, now, [&](const Pattern& pattern) {
      std::array<std::uint16_t, 128> parents;
      std::size_t n = 0;
      pattern.eachReason([&](Candidate c) { parents[n++] = static_cast<std::uint16_t>(closure.indexOf(c, false)); });
      pattern.eachRemoved([&](Candidate c) {
        if (!closure.has(c, false)) add(c, false, std::span(parents).first(n));
      });
    });
    return offCount > known;
  }

  bool followChains() {
    const std::size_t known = offCount;
    for (const Deduction& deduction : chains.all(before, now)) {
      std::array<std::uint16_t, 729> parents;
      std::size_t n = 0;
      for (int d = 0; d < 9; ++d)
        deduction.reasons[static_cast<std::size_t>(d)].each(
            [&](int cell) { parents[n++] = static_cast<std::uint16_t>(closure.indexOf(candidate(cell, d), false)); });
      if (n == 0) continue;
      closure.nestedChains.push_back({deduction.size, deduction.print});
      for (int d = 0; d < 9; ++d) {
        deduction.removed[static_cast<std::size_t>(d)].each([&](int cell) {
          if (closure.has(candidate(cell, d), false)) return;
          add(candidate(cell, d), false, std::span(parents).first(n));
          closure.nodes.back().nested = static_cast<std::int16_t>(closure.nestedChains.size() - 1);
        });
      }
    }
    return offCount > known;
  }
};

void Closure::run(const Position& position, Reach reach, Candidate start, bool on, ChainSearch& chains) {
  Follower(*this, position, reach, chains).run(start, on);
}

template<class Visit> void Closure::eachAncestor(int index, Visit visit) const {
  std::array<std::uint64_t, 24> seen{};
  std::array<std::uint16_t, 1460> todo;
  std::size_t n = 0;
  const auto push = [&](std::uint16_t i) {
    if ((seen[i >> 6] >> (i & 63) & 1) != 0) return;
    seen[i >> 6] |= std::uint64_t{1} << (i & 63);
    todo[n++] = i;
  };
  push(static_cast<std::uint16_t>(index));
  for (std::size_t k = 0; k < n; ++k) {
    const Node& at = nodes[todo[k]];
    visit(todo[k]);
    for (std::uint32_t i = 0; i < at.parentCount; ++i) push(parentList[at.parents + i]);
  }
}

int Closure::ancestors(int index, std::vector<Nested>& within) const {
  int n = 0;
  eachAncestor(index, [&](std::uint16_t i) {
    ++n;
    if (nodes[i].nested >= 0) within.push_back(nestedChains[static_cast<std::size_t>(nodes[i].nested)]);
  });
  return n;
}

void Closure::linksTo(int index, std::uint8_t chain, std::vector<Link>& links) const {
  std::vector<std::uint16_t> way;
  eachAncestor(index, [&](std::uint16_t i) { way.push_back(i); });
  std::sort(way.begin(), way.end());
  const auto end = [&](std::uint16_t i) {
    return Link::Candidate{static_cast<std::uint8_t>(cellOf(nodes[i].at)),
                           static_cast<std::uint8_t>(digitOf(nodes[i].at)), nodes[i].on};
  };
  for (const std::uint16_t i : way)
    for (std::uint32_t k = 0; k < nodes[i].parentCount; ++k)
      links.push_back({end(parentList[nodes[i].parents + k]), end(i), chain});
}

} // namespace ninefold::human
