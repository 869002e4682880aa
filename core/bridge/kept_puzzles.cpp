#include "bridge/kept_puzzles.h"

#include "bridge/words.h"
#include "challenge/code.h"
#include "kernel/hash.h"

using namespace ninefold;
using nlohmann::json;

namespace {

/// Calls `visit` with every puzzle of a date, before it is made.
template<class Visit> void forEachDaily(Date date, Visit&& visit) {
  for (const DailyKind& kind : challenge::dailyKinds())
    for (int part = 1; part <= kind.parts; ++part) visit(challenge::dailyOf(date, kind, part));
}

std::uint64_t sealOf(Date date, const json& parts) { return (Hash() << std::int32_t{date} << parts.dump()).value(); }

json kept(const MadePuzzle& one) {
  return {{"start", one.start.toStdString()},
          {"code", one.code.toStdString()},
          {"grade", one.grade.toStdString()},
          {"par", one.par}};
}

/// Throws json::exception if it can't be read.
MadePuzzle made(const challenge::Daily& daily, const json& part) {
  const auto word = [&](const char* key) { return QString::fromStdString(part.at(key).get<std::string>()); };
  return {daily, word("start"), word("code"), word("grade"), part.at("par").get<int>()};
}

/// Of a date all, or none if anything isn't as it was made.
std::vector<MadePuzzle> madeOn(Date date, const json& day) {
  const json& parts = day.at("parts");
  if (day.at("seal").get<std::uint64_t>() != sealOf(date, parts)) return {};
  std::vector<MadePuzzle> all;
  bool whole = true;
  forEachDaily(date, [&](const challenge::Daily& daily) {
    all.push_back(made(daily, parts.at(daily.slot())));
    whole = whole && all.back().code.toStdString() == codeOf(daily.invitation);
  });
  return whole ? all : std::vector<MadePuzzle>();
}

} // namespace

std::vector<MadePuzzle> puzzlesMadeFor(Date date) {
  std::vector<MadePuzzle> all;
  forEachDaily(date, [&](const challenge::Daily& daily) {
    const auto start = startOf(daily.invitation);
    all.push_back({.daily = daily,
                   .start = QString::fromStdString(start.dump()),
                   .code = QString::fromStdString(codeOf(daily.invitation)),
                   .grade = asText(gradeOf(daily.invitation).value_or("")),
                   .par = challenge::parOf(start).value_or(0)});
  });
  return all;
}

std::string keptText(const PuzzlesByDate& puzzles) {
  json days = json::array();
  for (const auto& [date, all] : puzzles) {
    json parts = json::object();
    for (const MadePuzzle& one : all) parts[one.daily.slot()] = kept(one);
    days.push_back({{"date", date}, {"seal", sealOf(date, parts)}, {"parts", parts}});
  }
  return json{{"rules", challenge::rulesVersion}, {"days", days}}.dump();
}

PuzzlesByDate puzzlesKeptIn(const std::string& text) {
  PuzzlesByDate puzzles;
  try {
    const json kept = json::parse(text);
    if (kept.at("rules") != challenge::rulesVersion) return {};
    for (const json& day : kept.at("days")) {
      const auto date = day.at("date").get<Date>();
      if (!isDate(date)) continue;
      if (auto all = madeOn(date, day); !all.empty()) puzzles[date] = std::move(all);
    }
  } catch (const json::exception&) { // what was read up to here is whole
  }
  return puzzles;
}
