#pragma once

#include <functional>
#include <QElapsedTimer>

/// How long somebody has thought, on a monotonic clock. It stands still while it is held.
class Stopwatch {
public:
  /// Milliseconds on a clock that is never set back.
  using Clock = std::function<qint64()>;

  Stopwatch() : Stopwatch([timer = started()] { return timer.elapsed(); }) {}
  explicit Stopwatch(Clock from) : clock(std::move(from)), since(clock()) {}

  qint64 spent() const { return before + (held ? 0 : clock() - since); }
  /// Begins again, perhaps with what was spent before the app was left.
  void restart(qint64 already = 0) {
    before = already;
    since = clock();
  }
  void hold(bool wish) {
    before = spent();
    since = clock();
    held = wish;
  }

private:
  static QElapsedTimer started() {
    QElapsedTimer timer;
    timer.start();
    return timer;
  }

  Clock clock;
  qint64 since;
  qint64 before = 0;
  bool held = false;
};
