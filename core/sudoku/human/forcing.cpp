#include "sudoku/human/forcing.h"

#include <algorithm>
#include <memory>

namespace ninefold::human {

namespace {

// Which of equally hard and equally long chains come first.
constexpr int eitherFirst = 1, cellFirst = 5, houseFirst = 6, contradictionLast = 7;

constexpr int baseOf(Reach reach) {
  switch (reach) {
  case Reach::nishio: return 75;
  case Reach::multiple: return 80;
  case Reach::dynamic: return 85;
  case Reach::plus: return 90;
  case Reach::nested: return 95;
  }
  return 0;
}

Technique named(Reach reach, Technique multiple, Technique dynamic) {
  switch (reach) {
  case Reach::nishio: return Technique::nishio;
  case Reach::multiple: return multiple;
  case Reach::dynamic: return dynamic;
  case Reach::plus: return Technique::dynamicPlus;
  case Reach::nested: return Technique::nested;
  }
  return Technique::none;
}

} // namespace

void ForcingSearch::run(const Position& where, Reach how, ChainYield& into, Step& step) {
  position = &where;
  yield = &into;
  best = &step;
  reach = how;
  base = baseOf(how);
  place.fill(-1);
  used = 0;
  const int least = reach == Reach::multiple ? 3 : 2;
  for (int cell = 0; cell < 81; ++cell)
    if (count(position->candidates(cell)) >= least) fromCell(cell);
}

const Closure& ForcingSearch::supposed(Candidate c, bool on) {
  std::int16_t& at = place[std::size_t{c} * 2 + (on ? 1 : 0)];
  if (at < 0) {
    at = static_cast<std::int16_t>(used++);
    if (used > closures.size()) closures.emplace_back();
    closures[static_cast<std::size_t>(at)].run(*position, reach, c, on, nestedChains);
  }
  return closures[static_cast<std::size_t>(at)];
}

void ForcingSearch::fromCell(int cell) {
  const unsigned digits = position->candidates(cell);
  std::array<const Closure*, 9> chains;
  std::size_t n = 0;
  eachBit(digits, [&](int d) {
    const Candidate c = candidate(cell, d);
    const Closure& on = supposed(c, true);
    if (reach != Reach::multiple) {
      const Closure& off = supposed(c, false);
      contradictions(c, on, off);
      if (reach != Reach::nishio && count(digits) >= 3) eitherWay(c, on, off);
    }
    if (reach != Reach::nishio) fromHouses(c);
    chains[n++] = &on;
  });
  if (reach != Reach::nishio)
    reduce(std::span(chains).first(n),
           {cellFirst, named(reach, Technique::cellChains, Technique::dynamicCell), cell, static_cast<Digits>(digits)});
}

void ForcingSearch::contradictions(Candidate c, const Closure& on, const Closure& off) {
  const Technique technique = named(reach, Technique::none, Technique::dynamicContradiction);
  for (const auto& [closure, supposedOn] : {std::pair(&on, true), std::pair(&off, false)}) {
    if (!closure->contradicts()) continue;
    const std::array<const Closure*, 2> chains{closure, closure};
    const std::array<int, 2> ends{closure->contradicted(), closure->contradicting()};
    offer(c, !supposedOn, chains, ends, {contradictionLast, technique, cellOf(c), digit(digitOf(c))});
  }
}

void ForcingSearch::eitherWay(Candidate c, const Closure& on, const Closure& off) {
  const std::array<const Closure*, 2> chains{&on, &off};
  reduce(chains, {eitherFirst, named(reach, Technique::none, Technique::dynamicDouble), cellOf(c), digit(digitOf(c))});
}

void ForcingSearch::fromHouses(Candidate c) {
  const int cell = cellOf(c), d = digitOf(c);
  for (int kind = 0; kind < 3; ++kind) {
    const int house = houseOf(cell, kind);
    const Places places = position->places(house, d);
    if (count(places) < 2 || cellAt(house, first(places)) != cell) continue;
    std::array<const Closure*, 9> chains;
    std::size_t n = 0;
    eachBit(places, [&](int p) { chains[n++] = &supposed(candidate(cellAt(house, p), d), true); });
    reduce(std::span(chains).first(n),
           {houseFirst, named(reach, Technique::regionChains, Technique::dynamicRegion), cell, digit(d), house});
  }
}

/// What all the chains have in common must be so.
void ForcingSearch::reduce(std::span<const Closure* const> chains, const Source& source) {
  for (const bool on : {true, false}) {
    std::array<CellSet, 9> common;
    CellSet any;
    for (int d = 0; d < 9; ++d) {
      CellSet set = chains[0]->members(on, d);
      for (const Closure* chain : chains.subspan(1)) set &= chain->members(on, d);
      common[static_cast<std::size_t>(d)] = set;
      any |= set;
    }
    if (any.empty()) continue;
    for (const Closure::Node& node : chains[0]->all()) {
      if (node.on != on || !common[static_cast<std::size_t>(digitOf(node.at))].has(cellOf(node.at))) continue;
      common[static_cast<std::size_t>(digitOf(node.at))].drop(cellOf(node.at)); // the contradicting one comes twice
      std::array<int, 9> ends;
      for (std::size_t i = 0; i < chains.size(); ++i) ends[i] = chains[i]->indexOf(node.at, on);
      offer(node.at, on, chains, std::span(ends).first(chains.size()), source);
    }
  }
}

void ForcingSearch::offer(Candidate target, bool on, std::span<const Closure* const> chains, std::span<const int> ends,
                          const Source& source) {
  const int cell = cellOf(target), d = digitOf(target);
  const unsigned removed = on ? position->candidates(cell) & ~(1u << d) : 1u << d;
  if (removed == 0) return;
  const int longest = yield->longest(base, source.kind);
  int size = 0;
  for (std::size_t i = 0; i < chains.size(); ++i) size += chains[i]->node(ends[i]).depth;
  if (size > longest) return;
  size = 0;
  within.clear();
  for (std::size_t i = 0; i < chains.size(); ++i) size += chains[i]->ancestors(ends[i], within);
  size += sizeWithin();
  const bool leads = yield->offer(base, size, source.kind, [&](auto remove) {
    eachBit(removed, [&](int gone) { remove(gone, CellSet::of(cell)); });
  });
  if (!leads) return;
  *best = Step{};
  best->technique = source.technique;
  best->rating = yield->rating;
  if (source.house >= 0) {
    best->houses.add(source.house);
    best->cells = position->cells(first(source.digits)) & cellsOf(source.house);
  } else {
    best->cells.add(source.cell);
  }
  best->digits = source.digits;
  best->more.add(cell);
  best->moreDigits = digit(d);
  eachBit(removed, [&](int gone) { best->remove(gone, cell); });
  if (on) {
    best->cell = cell;
    best->digit = d;
  }
  for (std::size_t i = 0; i < chains.size(); ++i)
    chains[i]->linksTo(ends[i], static_cast<std::uint8_t>(i), best->links);
}

/// The size of the chains within, each counted once.
int ForcingSearch::sizeWithin() {
  std::sort(within.begin(), within.end(), [](const auto& a, const auto& b) { return a.print < b.print; });
  int size = 0;
  for (std::size_t i = 0; i < within.size(); ++i)
    if (i == 0 || within[i].print != within[i - 1].print) size += within[i].size;
  return size;
}

bool findForcing(const Position& position, Reach reach, Step& found) {
  ChainYield yield;
  const auto chains = std::make_unique<ChainSearch>();
  std::make_unique<ForcingSearch>(*chains)->run(position, reach, yield, found);
  return !yield.empty();
}

} // namespace ninefold::human
