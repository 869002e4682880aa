#include "bridge/slices.h"

void Slices::componentComplete() { qmlEngine(this)->setIncubationController(this); }

void Slices::incubatingObjectCountChanged(int count) {
  if (count == 0)
    next.stop();
  else if (!next.isActive())
    next.start(0, this); // after all that waits already
}

void Slices::timerEvent(QTimerEvent*) { incubateFor(length); }
