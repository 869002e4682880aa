#include "games/sudoku_pens/ai/ending.h"

#include <algorithm>
#include <bit>

namespace ninefold::sudoku_pens {

std::optional<std::vector<Ending::Choice>> Ending::solve(const Sheet& sheet, int budget) {
  if (sheet.choices() > most) return std::nullopt;
  for (Digit digit = 9; digit > 0; --digit) sheet.places(digit).each([&](int cell) { all.push_back({cell, digit}); });
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = 0; j < all.size(); ++j)
      if (all[i].cell == all[j].cell || (all[i].digit == all[j].digit && human::seeEachOther(all[i].cell, all[j].cell)))
        rulesOut[i] |= Left{1} << j;
  known.resize(std::bit_ceil(2u * static_cast<unsigned>(budget) + 2u));
  limit = budget;

  const Left left = (Left{1} << all.size()) - 1;
  for (std::size_t i = 0; i < all.size(); ++i) {
    constexpr int wide = 9 * most;
    all[i].margin = all[i].digit - search(left & ~rulesOut[i], -wide, wide);
    if (looked > limit) return std::nullopt;
  }
  return all;
}

int Ending::search(Left left, int alpha, int beta) {
  if (left == 0) return 0;
  if (looked > limit) return 0;
  const Left mixed = left * 0x9E3779B1u;
  std::size_t at = (mixed ^ mixed >> 15) & (known.size() - 1);
  while (known[at].left != 0 && known[at].left != left) at = (at + 1) & (known.size() - 1);
  if (known[at].left == 0) {
    if (++looked > limit) return 0;
    // Who writes the highest digit each time is never behind; more than all of them nobody can gain.
    int sum = 0;
    for (Left bits = left; bits != 0; bits &= bits - 1)
      sum += all[static_cast<std::size_t>(std::countr_zero(bits))].digit;
    known[at] = {left, 0, static_cast<std::int16_t>(sum)};
  }
  const int low = known[at].least, high = known[at].most;
  if (low >= beta || low == high) return low;
  if (high <= alpha) return high;
  alpha = std::max(alpha, low), beta = std::min(beta, high);
  int best = -9 * Ending::most;
  for (Left bits = left; bits != 0 && best < beta; bits &= bits - 1) {
    const auto i = static_cast<std::size_t>(std::countr_zero(bits));
    const int digit = all[i].digit;
    best = std::max(best, digit - search(left & ~rulesOut[i], digit - beta, digit - std::max(alpha, best)));
  }
  if (looked > limit) return 0;
  best = std::max(best, low); // what is less was only not looked into any further
  if (best > alpha) known[at].least = static_cast<std::int16_t>(std::max<int>(known[at].least, best));
  if (best < beta) known[at].most = static_cast<std::int16_t>(std::min<int>(known[at].most, best));
  return best;
}

} // namespace ninefold::sudoku_pens
