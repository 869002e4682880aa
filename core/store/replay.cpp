#include "store/replay.h"

#include <algorithm>

namespace ninefold::store {

namespace {

/// Calls `visit.template operator()<G>()` for the match's game.
template<class Visit> auto withGameOf(const SavedMatch& saved, Visit&& visit) {
  const auto& names = gameNames();
  const auto found = std::find(names.begin(), names.end(), saved.match.game);
  if (found == names.end()) throw Error{Trouble::otherRules, "no game " + saved.match.game};
  return withGame(static_cast<std::size_t>(found - names.begin()), std::forward<Visit>(visit));
}

bool replays(const SavedMatch& saved) {
  try {
    (void)standingOf(saved);
    return true;
  } catch (const Error&) {
    return false;
  }
}

} // namespace

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

std::unique_ptr<AnyMatch> opened(const SavedMatch& saved) {
  auto start = parsed(saved.match.start);
  start["moves"] = nlohmann::json::array();
  auto match = openMatch(start, Deals::any);
  if (!match) throw Error{Trouble::otherRules, match.error().text()};
  for (std::size_t ply = 0; ply < saved.inputs.size(); ++ply) {
    const SavedInput& kept = saved.inputs[ply];
    auto input = parsed(kept.input);
    if (kept.ms) input["ms"] = *kept.ms;
    try {
      const auto played = (*match)->play(input);
      if (played && played->publicHash == kept.hash) continue;
    } catch (const Fault&) {
    }
    throw Error{Trouble::otherRules, "input " + std::to_string(ply)};
  }
  while ((*match)->length() > static_cast<std::size_t>(saved.done)) (*match)->undo();
  return *std::move(match);
}

Standing standingOf(const SavedMatch& saved) {
  return withGameOf(saved, [&]<Rules G>() { return replayed<G>(saved).standing(); });
}

int replayableInputs(const SavedMatch& saved) {
  SavedMatch part = saved;
  part.done = static_cast<int>(part.inputs.size()); // no undoing: that replays anew for each
  if (replays(part)) return part.done;
  std::size_t good = 0, bad = part.inputs.size(); // a match that fails at an input fails with all that follow
  while (good + 1 < bad) {
    const std::size_t middle = (good + bad) / 2;
    part.inputs.assign(saved.inputs.begin(), saved.inputs.begin() + static_cast<std::ptrdiff_t>(middle));
    part.done = static_cast<int>(middle);
    (replays(part) ? good : bad) = middle;
  }
  return static_cast<int>(good);
}

} // namespace ninefold::store
