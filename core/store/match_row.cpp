#include "store/match_row.h"

#include "store/seal.h"

namespace ninefold::store {

std::int64_t MatchRow::origin() const {
  Seal sum;
  sum.over(id, match.game, match.start, match.variant, match.deal, match.level, created, match.daily.has_value());
  if (match.daily) sum.over(match.daily->slot, match.daily->date, match.daily->day);
  for (const Player& player : match.players) sum.over(player.profile, player.computer);
  return sum.value();
}

std::int64_t MatchRow::seal() const {
  return Seal(origin()).over(done, head, undos, hints, clock, updated, status, ended, outcome, lost).value();
}

std::optional<MatchRow> readRow(const Connection& db, MatchId id, bool* sound) {
  MatchRow row{.id = id};
  std::optional<std::string> slot;
  std::optional<Date> date, day;
  std::int64_t origin = 0, seal = 0;
  {
    auto rows =
        db.query("SELECT game, start, variant, deal, level, slot, date, day, created, origin, done, head, undos,"
                 " hints, clock, updated, status, ended, outcome, lost, seal FROM matches WHERE id = ?",
                 id);
    if (!rows.step()) return std::nullopt;
    rows.into(row.match.game, row.match.start, row.match.variant, row.match.deal, row.match.level, slot, date, day,
              row.created, origin, row.done, row.head, row.undos, row.hints, row.clock, row.updated, row.status,
              row.ended, row.outcome, row.lost, seal);
  }
  if (slot || date || day) row.match.daily = Daily{slot.value_or(""), date.value_or(0), day.value_or(0)};
  for (auto rows = db.query("SELECT seat, profile, computer FROM seats WHERE match = ? ORDER BY seat", id);
       rows.step();) {
    Player player;
    std::size_t seat = 0;
    rows.into(seat, player.profile, player.computer);
    if (seat != row.match.players.size()) break; // the seal won't fit
    row.match.players.push_back(player);
  }
  const std::string which = "match " + std::to_string(static_cast<std::int64_t>(id));
  if (row.origin() != origin) throw Error{Trouble::changed, which + ": its start"};
  const bool fits = row.seal() == seal;
  if (sound)
    *sound = fits;
  else if (!fits)
    throw Error{Trouble::changed, which + ": its state"};
  return row;
}

MatchRow rowOf(const Connection& db, MatchId id) {
  if (auto row = readRow(db, id)) return *std::move(row);
  throw Error{Trouble::missing, "match " + std::to_string(static_cast<std::int64_t>(id))};
}

MatchId insertRow(Connection& db, const MatchRow& given) {
  MatchRow row = given;
  const NewMatch& match = row.match;
  std::optional<std::string> slot;
  std::optional<Date> date, day;
  if (match.daily) slot = match.daily->slot, date = match.daily->date, day = match.daily->day;
  const std::optional<MatchId> id = row.id == MatchId{} ? std::nullopt : std::optional(row.id);
  db.run(
      "INSERT INTO matches (id, game, start, variant, deal, level, slot, date, day, created, origin, done, head, undos,"
      " hints, clock, updated, status, ended, outcome, lost, seal)"
      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, '', 0, 0, NULL, NULL, 0, 0)",
      id, match.game, match.start, match.variant, match.deal, match.level, slot, date, day, row.created);
  row.id = static_cast<MatchId>(db.lastId());
  for (std::size_t seat = 0; seat < match.players.size(); ++seat)
    db.run("INSERT INTO seats (match, seat, profile, computer) VALUES (?, ?, ?, ?)", row.id, seat,
           match.players[seat].profile, match.players[seat].computer);
  if (row.done == 0) row.head = row.origin();
  db.run("UPDATE matches SET origin = ? WHERE id = ?", row.origin(), row.id);
  updateRow(db, row);
  return row.id;
}

void updateRow(Connection& db, const MatchRow& row) {
  db.run("UPDATE matches SET done = ?, head = ?, undos = ?, hints = ?, clock = ?, updated = ?, status = ?, ended = ?,"
         " outcome = ?, lost = ?, seal = ? WHERE id = ?",
         row.done, row.head, row.undos, row.hints, row.clock, row.updated, row.status, row.ended, row.outcome, row.lost,
         row.seal(), row.id);
}

} // namespace ninefold::store
