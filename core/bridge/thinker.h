#pragma once

#include <atomic>
#include <memory>
#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

/// Thinks off the GUI thread, about one thing at a time: a new thought cancels the one before, and so does its end.
class Thinker {
public:
  using Cancelled = const std::atomic<bool>*;

  Thinker() = default;
  ~Thinker() { cancel(); }
  Thinker(const Thinker&) = delete;
  Thinker& operator=(const Thinker&) = delete;

  bool busy() const { return current != nullptr; }

  void cancel() {
    if (current) *current = true;
    current.reset();
  }

  /// Calls `think(cancelled)` on another thread, and `then` on this one with what came of it, unless it was cancelled
  /// meanwhile.
  template<class Think, class Then> void think(Think think, Then then) {
    cancel();
    current = std::make_shared<std::atomic<bool>>(false);
    pool().start([this, think, then, cancelled = current] {
      if (*cancelled) return;
      auto thought = std::make_shared<std::invoke_result_t<Think, Cancelled>>(think(cancelled.get()));
      const auto tell = [this, then, cancelled, thought] {
        if (*cancelled) return; // whoever asked may be gone
        current.reset();
        then(std::move(*thought));
      };
      QMetaObject::invokeMethod(QCoreApplication::instance(), tell, Qt::QueuedConnection);
    });
  }

  /// Threads of its own: Qt paints with those that are everybody's, and a frame would wait for a thought.
  static QThreadPool& pool() {
    static QPointer<QThreadPool> own; // ends with the app
    if (!own) own = new QThreadPool(QCoreApplication::instance());
    return *own;
  }

private:
  std::shared_ptr<std::atomic<bool>> current;
};
