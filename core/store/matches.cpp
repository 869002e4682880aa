#include "store/matches.h"

#include "store/seal.h"
#include "store/summary.h"

#include <algorithm>

namespace ninefold::store {

std::int64_t sealOf(std::int64_t before, int ply, const SavedInput& input) {
  return Seal(before).over(ply, input.input, static_cast<std::int64_t>(input.hash), input.ms).value();
}

/// A match that can go on.
MatchRow Matches::open(MatchId id) const {
  MatchRow row = rowOf(db, id);
  if (row.status != Status::playing)
    throw Error{Trouble::over, "match " + std::to_string(static_cast<std::int64_t>(id))};
  return row;
}

/// What the chain of seals has come to after `done` inputs.
std::int64_t Matches::sealAt(const MatchRow& row, int done) const {
  if (done == 0) return row.origin();
  return db.one<std::int64_t>("SELECT seal FROM inputs WHERE match = ? AND ply = ?", row.id, done - 1);
}

namespace {

/// A puzzle of the day that somebody has begun before isn't one that they don't know: beginning anew goes back past all
/// that was seen the times before, and its hints are counted on.
void rememberTries(const Connection& db, const NewMatch& match, MatchRow& row) {
  for (const Player& player : match.players) {
    if (!player.profile) continue;
    auto before = db.query("SELECT count(*), coalesce(max(hints), 0) FROM matches m JOIN seats s ON s.match = m.id"
                           " WHERE m.date = ? AND m.slot = ? AND s.profile = ? AND (m.done > 0 OR m.hints > 0)",
                           match.daily->date, match.daily->slot, *player.profile);
    int times = 0, hints = 0;
    if (before.step()) before.into(times, hints);
    row.undos += times;
    row.hints = std::max(row.hints, hints);
  }
}

} // namespace

MatchId Matches::create(const NewMatch& match) {
  const Time time = now();
  MatchRow row{.match = match, .created = time, .clock = "{}", .updated = time};
  if (match.daily) rememberTries(db, match, row);
  return insertRow(db, row);
}

MatchId Matches::tryAgain(const NewMatch& match, std::vector<SavedInput> inputs) {
  const Time time = now();
  const auto done = static_cast<int>(inputs.size());
  return keep(
      {{.match = match, .created = time, .done = done, .undos = 1, .clock = "{}", .updated = time}, std::move(inputs)});
}

void Matches::append(const Append& next) {
  MatchRow row = open(next.match);
  if (next.ply != row.done)
    throw Error{Trouble::outOfStep, "ply " + std::to_string(next.ply) + ", not " + std::to_string(row.done)};
  db.run("DELETE FROM inputs WHERE match = ? AND ply >= ?", row.id, next.ply);
  const std::int64_t seal = sealOf(row.head, next.ply, next.input);
  db.run("INSERT INTO inputs (match, ply, input, hash, ms, seal) VALUES (?, ?, ?, ?, ?, ?)", row.id, next.ply,
         next.input.input, next.input.hash, next.input.ms, seal);
  row.head = seal;
  ++row.done;
  row.updated = now();
  if (next.clock) row.clock = *next.clock;
  if (next.ended)
    finish(row, *next.ended);
  else
    updateRow(db, row);
}

void Matches::finish(MatchRow& row, const Standing& standing) {
  row.status = Status::finished;
  row.outcome = outcomeOf(standing);
  row.ended = 1 + db.one<std::int64_t>("SELECT max(ended) FROM matches WHERE ended < 1000000000000");
  updateRow(db, row);
  Summary(db).add(row, standing);
  ++finishedHere;
}

void Matches::undo(MatchId id, int steps, Back back) {
  MatchRow row = open(id);
  if (steps < 0 || steps > row.done) throw Error{Trouble::outOfStep, "nothing to undo"};
  row.done -= steps;
  row.head = sealAt(row, row.done);
  if (back == Back::pastDraw) row.undos += steps;
  row.updated = now();
  updateRow(db, row);
}

void Matches::redo(MatchId id, int steps) {
  MatchRow row = open(id);
  const int all = db.one<int>("SELECT count(*) FROM inputs WHERE match = ?", id);
  if (steps < 0 || steps > all - row.done) throw Error{Trouble::outOfStep, "nothing to redo"};
  row.done += steps;
  row.head = sealAt(row, row.done);
  row.updated = now();
  updateRow(db, row);
}

void Matches::countHint(MatchId id) {
  MatchRow row = open(id);
  ++row.hints;
  updateRow(db, row);
}

void Matches::saveClock(MatchId id, const std::string& clock) {
  MatchRow row = open(id);
  row.clock = clock;
  row.updated = now();
  updateRow(db, row);
}

void Matches::abandon(MatchId id) {
  MatchRow row = open(id);
  row.status = Status::abandoned;
  updateRow(db, row);
}

void Matches::remove(MatchId id) {
  std::optional<std::int64_t> ended;
  std::string game;
  {
    auto rows = db.query("SELECT ended, game FROM matches WHERE id = ?", id);
    if (!rows.step()) return;
    rows.into(ended, game);
  }
  db.run("DELETE FROM matches WHERE id = ?", id);
  if (ended) Summary(db).recount(game);
}

std::optional<SavedMatch> Matches::readable(MatchId id) const {
  bool sound = false;
  std::optional<MatchRow> row;
  try {
    row = readRow(db, id, &sound);
  } catch (const Error& error) {
    if (error.what != Trouble::changed) throw;
  }
  if (!row) return std::nullopt;
  SavedMatch match{*row};
  std::int64_t chain = row->origin(), head = chain;
  const auto next = [&](const Statement& rows) {
    SavedInput input;
    int ply = 0;
    std::int64_t seal = 0;
    rows.into(ply, input.input, input.hash, input.ms, seal);
    const auto expected = static_cast<int>(match.inputs.size());
    if (ply != expected || seal != sealOf(chain, expected, input)) return false;
    chain = seal;
    match.inputs.push_back(std::move(input));
    if (ply + 1 == row->done) head = chain;
    return true;
  };
  try {
    for (auto rows = db.query("SELECT ply, input, hash, ms, seal FROM inputs WHERE match = ? ORDER BY ply", id);
         rows.step() && next(rows);) {
    }
  } catch (const Error& error) {
    if (error.what != Trouble::damaged) throw; // the page where the next input lay
  }
  const auto kept = static_cast<int>(match.inputs.size());
  if (sound && kept >= row->done && (row->done == 0 || head == row->head)) return match;
  // Only the chain can be trusted. Where the row says less than it, the row may be what changed.
  match.lost += std::max(1, row->done - kept);
  match.done = kept;
  match.head = kept > 0 ? chain : row->origin();
  return match;
}

SavedMatch Matches::load(MatchId id) const {
  const MatchRow row = rowOf(db, id);
  auto match = readable(id);
  if (!match || match->lost != row.lost || match->done != row.done)
    throw Error{Trouble::changed, "match " + std::to_string(static_cast<std::int64_t>(id)) + ": input " +
                                      std::to_string(match ? match->inputs.size() : 0)};
  return *std::move(match);
}

int Matches::repair(MatchId id) {
  auto match = readable(id);
  if (!match) throw Error{Trouble::changed, "not even its start can be read"};
  db.run("DELETE FROM inputs WHERE match = ? AND ply >= ?", id, match->inputs.size());
  if (match->status == Status::finished) match->status = Status::broken;
  const bool counted = match->ended.has_value();
  match->ended = std::nullopt;
  match->done = static_cast<int>(match->inputs.size());
  updateRow(db, *match);
  if (counted) {
    for (const char* table : {"results", "draws", "accounts"})
      db.run(std::string("DELETE FROM ") + table + " WHERE match = ?", id);
    Summary(db).recount(match->match.game);
  }
  return match->lost;
}

MatchId Matches::keep(const SavedMatch& match) {
  const MatchId id = insertRow(db, match);
  MatchRow row = match;
  row.id = id;
  std::int64_t chain = row.origin();
  int ply = 0;
  row.head = chain;
  for (const SavedInput& input : match.inputs) {
    chain = sealOf(chain, ply, input);
    db.run("INSERT INTO inputs (match, ply, input, hash, ms, seal) VALUES (?, ?, ?, ?, ?, ?)", id, ply, input.input,
           input.hash, input.ms, chain);
    if (++ply == row.done) row.head = chain;
  }
  updateRow(db, row);
  return id;
}

} // namespace ninefold::store
