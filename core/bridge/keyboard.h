#pragma once

#include <QAccessible>
#include <QObject>
#include <QQmlEngine>

/// Whether somebody goes about by keys, or has a screen reader: to whoever touches it isn't shown where the keys are on
/// a board.
class Keyboard : public QObject, private QAccessible::ActivationObserver {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// From a key on until a finger comes down.
  Q_PROPERTY(bool used READ used NOTIFY changed FINAL)

public:
  explicit Keyboard(QObject* parent = nullptr);
  ~Keyboard() override;

  bool used() const { return keys || read; }
  bool eventFilter(QObject* receiver, QEvent* event) override;

signals:
  void changed();

private:
  void accessibilityActiveChanged(bool active) override;

  bool keys = false;
  bool read = false; // to somebody, by the system
};
