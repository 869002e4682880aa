#include "store/matches.h"

#include <nlohmann/json.hpp>

namespace ninefold::store {

namespace {

std::vector<MatchLine> linesOf(const Connection& db, Statement rows) {
  std::vector<MatchLine> lines;
  while (rows.step()) {
    MatchLine line{};
    std::optional<std::string> slot;
    std::optional<Date> date, day;
    rows.into(line.id, line.game, line.variant, line.level, slot, date, day, line.done, line.lost, line.updated,
              line.ended, line.outcome);
    if (slot) line.daily = Daily{*slot, date.value_or(0), day.value_or(0)};
    bool sound = false;
    try {
      const auto row = readRow(db, line.id, &sound);
      sound = sound && row;
      if (sound) line.players = row->match.players;
    } catch (const Error& error) {
      if (error.what != Trouble::changed) throw;
    }
    if (sound) lines.push_back(std::move(line)); // else the next start sees to it
  }
  return lines;
}

} // namespace

std::vector<MatchLine> Matches::unfinished(int most) const {
  return linesOf(db, db.query("SELECT id, game, variant, level, slot, date, day, done, lost, updated, ended, outcome"
                              " FROM matches WHERE status = 0 ORDER BY updated DESC LIMIT ?",
                              most));
}

std::vector<MatchLine> Matches::finished(int most, std::optional<std::int64_t> before) const {
  return linesOf(db, db.query("SELECT id, game, variant, level, slot, date, day, done, lost, updated, ended, outcome"
                              " FROM matches WHERE ended IS NOT NULL AND ended < ? ORDER BY ended DESC LIMIT ?",
                              before.value_or(INT64_MAX), most));
}

std::string outcomeOf(const Standing& standing) {
  nlohmann::ordered_json out = {{"scores", standing.scores}, {"winners", nlohmann::ordered_json::array()}};
  for (Seat seat : standing.winners) out["winners"].push_back(index(seat));
  if (standing.game) out["game"] = *standing.game;
  if (standing.gameWins) out["gameWins"] = true;
  return out.dump();
}

Standing standingFrom(const std::string& outcome) {
  try {
    const auto json = nlohmann::json::parse(outcome);
    Standing standing{.turn = {}, .scores = json.at("scores").get<std::vector<int>>(), .over = true};
    for (int seat : json.at("winners")) standing.winners.push_back(seatAt(seat));
    if (json.contains("game")) standing.game = json.at("game").get<int>();
    standing.gameWins = json.value("gameWins", false);
    return standing;
  } catch (const nlohmann::json::exception& fault) {
    throw Error{Trouble::changed, fault.what()};
  }
}

std::string SavedMatch::record() const {
  auto whole = nlohmann::ordered_json::parse(match.start, nullptr, false);
  whole["moves"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < static_cast<std::size_t>(done) && i < inputs.size(); ++i) {
    auto move = nlohmann::ordered_json::parse(inputs[i].input, nullptr, false);
    if (inputs[i].ms) move["ms"] = *inputs[i].ms;
    whole["moves"].push_back(std::move(move));
  }
  return whole.dump();
}

} // namespace ninefold::store
