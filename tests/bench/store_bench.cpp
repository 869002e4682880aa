#include "library.h"

#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
#include <map>
#include <unistd.h>

// What the store costs. Each line has to keep to what its name says; the program fails if one doesn't.
//   NINEFOLD_BENCH_DIR      where the databases are made and kept for the next run (a temporary folder, if not set)

using namespace ninefold;
using namespace ninefold::store;

namespace {

using Clock = std::chrono::steady_clock;

bool kept = true;

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

fs::path workFolder() {
  if (const char* wish = std::getenv("NINEFOLD_BENCH_DIR")) return wish;
  static const fs::path made = [] {
    std::string name = (fs::temp_directory_path() / "ninefold-bench-XXXXXX").string();
    return fs::path(mkdtemp(name.data()));
  }();
  return made;
}

/// A store of that size: made once, used by every run.
fs::path library(Size size) {
  const fs::path dir = workFolder() / (std::to_string(size.matches) + "x" + std::to_string(size.inputs));
  if (fs::exists(dir / "ready")) return dir;
  fs::remove_all(dir);
  const Library made(dir, size);
  fs::create_directory(dir / "ready");
  return dir;
}

constexpr Size tenThousand{10'000, 100}, hundredThousand{100'000, 2};

std::unique_ptr<Store> opened(const fs::path& dir) {
  auto answer = Store::open(dir, {.automaticBackups = false});
  if (!answer) std::abort();
  return *std::move(answer);
}

/// Says so, and ends in failure, if a limit isn't kept.
void judge(benchmark::State& state, bool good) {
  if (good) return;
  kept = false;
  state.SetLabel("OVER ITS LIMIT");
}

/// What this thread has worked. On a machine that is busy with other things the time on the wall tells of those.
double workedMilliseconds() {
  timespec now{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double quantile(std::vector<double>& times, std::size_t percent) {
  std::sort(times.begin(), times.end());
  return times[times.size() * percent / 100];
}

/// Measures something again and again. The typical time on the wall and the worst in a hundred of the time it worked
/// have to stay below the limit.
template<class Job, class Tidy = void (*)()> void measure(
    benchmark::State& state, double limit, Job job, Tidy tidy = [] {}) {
  std::vector<double> times, works;
  for (auto _ : state) {
    tidy();
    const auto begin = Clock::now();
    const double before = workedMilliseconds();
    job();
    works.push_back(workedMilliseconds() - before);
    times.push_back(milliseconds(Clock::now() - begin));
    state.SetIterationTime(times.back() / 1000);
  }
  const double median = quantile(times, 50), work = quantile(works, 99);
  state.counters["median_ms"] = median;
  state.counters["p99_ms"] = quantile(times, 99);
  state.counters["p99_work_ms"] = work;
  state.counters["limit_ms"] = limit;
  judge(state, std::max(median, work) < limit);
}

void open(benchmark::State& state, Size size) {
  const fs::path dir = library(size);
  std::unique_ptr<Store> store;
  measure(
      state, 50, [&] { store = opened(dir); }, [&] { store.reset(); });
}

void continueList(benchmark::State& state, Size size) {
  auto store = opened(library(size));
  measure(state, 5, [&] {
    const auto lines = store->read([](const Books& books) { return books.matches.unfinished(); });
    if (!lines || lines->size() != static_cast<std::size_t>(std::min(100, size.matches / 200))) std::abort();
  });
}

template<class Question> void page(benchmark::State& state, Size size, Question question) {
  auto store = opened(library(size));
  const ProfileId ada = store->read([](const Books& books) { return books.profiles.all(); })->front().id;
  const auto totals = *store->read([&](const Books& books) { return books.statistics.totals(ada); });
  const auto most = std::max_element(totals.begin(), totals.end(),
                                     [](const Total& a, const Total& b) { return a.played < b.played; });
  measure(state, 50, [&] {
    const auto found = store->read([&](const Books& books) { return question(books, ada, most->kind); });
    if (!found || *found == 0) std::abort();
  });
}

enum class Way { bare, store, storeAndThread };

/// Commits like those of a game, as bare as can be or through the store, on the disk where the app's data would be.
void commit(benchmark::State& state, Way way, const char* synchronous) {
  const fs::path dir = workFolder() / "commits";
  fs::remove_all(dir);
  fs::create_directories(dir);
  std::vector<double> times;
  const auto timed = [&](auto&& job) {
    const auto begin = Clock::now();
    job();
    const double took = milliseconds(Clock::now() - begin);
    times.push_back(took);
    state.SetIterationTime(took / 1000);
  };
  const Now now = [] { return Time{1'700'000'000'000}; };
  const SavedInput input{R"({"seat":0,"place":"C5"})", 0x123456789ABCDEF, 1234};
  const std::string clock = R"({"left":[60000,60000]})";
  const NewMatch fresh{.game = "sudoku_tiles", .start = std::string(900, 'x'), .variant = "2 {}", .players = {{}, {}}};
  if (way == Way::bare) {
    Connection db(dir / "ninefold.db", Access::write);
    prepareWriter(db, 1000);
    db.script((std::string("PRAGMA synchronous = ") + synchronous).c_str());
    db.script("CREATE TABLE inputs (match INTEGER NOT NULL, ply INTEGER NOT NULL, input TEXT NOT NULL,"
              " hash INTEGER NOT NULL, ms INTEGER, PRIMARY KEY (match, ply)) STRICT, WITHOUT ROWID");
    int ply = 0;
    for (auto _ : state)
      timed([&] { db.run("INSERT INTO inputs VALUES (1, ?, ?, ?, ?)", ply++, input.input, input.hash, input.ms); });
  } else if (way == Way::store) {
    Desk desk(dir / "ninefold.db", Access::write, "", now);
    prepareWriter(desk.db, 1000);
    migrate(desk.db);
    desk.db.script((std::string("PRAGMA synchronous = ") + synchronous).c_str());
    const MatchId id = desk.books.matches.create(fresh);
    int ply = 0;
    for (auto _ : state)
      timed([&] {
        Transaction all(desk.db, Transaction::Kind::write);
        desk.books.matches.append({id, ply++, input, clock, {}});
        all.commit();
      });
  } else {
    auto store = opened(dir);
    const MatchId id = *store->write([&](Books& books) { return books.matches.create(fresh); });
    int ply = 0;
    for (auto _ : state)
      timed([&] {
        if (!store->write([&](Books& books) { books.matches.append({id, ply++, input, clock, {}}); })) std::abort();
      });
  }
  std::sort(times.begin(), times.end());
  static std::map<std::string, double> bare; // what a bare INSERT cost in this run
  const double worst = times[times.size() * 99 / 100];
  state.counters["median_ms"] = times[times.size() / 2];
  state.counters["p99_ms"] = worst;
  if (way == Way::bare) {
    bare[synchronous] = worst;
  } else if (bare.contains(synchronous)) {
    state.counters["times_bare"] = worst / bare[synchronous];
    // Asked of the way we commit; the others are here to compare.
    judge(state, synchronous != std::string_view("FULL") || worst <= 3 * bare[synchronous]);
  }
}

void registerAll() {
  const auto in = [](benchmark::internal::Benchmark* bench, int iterations) {
    bench->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(iterations);
  };
  for (const char* synchronous : {"FULL", "NORMAL", "OFF"})
    for (const auto& [name, way] : {std::pair("bare", Way::bare), {"store", Way::store}})
      in(benchmark::RegisterBenchmark(
             (std::string("Commit/") + synchronous + "/" + name).c_str(),
             [way = way, synchronous](benchmark::State& state) { commit(state, way, synchronous); }),
         3000);
  in(benchmark::RegisterBenchmark("Commit/FULL/store and thread",
                                  [](benchmark::State& state) { commit(state, Way::storeAndThread, "FULL"); }),
     3000);
  for (const auto& [name, size] :
       {std::pair("10000 matches, 1000000 inputs", tenThousand), {"100000 matches", hundredThousand}}) {
    const auto called = [name = name](const char* what) { return std::string(what) + "/" + name; };
    const auto pageOf = [&, size = size](const char* what, auto question) {
      in(benchmark::RegisterBenchmark(called(what).c_str(),
                                      [=](benchmark::State& state) { page(state, size, question); }),
         200);
    };
    in(benchmark::RegisterBenchmark(called("Open").c_str(),
                                    [size = size](benchmark::State& state) { open(state, size); }),
       30);
    in(benchmark::RegisterBenchmark(called("ContinueList").c_str(),
                                    [size = size](benchmark::State& state) { continueList(state, size); }),
       500);
    pageOf("Totals", [](const Books& b, ProfileId p, const Kind&) { return b.statistics.totals(p).size(); });
    pageOf("OverTime", [](const Books& b, ProfileId p, const Kind& k) { return b.statistics.overTime(p, k).size(); });
    pageOf("Distribution",
           [](const Books& b, ProfileId p, const Kind& k) { return b.statistics.distribution(p, k).size(); });
    pageOf("HeadToHead", [](const Books& b, ProfileId p, const Kind&) { return b.statistics.headToHead(p).size(); });
    pageOf("Ladder", [](const Books& b, ProfileId, const Kind& k) { return b.statistics.ladder(k.game).size(); });
    pageOf("Best", [](const Books& b, ProfileId, const Kind& k) { return b.records.best(k).size(); });
    pageOf("Quickest", [](const Books& b, ProfileId, const Kind& k) { return b.records.quickest(k).size(); });
    pageOf("BestOfDeal", [](const Books& b, ProfileId, const Kind& k) {
      const auto deal = b.matches.load(static_cast<MatchId>(2)).match.deal;
      return b.records.bestOfDeal(deal, k).size();
    });
    pageOf("Calendar",
           [](const Books& b, ProfileId p, const Kind&) { return b.dailies.calendar(p, 20200101, 20201231).size(); });
    pageOf("Streak", [](const Books& b, ProfileId p, const Kind&) { return b.dailies.streak(p, 20200601).longest; });
    pageOf("PastMatches", [](const Books& b, ProfileId, const Kind&) { return b.matches.finished(50).size(); });
  }
}

} // namespace

int main(int argc, char** argv) {
  registerAll();
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  if (!std::getenv("NINEFOLD_BENCH_DIR")) fs::remove_all(workFolder());
  return kept ? 0 : 1;
}
