#pragma once

#include <chrono>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThreadPool>
#include <QTimer>

/// Until all that is thought about off the GUI thread is thought through, and what came of it has arrived.
inline void letThoughtsArrive() {
  QThreadPool::globalInstance()->waitForDone();
  QCoreApplication::processEvents();
}

/// Whether that comes true in time. Other than QTest::qWaitFor it looks again after each event instead of sleeping 10
/// ms in between, and every 5 ms for what comes true without one.
template<class Truth> bool comesTrue(const Truth& truth, std::chrono::milliseconds within = std::chrono::seconds(5)) {
  const QDeadlineTimer deadline(within);
  QTimer nowAndThen;
  nowAndThen.start(5);
  while (!truth()) {
    if (deadline.hasExpired()) return false;
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  return true;
}
