#include "sudoku/human/chains.h"

#include <limits>
#include <memory>

namespace ninefold::human {

void ChainSearch::run(const Position& where, ChainYield& into, Step& step) {
  position = &where;
  yield = &into;
  best = &step;
  search();
}

const std::vector<Deduction>& ChainSearch::all(const Position& then, const Position& now) {
  position = &now;
  before = &then;
  yield = nullptr;
  found.clear();
  search();
  std::stable_sort(found.begin(), found.end(), [](const Deduction& a, const Deduction& b) {
    return std::tuple(a.rating, a.size, a.order) < std::tuple(b.rating, b.size, b.order);
  });
  return found;
}

void ChainSearch::search() {
  graph.read(*position);
  for (const Mode m : {Mode::x, Mode::y, Mode::both}) {
    mode = m;
    for (int i = 0; i < graph.size; ++i) {
      source = graph.all[static_cast<std::size_t>(i)];
      if (mode == Mode::y && count(position->candidates(cellOf(source))) > 2) continue;
      cycles();
      if (mode == Mode::y) continue; // such a chain would be of odd and of even length
      chain(true);
      chain(false);
    }
  }
}

int ChainSearch::longest(bool cycle) const {
  return yield != nullptr ? yield->longest(base(cycle), order()) : std::numeric_limits<int>::max();
}

bool ChainSearch::closes(Candidate off) const {
  for (int i = firstStrong(off); i < endStrong(off); ++i)
    if (graph[off].strong[static_cast<std::size_t>(i)] == source) return true;
  return false;
}

bool ChainSearch::onWayTo(Candidate on, Candidate off) const {
  for (Candidate p = on; p != source; p = viaFrom[p])
    if (onVia[p] == off) return true;
  return false;
}

/// From the source being on, breadth first, until an off makes it on again.
void ChainSearch::cycles() {
  const int limit = longest(true);
  ++turn;
  onSeen[source] = turn;
  int n = 1;
  ons[0] = source;
  for (int round = 1; n > 0 && 2 * round <= limit; ++round) {
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

/// From the source being on (or off), breadth first, until it follows that it is off (or on).
void ChainSearch::chain(bool fromOn) {
  const int limit = longest(false);
  ++turn;
  std::size_t n = 0, waiting = 0;
  if (fromOn) {
    onSeen[source] = turn;
    ons[n++] = source;
  } else {
    offSeen[source] = turn;
    offs[waiting++] = {source, source};
  }
  for (int size = 2; (n > 0 || waiting > 0) && size <= limit; size += fromOn ? 0 : 2) {
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
    if (fromOn && (size += 2) > limit) return;
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

bool findChain(const Position& position, Step& found) {
  ChainYield yield;
  std::make_unique<ChainSearch>()->run(position, yield, found);
  if (yield.empty()) return false;
  found.technique = taughtAs(position, found);
  return true;
}

} // namespace ninefold::human
