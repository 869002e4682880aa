#include "bridge/today.h"

#include "bridge/words.h"
#include "solo/code.h"

#include <QCoreApplication>
#include <QPointer>

using namespace ninefold;

namespace {

std::vector<Today::Made> madeOn(Date date) {
  std::vector<Today::Made> all;
  for (const solo::DailyKind& kind : solo::dailyKinds())
    for (int part = 1; part <= kind.parts; ++part) {
      const auto daily = solo::dailyOf(date, kind, part);
      const auto start = startOf(daily.invitation);
      all.push_back({.daily = daily,
                     .start = QString::fromStdString(start.dump()),
                     .code = QString::fromStdString(codeOf(daily.invitation)),
                     .grade = asText(gradeOf(daily.invitation).value_or("")),
                     .par = *solo::parOf(start)});
    }
  return all;
}

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
  if (fresh)
    worker.post([this, wish] {
      const auto keep = [this, wish, all = madeOn(wish)] {
        puzzles[wish] = all;
        emit made(wish);
      };
      QMetaObject::invokeMethod(this, keep, Qt::QueuedConnection);
    });
  return found->second;
}
