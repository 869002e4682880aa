#include "lab/answers.h"
#include "lab/number.h"
#include "match/any_match.h"

#include <nlohmann/json.hpp>

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab advise --level LEVEL [--seat N] [--person S] FILE

Reads records and tells what a computer player would do at the end of each, and why:
one JSON object a line. LEVEL is greedy, beginner, casual, strong or master. A FILE
holds one record, or many, one a line; - is the standard input.

  --seat N     who is asked (who is on turn, if not given)
  --person S   the seed of the player (0 if not given)

move: as records have it, or null if it leaves it to the others. points: how far
ahead of the others it expects to end, or to be after what it looked into; chance:
to win, where it reckons with chances. best: what it considered, the best first.
after: the milliseconds that a person would take, where all play at once.

Exit code: 0, or 1 if a record was refused or nobody can move there, 2 for bad usage.
)";

struct Wishes {
  std::optional<ai::Level> level{};
  std::optional<int> seat{};
  std::uint64_t person = 0;
  std::string file{};
};

/// What is wrong with the command line; nothing if all is well.
std::string read(Args args, Wishes& wishes) {
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string_view arg = args[i];
    if (!arg.starts_with("-") || arg == "-") {
      if (!wishes.file.empty()) return "one file is enough";
      wishes.file = std::string(arg);
      continue;
    }
    if (arg != "--level" && arg != "--seat" && arg != "--person") return std::string(arg) + " is not known";
    if (++i == args.size()) return std::string(arg) + " needs a value";
    if (arg == "--level") {
      wishes.level = ai::levelNamed(args[i]);
      if (!wishes.level || wishes.level == ai::Level::random)
        return "--level needs greedy, beginner, casual, strong or master";
    } else if (arg == "--seat") {
      wishes.seat = numberFrom<int>(args[i]);
      if (!wishes.seat || *wishes.seat < 0) return "--seat needs a whole number";
    } else {
      const auto person = numberFrom<std::uint64_t>(args[i]);
      if (!person) return "--person needs a whole number";
      wishes.person = *person;
    }
  }
  if (!wishes.level) return "--level is missing";
  return wishes.file.empty() ? "no file given" : "";
}

nlohmann::ordered_json written(const std::string& input, const ai::Worth& worth) {
  return {{"move", nlohmann::ordered_json::parse(input)},
          {"points", worth.points / 1000.0},
          {"chance", worth.chance / 1000.0}};
}

/// The advice; a text in "refused" where there can't be any.
nlohmann::ordered_json advise(const nlohmann::json& record, const Wishes& wishes) {
  const auto refuse = [](const std::string& why) { return nlohmann::ordered_json{{"refused", why}}; };
  const auto opened = openMatch(record, Deals::any);
  if (!opened) return refuse(opened.error().text());
  const AnyMatch& match = **opened;
  const Standing standing = match.standing();
  if (!match.hasPlayers()) return refuse("nobody has taught the computer " + std::string(match.game()) + " yet");
  if (standing.over) return refuse("the game is over");
  if (!wishes.seat && !standing.turn) return refuse("it is nobody's turn: --seat says who is asked");
  const Seat seat = wishes.seat ? seatAt(*wishes.seat) : *standing.turn;
  if (index(seat) >= match.seats()) return refuse("there is no seat " + std::to_string(index(seat)));
  const auto thinking = match.thinking(seat, *wishes.level, wishes.person);
  if (!thinking) return refuse("seat " + std::to_string(index(seat)) + " can't do anything now");

  nlohmann::ordered_json out{{"game", match.game()}, {"seat", index(seat)}, {"level", ai::nameOf(*wishes.level)}};
  const auto advice = (*thinking)({});
  out["move"] = advice ? nlohmann::ordered_json::parse(advice->input) : nlohmann::ordered_json();
  if (!advice) return out;
  out["nodes"] = advice->nodes;
  if (advice->after > 0) out["after"] = advice->after;
  out["best"] = nlohmann::ordered_json::array();
  for (const Advice::Considered& each : advice->best) out["best"].push_back(written(each.input, each.worth));
  return out;
}

} // namespace

int adviseCommand(Args args, Streams streams) {
  if (std::find(args.begin(), args.end(), "--help") != args.end()) {
    streams.out << help;
    return allWell;
  }
  Wishes wishes;
  if (const std::string problem = read(args, wishes); !problem.empty()) {
    streams.err << "ninefold-lab advise: " << problem << "; see --help\n";
    return badUsage;
  }
  return answerRecords("advise", wishes.file, streams,
                       [&](const nlohmann::json& record) { return advise(record, wishes); });
}

} // namespace ninefold
