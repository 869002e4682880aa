#include "store/dailies.h"

#include "store/given_up.h"

#include <algorithm>

namespace ninefold::store {

namespace {

/// Those of the credits that count. There may be some of what was given up: they were once credited, too.
std::string counted(std::string_view question) {
  return std::string(question) + " AND EXISTS (SELECT 1 FROM matches m WHERE m.id = match AND " +
         std::string(doneInMatch) + ")";
}

} // namespace

Streak streakOf(const std::vector<Date>& dates, Date today) {
  constexpr int reach = 2; // the day after, or the one after a rest day
  Streak streak;
  int run = 0;
  Date last = 0;
  for (Date date : dates) {
    if (date == last) continue;
    run = run > 0 && daysBetween(last, date) <= reach ? run + 1 : 1;
    last = date;
    streak.longest = std::max(streak.longest, run);
    // A clock that was set back leaves dates to come: they end no streak, and take none away from before them.
    if (daysBetween(date, today) <= reach) streak.current = std::max(streak.current, run);
  }
  return streak;
}

std::vector<Credit> Dailies::calendar(ProfileId profile, Date from, Date to) const {
  std::vector<Credit> credits;
  for (auto rows =
           db.query(counted("SELECT date, slot, match, score FROM credits WHERE profile = ? AND date BETWEEN ? AND ?") +
                        " ORDER BY date, slot",
                    profile, from, to);
       rows.step();) {
    Credit credit;
    rows.into(credit.date, credit.slot, credit.match, credit.score);
    credits.push_back(std::move(credit));
  }
  return credits;
}

Streak Dailies::streak(ProfileId profile, Date today, const std::optional<std::string>& slot) const {
  std::vector<Date> dates;
  for (auto rows =
           db.query(counted("SELECT DISTINCT date FROM credits WHERE profile = ?1 AND (?2 IS NULL OR slot = ?2)") +
                        " ORDER BY date",
                    profile, slot);
       rows.step();)
    dates.push_back(rows.get<Date>(0));
  return streakOf(dates, today);
}

std::optional<MatchId> Dailies::played(ProfileId profile, const std::string& slot, Date date) const {
  // The match that was credited, else the first in which it was done on whatever day, else the latest.
  auto credited =
      db.query(counted("SELECT match FROM credits WHERE profile = ? AND date = ? AND slot = ?"), profile, date, slot);
  if (credited.step()) return credited.get<MatchId>(0);
  const std::string done = "(m.status = 1 AND " + std::string(doneInMatch) + ")";
  auto other = db.query("SELECT m.id FROM matches m JOIN seats s ON s.match = m.id WHERE m.date = ? AND m.slot = ?"
                        " AND s.profile = ? AND m.status < 2 ORDER BY " +
                            done + " DESC, CASE WHEN " + done + " THEN m.id ELSE -m.id END LIMIT 1",
                        date, slot, profile);
  if (other.step()) return other.get<MatchId>(0);
  return std::nullopt;
}

} // namespace ninefold::store
