#include "bridge/rehearsal.h"

#include "kernel/rng.h"
#include "match/any_match.h"
#include "sudoku/solver.h"

#include <algorithm>

using namespace ninefold;
using nlohmann::json;

namespace {

/// Of all that could be played, what brings its seat points; everything, if nothing does.
std::vector<json> fruitful(AnyMatch& match, const MayPlay& may) {
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

json rehearse(const json& record, int moves, const MayPlay& may) {
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

MayPlay sensibleMoves(const json& start) {
  Numbers solution;
  if (start["game"] == "sudoku_pens") {
    const Scene sheet = (*openMatch(start, Deals::any))->scene(nobody);
    Numbers givens;
    std::ranges::transform(sheet.cells, givens.cells.begin(), &SceneCell::number);
    solution = solve(givens, 1).first;
  }
  return [solution](const json& move) {
    if (!move.contains("seat") || move.contains("agree_end") || move.contains("erase")) return false;
    if (move.contains("row")) return !move["row"].empty();
    if (!move.contains("write")) return true;
    const std::string cell = move["write"];
    return solution.cells[static_cast<std::size_t>((cell[1] - '1') * 9 + cell[0] - 'A')] == move["digit"];
  };
}
