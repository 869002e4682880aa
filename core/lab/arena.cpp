#include "games/games.h"
#include "lab/arena_report.h"
#include "lab/command.h"
#include "lab/number.h"
#include "match/record.h"
#include "match/record_text.h"

#include <condition_variable>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab arena --game GAME --seats LEVEL,LEVEL,... --games N --seed S
                  [--options JSON] [--jobs N] [--sprt ELO0,ELO1] [--records FILE]

Lets computer players play against each other and tells how they fared. A LEVEL is
random, greedy, beginner, casual, strong or master. Each deal is played once from
every side; N is rounded up to whole deals. The same seed makes the same matches,
whatever --jobs is; only the milliseconds are the machine's.

  --jobs N          so many threads (1 if not given)
  --sprt ELO0,ELO1  of two levels: ends as soon as it is clear whether the first is
                    stronger by ELO1 points or only by ELO0 (5 % error either way)
  --records FILE    writes the matches to FILE, one a line, and who sat where to
                    FILE.csv

share of wins: 1 for a win, a part of it where it is shared; with the 95 % interval
over deals. nodes, ms: of a move, on the average and the 99th of 100; a thread's own
time. drawn, mean: how many pieces a level drew, and their mean number.

Exit code: 0, or 1 if a move was refused or a match had no end, 2 for bad usage.
)";

/// What is wrong with the command line.
struct Usage {
  std::string problem;
};

struct Wishes {
  std::vector<ai::Level> levels{};
  std::uint64_t games = 0, seed = 0;
  unsigned jobs = 1;
  std::optional<ai::Sprt> sprt{};
  std::string records{};
  nlohmann::json start = {{"format", recordFormat}, {"seed", 0}, {"moves", nlohmann::json::array()}};
};

std::vector<ai::Level> levelsOf(std::string_view text) {
  std::vector<ai::Level> levels;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(',', from), text.size());
    const auto level = ai::levelNamed(text.substr(from, end - from));
    if (!level) throw Usage{"--seats: " + std::string(text.substr(from, end - from)) + " is no level"};
    levels.push_back(*level);
    from = end + 1;
  }
  return levels;
}

ai::Sprt sprtOf(std::string_view text) {
  const std::size_t comma = std::min(text.find(','), text.size());
  const auto low = numberFrom<int>(text.substr(0, comma));
  const auto high = comma < text.size() ? numberFrom<int>(text.substr(comma + 1)) : std::nullopt;
  if (!low || !high || *low >= *high) throw Usage{"--sprt needs two whole numbers, the lower one first"};
  return {static_cast<double>(*low), static_cast<double>(*high)};
}

template<class Number> Number positive(std::string_view arg, std::string_view value) {
  const auto number = numberFrom<Number>(value);
  if (!number || *number == 0) throw Usage{std::string(arg) + " needs a whole number from 1 up"};
  return *number;
}

Wishes read(Args args) {
  constexpr std::array<std::string_view, 4> needed{"--game", "--seats", "--games", "--seed"};
  constexpr std::array<std::string_view, 4> optional{"--options", "--jobs", "--sprt", "--records"};
  const auto among = [](const auto& known, std::string_view arg) {
    return std::ranges::find(known, arg) != known.end();
  };
  std::map<std::string_view, std::string_view> given;
  for (std::size_t i = 0; i < args.size(); i += 2) {
    if (!among(needed, args[i]) && !among(optional, args[i])) throw Usage{std::string(args[i]) + " is not known"};
    if (i + 1 == args.size()) throw Usage{std::string(args[i]) + " needs a value"};
    if (!given.emplace(args[i], args[i + 1]).second) throw Usage{std::string(args[i]) + " is there twice"};
  }
  for (std::string_view arg : needed)
    if (!given.contains(arg)) throw Usage{std::string(arg) + " is missing"};

  Wishes wishes;
  wishes.start["game"] = std::string(given["--game"]);
  wishes.levels = levelsOf(given["--seats"]);
  wishes.start["seats"] = wishes.levels.size();
  wishes.games = positive<std::uint64_t>("--games", given["--games"]);
  const auto seed = numberFrom<std::uint64_t>(given["--seed"]);
  if (!seed) throw Usage{"--seed needs a whole number"};
  wishes.seed = *seed;
  if (given.contains("--jobs")) wishes.jobs = std::min(positive<unsigned>("--jobs", given["--jobs"]), 64u);
  if (given.contains("--sprt")) wishes.sprt = sprtOf(given["--sprt"]);
  if (wishes.sprt && wishes.levels.size() != 2) throw Usage{"--sprt is for two seats"};
  if (given.contains("--records")) wishes.records = std::string(given["--records"]);
  if (given.contains("--options")) {
    auto options = parseRecord(given["--options"]);
    if (!options) throw Usage{"--options: " + options.error().message};
    wishes.start["options"] = *std::move(options);
  }
  return wishes;
}

/// What comes of the deal of that number. It depends on nothing else.
using PlayDeal = std::function<FoughtDeal(std::uint64_t number)>;

template<Playable G> PlayDeal playDealOf(const Wishes& wishes) {
  if constexpr (!ai::HasPlayers<G>) {
    throw Usage{"nobody has taught the computer " + std::string(G::id) + " yet"};
  } else {
    return [wishes, table = readRecord<G>(Node(wishes.start), Deals::full).table](std::uint64_t number) {
      const auto seedOf = [&](std::uint64_t purpose) { return (Hash() << wishes.seed << number << purpose).value(); };
      const auto deal = dealFromSeed<G>(table, seedOf(0));
      std::vector<ai::Sitter> who;
      for (ai::Level level : wishes.levels) who.push_back({level, seedOf(1 + who.size())});
      FoughtDeal fought;
      for (int turned = 0; turned < table.seats; ++turned) {
        auto bout = ai::playBout<G>(table, deal, who, turned);
        Fought match{std::move(bout.seats), bout.ended, bout.clock};
        if (!wishes.records.empty())
          match.record = write(Record<G>{table, deal, std::nullopt, std::move(bout.inputs)}).dump();
        fought.push_back(std::move(match));
      }
      return fought;
    };
  }
}

/// Plays deals on several threads and hands them on in their order, until there are enough or `goOn` says no.
void playAll(const PlayDeal& play, std::uint64_t deals, unsigned jobs,
             const std::function<bool(const FoughtDeal&)>& goOn) {
  std::mutex access;
  std::condition_variable done;
  std::map<std::uint64_t, FoughtDeal> waiting;
  std::uint64_t next = 0;
  bool ending = false;
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < jobs; ++i)
    threads.emplace_back([&] {
      for (std::unique_lock held(access); !ending && next < deals;) {
        const std::uint64_t number = next++;
        held.unlock();
        FoughtDeal fought = play(number);
        held.lock();
        waiting.emplace(number, std::move(fought));
        done.notify_one();
      }
    });
  for (std::uint64_t number = 0; number < deals && !ending; ++number) {
    std::unique_lock held(access);
    done.wait(held, [&] { return waiting.contains(number); });
    const FoughtDeal fought = std::move(waiting.extract(number).mapped());
    held.unlock();
    const bool more = goOn(fought);
    held.lock();
    ending = !more;
  }
  for (std::thread& thread : threads) thread.join();
}

/// Where the matches are written, and beside them who sat where.
class Library {
public:
  explicit Library(const std::string& name) {
    if (name.empty()) return;
    records.open(name, std::ios::binary);
    seats.open(name + ".csv", std::ios::binary);
    if (!records || !seats) throw Usage{"--records: " + name + " can't be written"};
  }

  void keep(const FoughtDeal& deal, const std::vector<ai::Level>& levels) {
    if (!records.is_open()) return;
    for (const Fought& match : deal) {
      records << match.record << '\n';
      for (std::size_t i = 0; i < match.seats.size(); ++i)
        seats << (i ? "," : "") << ai::nameOf(levels[static_cast<std::size_t>(match.seats[i].who)]);
      seats << '\n';
    }
  }

  bool fine() { return !records.is_open() || (records.flush() && seats.flush()); }

private:
  std::ofstream records, seats;
};

int fight(const Wishes& wishes, Streams streams) {
  const PlayDeal play = withGame(gameOf(Node(wishes.start)), [&]<Playable G>() { return playDealOf<G>(wishes); });
  Library library(wishes.records);
  ArenaReport report(wishes.levels);
  const std::uint64_t sides = wishes.levels.size();
  auto verdict = ai::Sprt::Verdict::open;
  playAll(play, (wishes.games + sides - 1) / sides, wishes.jobs, [&](const FoughtDeal& fought) {
    report.add(fought);
    library.keep(fought, wishes.levels);
    if (wishes.sprt) verdict = wishes.sprt->verdict(report.pairs());
    return verdict == ai::Sprt::Verdict::open;
  });
  report.print(streams.out);
  if (wishes.sprt) {
    const char* found[]{"not clear yet", "no stronger than the lower bound", "stronger, by the upper bound"};
    streams.out << "SPRT " << wishes.sprt->elo0 << ", " << wishes.sprt->elo1 << ": " << found[static_cast<int>(verdict)]
                << " (" << wishes.sprt->likelihood(report.pairs()) << ")\n";
  }
  if (!library.fine()) throw Usage{"--records: " + wishes.records + " can't be written"};
  return report.faults() ? somethingRefused : allWell;
}

} // namespace

int arenaCommand(Args args, Streams streams) {
  if (std::ranges::find(args, "--help") != args.end()) {
    streams.out << help;
    return allWell;
  }
  const auto complain = [&](const std::string& problem) {
    streams.err << "ninefold-lab arena: " << problem << "; see --help\n";
    return badUsage;
  };
  try {
    return fight(read(args), streams);
  } catch (const Usage& usage) {
    return complain(usage.problem);
  } catch (const Fault& fault) {
    return complain("--" + fault.text());
  }
}

} // namespace ninefold
