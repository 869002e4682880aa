#include "challenge/daily.h"

#include "challenge/code.h"
#include "lab/command.h"
#include "lab/number.h"

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab daily --date YYYYMMDD [--game DAILY]

Prints the puzzles of a date, one JSON object a line: the date, the daily and
which part of it, its grade if it has one, the level of who plays against one if
somebody does, seed, challenge code, the par if there is one, and the record that
it starts from. They are the same everywhere.

  --game DAILY   only this one of:)";

void print(std::ostream& out, const challenge::Daily& daily) {
  const auto start = startOf(daily.invitation);
  nlohmann::ordered_json line{{"date", daily.date}, {"game", daily.kind.name}, {"part", daily.part}};
  if (const auto grade = gradeOf(daily.invitation)) line["grade"] = *grade;
  if (daily.invitation.against) line["against"] = nameOf(*daily.invitation.against);
  line["seed"] = daily.invitation.seed;
  line["code"] = codeOf(daily.invitation);
  if (const auto par = challenge::parOf(start)) line["par"] = *par;
  line["start"] = start;
  out << line.dump() << '\n';
}

} // namespace

int dailyCommand(Args args, Streams streams) {
  std::optional<Date> date;
  std::optional<DailyKind> only;
  const auto refuse = [&](const std::string& problem) {
    streams.err << "ninefold-lab daily: " << problem << "; see --help\n";
    return badUsage;
  };
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string arg(args[i]);
    if (arg == "--help") {
      streams.out << help;
      for (const DailyKind& kind : challenge::dailyKinds()) streams.out << ' ' << kind.name;
      streams.out << '\n';
      return allWell;
    }
    if (arg != "--date" && arg != "--game") return refuse(arg + " is not known");
    if (++i == args.size()) return refuse(arg + " needs a value");
    const std::string value(args[i]);
    if (arg == "--date") {
      date = numberFrom<Date>(value);
      if (!date || !isDate(*date)) return refuse("there is no date " + value);
    } else {
      only = challenge::dailyKindNamed(value);
      if (!only) return refuse("there is no daily of " + value);
    }
  }
  if (!date) return refuse("--date is missing");
  for (const DailyKind& kind : challenge::dailyKinds()) {
    if (only && only->name != kind.name) continue;
    for (int part = 1; part <= kind.parts; ++part) print(streams.out, challenge::dailyOf(*date, kind, part));
  }
  return allWell;
}

} // namespace ninefold
