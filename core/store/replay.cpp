#include "store/replay.h"

namespace ninefold::store {

nlohmann::json parsed(const std::string& text) {
  auto json = nlohmann::json::parse(text, nullptr, false);
  if (json.is_discarded()) throw Error{Trouble::changed, "is not JSON"};
  return json;
}

NewMatch newMatch(const AnyMatch& match, std::vector<Player> players, std::string level, std::optional<Daily> daily) {
  auto start = match.record();
  start.erase("moves");
  return {.game = std::string(match.game()),
          .start = start.dump(),
          .variant = std::to_string(match.seats()) + ' ' + nlohmann::json(start["options"]).dump(),
          .deal = static_cast<std::int64_t>(match.dealHash()),
          .level = std::move(level),
          .players = std::move(players),
          .daily = std::move(daily)};
}

Result<Begun, Fault> playedFrom(nlohmann::json record) {
  const bool begun = record.is_object() && record.contains("moves") && record["moves"].is_array();
  const auto moves = begun ? std::exchange(record["moves"], nlohmann::json::array()) : nlohmann::json::array();
  auto opened = openMatch(record, Deals::any);
  if (!opened) return opened.error();
  Begun all{*std::move(opened)};
  for (const nlohmann::json& move : moves) {
    const std::string where = "moves[" + std::to_string(all.inputs.size()) + "]";
    try {
      const auto input = all.match->inputFrom(move);
      const auto ms = move.contains("ms") ? std::optional(move["ms"].get<std::int64_t>()) : std::nullopt;
      const auto played = all.match->play(*input, ms);
      if (!played) return Fault{where, std::string(key(played.error()))};
      all.inputs.push_back({input->text(), played->publicHash, ms});
    } catch (const Fault& fault) {
      return Fault{where, fault.text()};
    }
  }
  return all;
}

std::size_t playAgain(const std::vector<SavedInput>& inputs, const PlayInput& play) {
  std::size_t good = 0;
  try {
    for (; good < inputs.size(); ++good) {
      auto input = parsed(inputs[good].input);
      if (inputs[good].ms) input["ms"] = *inputs[good].ms;
      if (play(input) != inputs[good].hash) break;
    }
  } catch (const Fault&) {
  } catch (const nlohmann::json::exception&) { // JSON, but no input
  } catch (const Error& error) {
    if (error.what != Trouble::changed) throw;
  }
  return good;
}

namespace {

/// A kept match from its start, with as many of its inputs played as show what was shown then.
std::unique_ptr<AnyMatch> playedAgain(const SavedMatch& saved) {
  auto start = parsed(saved.match.start);
  if (!start.is_object()) throw Error{Trouble::changed, "its start isn't one"};
  start["moves"] = nlohmann::json::array();
  auto match = openMatch(start, Deals::any);
  if (!match) throw Error{Trouble::otherRules, match.error().text()};
  const auto good = playAgain(saved.inputs, [&](const nlohmann::json& input) -> std::optional<std::uint64_t> {
    const auto played = (*match)->play(input);
    return played ? std::optional(played->publicHash) : std::nullopt;
  });
  if ((*match)->length() > good) (*match)->takeBack(); // accepted, but it showed something else
  return *std::move(match);
}

} // namespace

std::unique_ptr<AnyMatch> opened(const SavedMatch& saved) {
  auto match = playedAgain(saved);
  if (match->length() < saved.inputs.size())
    throw Error{Trouble::otherRules, "input " + std::to_string(match->length())};
  while (match->length() > static_cast<std::size_t>(saved.done)) match->undo();
  return match;
}

Standing standingOf(const SavedMatch& saved) { return opened(saved)->standing(); }

int replayableInputs(const SavedMatch& saved) {
  try {
    return static_cast<int>(playedAgain(saved)->length());
  } catch (const Error&) {
    return 0;
  }
}

} // namespace ninefold::store
