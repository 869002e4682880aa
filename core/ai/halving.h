#pragma once

#include "ai/stop.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <vector>

namespace ninefold::ai {

/// What sampling found out of one candidate.
struct Estimate {
  int candidate = 0;
  std::int64_t sum = 0;
  std::int64_t samples = 0;
};

/// Whether `a` is worth more on the average; of equals the one that was named first. Without a division: it decides.
inline bool isBetter(const Estimate& a, const Estimate& b) {
  const std::int64_t left = a.sum * b.samples, right = b.sum * a.samples;
  return left != right ? left > right : a.candidate < b.candidate;
}

/// Sequential halving: all candidates are tried equally often, the better half once more, and so on until two are left.
/// `sample(candidate, world)` says what a candidate came to in a world; the same number is the same world for each of
/// them, so that luck strikes them alike. Answers all candidates, the best first; those that were tried longer stand
/// before the others.
template<class Sample>
std::vector<Estimate> halve(int candidates, std::int64_t simulations, const Stop& stop, Sample&& sample) {
  std::vector<Estimate> all(static_cast<std::size_t>(candidates));
  for (int i = 0; i < candidates; ++i) all[static_cast<std::size_t>(i)].candidate = i;
  int rounds = 1;
  for (int left = candidates; left > 2; left = (left + 1) / 2) ++rounds;
  std::int64_t world = 0;
  for (std::size_t left = all.size(); left > 1; left = (left + 1) / 2) {
    const auto each = std::max<std::int64_t>(1, simulations / rounds / static_cast<std::int64_t>(left));
    for (std::int64_t i = 0; i < each; ++i, ++world) {
      for (std::size_t j = 0; j < left; ++j) {
        if (stop.wanted()) return all;
        all[j].sum += sample(all[j].candidate, world);
        ++all[j].samples;
      }
    }
    std::sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(left), isBetter);
    if (left == 2) break;
  }
  return all;
}

} // namespace ninefold::ai
