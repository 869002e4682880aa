#include "store/statistics.h"

#include <algorithm>

namespace ninefold::store {

std::vector<Total> Statistics::totals(ProfileId profile) const {
  std::vector<Total> all;
  for (auto rows =
           db.query("SELECT game, variant, level, apart, played, won, best, points, ms, fastest, streak, longest"
                    " FROM totals WHERE profile = ? ORDER BY game, variant, level, apart",
                    profile);
       rows.step();) {
    Total t;
    rows.into(t.kind.game, t.kind.variant, t.kind.level, t.kind.apart, t.played, t.won, t.best, t.points, t.ms,
              t.fastest, t.streak, t.longest);
    all.push_back(std::move(t));
  }
  return all;
}

std::vector<Point> Statistics::overTime(ProfileId profile, const Kind& kind, int most) const {
  std::vector<Point> points;
  for (auto rows = db.query("SELECT match, finished, score, won, ms FROM results WHERE profile = ? AND game = ?"
                            " AND variant = ? AND level = ? AND apart = ? ORDER BY ended DESC LIMIT ?",
                            profile, kind.game, kind.variant, kind.level, kind.apart, most);
       rows.step();) {
    Point point;
    rows.into(point.match, point.finished, point.score, point.won, point.ms);
    points.push_back(point);
  }
  std::reverse(points.begin(), points.end());
  return points;
}

std::vector<Tally> Statistics::distribution(ProfileId profile, const Kind& kind) const {
  std::vector<Tally> tallies;
  for (auto rows = db.query("SELECT score, times FROM tallies WHERE profile = ? AND game = ? AND variant = ?"
                            " AND level = ? AND apart = ? ORDER BY score",
                            profile, kind.game, kind.variant, kind.level, kind.apart);
       rows.step();) {
    Tally tally;
    rows.into(tally.score, tally.times);
    tallies.push_back(tally);
  }
  return tallies;
}

std::vector<Duel> Statistics::headToHead(ProfileId profile) const {
  std::vector<Duel> duels;
  for (auto rows = db.query("SELECT other, game, pairs.played, ahead, behind FROM pairs"
                            " JOIN profiles ON profiles.id = other AND NOT gone WHERE profile = ?"
                            " ORDER BY other, game",
                            profile);
       rows.step();) {
    Duel duel;
    rows.into(duel.other, duel.game, duel.played, duel.ahead, duel.behind);
    duels.push_back(std::move(duel));
  }
  return duels;
}

std::vector<Rung> Statistics::ladder(const std::string& game) const {
  std::vector<Rung> rungs;
  for (auto rows = db.query("SELECT profile, rating / 1000.0, played FROM ratings"
                            " JOIN profiles ON profiles.id = profile AND NOT gone WHERE game = ?"
                            " ORDER BY rating DESC, profile",
                            game);
       rows.step();) {
    Rung rung;
    rows.into(rung.profile, rung.rating, rung.played);
    rungs.push_back(rung);
  }
  return rungs;
}

namespace {

/// The results of a kind, of those that are on a level or of a deal: `which` names the column, `order` what is best.
template<class Value> std::vector<Best> bests(const Connection& db, const Kind& kind, std::string_view which,
                                              const Value& value, std::string_view order, int most) {
  std::string question =
      "SELECT match, profile, score, ms, finished FROM results JOIN profiles ON profiles.id = profile AND NOT gone"
      " WHERE profile IS NOT NULL AND game = ? AND variant = ? AND apart = ? AND ";
  question.append(which).append(" = ?").append(order).append(", ended LIMIT ?");
  std::vector<Best> all;
  for (auto rows = db.query(question, kind.game, kind.variant, kind.apart, value, most); rows.step();) {
    Best best;
    rows.into(best.match, best.profile, best.score, best.ms, best.finished);
    best.apart = kind.apart;
    all.push_back(best);
  }
  return all;
}

constexpr std::string_view highest = " ORDER BY score DESC", soonest = " AND won = 1 ORDER BY ms";

} // namespace

std::vector<Best> Records::best(const Kind& kind, int most) const {
  return bests(db, kind, "level", kind.level, highest, most);
}

std::vector<Best> Records::bestOfDeal(std::int64_t deal, const Kind& kind, int most) const {
  return bests(db, kind, "deal", deal, highest, most);
}

std::vector<Best> Records::quickest(const Kind& kind, int most) const {
  return bests(db, kind, "level", kind.level, soonest, most);
}

std::vector<Best> Records::quickestOfDeal(std::int64_t deal, const Kind& kind, int most) const {
  return bests(db, kind, "deal", deal, soonest, most);
}

std::optional<Placing> Records::placing(MatchId match) const {
  auto row = db.query("SELECT r.game, r.variant, r.level, r.apart, r.deal, r.score, r.won, r.ms, r.ended, m.hints,"
                      " coalesce(m.slot, ''), coalesce(m.date, 0) FROM results r JOIN matches m ON m.id = r.match"
                      " WHERE r.match = ? AND r.profile IS NOT NULL ORDER BY r.score DESC, r.seat LIMIT 1",
                      match);
  if (!row.step()) return std::nullopt;
  Placing found;
  std::int64_t ended = 0;
  row.into(found.kind.game, found.kind.variant, found.kind.level, found.kind.apart, found.deal, found.score, found.won,
           found.ms, ended, found.hints, found.slot, found.date);
  const auto before = [&](const std::string& what, const std::string& order) {
    return db.query(
        "SELECT " + what +
            " FROM results JOIN profiles ON profiles.id = profile AND NOT gone"
            " WHERE profile IS NOT NULL AND game = ? AND variant = ? AND level = ? AND apart = ? AND ended < ?" +
            order + " LIMIT 1",
        found.kind.game, found.kind.variant, found.kind.level, found.kind.apart, ended);
  };
  if (auto best = before("score", " ORDER BY score DESC"); best.step()) found.bestBefore = best.get<int>(0);
  if (auto quickest = before("ms", " AND won = 1 ORDER BY ms"); quickest.step())
    found.quickestBefore = quickest.get<std::int64_t>(0);
  return found;
}

} // namespace ninefold::store
