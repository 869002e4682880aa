#include "sudoku/human/chains.h"

#include "sudoku/human/graph.h"

#include <memory>

namespace ninefold::human {

namespace {

enum class Mode : std::uint8_t { x, y, both };

class ChainSearch {
public:
  ChainSearch(const Position& where, Harvest& into, Step& step)
      : position(where), graph(where), harvest(into), best(step) {}

  void run() {
    for (const Mode m : {Mode::x, Mode::y, Mode::both}) {
      mode = m;
      for (int i = 0; i < graph.size; ++i) {
        source = graph.all[static_cast<std::size_t>(i)];
        if (mode == Mode::y && count(position.candidates(cellOf(source))) > 2) continue;
        cycles();
        if (mode == Mode::y) continue; // such a chain would be of odd and of even length
        chain(true);
        chain(false);
      }
    }
  }

private:
  const Position& position;
  const Graph graph;
  Harvest& harvest;
  Step& best;
  Mode mode = Mode::x;
  Candidate source = 0;

  struct Off {
    Candidate at, from;
  };
  unsigned turn = 0;
  std::array<unsigned, 729> onSeen{}, offSeen{}; // the turn in which
  std::array<Candidate, 729> onVia{}, offFrom{}; // the off that made it on; the on that made it off
  std::array<Candidate, 729> viaFrom{};          // the on that made that off
  std::array<Candidate, 729> ons{}, nextOns{};
  std::array<Off, 729 * 4> offs{};

  int base(bool cycle) const { return mode == Mode::both ? 70 : cycle ? 65 : 66; }
  int order() const { return mode == Mode::x ? 2 : mode == Mode::y ? 3 : 4; }
  int firstWeak(Candidate c) const { return mode == Mode::x ? graph[c].weaksInCell : 0; }
  int firstStrong(Candidate c) const { return mode == Mode::x ? graph[c].strongsInCell : 0; }
  int endStrong(Candidate c) const { return mode == Mode::y ? graph[c].strongsInCell : graph[c].strongs; }

  bool closes(Candidate off) const {
    for (int i = firstStrong(off); i < endStrong(off); ++i)
      if (graph[off].strong[static_cast<std::size_t>(i)] == source) return true;
    return false;
  }

  bool onWayTo(Candidate on, Candidate off) const {
    for (Candidate p = on; p != source; p = viaFrom[p])
      if (onVia[p] == off) return true;
    return false;
  }

  /// From the source being on, breadth first, until an off makes it on again.
  void cycles() {
    const int longest = harvest.longest(base(true), order());
    ++turn;
    onSeen[source] = turn;
    int n = 1;
    ons[0] = source;
    for (int round = 1; n > 0 && 2 * round <= longest; ++round) {
      std::size_t waiting = 0;
      for (std::size_t k = 0; k < static_cast<std::size_t>(n); ++k) {
        const Candidate on = ons[k];
        for (int i = firstWeak(on); i < graph[on].weaks; ++i) {
          const Candidate off = graph[on].weak[static_cast<std::size_t>(i)];
          const bool known = offSeen[off] == turn;
          if (known && (round == 1 || !closes(off))) continue;
          if (onWayTo(on, off) || waiting == offs.size()) continue;
          offSeen[off] = turn;
          offs[waiting++] = {off, on};
        }
      }
      n = 0;
      for (std::size_t k = 0; k < waiting; ++k) {
        const auto [off, from] = offs[k];
        for (int i = firstStrong(off); i < endStrong(off); ++i) {
          const Candidate on = graph[off].strong[static_cast<std::size_t>(i)];
          if (on == source && round > 1) useCycle(off, from, 2 * round);
          if (onSeen[on] == turn) continue;
          onSeen[on] = turn;
          onVia[on] = off;
          viaFrom[on] = from;
          nextOns[static_cast<std::size_t>(n++)] = on;
        }
      }
      std::copy_n(nextOns.begin(), n, ons.begin());
    }
  }

  void useCycle(Candidate lastOff, Candidate lastOn, int size) {
    std::array<CellSet, 9> seeOn{}, seeOff{};
    CellSet cells;
    const auto visit = [&](Candidate on, Candidate off) {
      seeOn[static_cast<std::size_t>(digitOf(on))] |= peersOf(cellOf(on));
      seeOff[static_cast<std::size_t>(digitOf(off))] |= peersOf(cellOf(off));
      cells.add(cellOf(on));
      cells.add(cellOf(off));
    };
    visit(source, lastOff);
    for (Candidate p = lastOn; p != source; p = viaFrom[p]) visit(p, onVia[p]);
    std::array<CellSet, 9> removed;
    CellSet any;
    for (std::size_t d = 0; d < 9; ++d) {
      removed[d] = (position.cells(static_cast<int>(d)) & seeOn[d] & seeOff[d]).without(cells);
      any |= removed[d];
    }
    if (any.empty()) return;
    const bool leads = harvest.offer(base(true), size, order(), [&](auto remove) {
      for (int d = 0; d < 9; ++d) remove(d, removed[static_cast<std::size_t>(d)]);
    });
    if (!leads) return;
    start(mode == Mode::x ? Technique::xCycle : mode == Mode::y ? Technique::yCycle : Technique::xyCycle);
    best.removed = removed;
    link(lastOff, false, source, true);
    for (Candidate on = lastOn, off = lastOff;;) {
      link(on, true, off, false);
      if (on == source) break;
      off = onVia[on];
      link(off, false, on, true);
      on = viaFrom[on];
    }
    finish();
  }

  /// From the source being on (or off), breadth first, until it follows that it is off (or on).
  void chain(bool fromOn) {
    const int longest = harvest.longest(base(false), order());
    ++turn;
    std::size_t n = 0, waiting = 0;
    if (fromOn) {
      onSeen[source] = turn;
      ons[n++] = source;
    } else {
      offSeen[source] = turn;
      offs[waiting++] = {source, source};
    }
    for (int size = 2; (n > 0 || waiting > 0) && size <= longest; size += fromOn ? 0 : 2) {
      for (std::size_t k = 0; k < n; ++k) {
        const Candidate on = ons[k];
        for (int i = firstWeak(on); i < graph[on].weaks; ++i) {
          const Candidate off = graph[on].weak[static_cast<std::size_t>(i)];
          if (fromOn && off == source) return useChain(on, size, fromOn);
          if (offSeen[off] == turn) continue;
          offSeen[off] = turn;
          offFrom[off] = on;
          offs[waiting++] = {off, on};
        }
      }
      n = 0;
      if (fromOn && (size += 2) > longest) return;
      for (std::size_t k = 0; k < waiting; ++k) {
        const Candidate off = offs[k].at;
        for (int i = firstStrong(off); i < endStrong(off); ++i) {
          const Candidate on = graph[off].strong[static_cast<std::size_t>(i)];
          if (!fromOn && on == source) return useChain(off, size, fromOn);
          if (onSeen[on] == turn) continue;
          onSeen[on] = turn;
          onVia[on] = off;
          ons[n++] = on;
        }
      }
      waiting = 0;
    }
  }

  void useChain(Candidate last, int size, bool fromOn) {
    const int cell = cellOf(source), d = digitOf(source);
    const unsigned removed = fromOn ? 1u << d : position.candidates(cell) & ~(1u << d);
    if (removed == 0) return;
    const bool leads = harvest.offer(base(false), size, order(), [&](auto remove) {
      eachBit(removed, [&](int gone) { remove(gone, CellSet::of(cell)); });
    });
    if (!leads) return;
    start(mode == Mode::x ? Technique::xChain : Technique::xyChain);
    eachBit(removed, [&](int gone) { best.remove(gone, cell); });
    if (!fromOn) {
      best.cell = cell;
      best.digit = d;
    }
    // Back from the end to the start, alternating.
    Candidate to = source, from = last;
    for (bool toOn = !fromOn;; toOn = !toOn) {
      link(from, !toOn, to, toOn);
      if (from == source && toOn != fromOn) break;
      to = from;
      from = toOn ? offFrom[to] : onVia[to];
    }
    finish();
  }

  void start(Technique technique) {
    best = Step{};
    best.technique = technique;
    best.rating = harvest.rating;
  }

  void link(Candidate from, bool fromOn, Candidate to, bool toOn) {
    best.links.push_back({{static_cast<std::uint8_t>(cellOf(from)), static_cast<std::uint8_t>(digitOf(from)), fromOn},
                          {static_cast<std::uint8_t>(cellOf(to)), static_cast<std::uint8_t>(digitOf(to)), toOn},
                          0});
  }

  void finish() {
    std::reverse(best.links.begin(), best.links.end());
    for (const Link& l : best.links) {
      best.cells.add(l.from.cell);
      best.digits = static_cast<Digits>(best.digits | digit(l.from.digit));
    }
  }
};

} // namespace

void searchChains(const Position& position, Harvest& harvest, Step& best) {
  std::make_unique<ChainSearch>(position, harvest, best)->run();
}

bool findChain(const Position& position, Step& found) {
  Harvest harvest;
  searchChains(position, harvest, found);
  if (harvest.empty()) return false;
  found.technique = taughtAs(position, found);
  return true;
}

} // namespace ninefold::human
