#include "sudoku/human/chains.h"

#include <algorithm>

namespace ninefold::human {

namespace {

Link::Candidate end(Candidate c, bool on) {
  return {static_cast<std::uint8_t>(cellOf(c)), static_cast<std::uint8_t>(digitOf(c)), on};
}

/// The first house, in the order block, row, column, in which an arrow of one digit holds.
int houseOfArrow(const Position& position, const Link& link) {
  for (int kind = 0; kind < 3; ++kind) {
    const int house = houseOf(link.to.cell, kind);
    if (house != houseOf(link.from.cell, kind)) continue;
    if (!link.to.on || count(position.places(house, link.to.digit)) == 2) return house;
  }
  return houseOf(link.to.cell, block);
}

} // namespace

/// Visits the arrows of the cycle that the last two candidates close, from the last one back.
template<class Visit> void ChainSearch::alongCycle(Candidate lastOff, Candidate lastOn, Visit visit) const {
  visit(Link{end(lastOff, false), end(source, true)});
  for (Candidate on = lastOn, off = lastOff;;) {
    visit(Link{end(on, true), end(off, false)});
    if (on == source) break;
    off = onVia[on];
    visit(Link{end(off, false), end(on, true)});
    on = viaFrom[on];
  }
}

/// The same for a chain from the source to its contrary.
template<class Visit> void ChainSearch::alongChain(Candidate last, bool fromOn, Visit visit) const {
  Candidate to = source, from = last;
  for (bool toOn = !fromOn;; toOn = !toOn) {
    visit(Link{end(from, !toOn), end(to, toOn)});
    if (from == source && toOn != fromOn) break;
    to = from;
    from = toOn ? offFrom[to] : onVia[to];
  }
}

void ChainSearch::useCycle(Candidate lastOff, Candidate lastOn, int size) {
  std::array<CellSet, 9> seeOn{}, seeOff{};
  CellSet cells;
  alongCycle(lastOff, lastOn, [&](const Link& link) {
    (link.to.on ? seeOn : seeOff)[link.to.digit] |= peersOf(link.to.cell);
    cells.add(link.to.cell);
  });
  std::array<CellSet, 9> removed;
  CellSet any;
  for (std::size_t d = 0; d < 9; ++d) {
    removed[d] = (position->cells(static_cast<int>(d)) & seeOn[d] & seeOff[d]).without(cells);
    any |= removed[d];
  }
  if (any.empty()) return;
  if (yield != nullptr) {
    const bool leads = yield->offer(base(true), size, order(), [&](auto remove) {
      for (int d = 0; d < 9; ++d) remove(d, removed[static_cast<std::size_t>(d)]);
    });
    if (!leads) return;
  }
  links.clear();
  alongCycle(lastOff, lastOn, [&](const Link& link) { links.push_back(link); });
  note(removed, base(true), size, links, true);
}

void ChainSearch::useChain(Candidate last, int size, bool fromOn) {
  const int cell = cellOf(source), d = digitOf(source);
  const unsigned gone = fromOn ? 1u << d : position->candidates(cell) & ~(1u << d);
  if (gone == 0) return;
  if (yield != nullptr) {
    const bool leads = yield->offer(base(false), size, order(), [&](auto remove) {
      eachBit(gone, [&](int other) { remove(other, CellSet::of(cell)); });
    });
    if (!leads) return;
  }
  links.clear();
  alongChain(last, fromOn, [&](const Link& link) { links.push_back(link); });
  std::array<CellSet, 9> removed{};
  eachBit(gone, [&](int other) { removed[static_cast<std::size_t>(other)].add(cell); });
  note(removed, base(false), size, links, false);
  if (yield == nullptr || fromOn) return;
  best->cell = cell;
  best->digit = d;
}

/// Keeps a chain, given from its end back: as the best step, or as one of all deductions.
void ChainSearch::note(const std::array<CellSet, 9>& removed, int lowest, int size, const std::vector<Link>& way,
                       bool cycle) {
  if (yield != nullptr) {
    *best = Step{};
    best->technique = !cycle            ? (mode == Mode::x ? Technique::xChain : Technique::xyChain)
                      : mode == Mode::x ? Technique::xCycle
                      : mode == Mode::y ? Technique::yCycle
                                        : Technique::xyCycle;
    best->rating = yield->rating;
    best->removed = removed;
    best->links.assign(way.rbegin(), way.rend());
    for (const Link& link : way) {
      best->cells.add(link.from.cell);
      best->digits = static_cast<Digits>(best->digits | digit(link.from.digit));
    }
    return;
  }
  Deduction deduction;
  deduction.removed = removed;
  deduction.rating = lowest + lengthSurcharge(size);
  deduction.size = size;
  deduction.order = order();
  deduction.print = cycle ? 1 : 2;
  for (const Link& link : way) {
    deduction.print =
        (deduction.print ^ static_cast<std::uint64_t>(candidate(link.to.cell, link.to.digit) * 2 + link.to.on)) *
        0x9E3779B97F4A7C15u;
    // What makes an arrow to "on" is what has gone; a cycle also goes the other way round.
    if (!link.to.on && !cycle) continue;
    if (link.from.cell == link.to.cell) {
      eachBit(before->candidates(link.to.cell) & ~static_cast<unsigned>(position->candidates(link.to.cell)),
              [&](int d) { deduction.reasons[static_cast<std::size_t>(d)].add(link.to.cell); });
    } else {
      const int d = link.to.digit;
      deduction.reasons[link.to.digit] |=
          (before->cells(d) & cellsOf(houseOfArrow(*position, link))).without(position->cells(d));
    }
  }
  found.push_back(deduction);
}

} // namespace ninefold::human
