#pragma once

#include "bridge/thinker.h"

#include <algorithm>
#include <chrono>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>
#include <QtTest>

/// Until all that is thought about off the GUI thread is thought through, and what came of it has arrived.
inline void letThoughtsArrive() {
  Thinker::pool().waitForDone();
  QCoreApplication::processEvents();
}

/// How long is waited for what has to come: so long that only what never comes fails on a busy machine.
/// NINEFOLD_PATIENCE makes it that many times as long, for tools under which all takes its time.
inline std::chrono::seconds patience() {
  static const int times = std::max(1, qEnvironmentVariableIntValue("NINEFOLD_PATIENCE"));
  return std::chrono::seconds(30) * times;
}

/// Whether that comes true in time. Other than QTest::qWaitFor it looks again after each event instead of sleeping 10
/// ms in between, and every 5 ms for what comes true without one.
template<class Truth> bool comesTrue(const Truth& truth, std::chrono::milliseconds within = patience()) {
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

// Qt's own look every 50 ms, and give up after 5 seconds.
#undef QTRY_VERIFY
#undef QTRY_COMPARE
#define QTRY_VERIFY(truth) QVERIFY(comesTrue([&] { return static_cast<bool>(truth); }))
#define QTRY_COMPARE(found, wanted)                                                                                    \
  do {                                                                                                                 \
    comesTrue([&] { return (found) == (wanted); });                                                                    \
    QCOMPARE(found, wanted);                                                                                           \
  } while (false)
