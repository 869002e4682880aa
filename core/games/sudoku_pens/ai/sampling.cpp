#include "games/sudoku_pens/ai/sampling.h"

#include "ai/halving.h"

namespace ninefold::sudoku_pens {

namespace {

constexpr int few = 32; // games

/// What a seat has of the win once nothing more is written, in twelfths: up to four can share it.
int shareOf(const Sheet& sheet, Seat seat) {
  int equals = 1;
  for (int i = 0; i < sheet.seats(); ++i) {
    if (sheet.sums()[seatAt(i)] > sheet.sums()[seat]) return 0;
    if (seatAt(i) != seat && sheet.sums()[seatAt(i)] == sheet.sums()[seat]) ++equals;
  }
  return 12 / equals;
}

} // namespace

int anyOf(CellSet cells, Rng& rng) {
  const int low = countBits(cells.low);
  const auto count = static_cast<std::uint64_t>(cells.size());
  auto skip = static_cast<int>((rng.next() >> 32) * count >> 32); // as even as it needs to be, without a division
  const bool above = skip >= low;
  if (above) skip -= low;
  std::uint64_t word = above ? cells.high : cells.low;
  for (; skip > 0; --skip) word &= word - 1;
  return std::countr_zero(word) + (above ? 64 : 0);
}

std::vector<Candidate> Sampling::rank(std::vector<Candidate> candidates, int simulations, const ai::Stop& stop) {
  struct Sum {
    std::int64_t shares = 0, leads = 0, samples = 0;
  };
  std::vector<Sum> sums(candidates.size());
  const Seat me = sheet.mover();
  const auto sample = [&](int i, std::int64_t world) -> std::int64_t {
    const Candidate& candidate = candidates[static_cast<std::size_t>(i)];
    const Sheet after = played(candidate, world);
    const int share = shareOf(after, me), lead = after.lead(me);
    Sum& sum = sums[static_cast<std::size_t>(i)];
    sum.shares += share;
    sum.leads += lead;
    ++sum.samples;
    // A win is what counts; of equal chances the one that leads by more.
    return 500 * share + 6 * lead;
  };
  const auto count = static_cast<int>(candidates.size());
  if (count == 1) // nothing is to be chosen, but it is worth knowing all the same
    for (int world = 0; world < few; ++world) sample(0, world);
  std::vector<Candidate> ranked;
  for (const ai::Estimate& estimate : ai::halve(count, simulations, stop, sample)) {
    const auto i = static_cast<std::size_t>(estimate.candidate);
    Candidate candidate = candidates[i];
    if (sums[i].samples > 0) {
      candidate.points = static_cast<int>(1000 * sums[i].leads / sums[i].samples);
      candidate.chance = static_cast<int>(1000 * sums[i].shares / (12 * sums[i].samples));
    }
    ranked.push_back(candidate);
  }
  return ranked;
}

void Sampling::addPoints(std::vector<Candidate>& candidates) {
  const Seat me = sheet.mover();
  for (Candidate& candidate : candidates) {
    std::int64_t leads = 0;
    for (int world = 0; world < few; ++world) leads += played(candidate, world).lead(me);
    candidate.points = static_cast<int>(1000 * leads / few);
  }
}

Sheet Sampling::played(const Candidate& candidate, std::int64_t world) {
  Rng luck(seed + static_cast<std::uint64_t>(world));
  Sheet game = sheet;
  game.write(candidate.cell, candidate.digit);
  for (Digit digit = 9; digit > 0 && !game.over(); --digit) {
    while (!game.over()) {
      const CellSet places = game.places(digit);
      if (places.empty()) break;
      if (game.isSpeed() && game.kept() >= inTurn) {
        game.pass();
        continue;
      }
      game.write(anyOf(places, luck), digit);
      ++plies;
    }
  }
  return game;
}

} // namespace ninefold::sudoku_pens
