#include "lab/command.h"
#include "lab/soak_ledger.h"
#include "match/random_play.h"
#include "store/replay.h"
#include "store/store.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <csignal>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ninefold {

namespace {

using namespace store;

constexpr std::string_view help =
    R"(ninefold-lab soak [--kills N] [--seed S]

A second process plays random matches and reports every input once the store says
that it is on disk. It is killed (SIGKILL) at a random moment; then the database
is opened again and compared with what was reported, and so on, N times (200).
Every 20 kills begin with an empty folder.

Exit code: 0 if nothing was ever lost or half done, 1 if something was.
)";

constexpr int killsPerFolder = 20;

/// Writes lines to the parent, past all buffers: what was written is out, whatever happens next.
class Reporter {
public:
  explicit Reporter(int to) : pipe(to) {}
  void say(std::string line) const {
    line += '\n';
    for (std::string_view rest = line; !rest.empty();) {
      const auto written = ::write(pipe, rest.data(), rest.size());
      if (written <= 0) ::_exit(3);
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
  }

private:
  int pipe;
};

/// The player in the second process.
class Child {
public:
  Child(Store& books, Reporter reports, std::uint64_t seed) : store(books), reporter(reports), luck(seed) {}

  [[noreturn]] void playOn() {
    for (;;) {
      const auto open = *store.read([](const Books& books) { return books.matches.unfinished(3); });
      if (open.size() == 3 || (!open.empty() && luck.below(2) == 0)) {
        const auto& line = open[luck.below(static_cast<std::uint32_t>(open.size()))];
        const SavedMatch saved = *store.read([&](const Books& books) { return books.matches.load(line.id); });
        withGame(indexOf(saved.match.game), [&]<Rules G>() { play<G>(saved.id, replayed<G>(saved)); });
      } else {
        withGame(luck.below(static_cast<std::uint32_t>(gameNames().size())), [&]<Rules G>() { begin<G>(); });
      }
    }
  }

private:
  static std::size_t indexOf(const std::string& game) {
    const auto& names = gameNames();
    return static_cast<std::size_t>(std::find(names.begin(), names.end(), game) - names.begin());
  }

  /// Says what is going to be done, has it done, and says that it is.
  template<class Job> auto done(const std::string& what, Job job) {
    reporter.say("? " + what);
    auto answer = store.write(job);
    if (!answer) {
      reporter.say("x " + std::string(answer.error().key()) + " " + answer.error().detail);
      ::_exit(4);
    }
    return *answer;
  }

  template<Rules G> void begin() {
    static const nlohmann::json none = nlohmann::json::object();
    const int seats = G::fewestSeats + static_cast<int>(luck.below(G::mostSeats - G::fewestSeats + 1));
    Record<G> record{{seats, seatAt(0), readOptions<G>(Node(none), seats)}, {}};
    record.deal = G::shuffle(record.table, luck);
    const NewMatch fresh = newMatch<G>(record, std::vector<store::Player>(static_cast<std::size_t>(seats)));
    const MatchId id = done("create", [&](Books& books) { return books.matches.create(fresh); });
    reporter.say("! " + std::to_string(static_cast<std::int64_t>(id)));
    play<G>(id, Match<G>(record.table, record.deal));
  }

  template<Rules G> void play(MatchId id, Match<G> match) {
    const std::string which = ' ' + std::to_string(static_cast<std::int64_t>(id));
    std::vector<typename G::State> states{G::begin(match.table(), match.deal())};
    for (std::size_t i = 0; i < match.length(); ++i) states.push_back(G::apply(states.back(), match.input(i))->state);
    for (int moves = 0; moves < 30; ++moves) {
      if (luck.below(10) == 0 && match.canUndo(UndoTo::start)) {
        match.undo();
        states.pop_back();
        done("undo" + which, [&](Books& books) { books.matches.undo(id); });
        reporter.say("!");
        continue;
      }
      auto input = randomInput<G>(states.back(), match.table().seats, luck);
      if (!input) return;
      input->ms = luck.below(9000);
      if (!match.play(*input)) ::_exit(5);
      states.push_back(G::apply(states.back(), *input)->state);
      const Append next = latest(id, match);
      done("append" + which + ' ' + lineOf(next.input), [&](Books& books) { books.matches.append(next); });
      reporter.say("!");
      if (next.ended) return;
    }
  }

  Store& store;
  Reporter reporter;
  Rng luck;
};

[[noreturn]] void playInChild(const fs::path& dir, int pipe, std::uint64_t seed) {
  const Reporter reporter(pipe);
  auto opened = Store::open(dir);
  if (!opened) {
    reporter.say("x " + std::string(opened.error().key()) + " " + opened.error().detail);
    ::_exit(4);
  }
  reporter.say("open");
  Child(**opened, reporter, seed).playOn();
}

/// Lets a child play for a while and kills it; the lines that it got out.
std::string playAndKill(const fs::path& dir, Rng& luck) {
  int ends[2];
  if (::pipe(ends) != 0) throw Error{Trouble::io, "pipe"};
  const std::uint64_t seed = luck.next();
  const pid_t pid = ::fork();
  if (pid < 0) throw Error{Trouble::io, "fork"};
  if (pid == 0) {
    ::close(ends[0]);
    playInChild(dir, ends[1], seed);
  }
  ::close(ends[1]);
  using Clock = std::chrono::steady_clock;
  // One in six is killed while it opens the database, the others at play.
  const bool early = luck.below(6) == 0;
  const auto allowed = std::chrono::microseconds(luck.below(early ? 8000 : 100000));
  auto deadline = Clock::now() + (early ? allowed : std::chrono::seconds(20));
  std::string heard;
  bool killed = false;
  for (char buffer[4096];;) {
    const auto left =
        static_cast<long>(std::chrono::duration_cast<std::chrono::microseconds>(deadline - Clock::now()).count());
    if (!killed && left <= 0) {
      ::kill(pid, SIGKILL);
      killed = true;
    }
    pollfd waiting{ends[0], POLLIN, 0};
    const timespec patience{killed ? 5 : left / 1000000, killed ? 0 : left % 1000000 * 1000};
    if (::ppoll(&waiting, 1, &patience, nullptr) == 0) continue;
    const auto count = ::read(ends[0], buffer, sizeof buffer);
    if (count <= 0) break;
    if (heard.empty() && !early) deadline = Clock::now() + allowed;
    heard.append(buffer, static_cast<std::size_t>(count));
  }
  ::close(ends[0]);
  ::waitpid(pid, nullptr, 0);
  return heard;
}

class Soak {
public:
  Soak(std::uint64_t seed, std::ostream& told) : luck(seed), out(told) {}

  bool run(int kills) {
    std::string folder = (fs::temp_directory_path() / "ninefold-soak-XXXXXX").string();
    if (!::mkdtemp(folder.data())) return false;
    bool fine = true;
    Ledger ledger;
    for (int kill = 0; kill < kills && fine; ++kill) {
      const fs::path dir = fs::path(folder) / std::to_string(kill / killsPerFolder);
      if (kill % killsPerFolder == 0) ledger.startAnew();
      const std::string problem = ledger.take(playAndKill(dir, luck));
      const std::string wrong = problem.empty() ? compare(dir, ledger) : problem;
      if (!wrong.empty()) out << "kill " << kill + 1 << ": " << wrong << " (in " << dir.string() << ")\n";
      fine = wrong.empty();
      if (fine && kill % killsPerFolder == killsPerFolder - 1) fs::remove_all(dir);
    }
    if (fine) fs::remove_all(folder);
    out << kills << " kills: " << ledger.reported << " changes reported as on disk, " << ledger.arrived
        << " more were on their way and arrived; " << (fine ? "nothing lost, every integrity_check ok\n" : "FAILED\n");
    return fine;
  }

private:
  /// What is wrong with the database after a kill; "" if it holds what was reported.
  static std::string compare(const fs::path& dir, Ledger& ledger) {
    auto opened = Store::open(dir, {.automaticBackups = false});
    if (!opened) return "not opened: " + opened.error().detail;
    if ((*opened)->opening().how == Opening::How::rescued) return "taken for damaged: " + (*opened)->opening().why;
    const auto findings = (*opened)->check();
    if (!findings) return "can't be checked: " + findings.error().detail;
    if (!findings->empty()) return findings->front();
    auto found = (*opened)->read([](const Books& books) {
      Ledger::Matches all;
      for (const auto& lines : {books.matches.unfinished(1 << 20), books.matches.finished(1 << 20)})
        for (const MatchLine& line : lines) all[line.id] = Ledger::contents(books.matches.load(line.id));
      return all;
    });
    if (!found) return "can't be read: " + found.error().detail;
    return ledger.compare(*found);
  }

  Rng luck;
  std::ostream& out;
};

} // namespace

int soakCommand(Args args, Streams streams) {
  std::int64_t kills = 200, seed = 1;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--help") {
      streams.out << help;
      return allWell;
    }
    const bool known = args[i] == "--kills" || args[i] == "--seed";
    std::int64_t& value = args[i] == "--kills" ? kills : seed;
    const std::string_view text = known && i + 1 < args.size() ? args[++i] : "";
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!known || error != std::errc{} || end != text.data() + text.size() || value < 1) {
      streams.err << "ninefold-lab soak: " << args[i] << " isn't understood; see --help\n";
      return badUsage;
    }
  }
  try {
    const bool fine = Soak(static_cast<std::uint64_t>(seed), streams.out).run(static_cast<int>(kills));
    return fine ? allWell : somethingRefused;
  } catch (const Error& error) {
    streams.err << "ninefold-lab soak: " << error.detail << '\n';
    return somethingRefused;
  }
}

} // namespace ninefold
