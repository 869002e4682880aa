#include "games/okudos/okudos.h"

#include <algorithm>

namespace ninefold::okudos {

std::array<int, 9> uncovered(const Public& known) {
  std::array<int, 9> sums{};
  forEachCell(nineByNine, [&](Cell cell) {
    if (known.chips[cell] == 0) sums[static_cast<std::size_t>(nineByNine.block(cell))] += known.values[cell];
  });
  return sums;
}

std::optional<std::size_t> uncounted(const Public& known, const Sectors& sectors) {
  std::optional<std::size_t> worst;
  if (!known.table.options.gameTopTwo) return worst;
  const std::array<int, 9> sums = uncovered(known);
  for (std::size_t sector = 0; sector < 9; ++sector)
    if (sectors[sector] == Owner::game && (!worst || sums[sector] < sums[*worst])) worst = sector;
  return worst;
}

int score(const Public& known, const Sectors& sectors, Owner owner) {
  const std::array<int, 9> sums = uncovered(known);
  int sum = isSeat(owner) ? known.collected[seatAt(static_cast<int>(owner))] : 0;
  for (std::size_t sector = 0; sector < 9; ++sector)
    if (sectors[sector] == owner) sum += sums[sector];
  if (owner == Owner::game)
    if (const auto worst = uncounted(known, sectors)) sum -= sums[*worst];
  return sum;
}

Standing Game::standing(const State& state) {
  const Public& known = state.known;
  PerSeat<int> scores;
  for (int i = 0; i < known.table.seats; ++i) scores[seatAt(i)] = score(known, state.sectors, ownerAt(seatAt(i)));
  Standing standing = standingOf(known.table.seats, known.turn, scores, known.over);
  if (!gameScores(known.table)) return standing;
  standing.game = score(known, state.sectors, Owner::game);
  if (!known.over) return standing;
  const int most = *std::max_element(standing.scores.begin(), standing.scores.end());
  standing.gameWins = *standing.game >= most;
  if (*standing.game > most) standing.winners.clear();
  return standing;
}

} // namespace ninefold::okudos
