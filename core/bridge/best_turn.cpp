#include "bridge/best_turn.h"

#include "bridge/shown_board.h"
#include "challenge/solved_problem.h"
#include "match/any_match.h"

using namespace ninefold;

void BestTurn::setRecord(const QString& wish) {
  if (text == wish) return;
  text = wish;
  thinker.cancel();
  found = {};
  emit changed();
  const auto record = nlohmann::json::parse(text.toStdString(), nullptr, false);
  if (!record.is_object()) return;
  thinker.think([record](Thinker::Cancelled) { return look(record); },
                [this](Found best) {
                  found = std::move(best);
                  emit changed();
                });
}

/// On another thread.
BestTurn::Found BestTurn::look(const nlohmann::json& record) {
  const auto best = challenge::solvedProblem(record);
  if (!best) return {};
  const auto& move = best->played["moves"][0];
  Found found{.points = best->points, .card = move.value("card", 0), .sum = move.value("side", "") == "sum"};
  const auto add = [&](const nlohmann::ordered_json& name) {
    if (const auto cell = cellNamed(name.get<std::string>())) found.cells << cell->index();
  };
  add(move["place"]);
  for (const auto& name : move.value("flip", nlohmann::ordered_json::array())) add(name);
  if (const auto match = openMatch(best->played, Deals::any)) found.board = shownBoard((*match)->scene(nobody));
  found.played = QString::fromStdString(best->played.dump());
  return found;
}
