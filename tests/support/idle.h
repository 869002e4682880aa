#pragma once

#include <QCoreApplication>
#include <QThreadPool>

/// Until all that is thought about off the GUI thread is thought through, and what came of it has arrived.
inline void letThoughtsArrive() {
  QThreadPool::globalInstance()->waitForDone();
  QCoreApplication::processEvents();
}
