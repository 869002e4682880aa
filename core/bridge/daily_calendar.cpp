#include "bridge/daily_calendar.h"

#include "bridge/archive.h"
#include "bridge/today.h"

#include <algorithm>
#include <map>
#include <QClipboard>
#include <QDate>
#include <QGuiApplication>
#include <set>

using namespace ninefold;
using namespace ninefold::store;

namespace {

int numberOf(QDate date) { return date.year() * 10000 + date.month() * 100 + date.day(); }
QDate civil(Date date) { return {date / 10000, date / 100 % 100, date % 100}; }

QString slotOf(const solo::DailyKind& kind, int part) {
  return QString::fromStdString(solo::Daily{.kind = kind, .part = part}.slot());
}

/// Which dailies somebody has been credited with, from one date to another.
using Credits = std::map<Date, std::set<std::string>>;

Credits creditsOf(int person, Date from, Date to) {
  Credits credits;
  const auto found = Archive::here().ask(
      [&](const Books& books) { return books.dailies.calendar(static_cast<ProfileId>(person), from, to); });
  for (const Credit& credit : found.value_or(std::vector<Credit>())) credits[credit.date].insert(credit.slot);
  return credits;
}

/// How many of the date's dailies are done.
int doneOn(const Credits& credits, Date date) {
  const auto found = credits.find(date);
  if (found == credits.end()) return 0;
  return static_cast<int>(std::ranges::count_if(solo::dailyKinds(), [&](const solo::DailyKind& kind) {
    int played = 0;
    for (int part = 1; part <= kind.parts; ++part)
      played += static_cast<int>(found->second.count(solo::Daily{.kind = kind, .part = part}.slot()));
    return played >= kind.needed;
  }));
}

QVariantMap shownDay(const Credits& credits, Date date, Date today) {
  const auto played = [&](int days) { return credits.contains(daysAfter(date, days)); };
  // Today isn't over: the day before it may still turn out to have been one of rest.
  const bool rest = !played(0) && played(-1) && date < today && (played(1) || daysAfter(date, 1) == today);
  return {{"date", date},
          {"day", date % 100},
          {"done", doneOn(credits, date)},
          {"of", static_cast<int>(solo::dailyKinds().size())},
          {"some", played(0)},
          {"rest", rest},
          {"future", date > today}};
}

} // namespace

DailyCalendar::DailyCalendar(QObject* parent) : QObject(parent), shown(Today::here().date()) {
  connect(&Today::here(), &Today::made, this, &DailyCalendar::changed);
  connect(&Today::here(), &Today::dateChanged, this, &DailyCalendar::changed);
  connect(&Archive::here(), &Archive::matchesChanged, this, &DailyCalendar::changed);
}

void DailyCalendar::setPerson(int wish) {
  if (who == wish) return;
  who = wish;
  emit changed();
}

void DailyCalendar::setDate(int wish) {
  if (shown == wish || !isDate(wish)) return;
  shown = wish;
  emit changed();
}

QVariantList DailyCalendar::puzzles() const {
  const auto& made = Today::here().puzzlesOf(shown);
  const Credits credits = creditsOf(who, shown, shown);
  const auto played = [&](const QString& slot) -> QVariantMap {
    const auto found = Archive::here().ask([&](const Books& books) {
      const auto id = books.dailies.played(static_cast<ProfileId>(who), slot.toStdString(), shown);
      return id ? std::optional(books.matches.load(*id)) : std::nullopt;
    });
    if (!found || !*found) return {};
    const SavedMatch& match = **found;
    const bool over = match.outcome.has_value();
    return {{"match", static_cast<int>(match.id)},
            {"over", over},
            {"score", over ? standingFrom(*match.outcome).scores.front() : 0}};
  };
  QVariantList all;
  for (const solo::DailyKind& kind : solo::dailyKinds()) {
    QVariantList parts;
    int over = 0;
    for (int part = 1; part <= kind.parts; ++part) {
      QVariantMap shownPart = played(slotOf(kind, part));
      over += shownPart["over"].toBool();
      shownPart["slot"] = slotOf(kind, part);
      shownPart["part"] = part;
      for (const Today::Made& one : made)
        if (one.daily.kind.name == kind.name && one.daily.part == part) {
          shownPart["grade"] = one.grade;
          shownPart["code"] = one.code;
          shownPart["par"] = one.par;
          shownPart["start"] = one.start;
        }
      parts << shownPart;
    }
    all << QVariantMap{{"name", QString::fromUtf8(kind.name.data(), static_cast<qsizetype>(kind.name.size()))},
                       {"done", over >= kind.needed},
                       {"parts", parts}};
  }
  return all;
}

QVariantMap DailyCalendar::day() const {
  return shownDay(creditsOf(who, daysAfter(shown, -1), daysAfter(shown, 1)), shown, Today::here().date());
}

QVariantList DailyCalendar::days() const {
  const QDate first(civil(shown).year(), civil(shown).month(), 1);
  const Date from = numberOf(first), to = numberOf(first.addDays(first.daysInMonth() - 1));
  const Credits credits = creditsOf(who, daysAfter(from, -1), daysAfter(to, 1));
  QVariantList all;
  for (Date date = from; date <= to; date = daysAfter(date, 1)) all << shownDay(credits, date, Today::here().date());
  return all;
}

int DailyCalendar::before() const { return weekdayOf(shown / 100 * 100 + 1); }

Streak DailyCalendar::run() const {
  const auto found = Archive::here().ask(
      [&](const Books& books) { return books.dailies.streak(static_cast<ProfileId>(who), Today::here().date()); });
  return found.value_or(Streak());
}

QVariantList DailyCalendar::year() const {
  const Date today = Today::here().date();
  const Date from = daysAfter(today, -364 - weekdayOf(today));
  const Credits credits = creditsOf(who, from, today);
  QVariantList all;
  for (Date date = from; date <= today; date = daysAfter(date, 1)) all << shownDay(credits, date, today);
  return all;
}

int DailyCalendar::inMonth(int months) const { return numberOf(civil(shown).addMonths(months)); }

void DailyCalendar::copy(const QString& words) const { QGuiApplication::clipboard()->setText(words); }
