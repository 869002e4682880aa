#pragma once

#include "ai/statistics.h"

#include <array>

namespace ninefold::ai {

/// How two seats have shared the wins of deals that were played from both sides: how many deals gave the first of them
/// 0, 1/2, 1, 3/2 and 2 wins.
using Pentanomial = std::array<std::int64_t, 5>;

/// Wald's sequential test: whether one is stronger by `elo1` or only by `elo0`, as soon as it can be told with an error
/// of 5 % either way. It may be asked after every deal.
struct Sprt {
  double elo0 = 0, elo1 = 0;

  /// By how much more likely what was seen is if it is `elo1`: a logarithm.
  double likelihood(const Pentanomial& seen) const {
    std::array<double, 5> share{};
    double count = 0;
    for (std::size_t i = 0; i < 5; ++i) {
      // What never happened may yet.
      share[i] = std::max(static_cast<double>(seen[i]), 1e-3);
      count += share[i];
    }
    for (double& each : share) each /= count;
    const double low = tilt(share, shareOf(elo0)), high = tilt(share, shareOf(elo1));
    double sum = 0;
    for (std::size_t i = 0; i < 5; ++i)
      sum += share[i] * std::log((1 + low * (worth(i) - shareOf(elo0))) / (1 + high * (worth(i) - shareOf(elo1))));
    return count * sum;
  }

  enum class Verdict { open, elo0, elo1 };
  Verdict verdict(const Pentanomial& seen) const {
    const double found = likelihood(seen);
    return found >= bound ? Verdict::elo1 : found <= -bound ? Verdict::elo0 : Verdict::open;
  }

  static constexpr double bound = 2.944438979166440; // log(0.95 / 0.05)

private:
  static double worth(std::size_t i) { return static_cast<double>(i) / 4; }

  /// The most likely distribution with the mean `aim` is share / (1 + x (worth - aim)): that x. The sum falls with it.
  static double tilt(const std::array<double, 5>& share, double aim) {
    double from = -1 / (1 - aim), to = 1 / aim;
    for (int i = 0; i < 200; ++i) {
      const double x = (from + to) / 2;
      double sum = 0;
      for (std::size_t k = 0; k < 5; ++k) sum += share[k] * (worth(k) - aim) / (1 + x * (worth(k) - aim));
      (sum > 0 ? from : to) = x;
    }
    return (from + to) / 2;
  }
};

} // namespace ninefold::ai
