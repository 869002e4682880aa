#pragma once

#include <QQuickItem>
#include <QTimer>

/// Who was first: by the time stamps of the touches, not by the order in which they are delivered.
class BuzzerRace : public QObject {
  Q_OBJECT
  QML_ELEMENT

  /// Touches count for nothing while it is closed.
  Q_PROPERTY(bool open MEMBER isOpen NOTIFY openChanged FINAL)

public:
  explicit BuzzerRace(QObject* parent = nullptr);

  /// A finger came down: when, on the device's clock, and as which of the fingers that are down.
  void touched(int seat, ulong timestamp, int finger);
  /// A key was pressed: no race.
  Q_INVOKABLE void press(int seat);

signals:
  void openChanged();
  void won(int seat);

private:
  void decide();

  struct Touch {
    ulong timestamp = 0;
    int finger = 0; // a controller numbers fingers as they land: of two at the same time the lower was first
    int seat = -1;
    auto operator<=>(const Touch&) const = default;
  };
  bool isOpen = false;
  Touch first;
  QTimer batch;
};

/// The part of a buzzer that is touched. Any number of them can be touched at once.
class BuzzerPad : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(BuzzerRace* race MEMBER entered NOTIFY raceChanged FINAL)
  Q_PROPERTY(int seat MEMBER owner NOTIFY seatChanged FINAL)
  Q_PROPERTY(bool pressed READ pressed NOTIFY pressedChanged FINAL)

public:
  explicit BuzzerPad(QQuickItem* parent = nullptr);
  bool pressed() const { return down; }

signals:
  void raceChanged();
  void seatChanged();
  void pressedChanged();

protected:
  void touchEvent(QTouchEvent* event) override;
  void touchUngrabEvent() override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseUngrabEvent() override;

private:
  void setPressed(bool is);

  BuzzerRace* entered = nullptr;
  int owner = 0;
  bool down = false;
};
