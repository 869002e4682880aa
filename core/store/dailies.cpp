#include "store/dailies.h"

#include <algorithm>
#include <chrono>

namespace ninefold::store {

namespace {

using namespace std::chrono;

sys_days dayOf(Date date) {
  return year_month_day(year(date / 10000), month(static_cast<unsigned>(date / 100 % 100)),
                        day(static_cast<unsigned>(date % 100)));
}

} // namespace

Date daysAfter(Date date, int days_) {
  const year_month_day then = dayOf(date) + days(days_);
  return static_cast<int>(then.year()) * 10000 + static_cast<int>(static_cast<unsigned>(then.month())) * 100 +
         static_cast<int>(static_cast<unsigned>(then.day()));
}

int daysBetween(Date from, Date to) { return static_cast<int>((dayOf(to) - dayOf(from)).count()); }

Streak streakOf(const std::vector<Date>& dates, Date today) {
  constexpr int reach = 2; // the day after, or the one after a rest day
  Streak streak;
  int run = 0;
  Date last = 0;
  for (Date date : dates) {
    if (date == last) continue;
    run = run > 0 && daysBetween(last, date) <= reach ? run + 1 : 1;
    streak.longest = std::max(streak.longest, run);
    last = date;
  }
  // A clock that was set back makes today earlier than the last date; that doesn't end the streak.
  if (run > 0 && daysBetween(last, today) <= reach) streak.current = run;
  return streak;
}

std::vector<Credit> Dailies::calendar(ProfileId profile, Date from, Date to) const {
  std::vector<Credit> credits;
  for (auto rows = db.query("SELECT date, slot, match, score FROM credits WHERE profile = ? AND date BETWEEN ? AND ?"
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
  for (auto rows = db.query("SELECT DISTINCT date FROM credits WHERE profile = ?1 AND (?2 IS NULL OR slot = ?2)"
                            " ORDER BY date",
                            profile, slot);
       rows.step();)
    dates.push_back(rows.get<Date>(0));
  return streakOf(dates, today);
}

std::optional<MatchId> Dailies::played(ProfileId profile, const std::string& slot, Date date) const {
  auto credited =
      db.query("SELECT match FROM credits WHERE profile = ? AND date = ? AND slot = ?", profile, date, slot);
  if (credited.step()) return credited.get<MatchId>(0);
  auto other = db.query("SELECT m.id FROM matches m JOIN seats s ON s.match = m.id WHERE m.date = ? AND m.slot = ?"
                        " AND s.profile = ? AND m.status < 2 ORDER BY m.id DESC LIMIT 1",
                        date, slot, profile);
  if (other.step()) return other.get<MatchId>(0);
  return std::nullopt;
}

} // namespace ninefold::store
