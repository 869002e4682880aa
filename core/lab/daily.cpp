#include "solo/daily.h"

#include "lab/command.h"
#include "lab/number.h"
#include "solo/code.h"

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab daily --date YYYYMMDD [--game DAILY]

Prints the puzzles of a date, one JSON object a line: the date, the daily and
which part of it, its grade if it has one, seed, challenge code, the par, and the
record that it starts from. They are the same everywhere.

  --game DAILY   only this one: sudoku_pens, kakuro_call, kakuro_cards,
                 sudoku_tiles or sudokids
)";

void print(std::ostream& out, const solo::Daily& daily) {
  const auto start = startOf(daily.invitation);
  nlohmann::ordered_json line{{"date", daily.date}, {"game", daily.kind.name}, {"part", daily.part}};
  if (const auto grade = gradeOf(daily.invitation)) line["grade"] = *grade;
  line["seed"] = daily.invitation.seed;
  line["code"] = codeOf(daily.invitation);
  line["par"] = *solo::parOf(start);
  line["start"] = start;
  out << line.dump() << '\n';
}

} // namespace

int dailyCommand(Args args, Streams streams) {
  std::optional<Date> date;
  std::optional<solo::DailyKind> only;
  const auto refuse = [&](const std::string& problem) {
    streams.err << "ninefold-lab daily: " << problem << "; see --help\n";
    return badUsage;
  };
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string arg(args[i]);
    if (arg == "--help") {
      streams.out << help;
      return allWell;
    }
    if (arg != "--date" && arg != "--game") return refuse(arg + " is not known");
    if (++i == args.size()) return refuse(arg + " needs a value");
    const std::string value(args[i]);
    if (arg == "--date") {
      date = numberFrom<Date>(value);
      if (!date || !isDate(*date)) return refuse("there is no date " + value);
    } else {
      only = solo::dailyKindNamed(value);
      if (!only) return refuse("there is no daily of " + value);
    }
  }
  if (!date) return refuse("--date is missing");
  for (const solo::DailyKind& kind : solo::dailyKinds()) {
    if (only && only->name != kind.name) continue;
    for (int part = 1; part <= kind.parts; ++part) print(streams.out, dailyOf(*date, kind, part));
  }
  return allWell;
}

} // namespace ninefold
