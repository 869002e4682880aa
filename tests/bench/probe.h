#pragma once

#include "own_time.h"
#include "qml/player.h"

#include <algorithm>
#include <QAbstractEventDispatcher>
#include <QMetaEnum>

// What is measured is a turn of the event loop: all that is delivered before the loop would wait again - touches,
// timers, answers from the disk, polishing and synchronising of the picture. Painting by the software renderer happens
// on the same thread and is told apart; with OpenGL or Vulkan a thread of its own paints.

constexpr double limit = 8; // ms that a turn may keep the thread computing

/// All in milliseconds.
struct Turn {
  double work = 0; // that the thread computed, without painting
  double own = 0;  // the same by the clock, without the time that others had the processor; waiting is in it
  double paint = 0;
  QStringList what; // of what was delivered, and to whom, all that took long
  QString deed;
};

/// The application; it keeps an account of its turns.
class Probe : public QGuiApplication {
public:
  Probe(int& argc, char** argv) : QGuiApplication(argc, argv) {
    for (const auto turned : {&QAbstractEventDispatcher::awake, &QAbstractEventDispatcher::aboutToBlock})
      connect(QAbstractEventDispatcher::instance(), turned, this, &Probe::endTurn);
  }

  bool notify(QObject* to, QEvent* event) override {
    if (QThread::currentThread() != thread())
      return QGuiApplication::notify(to, event); // Qt's own threads have turns, too
    if (depth++ > 0) return deliver(to, event);
    if (dynamic_cast<QTouchEvent*>(event)) endTurn(); // a finger doesn't come down and go up at once
    const QString what =
        QString("%1 to %2")
            .arg(QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type()), to->metaObject()->className());
    const Running before = turn;
    const double computed = computedTime(), own = ownTime();
    const bool done = deliver(to, event);
    const double work = computedTime() - computed - (turn.paint - before.paint);
    turn.work += work;
    turn.own += ownTime() - own - (turn.paintOwn - before.paintOwn);
    if (work > 0.5) turn.what << QString("%1, %2 ms").arg(what).arg(work, 0, 'f', 2);
    return done;
  }

  void watch(QQuickWindow* window) {
    connect(window, &QQuickWindow::beforeRendering, this, [this] {
      paintFrom = computedTime();
      paintOwnFrom = ownTime();
    });
    connect(window, &QQuickWindow::frameSwapped, this, [this] {
      turn.paint += computedTime() - paintFrom;
      turn.paintOwn += ownTime() - paintOwnFrom;
      ++frames;
    });
  }

  /// Lets the loop turn until nothing has been drawn for a while, in milliseconds at least.
  void rest(int enough = 50) {
    QElapsedTimer all;
    all.start();
    for (int quiet = 0; quiet < enough && all.elapsed() < 1500; ++quiet) {
      const int before = frames;
      endTurn();
      processEvents();
      endTurn();
      if (frames != before) quiet = 0;
      QThread::msleep(1);
    }
  }

  void endTurn() {
    if (depth > 0) return; // somebody waits within it
    if (turn.own > 0) {
      turn.deed = deed;
      turns.push_back(turn);
    }
    turn = {};
  }

  QString deed;
  std::vector<Turn> turns;

private:
  struct Running : Turn {
    double paintOwn = 0;
  };

  bool deliver(QObject* to, QEvent* event) {
    const bool done = QGuiApplication::notify(to, event);
    --depth;
    return done;
  }
  Running turn;
  int depth = 0;
  int frames = 0;
  double paintFrom = 0, paintOwnFrom = 0;
};

/// Somebody who waits as people do: until nothing moves any more.
struct Patient : Player {
  Probe& probe;
  explicit Patient(Probe& measured, const QString& filled = {})
      : Player(With::taps, {412, 915}, filled), probe(measured) {
    probe.watch(window);
    settle();
  }
  void settle() override {
    Archive::here().have([](ninefold::store::Books&) {}); // the disk may take longer than the window
    probe.rest();
    while (isMaking()) probe.rest(1);
  }
  /// Not by a finger, but in a turn of the loop all the same.
  void inLoop(const QString& expression) {
    QMetaObject::invokeMethod(
        &probe, [this, expression] { ask(expression); }, Qt::QueuedConnection);
  }
};
