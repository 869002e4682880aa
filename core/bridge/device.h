#pragma once

#include "bridge/system.h"

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

/// The device that the app runs on, as QML sees it: what the window wants of it at present.
class Device : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// Somebody looks on without touching: the screen stays lit.
  Q_PROPERTY(bool awake READ awake WRITE setAwake NOTIFY changed FINAL)
  /// What the window shows isn't for everybody who goes through the apps of this device.
  Q_PROPERTY(bool secret READ secret WRITE setSecret NOTIFY changed FINAL)

public:
  explicit Device(QObject* parent = nullptr);
  ~Device() override;

  bool awake() const { return isAwake; }
  void setAwake(bool wish);
  bool secret() const { return isSecret; }
  void setSecret(bool wish);

  /// Another system than this one, from now on; for tests.
  void setSystem(System& other);

  /// Somebody wants us to open what begins with ninefold: a shortcut, another app.
  Q_INVOKABLE void open(const QUrl& what) { emit arrived(what.path()); }

signals:
  void changed();
  void arrived(const QString& wish);

private:
  System* system = &System::here();
  bool isAwake = false;
  bool isSecret = false;
};
