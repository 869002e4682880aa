#include "bridge/countdown.h"

#include <algorithm>
#include <QElapsedTimer>
#include <QGuiApplication>

namespace {

constexpr int frame = 100; // ms: how often the sand is drawn anew

Countdown::Clock steadyClock() {
  QElapsedTimer timer;
  timer.start();
  return [timer] { return timer.elapsed(); };
}

/// The next moment that ticks, below `left` milliseconds; 0: the end.
int tickBelow(int left) {
  if (left > 10'000) return 10'000;
  const int step = left > 5'000 ? 1'000 : 500;
  return (left - 1) / step * step;
}

/// On a phone an app that is not in front is on its way out; on a desktop only another window is.
bool inBackground(Qt::ApplicationState state) {
#if defined(Q_OS_ANDROID) || defined(Q_OS_IOS)
  return state != Qt::ApplicationActive;
#else
  return state == Qt::ApplicationSuspended || state == Qt::ApplicationHidden;
#endif
}

} // namespace

Countdown::Countdown(QObject* parent) : QObject(parent), clock(steadyClock()) {
  timer.setTimerType(Qt::PreciseTimer);
  timer.setSingleShot(true);
  connect(&timer, &QTimer::timeout, this, &Countdown::look);
  if (!qobject_cast<QGuiApplication*>(QCoreApplication::instance())) return; // a program without a screen
  connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
    away = inBackground(state);
    settle();
  });
}

void Countdown::setClock(Clock other) {
  leftThen = left();
  clock = std::move(other);
  then = clock();
}

void Countdown::setSeconds(int wish) {
  if (full == wish) return;
  full = wish;
  emit secondsChanged();
  if (!going) setLeft(1000 * full);
}

void Countdown::setRuns(bool wish) {
  if (wanted == wish) return;
  wanted = wish;
  const bool before = going;
  settle();
  if (going == before) emit movesChanged(); // it had run out: whoever shows it has to know that it doesn't run any more
}

void Countdown::setHeld(bool wish) {
  if (isHeld == wish) return;
  isHeld = wish;
  settle();
}

int Countdown::left() const {
  if (!going) return leftThen;
  return static_cast<int>(std::max<qint64>(0, leftThen - (clock() - then)));
}

void Countdown::setLeft(int milliseconds) {
  leftThen = told = std::clamp(milliseconds, 0, 1000 * full);
  then = clock();
  settle();
  emit leftChanged();
}

void Countdown::restart() { setLeft(1000 * full); }

void Countdown::look() {
  if (!going) return;
  const int now = left();
  const int due = tickBelow(told);
  // A moment that was slept through is not made up for.
  if (now <= due && due > 0 && now > due - 250) emit tick(due);
  told = now;
  emit leftChanged();
  if (now > 0) return wake();
  leftThen = 0;
  settle();
  emit ranOut();
}

/// Starts or stops, after something has changed.
void Countdown::settle() {
  leftThen = left();
  then = clock();
  const bool goes = wanted && !isHeld && !away && leftThen > 0;
  const bool changed = goes != going;
  going = goes;
  if (going)
    wake();
  else
    timer.stop();
  if (changed) emit movesChanged();
}

/// Comes back for the next picture or the next tick, whichever is sooner.
void Countdown::wake() { timer.start(std::min(frame, std::max(0, left() - tickBelow(told)))); }
