#include "bridge/today.h"

#include <QCoreApplication>
#include <QPointer>

using namespace ninefold;
using namespace ninefold::store;

namespace {

constexpr auto place = "dailies"; // among the settings

} // namespace

Today& Today::here() {
  static QPointer<Today> one;
  if (!one) one = new Today(QCoreApplication::instance());
  return *one;
}

Today* Today::create(QQmlEngine*, QJSEngine*) {
  QJSEngine::setObjectOwnership(&here(), QJSEngine::CppOwnership);
  return &here();
}

Today::Today(QObject* parent) : QObject(parent) {
  minute.setInterval(60'000);
  minute.start();
  connect(&minute, &QTimer::timeout, this, &Today::look);
  look();
}

int Today::daysSince(const QDateTime& then, int date) {
  return static_cast<int>(then.date().daysTo(QDate(date / 10000, date / 100 % 100, date % 100)));
}

void Today::setClock(std::function<QDate()> from) {
  clock = std::move(from);
  look();
}

void Today::look() {
  const QDate day = clock();
  const int date = day.year() * 10000 + day.month() * 100 + day.day();
  if (date == std::exchange(now, date)) return;
  emit dateChanged();
}

void Today::makeAhead() {
  puzzlesOf(now);
  puzzlesOf(daysAfter(now, 1));
}

const std::vector<Today::Made>& Today::puzzlesOf(Date wish) {
  const auto [found, fresh] = puzzles.try_emplace(wish);
  if (fresh) find(wish);
  return found->second;
}

/// Those that are kept are asked for once of each archive; whoever wants any meanwhile waits.
void Today::find(Date wish) {
  if (known == Known::all) return make(wish);
  wanted.push_back(wish);
  if (std::exchange(known, Known::soon) == Known::soon) return;
  connect(&Archive::here(), &QObject::destroyed, this, [this] { forgetArchive(); });
  const auto read = [](const Books& books) { return puzzlesKeptIn(books.settings.get(place).value_or("")); };
  Archive::here().ask(asking, read, [this](const std::optional<PuzzlesByDate>& kept) {
    known = Known::all;
    takeUp(kept.value_or(PuzzlesByDate()));
  });
}

/// It may go before it has answered.
void Today::forgetArchive() {
  if (std::exchange(known, Known::nothing) == Known::soon) takeUp({});
}

void Today::takeUp(const PuzzlesByDate& kept) {
  for (const auto& [date, all] : kept)
    if (auto& here = puzzles[date]; here.empty()) here = all;
  for (Date date : std::exchange(wanted, {})) {
    if (kept.contains(date))
      emit made(date);
    else
      make(date);
  }
}

void Today::make(Date date) {
  emit making(date);
  worker.post([this, date] {
    const auto take = [this, date, all = puzzlesMadeFor(date)] {
      puzzles[date] = all;
      keep();
      emit made(date);
    };
    QMetaObject::invokeMethod(this, take, Qt::QueuedConnection);
  });
}

/// What was asked for of other days is hardly asked for again.
void Today::keep() const {
  if (known != Known::all) return; // the archive has gone meanwhile
  PuzzlesByDate kept;
  for (const Date date : {now, daysAfter(now, 1)})
    if (const auto found = puzzles.find(date); found != puzzles.end() && !found->second.empty()) kept.insert(*found);
  if (!kept.empty()) Archive::here().post([text = keptText(kept)](Books& books) { books.settings.set(place, text); });
}
