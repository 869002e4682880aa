#include "lab/soak_ledger.h"

#include <sstream>

namespace ninefold {

using store::MatchId;

namespace {

std::string told(const Ledger::Matches& matches) {
  std::string all;
  for (const auto& [id, inputs] : matches)
    all += " " + std::to_string(static_cast<std::int64_t>(id)) + ":" + std::to_string(inputs.size());
  return all;
}

} // namespace

std::string lineOf(const store::SavedInput& input) {
  return std::to_string(input.hash) + ' ' + std::to_string(input.ms.value_or(-1)) + ' ' + input.input;
}

Ledger::Inputs Ledger::contents(const store::SavedMatch& match) {
  Inputs all;
  for (int i = 0; i < match.done; ++i) all.push_back(lineOf(match.inputs[static_cast<std::size_t>(i)]));
  return all;
}

void Ledger::startAnew() {
  matches.clear();
  announced.clear();
}

void Ledger::apply(const std::string& what, MatchId created) {
  std::istringstream words(what);
  std::string verb, rest;
  std::int64_t id = 0;
  words >> verb >> id;
  std::getline(words >> std::ws, rest);
  if (verb == "create") matches[created];
  if (verb == "append") matches[static_cast<MatchId>(id)].push_back(rest);
  if (verb == "undo") matches[static_cast<MatchId>(id)].pop_back();
}

std::string Ledger::take(const std::string& lines) {
  std::istringstream in(lines);
  announced.clear();
  for (std::string line; std::getline(in, line);) {
    if (in.eof()) break; // cut off in the middle: it wasn't said
    if (line[0] == 'x') return "the player gave up: " + line.substr(2);
    if (line[0] == '?') announced = line.substr(2);
    if (line[0] == '!') {
      apply(announced, static_cast<MatchId>(line.size() > 2 ? std::stoll(line.substr(2)) : 0));
      announced.clear();
      ++reported;
    }
  }
  return "";
}

std::string Ledger::compare(const Matches& found) {
  if (found == matches) return "";
  const std::string before = told(matches);
  if (!announced.empty()) {
    MatchId created{};
    for (const auto& [id, inputs] : found)
      if (!matches.contains(id)) created = id;
    apply(announced, created);
    ++arrived;
    if (found == matches) return "";
  }
  return "reported were" + before + "; found were" + told(found);
}

} // namespace ninefold
