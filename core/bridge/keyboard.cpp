#include "bridge/keyboard.h"

#include <QCoreApplication>
#include <QKeyEvent>

namespace {

/// Keys that phones have, too, and those that are only held with others, say nothing of who uses them.
bool tells(int key) {
  switch (key) {
  case Qt::Key_Back:
  case Qt::Key_VolumeUp:
  case Qt::Key_VolumeDown:
  case Qt::Key_VolumeMute:
  case Qt::Key_Shift:
  case Qt::Key_Control:
  case Qt::Key_Alt:
  case Qt::Key_Meta: return false;
  default: return true;
  }
}

} // namespace

Keyboard::Keyboard(QObject* parent) : QObject(parent), read(QAccessible::isActive()) {
  QAccessible::installActivationObserver(this);
  QCoreApplication::instance()->installEventFilter(this);
}

Keyboard::~Keyboard() { QAccessible::removeActivationObserver(this); }

bool Keyboard::eventFilter(QObject* receiver, QEvent* event) {
  const bool before = keys;
  if (event->type() == QEvent::TouchBegin || event->type() == QEvent::MouseButtonPress)
    keys = false;
  else if (event->type() == QEvent::KeyPress && tells(static_cast<QKeyEvent*>(event)->key()))
    keys = true;
  if (keys != before) emit changed();
  return QObject::eventFilter(receiver, event);
}

void Keyboard::accessibilityActiveChanged(bool active) {
  read = active;
  emit changed();
}
