#pragma once

#include "sudoku/human/position.h"

namespace ninefold::human {

/// Calls `visit(chosen)` with every choice of `size` members of `of`, in rising order of the sets; stops once it
/// returns true.
template<class Visit> bool eachSubset(int size, unsigned of, Visit visit) {
  std::array<std::uint16_t, 9> members{};
  int n = 0;
  eachBit(of, [&](int i) { members[static_cast<std::size_t>(n++)] = static_cast<std::uint16_t>(1u << i); });
  if (n < size) return false;
  return eachChoice(size, n, [&](unsigned choice) {
    unsigned chosen = 0;
    eachBit(choice, [&](int i) { chosen |= members[static_cast<std::size_t>(i)]; });
    return visit(chosen);
  });
}

/// Calls `visit(house, digits, places)` for every `size` digits that have just as many places in a house.
template<class Visit> bool eachHiddenSet(const Position& position, int size, int moreThan, Visit visit) {
  for (const int kind : {block, column, row}) {
    for (int house = kind * 9; house < kind * 9 + 9; ++house) {
      if (position.open(house) <= moreThan) continue;
      unsigned eligible = 0;
      for (int d = 0; d < 9; ++d) {
        const int n = count(position.places(house, d));
        if (n >= 2 && n <= size) eligible |= 1u << d;
      }
      const bool stop = eachSubset(size, eligible, [&](unsigned digits) {
        unsigned places = 0;
        eachBit(digits, [&](int d) { places |= position.places(house, d); });
        return count(places) == size && visit(house, static_cast<Digits>(digits), static_cast<Places>(places));
      });
      if (stop) return true;
    }
  }
  return false;
}

/// Calls `visit(house, places, digits)` for every `size` cells of a house that have just as many candidates together.
template<class Visit> bool eachNakedSet(const Position& position, int size, Visit visit) {
  for (const int kind : {block, column, row}) {
    for (int house = kind * 9; house < kind * 9 + 9; ++house) {
      if (position.open(house) < size * 2) continue;
      unsigned eligible = 0;
      for (int p = 0; p < 9; ++p) {
        const int n = count(position.candidates(cellAt(house, p)));
        if (n >= 2 && n <= size) eligible |= 1u << p;
      }
      const bool stop = eachSubset(size, eligible, [&](unsigned places) {
        unsigned digits = 0;
        eachBit(places, [&](int p) { digits |= position.candidates(cellAt(house, p)); });
        return count(digits) == size && visit(house, static_cast<Places>(places), static_cast<Digits>(digits));
      });
      if (stop) return true;
    }
  }
  return false;
}

} // namespace ninefold::human
