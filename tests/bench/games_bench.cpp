// How long the rules take, for each game: over the plies of random matches, as a phone meets them at every undo, start
// and touch.

#include "games/games.h"
#include "match/random_play.h"
#include "match/record.h"

#include <benchmark/benchmark.h>

using namespace ninefold;

namespace {

/// Some whole matches, and the states that they went through.
template<Rules G> struct Matches {
  std::vector<Record<G>> records;
  std::vector<typename G::State> states; // before each input
  std::vector<Input<G>> inputs;

  Matches() {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const int seats = std::clamp(2 + static_cast<int>(seed % 3), G::fewestSeats, G::mostSeats);
      Record<G> record{{seats, seatAt(0), readOptions<G>(Node(nlohmann::json::object()), seats)}, {}};
      record.deal = dealFromSeed<G>(record.table, seed);
      Rng luck(seed);
      auto state = G::begin(record.table, record.deal);
      while (auto input = randomInput<G>(state, seats, luck)) {
        states.push_back(state);
        inputs.push_back(*input);
        state = G::apply(state, *input)->state;
        record.inputs.push_back(*std::move(input));
      }
      records.push_back(std::move(record));
    }
  }

  Viewer mover(std::size_t i) const { return inputs[i].seat; }
};

template<Rules G> const Matches<G>& matches() {
  static const Matches<G> all;
  return all;
}

template<Rules G> void applyAMove(benchmark::State& run) {
  const auto& all = matches<G>();
  for (std::size_t i = 0; auto _ : run) {
    benchmark::DoNotOptimize(G::apply(all.states[i], all.inputs[i]));
    i = (i + 1) % all.inputs.size();
  }
}

template<Rules G> void legalMoves(benchmark::State& run) {
  const auto& all = matches<G>();
  for (std::size_t i = 0; auto _ : run) {
    benchmark::DoNotOptimize(G::legal(G::view(all.states[i], all.mover(i))));
    i = (i + 1) % all.inputs.size();
  }
}

template<Rules G> void aView(benchmark::State& run) {
  const auto& all = matches<G>();
  for (std::size_t i = 0; auto _ : run) {
    benchmark::DoNotOptimize(G::view(all.states[i], all.mover(i)));
    i = (i + 1) % all.inputs.size();
  }
}

template<Rules G> void presentAView(benchmark::State& run) {
  const auto& all = matches<G>();
  for (std::size_t i = 0; auto _ : run) {
    benchmark::DoNotOptimize(G::present(G::view(all.states[i], all.mover(i)), {}));
    i = (i + 1) % all.inputs.size();
  }
}

/// What a touch costs: apply, view and present.
template<Rules G> void aTouch(benchmark::State& run) {
  const auto& all = matches<G>();
  for (std::size_t i = 0; auto _ : run) {
    const auto step = G::apply(all.states[i], all.inputs[i]);
    benchmark::DoNotOptimize(G::present(G::view(step->state, all.mover(i)), {}));
    i = (i + 1) % all.inputs.size();
  }
}

template<Rules G> void replayAGame(benchmark::State& run) {
  const auto& all = matches<G>();
  for (std::size_t i = 0; auto _ : run) {
    const Record<G>& record = all.records[i];
    auto state = G::begin(record.table, record.deal);
    for (const Input<G>& input : record.inputs) state = std::move(G::apply(state, input)->state);
    benchmark::DoNotOptimize(state);
    i = (i + 1) % all.records.size();
  }
}

template<Rules G> void enrol() {
  const auto named = [](const char* what) { return std::string(G::id) + "/" + what; };
  benchmark::RegisterBenchmark(named("apply").c_str(), applyAMove<G>);
  benchmark::RegisterBenchmark(named("legal").c_str(), legalMoves<G>);
  benchmark::RegisterBenchmark(named("view").c_str(), aView<G>);
  benchmark::RegisterBenchmark(named("present").c_str(), presentAView<G>);
  benchmark::RegisterBenchmark(named("apply+view+present").c_str(), aTouch<G>);
  benchmark::RegisterBenchmark(named("replay a game").c_str(), replayAGame<G>)->Unit(benchmark::kMicrosecond);
}

} // namespace

int main(int argc, char** argv) {
  for (std::size_t i = 0; i < gameNames().size(); ++i) withGame(i, []<Rules G>() { enrol<G>(); });
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
}
