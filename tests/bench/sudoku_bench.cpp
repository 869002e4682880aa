// How fast the solver and the generator are. Puzzles of one's own: NINEFOLD_PUZZLES=folder with .txt files, one puzzle
// a line; each file becomes a benchmark.

#include "sudoku/fill.h"
#include "sudoku/generator.h"
#include "sudoku/search.h"
#include "sudoku/solver.h"

#include <benchmark/benchmark.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>

using namespace ninefold;

namespace {

using Puzzles = std::vector<Numbers>;

Puzzles generated(const PuzzleWish& wish) {
  Puzzles puzzles;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    Rng rng(seed);
    puzzles.push_back(generatePuzzle(rng, wish).value());
  }
  return puzzles;
}

Puzzles read(const std::filesystem::path& file) {
  Puzzles puzzles;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    std::replace(line.begin(), line.end(), '0', '.');
    if (const auto puzzle = numbersFrom(line.substr(0, 81))) puzzles.push_back(*puzzle);
  }
  return puzzles;
}

template<class Solve> void benchmarkSolving(const std::string& name, const Puzzles& puzzles, Solve solveOne) {
  benchmark::RegisterBenchmark(("solve/" + name).c_str(), [=](benchmark::State& state) {
    std::int64_t solved = 0;
    for (auto _ : state) {
      for (const Numbers& puzzle : puzzles) benchmark::DoNotOptimize(solveOne(puzzle));
      solved += static_cast<std::int64_t>(puzzles.size());
    }
    state.SetItemsProcessed(solved);
  });
}

template<class Make> void benchmarkMaking(const std::string& name, Make make) {
  benchmark::RegisterBenchmark(("make/" + name).c_str(), [=](benchmark::State& state) {
    Rng rng(1);
    for (auto _ : state) benchmark::DoNotOptimize(make(rng));
    state.SetItemsProcessed(state.iterations());
  });
}

int countTwo(const Numbers& puzzle) { return solve(puzzle, 2).count; }
int countTwoPlainly(const Numbers& puzzle) { return bands::Search<bands::PlainBands>(puzzle, 2).run().count; }

} // namespace

int main(int argc, char** argv) {
  PuzzleWish minimal, symmetric;
  minimal.minimal = true;
  symmetric.symmetric = true;
  const Puzzles puzzles = generated(minimal);
  benchmarkSolving("minimal", puzzles, countTwo);
  benchmarkSolving("minimal, plain bands", puzzles, countTwoPlainly);
  if (const char* folder = std::getenv("NINEFOLD_PUZZLES"))
    for (const auto& entry : std::filesystem::directory_iterator(folder))
      if (entry.path().extension() == ".txt")
        benchmarkSolving(entry.path().stem().string(), read(entry.path()), countTwo);
  benchmarkMaking("filled grid", filledGrid);
  benchmarkMaking("family puzzle", familyPuzzle);
  benchmarkMaking("minimal puzzle", [=](Rng& rng) { return generatePuzzle(rng, minimal); });
  benchmarkMaking("symmetric puzzle", [=](Rng& rng) { return generatePuzzle(rng, symmetric); });
  for (const human::Grade grade : human::grades) {
    PuzzleWish graded;
    graded.grade = grade;
    benchmarkMaking(std::string(key(grade)) + " puzzle", [=](Rng& rng) { return generatePuzzle(rng, graded); });
  }

  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
