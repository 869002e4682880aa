#include "games/sudoku_pens/ai/evens.h"

#include "games/sudoku_pens/ai/last_word.h"

#include <algorithm>
#include <bit>

namespace ninefold::sudoku_pens {

namespace {

CellSet without(CellSet cells, int cell) {
  cells.drop(cell);
  return cells;
}

} // namespace

Evens::Evens(const Sheet& sheet, int budget)
    : known(std::bit_ceil(2u * static_cast<unsigned>(budget) + 2u)), most(budget) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    fits[digit] = sheet.places(digit);
    below[digit] = start;
    start |= fits[digit];
  }
}

std::optional<int> Evens::opened(Digit digit, int cell, bool answered) {
  const CellSet places = after(fits[digit], cell), empty = without(start, cell);
  const int chance = answered ? open(digit, places, empty) : answer(digit, places, empty);
  if (looked > most) return std::nullopt;
  return chance;
}

Evens::Entry& Evens::find(Digit digit, CellSet places, CellSet empty) {
  std::uint64_t mixed = places.low * 0x9E3779B97F4A7C15u + digit;
  for (const std::uint64_t word : {places.high, empty.low, empty.high})
    mixed = (mixed ^ mixed >> 31 ^ word) * 0xBF58476D1CE4E5B9u;
  for (std::size_t i = (mixed ^ mixed >> 31) & (known.size() - 1);; i = (i + 1) & (known.size() - 1)) {
    Entry& entry = known[i];
    if (entry.digit == 0 || (entry.digit == digit && entry.places == places && entry.empty == empty)) return entry;
  }
}

int Evens::open(Digit digit, CellSet places, CellSet empty) {
  while (places.empty()) {
    if (--digit == 0) return certain;
    places = fits[digit] & empty;
  }
  empty &= below[digit];
  if (const Entry& entry = find(digit, places, empty); entry.digit != 0) return entry.chance;
  if (++looked > most) return 0;
  std::int64_t sum = 0;
  places.each([&](int cell) {
    if (looked <= most) sum += answer(digit, after(places, cell), without(empty, cell));
  });
  const int chance = static_cast<int>(sum / places.size());
  if (looked <= most) find(digit, places, empty) = {places, empty, digit, chance};
  return chance;
}

int Evens::answer(Digit digit, CellSet places, CellSet empty) {
  int best = 0; // with no place left to answer in, the digit was written an odd number of times
  places.each([&](int cell) {
    if (looked <= most && best < certain) best = std::max(best, open(digit, after(places, cell), without(empty, cell)));
  });
  return best;
}

} // namespace ninefold::sudoku_pens
