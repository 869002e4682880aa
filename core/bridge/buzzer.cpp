#include "bridge/buzzer.h"

#include <algorithm>

namespace {

/// How long a race stays open after the first touch was delivered. Touches of one batch are delivered at once, those of
/// two controllers or of a busy moment a few milliseconds apart.
constexpr int grace = 6; // ms

} // namespace

BuzzerRace::BuzzerRace(QObject* parent) : QObject(parent) {
  batch.setSingleShot(true);
  batch.setTimerType(Qt::PreciseTimer);
  batch.setInterval(grace);
  connect(&batch, &QTimer::timeout, this, &BuzzerRace::decide);
}

void BuzzerRace::touched(int seat, ulong timestamp, int finger) {
  if (!isOpen) return;
  const Touch touch{timestamp, finger, seat};
  if (!batch.isActive()) {
    first = touch;
    batch.start();
  }
  first = std::min(first, touch);
}

void BuzzerRace::press(int seat) {
  if (isOpen && !batch.isActive()) emit won(seat);
}

void BuzzerRace::decide() {
  if (isOpen) emit won(first.seat);
}

BuzzerPad::BuzzerPad(QQuickItem* parent) : QQuickItem(parent) {
  setAcceptTouchEvents(true);
  setAcceptedMouseButtons(Qt::LeftButton);
}

void BuzzerPad::touchEvent(QTouchEvent* event) {
  bool anyDown = false;
  for (const QEventPoint& point : event->points()) {
    if (point.state() == QEventPoint::Pressed && entered) entered->touched(owner, point.timestamp(), point.id());
    anyDown = anyDown || point.state() != QEventPoint::Released;
  }
  setPressed(anyDown);
  event->accept();
}

void BuzzerPad::touchUngrabEvent() { setPressed(false); }

void BuzzerPad::mousePressEvent(QMouseEvent* event) {
  if (entered) entered->touched(owner, static_cast<ulong>(event->timestamp()), 0);
  setPressed(true);
}

void BuzzerPad::mouseReleaseEvent(QMouseEvent*) { setPressed(false); }
void BuzzerPad::mouseUngrabEvent() { setPressed(false); }

void BuzzerPad::setPressed(bool is) {
  if (std::exchange(down, is) != is) emit pressedChanged();
}
