#include "games/sudoku_pens/ai/choosing.h"

#include "ai/halving.h"
#include "games/sudoku_pens/ai/ending.h"
#include "games/sudoku_pens/ai/evens.h"
#include "games/sudoku_pens/ai/trial.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

namespace {

std::vector<Candidate> highestOnes(const Sheet& sheet) {
  std::vector<Candidate> all;
  const Digit digit = sheet.highest();
  sheet.places(digit).each([&](int cell) { all.push_back({cell, digit}); });
  return all;
}

int outcome(int lead) { return lead > 0 ? 2 : lead == 0 ? 1 : 0; }

/// The writes that keep the best outcome there is, a won end with the points it is won by: nothing if the end is still
/// too far.
bool solveEnding(const Sheet& sheet, const Dial& dial, Considered& result) {
  Ending ending;
  const auto all = ending.solve(sheet, dial.positions * 4);
  result.nodes += ending.nodes();
  if (!all) return false;
  const int lead = sheet.lead(sheet.mover());
  int best = 0;
  for (const Ending::Choice& choice : *all) best = std::max(best, outcome(lead + choice.margin));
  for (const Ending::Choice& choice : *all)
    if (outcome(lead + choice.margin) == best)
      result.writes.push_back({choice.cell, choice.digit, 1000 * (lead + choice.margin), 500 * best});
  const auto byPoints = [](const Candidate& a, const Candidate& b) { return a.points > b.points; };
  std::stable_sort(result.writes.begin(), result.writes.end(), byPoints);
  return true;
}

/// Whether it is decided by who has the last word: who is level opens, or the other has just opened.
bool isContested(const Sheet& sheet) {
  const int lead = sheet.lead(sheet.mover());
  return lead == 0 || lead + sheet.highest() == 0;
}

void setChance(Candidate& candidate, std::int64_t even, bool answers) {
  const auto half = static_cast<int>(500 * even / Evens::certain);
  candidate.chance = answers ? half : 1000 - half;
}

/// The chance to stay level, or that the other does, exactly: nothing if the end is still too far.
bool countEvens(const Sheet& sheet, const Dial& dial, Considered& result) {
  const bool answers = sheet.lead(sheet.mover()) < 0;
  Evens evens(sheet, dial.positions);
  for (Candidate& candidate : result.writes) {
    const auto even =
        answers ? evens.answered(candidate.digit, candidate.cell) : evens.opened(candidate.digit, candidate.cell);
    if (!even) break;
    setChance(candidate, *even, answers);
  }
  result.nodes += evens.nodes();
  return evens.nodes() <= dial.positions;
}

/// The same by trying.
void tryEvens(const Sheet& sheet, const Dial& dial, std::uint64_t salt, const ai::Stop& stop, Considered& result) {
  const bool answers = sheet.lead(sheet.mover()) < 0;
  Trial trial(sheet);
  const auto sample = [&](int i, std::int64_t world) -> std::int64_t {
    const Candidate& candidate = result.writes[static_cast<std::size_t>(i)];
    Rng luck(salt + static_cast<std::uint64_t>(world));
    const int even = trial.run(candidate.digit, candidate.cell, !answers, luck);
    return answers ? even : Trial::certain - even;
  };
  std::vector<Candidate> ranked;
  for (const ai::Estimate& estimate :
       ai::halve(static_cast<int>(result.writes.size()), dial.simulations, stop, sample)) {
    ranked.push_back(result.writes[static_cast<std::size_t>(estimate.candidate)]);
    if (estimate.samples > 0) {
      const std::int64_t mean = estimate.sum / estimate.samples;
      setChance(ranked.back(), answers ? mean : Trial::certain - mean, answers);
    }
  }
  result.writes = std::move(ranked);
  result.nodes += trial.nodes();
}

} // namespace

Considered mostAtOnce(const Sheet& sheet, Rng luck) {
  const Digit digit = sheet.highest();
  return {{{anyOf(sheet.places(digit), luck), digit, 1000 * (sheet.lead(sheet.mover()) + digit)}}, 1};
}

Considered consider(const Sheet& sheet, const Dial& dial, std::uint64_t salt, const ai::Stop& stop) {
  Considered result;
  Sampling sampling(sheet, dial.inTurn, salt);
  const bool paired = sheet.seats() == 2 && !sheet.isSpeed();
  if (paired && solveEnding(sheet, dial, result)) {
    if (result.writes.size() == 1 || result.writes.front().chance == 1000) return result;
    // All of them come to the same. That one first which comes to more if the other errs.
    const auto exact = result.writes;
    result.writes = sampling.rank(exact, dial.simulations / 10, stop);
    for (Candidate& candidate : result.writes)
      candidate = *std::find_if(exact.begin(), exact.end(), [&](const Candidate& other) {
        return other.cell == candidate.cell && other.digit == candidate.digit;
      });
  } else if (result.writes = highestOnes(sheet); paired && isContested(sheet)) {
    const bool counted = countEvens(sheet, dial, result);
    if (!counted) tryEvens(sheet, dial, salt, stop, result);
    sampling.addPoints(result.writes);
    const auto byWorth = [](const Candidate& a, const Candidate& b) {
      return a.chance != b.chance ? a.chance > b.chance : a.points > b.points;
    };
    if (counted) std::stable_sort(result.writes.begin(), result.writes.end(), byWorth);
  } else {
    result.writes = sampling.rank(std::move(result.writes), dial.simulations, stop);
  }
  result.nodes += sampling.nodes();
  return result;
}

} // namespace ninefold::sudoku_pens
