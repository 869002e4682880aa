#include "games/sudoku_pens/ai/reading.h"

#include "ai/attention.h"
#include "sudoku/human/chains.h"
#include "sudoku/human/ladder.h"

namespace ninefold::sudoku_pens {

namespace {

using human::Position;

constexpr int nakedSingles = 23; // in tenths of the rating

/// The digits that a look at every house, and from their rating on at every cell, shows at once.
Numbers singles(const Position& position, int hardest, const ai::Attention& attention) {
  Numbers found;
  for (int house = 0; house < human::houseCount; ++house) {
    // People look through blocks first; along lines is a rung of its own.
    if (!attention.notices(static_cast<std::uint64_t>(house))) continue;
    if (human::kindOf(house) != human::block && hardest < 15) continue;
    for (int d = 0; d < 9; ++d) {
      const human::Places places = position.places(house, d);
      if (human::count(places) == 1)
        found.cells[static_cast<std::size_t>(human::cellAt(house, human::first(places)))] = static_cast<Digit>(d + 1);
    }
  }
  for (int cell = 0; cell < 81 && hardest >= nakedSingles; ++cell) {
    const human::Digits left = position.candidates(cell);
    if (human::count(left) == 1 && attention.notices(100 + static_cast<std::uint64_t>(cell)))
      found.cells[static_cast<std::size_t>(cell)] = static_cast<Digit>(human::first(left) + 1);
  }
  return found;
}

/// One deduction that takes candidates away, by the easiest technique that is known.
bool takeAway(Position& position, int hardest, int& chains) {
  human::Step step;
  for (const human::Rung& rung : human::ladder()) {
    if (rung.from > hardest) return false;
    if (rung.find(position, step)) return apply(step, position), true;
  }
  if (chains-- <= 0 || !human::findChain(position, step)) return false;
  return apply(step, position), true;
}

} // namespace

Numbers deduced(const Numbers& board, const Dial& dial, Rng luck) {
  const ai::Attention attention(luck, dial.noticed);
  Position position(board);
  Numbers found;
  int chains = dial.chains;
  for (int round = 0; round < dial.insights; ++round) {
    const Numbers seen = singles(position, dial.hardest, attention);
    bool some = false;
    for (int cell = 0; cell < 81; ++cell) {
      const auto i = static_cast<std::size_t>(cell);
      // On a board with a mistake in it two of them can contradict each other: the first is believed.
      if (seen.cells[i] == 0 || position.number(cell) != 0 || !position.has(cell, seen.cells[i] - 1)) continue;
      position.place(cell, seen.cells[i] - 1);
      found.cells[i] = seen.cells[i];
      some = true;
    }
    if (position.solved() || (!some && !takeAway(position, dial.hardest, chains))) break;
  }
  const Numbers end = position.grid();
  for (std::size_t i = 0; i < 81; ++i)
    if (board.cells[i] == 0) found.cells[i] = end.cells[i]; // a technique may have laid some besides
  return found;
}

Numbers solutionAsSeen(const Public& known, const Numbers& board, const Dial& dial, Rng luck) {
  if (dial.insights < 81) return deduced(board, dial, luck);
  const Numbers printed = givens(known);
  Numbers found = deduced(printed, dial, luck);
  bool whole = true;
  for (std::size_t i = 0; i < 81; ++i) whole = whole && (found.cells[i] != 0 || printed.cells[i] != 0);
  if (whole) return found;
  const Numbers more = deduced(board, dial, luck);
  for (std::size_t i = 0; i < 81; ++i)
    if (found.cells[i] == 0) found.cells[i] = more.cells[i];
  return found;
}

} // namespace ninefold::sudoku_pens
