// How long the puzzles of a day take to make, over a thousand dates: the deal with its par, as the app makes it ahead.
// Exit code 1 if one in a hundred takes longer than it may.

#include "challenge/daily.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>

using namespace ninefold;

namespace {

constexpr double mostMs = 300; // what the slowest of a hundred may take
constexpr int dates = 1000;
bool kept = true;

void makeDaily(benchmark::State& run, DailyKind kind, int part) {
  std::vector<double> times;
  Date date = 20260101;
  for (auto _ : run) {
    const auto begun = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(challenge::parOf(startOf(challenge::dailyOf(date, kind, part).invitation)));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begun;
    run.SetIterationTime(took.count());
    times.push_back(took.count() * 1000);
    date = daysAfter(date, 1);
  }
  std::ranges::sort(times);
  run.counters["p99_ms"] = times[times.size() * 99 / 100];
  run.counters["worst_ms"] = times.back();
  kept = kept && times[times.size() * 99 / 100] <= mostMs;
}

} // namespace

int main(int argc, char** argv) {
  for (const DailyKind& kind : challenge::dailyKinds())
    for (int part = 1; part <= kind.parts; ++part)
      benchmark::RegisterBenchmark(challenge::dailyOf(20260101, kind, part).slot().c_str(),
                                   [=](benchmark::State& run) { makeDaily(run, kind, part); })
          ->UseManualTime()
          ->Unit(benchmark::kMillisecond)
          ->Iterations(dates);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return kept ? 0 : 1;
}
