#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace ninefold::ai {

// For who measures: none of these numbers decides a move.

/// The mean of what was measured, and how far from it the truth lies at most, at 95 %.
struct Mean {
  double value = 0;
  double margin = 0;
};

/// Of measurements that don't hang together: one a deal, as the matches of a deal share its luck.
inline Mean meanOf(const std::vector<double>& all) {
  const auto count = static_cast<double>(all.size());
  if (all.empty()) return {};
  double sum = 0, squares = 0;
  for (double one : all) sum += one;
  const double mean = sum / count;
  for (double one : all) squares += (one - mean) * (one - mean);
  return {mean, all.size() < 2 ? 0 : 1.96 * std::sqrt(squares / (count - 1) / count)};
}

/// What one was better by than the other in the same deals. (Of their difference, since they share its luck.)
inline Mean meanOfDifference(const std::vector<double>& one, const std::vector<double>& other) {
  std::vector<double> differences;
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) differences.push_back(one[i] - other[i]);
  return meanOf(differences);
}

/// The least of all measurements that so many thousandths of them don't exceed. The measurements change their order.
inline std::int64_t quantile(std::vector<std::int64_t>& all, int thousandths) {
  if (all.empty()) return 0;
  const std::size_t place = std::min(all.size() - 1, all.size() * static_cast<std::size_t>(thousandths) / 1000);
  std::nth_element(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(place), all.end());
  return all[place];
}

/// The points of Elo's scale by which one is stronger who gets that share against another; the other way round.
inline double eloOf(double share) { return 400 * std::log10(share / (1 - share)); }
inline double shareOf(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

} // namespace ninefold::ai
