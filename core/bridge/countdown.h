#pragma once

#include <functional>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>

/// Time that runs out, on a monotonic clock. It stands still while it is held and while the app is in the background;
/// what is left can be read, kept and set again.
class Countdown : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int seconds READ seconds WRITE setSeconds NOTIFY secondsChanged FINAL)
  Q_PROPERTY(bool runs READ runs WRITE setRuns NOTIFY movesChanged FINAL)
  Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY movesChanged FINAL)
  /// Whether time passes: it runs, isn't held, and something is left.
  Q_PROPERTY(bool moves READ moves NOTIFY movesChanged FINAL)
  /// Milliseconds.
  Q_PROPERTY(int left READ left WRITE setLeft NOTIFY leftChanged FINAL)
  Q_PROPERTY(int secondsLeft READ secondsLeft NOTIFY leftChanged FINAL)

public:
  /// Milliseconds on a clock that is never set back.
  using Clock = std::function<qint64()>;

  explicit Countdown(QObject* parent = nullptr);

  void setClock(Clock other);

  int seconds() const { return full; }
  void setSeconds(int wish);
  bool runs() const { return wanted; }
  void setRuns(bool wish);
  bool held() const { return isHeld; }
  void setHeld(bool wish);
  bool moves() const { return going; }
  int left() const;
  void setLeft(int milliseconds);
  int secondsLeft() const { return (left() + 999) / 1000; }

  Q_INVOKABLE virtual void restart();

  /// Looks at the clock and tells what it shows. Called by a timer; tests that bring a clock of their own call it, too.
  void look();

signals:
  void secondsChanged();
  void movesChanged();
  void leftChanged();
  /// One of the last ten seconds begins; in the last five also each half second.
  void tick(int milliseconds);
  void ranOut();

private:
  void settle();
  void wake();

  Clock clock;
  QTimer timer;
  int full = 0;
  bool wanted = false;
  bool isHeld = false;
  bool away = false;
  bool going = false;
  int leftThen = 0; // at `then`
  qint64 then = 0;
  int told = 0; // what was left when it was looked at last
};
