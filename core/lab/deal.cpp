#include "games/games.h"
#include "lab/command.h"
#include "lab/draw.h"
#include "match/random_play.h"
#include "match/record.h"
#include "match/record_text.h"

#include <charconv>

namespace ninefold {

namespace {

constexpr std::string_view dealHelp =
    R"(ninefold-lab deal --game GAME --seats N --seed S [--first SEAT] [--options JSON]

Prints the record of a game before its first move, with the deal that the seed
makes. The same seed deals the same everywhere.
)";

constexpr std::string_view playHelp =
    R"(ninefold-lab play --game GAME --seats N --seed S [--first SEAT] [--options JSON] [--draw]

Lets random players play a game to its end, with moves that are legal (where the
referee isn't 'assist', mistakes are), and prints the record.

  --draw   draws the board after every move instead
)";

/// What both commands are told on their command line.
struct Wishes {
  nlohmann::json start = {{"format", recordFormat}, {"moves", nlohmann::json::array()}};
  bool draw = false;
  std::string problem{};
};

std::optional<std::int64_t> wholeNumber(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

Wishes read(Args args) {
  Wishes wishes;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string_view arg = args[i];
    if (arg == "--draw") {
      wishes.draw = true;
      continue;
    }
    const bool known = arg == "--game" || arg == "--seats" || arg == "--seed" || arg == "--first" || arg == "--options";
    if (!known || i + 1 == args.size()) {
      wishes.problem = std::string(arg) + (known ? " needs a value" : " is not known");
      return wishes;
    }
    const std::string_view value = args[++i];
    const std::string field(arg.substr(2));
    if (arg == "--options") {
      auto options = parseRecord(value);
      if (!options) {
        wishes.problem = "--options: " + options.error().message;
        return wishes;
      }
      wishes.start[field] = *std::move(options);
    } else if (const auto number = wholeNumber(value); number && arg != "--game") {
      wishes.start[field] = *number;
    } else {
      wishes.start[field] = std::string(value);
    }
  }
  if (!wishes.start.contains("seed")) wishes.problem = "--seed is missing";
  return wishes;
}

template<Rules G> Record<G> playedAtRandom(Record<G> record, std::ostream* drawing) {
  Rng rng(*record.seed ^ 0x9E3779B97F4A7C15u); // other luck than the deal's
  auto state = G::begin(record.table, record.deal);
  if (drawing) draw(*drawing, G::present(G::view(state, nobody), {}));
  while (auto input = randomInput<G>(state, record.table.seats, rng)) {
    auto step = G::apply(state, *input);
    assert(step);
    state = std::move(step->state);
    if (drawing) {
      *drawing << '\n' << write<G>(*input).dump() << '\n';
      draw(*drawing, G::present(G::view(state, nobody), {}));
    }
    record.inputs.push_back(std::move(*input));
  }
  return record;
}

int run(Args args, Streams streams, std::string_view command, std::string_view help, bool play) {
  if (!args.empty() && args[0] == "--help") {
    streams.out << help;
    return allWell;
  }
  Wishes wishes = read(args);
  if (wishes.draw && !play) wishes.problem = "--draw is not known";
  if (!wishes.problem.empty()) {
    streams.err << "ninefold-lab " << command << ": " << wishes.problem << "; see --help\n";
    return badUsage;
  }
  try {
    const Node start(wishes.start);
    withGame(gameOf(start), [&]<Rules G>() {
      Record<G> record = readRecord<G>(start, Deals::full);
      if (play) record = playedAtRandom(std::move(record), wishes.draw ? &streams.out : nullptr);
      record.seed = std::nullopt;
      if (!wishes.draw) streams.out << write(record).dump() << '\n';
    });
  } catch (const Fault& fault) {
    streams.err << "ninefold-lab " << command << ": --" << fault.text() << '\n';
    return badUsage;
  }
  return allWell;
}

} // namespace

int dealCommand(Args args, Streams streams) { return run(args, streams, "deal", dealHelp, false); }

int playCommand(Args args, Streams streams) { return run(args, streams, "play", playHelp, true); }

} // namespace ninefold
