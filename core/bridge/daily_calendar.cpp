#include "bridge/daily_calendar.h"

#include "bridge/days.h"
#include "bridge/lead.h"
#include "bridge/today.h"
#include "bridge/words.h"
#include "store/given_up.h"

#include <algorithm>
#include <QDate>

using namespace ninefold;
using namespace ninefold::store;

namespace {

int numberOf(QDate date) { return date.year() * 10000 + date.month() * 100 + date.day(); }
QDate civil(Date date) { return {date / 10000, date / 100 % 100, date % 100}; }

struct Month {
  explicit Month(Date date) {
    const QDate day(civil(date).year(), civil(date).month(), 1);
    first = numberOf(day);
    last = numberOf(day.addDays(day.daysInMonth() - 1));
  }
  Date first, last;
};

std::string slotOf(const DailyKind& kind, int part) { return challenge::Daily{.kind = kind, .part = part}.slot(); }

QVariantList asList(const std::vector<int>& numbers) { return {numbers.begin(), numbers.end()}; }

QVariantList shownDays(const std::vector<Day>& days) {
  QVariantList all;
  for (const Day& day : days)
    all << QVariantMap{{"date", day.date}, {"day", day.date % 100}, {"done", day.done},    {"of", day.of},
                       {"some", day.some}, {"rest", day.rest},      {"future", day.future}};
  return all;
}

/// What was played of a puzzle, and once it is over, how it came out.
QVariantMap shownPlayed(const SavedMatch& match) {
  QVariantMap shown{{"match", static_cast<int>(match.id)}, {"over", match.outcome.has_value()}};
  if (!match.outcome) return shown;
  const Standing standing = standingFrom(*match.outcome);
  const auto& players = match.match.players;
  const auto mine = static_cast<std::size_t>(
      std::ranges::find_if(players, [](const Player& one) { return one.profile.has_value(); }) - players.begin());
  if (mine >= standing.scores.size()) return shown;
  qint64 ms = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(match.done); ++i) ms += match.inputs[i].ms.value_or(0);
  shown.insert({{"score", standing.scores[mine]},
                {"won", std::ranges::find(standing.winners, seatAt(static_cast<int>(mine))) != standing.winners.end()},
                {"done", !givenUp(standing)},
                {"ms", ms},
                {"hints", match.hints},
                {"helped", match.undos > 0 || match.hints > 0}});
  if (const auto ahead = leadOver(standing, mine)) shown["ahead"] = *ahead;
  return shown;
}

} // namespace

DailyCalendar::DailyCalendar(QObject* parent) : QObject(parent), wanted(Today::here().date()), seen{.date = wanted} {
  connect(&Today::here(), &Today::made, this, &DailyCalendar::offer);
  connect(&Today::here(), &Today::dateChanged, this, &DailyCalendar::ask);
  connect(&Archive::here(), &Archive::matchesChanged, this, &DailyCalendar::ask);
  ask();
}

void DailyCalendar::setPerson(int wish) {
  if (who == wish) return;
  who = wish;
  emit changed();
  ask();
}

void DailyCalendar::setDate(int wish) {
  if (wanted == wish || !isDate(wish)) return;
  wanted = wish;
  ask();
}

void DailyCalendar::ask() {
  const int person = who, date = wanted, today = Today::here().date();
  Archive::here().ask(
      asking, [=](const Books& books) { return look(books, person, date, today); },
      [=, this](std::optional<Seen> found) { show(found ? *std::move(found) : with({}, date, today)); });
}

DailyCalendar::Seen DailyCalendar::with(const std::vector<Credit>& credits, int date, int today) {
  const Month month(date);
  return {.date = date,
          .days = shownDays(daysOf(credits, month.first, month.last, today)),
          .year = shownDays(daysOf(credits, yearUpTo(today), today, today))};
}

/// On the store's thread.
DailyCalendar::Seen DailyCalendar::look(const Books& books, int person, int date, int today) {
  const auto who = static_cast<ProfileId>(person);
  const Date from = std::min(Month(date).first, yearUpTo(today)), to = std::max(Month(date).last, today);
  Seen found = with(books.dailies.calendar(who, daysAfter(from, -1), daysAfter(to, 1)), date, today);
  found.run = books.dailies.streak(who, today);
  for (const DailyKind& kind : challenge::dailyKinds())
    for (int part = 1; part <= kind.parts; ++part)
      if (const auto id = books.dailies.played(who, slotOf(kind, part), date)) {
        found.played[slotOf(kind, part)] = shownPlayed(books.matches.load(*id));
      }
  return found;
}

/// Tells only of what differs: what is shown of the rest stays as it is.
void DailyCalendar::show(Seen next) {
  const bool otherDays = next.days != seen.days, otherYear = next.year != seen.year;
  seen = std::move(next);
  emit changed();
  if (otherDays) emit daysChanged();
  if (otherYear) emit yearChanged();
  offer();
}

QVariantList DailyCalendar::puzzles() {
  if (!std::exchange(offering, true)) offered = offers();
  return offered;
}

void DailyCalendar::offer() {
  if (offering && std::exchange(offered, offers()) != offered) emit puzzlesChanged();
}

/// The puzzles of the date, as far as they are made, and what was played of them.
QVariantList DailyCalendar::offers() const {
  if (!known()) return {};
  const auto& made = Today::here().puzzlesOf(seen.date);
  QVariantList all;
  for (const DailyKind& kind : challenge::dailyKinds()) {
    QVariantList parts;
    int done = 0;
    for (int part = 1; part <= kind.parts; ++part) {
      const std::string slot = slotOf(kind, part);
      const auto found = seen.played.find(slot);
      QVariantMap shown = found == seen.played.end() ? QVariantMap() : found->second;
      done += shown.value("done").toBool();
      shown["slot"] = QString::fromStdString(slot);
      shown["part"] = part;
      for (const Today::Made& one : made)
        if (one.daily.kind.name == kind.name && one.daily.part == part)
          shown.insert({{"grade", one.grade},
                        {"code", one.code},
                        {"par", one.par},
                        {"start", one.start},
                        {"computers", asList(computersOf(one.daily.invitation))}});
      parts << shown;
    }
    all << QVariantMap{{"name", asText(kind.name)}, {"done", done >= kind.needed}, {"parts", parts}};
  }
  return all;
}

int DailyCalendar::before() const { return weekdayOf(seen.date / 100 * 100 + 1); }

int DailyCalendar::inMonth(int months) const { return numberOf(civil(seen.date).addMonths(months)); }
