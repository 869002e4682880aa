#include "games/sudoku_pens/ai/choosing.h"

#include "games/sudoku_pens/ai/ending.h"
#include "games/sudoku_pens/ai/evens.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

namespace {

constexpr int wideSampling = 32; // games for each that is considered where its chance is known already

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

/// The chance to stay level, or that the other does: nothing if the end is still too far.
bool countEvens(const Sheet& sheet, const Dial& dial, Considered& result) {
  const int lead = sheet.lead(sheet.mover()), digit = sheet.highest();
  const bool answers = lead + digit == 0;
  if (!answers && lead != 0) return false;
  Evens evens(sheet, dial.positions);
  for (Candidate& candidate : result.writes) {
    const auto even =
        answers ? evens.answered(candidate.digit, candidate.cell) : evens.opened(candidate.digit, candidate.cell);
    if (!even) break;
    const auto half = static_cast<int>(std::int64_t{500} * *even / Evens::certain);
    candidate.chance = answers ? half : 1000 - half;
  }
  result.nodes += evens.nodes();
  return evens.nodes() <= dial.positions;
}

} // namespace

Considered mostAtOnce(const Sheet& sheet, Rng luck) {
  const Digit digit = sheet.highest();
  return {{{anyOf(sheet.places(digit), luck), digit, 1000 * (sheet.lead(sheet.mover()) + digit)}}, 1};
}

Considered consider(const Sheet& sheet, const Dial& dial, std::uint64_t salt, const ai::Stop& stop) {
  Considered result;
  Sampling sampling(sheet, dial.inTurn, salt);
  const bool paired = sheet.seats() == 2 && !sheet.isSpeed() && dial.positions > 0;
  const bool solved = paired && solveEnding(sheet, dial, result);
  if (solved && result.writes.front().chance == 1000) return result;
  if (!solved) result.writes = highestOnes(sheet);
  if (result.writes.size() == 1 && solved) return result;

  const bool counted = !solved && paired && countEvens(sheet, dial, result);
  const auto known = result.writes;
  const int simulations = solved || counted ? wideSampling * static_cast<int>(known.size()) : dial.simulations;
  result.writes = sampling.rank(std::move(result.writes), simulations, stop);
  result.nodes += sampling.nodes();
  if (!solved && !counted) return result;

  // What is known exactly stands before what was tried; of equals that comes first which was tried with more luck.
  for (Candidate& candidate : result.writes)
    for (const Candidate& exact : known)
      if (exact.cell == candidate.cell && exact.digit == candidate.digit) {
        candidate.chance = exact.chance;
        if (solved) candidate.points = exact.points;
      }
  const auto byChance = [](const Candidate& a, const Candidate& b) { return a.chance > b.chance; };
  std::stable_sort(result.writes.begin(), result.writes.end(), byChance);
  return result;
}

} // namespace ninefold::sudoku_pens
