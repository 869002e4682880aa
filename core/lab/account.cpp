#include "match/account.h"

#include "ai/own_clock.h"
#include "lab/answers.h"
#include "lab/number.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab account [--seat N] FILE

Reads records and tells where the margin of each match came from, as the page of a
match that is over shows it: one JSON object a line. A FILE holds one record, or many,
one a line; - is the standard input.

  --seat N   who looks (0 if not given)

start: what the first turn promised; skill, luck: what came of all turns; margin: how
far ahead of the best of the others who looks was, all in points. turns: the same turn
by turn, with the input that it was; course: the chance to win after so many inputs.
ms: what it took, in milliseconds of one core.

Exit code: 0, or 1 if a record was refused, 2 for bad usage.
)";

struct Wishes {
  int seat = 0;
  std::string file{};
};

/// What is wrong with the command line; nothing if all is well.
std::string read(Args args, Wishes& wishes) {
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string_view arg = args[i];
    if (arg == "--seat") {
      const auto seat = ++i < args.size() ? numberFrom<int>(args[i]) : std::nullopt;
      if (!seat || *seat < 0 || *seat > 4) return "--seat needs a whole number from 0 to 4";
      wishes.seat = *seat;
    } else if (arg.starts_with("-") && arg != "-") {
      return std::string(arg) + " is not known";
    } else if (!wishes.file.empty()) {
      return "one file is enough";
    } else {
      wishes.file = std::string(arg);
    }
  }
  return wishes.file.empty() ? "no file given" : "";
}

nlohmann::ordered_json written(const ai::Account& account) {
  const auto points = [](int thousandths) { return thousandths / 1000.0; };
  int skill = 0, luck = 0;
  nlohmann::ordered_json turns = nlohmann::ordered_json::array(), course = nlohmann::ordered_json::array();
  for (const ai::TurnAccount& turn : account.turns) {
    skill += turn.skill;
    luck += turn.luck;
    turns.push_back({{"input", turn.input},
                     {"seat", index(turn.seat)},
                     {"expected", points(turn.expected)},
                     {"skill", points(turn.skill)},
                     {"luck", points(turn.luck)}});
  }
  for (const ai::Chance& chance : account.course) course.push_back({chance.inputs, points(chance.thousandths)});
  return {{"start", points(account.start)},   {"skill", points(skill)},    {"luck", points(luck)},
          {"margin", points(account.margin)}, {"turns", std::move(turns)}, {"course", std::move(course)}};
}

/// The account; a text in "refused" where there is none.
nlohmann::ordered_json accounted(const nlohmann::json& record, const Wishes& wishes) {
  const std::int64_t begun = ai::ownNanoseconds();
  const auto account = accountOf(record, seatAt(wishes.seat), {});
  if (!account) return {{"refused", account.error().text()}};
  if (!*account) return {{"refused", "computers can't tell what a turn is worth there"}};
  auto out = written(**account);
  out["ms"] = (ai::ownNanoseconds() - begun) / 1'000'000;
  return out;
}

} // namespace

int accountCommand(Args args, Streams streams) {
  if (std::find(args.begin(), args.end(), "--help") != args.end()) {
    streams.out << help;
    return allWell;
  }
  Wishes wishes;
  if (const std::string problem = read(args, wishes); !problem.empty()) {
    streams.err << "ninefold-lab account: " << problem << "; see --help\n";
    return badUsage;
  }
  return answerRecords("account", wishes.file, streams,
                       [&](const nlohmann::json& record) { return accounted(record, wishes); });
}

} // namespace ninefold
