#include "bridge/rehearsal.h"

#include "games/any_match.h"
#include "kernel/rng.h"

using namespace ninefold;
using nlohmann::json;

namespace {

/// Of all that could be played, what brings its seat points; everything, if nothing does.
std::vector<json> fruitful(AnyMatch& match, const std::function<bool(const json&)>& may) {
  std::vector<json> all, gainful;
  const Standing before = match.standing();
  std::vector<Viewer> who{before.turn};
  if (!before.turn)
    for (int seat = 0; seat < match.seats(); ++seat) who.emplace_back(seatAt(seat));
  for (Viewer viewer : who)
    for (const auto& input : match.legal(viewer)) {
      if (!may(input) || !match.play(json(input))) continue;
      const auto seat = static_cast<std::size_t>(index(*viewer));
      const bool gains = match.standing().scores[seat] > before.scores[seat];
      match.undo();
      all.emplace_back(input);
      if (gains) gainful.emplace_back(input);
    }
  return gainful.empty() ? all : gainful;
}

} // namespace

json rehearse(const json& record, int moves, const std::function<bool(const json&)>& may) {
  auto match = openMatch(record, Deals::any);
  if (!match) throw std::invalid_argument(match.error().text());
  Rng rng(record.value("seed", std::uint64_t{0}));
  for (int i = 0; i < moves && !(*match)->standing().over; ++i) {
    const std::vector<json> choices = fruitful(**match, may);
    if (choices.empty()) break;
    if (!(*match)->play(choices[rng.below(static_cast<std::uint32_t>(choices.size()))])) break;
  }
  return (*match)->record();
}
