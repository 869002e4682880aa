#pragma once

#include <QImage>
#include <QObject>
#include <QQmlEngine>

/// Pictures to be shown to others, kept where files for people go.
class Keepsake : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

public:
  using QObject::QObject;

  /// The file that it became; empty if it couldn't be written.
  Q_INVOKABLE static QString keep(const QImage& picture, const QString& name);
};
