#include "store/summary.h"

#include "store/chance.h"
#include "store/given_up.h"
#include "store/matches.h"
#include "store/rating.h"
#include "store/replay.h"

#include <algorithm>

namespace ninefold::store {

/// How one seat came out of a match.
struct Summary::Result {
  MatchId match{};
  int seat = 0;
  std::optional<ProfileId> profile{};
  std::string game, variant, level;
  std::int64_t deal = 0;
  bool apart = false; // hinted, or undone past a draw: listed apart
  std::int64_t ended = 0;
  Time finished = 0;
  int score = 0;
  bool won = false;
  std::int64_t ms = 0;
};

void Summary::add(const MatchRow& row, const Standing& standing) {
  enter(row, standing);
  Chance(db).count(row.id);
}

void Summary::enter(const MatchRow& row, const Standing& standing) {
  const auto ms = db.one<std::int64_t>("SELECT sum(ms) FROM inputs WHERE match = ? AND ply < ?", row.id, row.done);
  std::vector<Result> results;
  for (std::size_t seat = 0; seat < row.match.players.size() && seat < standing.scores.size(); ++seat) {
    const auto& winners = standing.winners;
    results.push_back(
        {.match = row.id,
         .seat = static_cast<int>(seat),
         .profile = row.match.players[seat].profile,
         .game = row.match.game,
         .variant = row.match.variant,
         .level = row.match.level,
         .deal = row.match.deal,
         .apart = row.undos > 0 || row.hints > 0,
         .ended = row.ended.value_or(0),
         .finished = row.updated,
         .score = standing.scores[seat],
         .won = std::find(winners.begin(), winners.end(), seatAt(static_cast<int>(seat))) != winners.end(),
         .ms = ms});
    const Result& r = results.back();
    db.run(
        "INSERT INTO results (match, seat, profile, game, variant, level, deal, apart, ended, finished, score, won, ms)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        r.match, r.seat, r.profile, r.game, r.variant, r.level, r.deal, r.apart, r.ended, r.finished, r.score, r.won,
        r.ms);
    if (!givenUp(standing)) credit(row, r);
  }
  count(results);
}

/// A daily is credited once to everybody who did it on its own date: one that was begun before midnight counts, one
/// from the archive doesn't.
void Summary::credit(const MatchRow& row, const Result& result) {
  if (!row.match.daily || !result.profile || row.match.daily->date != row.match.daily->day) return;
  // Once, what was given up was credited, too.
  db.run("DELETE FROM credits WHERE profile = ? AND date = ? AND slot = ? AND NOT EXISTS (SELECT 1 FROM matches m"
         " WHERE m.id = match AND " +
             std::string(doneInMatch) + ")",
         result.profile, row.match.daily->date, row.match.daily->slot);
  db.run("INSERT OR IGNORE INTO credits (profile, slot, date, match, score) VALUES (?, ?, ?, ?, ?)", result.profile,
         row.match.daily->slot, row.match.daily->date, result.match, result.score);
}

void Summary::count(const std::vector<Result>& results) {
  for (const Result& result : results)
    if (result.profile) total(result);
  // Whoever knew more than a player could is no measure for the others.
  if (results.empty() || results.front().apart) return;
  for (std::size_t i = 0; i < results.size(); ++i)
    for (std::size_t j = 0; j < results.size(); ++j)
      if (i != j && results[i].profile && results[j].profile && results[i].profile != results[j].profile)
        pair(results[i], results[j]);
  rate(results);
}

void Summary::total(const Result& r) {
  db.run("INSERT INTO totals (profile, game, variant, level, apart, played, won, best, points, ms, fastest, streak, "
         "longest)"
         " VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?7, ?7, ?8, ?8 * ?6, ?6, ?6) ON CONFLICT DO UPDATE SET"
         " played = played + 1, won = won + ?6, best = max(best, ?7), points = points + ?7, ms = ms + ?8,"
         " fastest = CASE WHEN ?6 = 0 THEN fastest WHEN fastest = 0 THEN ?8 ELSE min(fastest, ?8) END, streak = "
         "(streak + 1) * ?6, longest = max(longest, (streak + 1) * ?6)",
         r.profile, r.game, r.variant, r.level, r.apart, r.won, r.score, r.ms);
  db.run("INSERT INTO tallies (profile, game, variant, level, apart, score, times) VALUES (?, ?, ?, ?, ?, ?, 1)"
         " ON CONFLICT DO UPDATE SET times = times + 1",
         r.profile, r.game, r.variant, r.level, r.apart, r.score);
}

void Summary::pair(const Result& one, const Result& other) {
  const double outcome = comparison(one.won, one.score, other.won, other.score);
  db.run("INSERT INTO pairs (profile, other, game, played, ahead, behind) VALUES (?1, ?2, ?3, 1, ?4, ?5)"
         " ON CONFLICT DO UPDATE SET played = played + 1, ahead = ahead + ?4, behind = behind + ?5",
         one.profile, other.profile, one.game, outcome == 1, outcome == 0);
}

void Summary::rate(const std::vector<Result>& results) {
  std::vector<Contestant> field;
  for (const Result& result : results) {
    if (!result.profile) continue;
    const ProfileId profile = *result.profile;
    const bool twice = std::any_of(field.begin(), field.end(), [&](const auto& c) { return c.profile == profile; });
    if (twice) return; // somebody played against themselves
    auto rows = db.query("SELECT rating FROM ratings WHERE game = ? AND profile = ?", result.game, profile);
    field.push_back({profile, rows.step() ? rows.get<std::int64_t>(0) : firstRating, result.won, result.score});
  }
  if (field.size() < 2) return;
  const auto rated = ratingsAfter(
      field, [](const Contestant& a, const Contestant& b) { return comparison(a.won, a.score, b.won, b.score); });
  for (std::size_t i = 0; i < field.size(); ++i)
    db.run("INSERT INTO ratings (game, profile, rating, played) VALUES (?1, ?2, ?3, 1)"
           " ON CONFLICT DO UPDATE SET rating = ?3, played = played + 1",
           results.front().game, field[i].profile, rated[i]);
}

void Summary::rebuild(From from) {
  for (const char* table : tables) db.run(std::string("DELETE FROM ") + table);
  std::vector<MatchId> ids;
  for (auto rows = db.query("SELECT id FROM matches WHERE ended IS NOT NULL ORDER BY ended"); rows.step();)
    ids.push_back(rows.get<MatchId>(0));
  for (MatchId id : ids) {
    std::optional<MatchRow> row;
    std::optional<Standing> standing;
    try {
      if (from == From::inputs) {
        const SavedMatch match = Matches(db, noClock).load(id);
        row = match;
        standing = standingOf(match);
      } else {
        row = rowOf(db, id);
        standing = standingFrom(row->outcome.value_or(""));
      }
    } catch (const Error& error) {
      // What can't be vouched for isn't counted.
      if (error.what != Trouble::changed && error.what != Trouble::otherRules && error.what != Trouble::missing) throw;
      continue;
    }
    if (row->status != Status::finished) continue;
    enter(*row, *standing);
    if (from == From::inputs) Chance(db).count(id);
  }
}

void Summary::recount(const std::string& game) {
  for (const char* table : {"totals", "tallies", "pairs", "ratings"})
    db.run(std::string("DELETE FROM ") + table + " WHERE game = ?", game);
  std::vector<Result> match;
  for (auto rows =
           db.query("SELECT match, seat, profile, game, variant, level, deal, apart, ended, finished, score, won,"
                    " ms FROM results WHERE game = ? ORDER BY ended, seat",
                    game);
       rows.step();) {
    Result r;
    rows.into(r.match, r.seat, r.profile, r.game, r.variant, r.level, r.deal, r.apart, r.ended, r.finished, r.score,
              r.won, r.ms);
    if (!match.empty() && match.front().match != r.match) {
      count(match);
      match.clear();
    }
    match.push_back(std::move(r));
  }
  if (!match.empty()) count(match);
  // A date may have been credited for the match that is gone, and have another one to show.
  db.run("DELETE FROM credits WHERE match IN (SELECT match FROM results WHERE game = ?)", game);
  db.run("INSERT OR IGNORE INTO credits (profile, slot, date, match, score)"
         " SELECT r.profile, m.slot, m.date, m.id, r.score FROM results r JOIN matches m ON m.id = r.match"
         " WHERE r.game = ? AND r.profile IS NOT NULL AND m.slot IS NOT NULL AND m.date = m.day AND " +
             std::string(doneInMatch) + " ORDER BY r.ended, r.seat",
         game);
}

} // namespace ninefold::store
