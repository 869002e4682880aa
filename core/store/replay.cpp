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
