#include "bridge/days.h"

#include "challenge/daily.h"

#include <algorithm>
#include <map>
#include <set>

namespace ninefold {

namespace {

/// How many dailies are done with these of their parts.
int doneWith(const std::set<std::string>& parts) {
  return static_cast<int>(std::ranges::count_if(challenge::dailyKinds(), [&](const DailyKind& kind) {
    int played = 0;
    for (int part = 1; part <= kind.parts; ++part)
      played += static_cast<int>(parts.count(challenge::Daily{.kind = kind, .part = part}.slot()));
    return played >= kind.needed;
  }));
}

} // namespace

std::vector<Day> daysOf(const std::vector<store::Credit>& credits, Date from, Date to, Date today) {
  std::map<Date, std::set<std::string>> parts;
  for (const store::Credit& credit : credits) parts[credit.date].insert(credit.slot);
  std::vector<Day> days;
  for (Date date = from; date <= to; date = daysAfter(date, 1)) {
    const auto played = [&](int later) { return parts.contains(daysAfter(date, later)); };
    // Today isn't over: the day before it may still turn out to have been one of rest.
    const bool rest = !played(0) && played(-1) && date < today && (played(1) || daysAfter(date, 1) == today);
    days.push_back({.date = date,
                    .done = played(0) ? doneWith(parts.at(date)) : 0,
                    .of = static_cast<int>(challenge::dailyKinds().size()),
                    .some = played(0),
                    .rest = rest,
                    .future = date > today});
  }
  return days;
}

Date yearUpTo(Date today) { return daysAfter(today, -364 - weekdayOf(today)); }

} // namespace ninefold
