#include "games/sudoku_pens/ai/sampling.h"

#include "ai/halving.h"

namespace ninefold::sudoku_pens {

namespace {

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
  auto skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(cells.size())));
  const int low = countBits(cells.low);
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
    Rng luck(seed + static_cast<std::uint64_t>(world));
    Sheet after = sheet;
    after.write(candidate.cell, candidate.digit);
    playOn(after, luck);
    const int share = shareOf(after, me), lead = after.lead(me);
    Sum& sum = sums[static_cast<std::size_t>(i)];
    sum.shares += share;
    sum.leads += lead;
    ++sum.samples;
    // A win is what counts; of equal chances the one that leads by more.
    return 500 * share + 6 * lead;
  };
  const int few = 32; // where nothing is to be chosen it is worth knowing all the same
  const auto count = static_cast<int>(candidates.size());
  if (count == 1)
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

void Sampling::playOn(Sheet& game, Rng& luck) {
  const bool paired = game.seats() == 2 && !game.isSpeed();
  for (Digit digit = 9; digit > 0 && !game.over(); --digit) {
    while (!game.over()) {
      const CellSet places = game.places(digit);
      if (places.empty()) break;
      if (game.isSpeed() && game.kept() >= inTurn) {
        game.pass();
        continue;
      }
      const bool answers = paired && game.lead(game.mover()) < 0;
      game.write(anyOf(answers ? word.answers(places) : places, luck), digit);
      ++plies;
    }
  }
}

} // namespace ninefold::sudoku_pens
