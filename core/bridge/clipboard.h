#pragma once

#include <QClipboard>
#include <QGuiApplication>
#include <QObject>
#include <QQmlEngine>

/// What is carried from one app to another.
class Clipboard : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

public:
  using QObject::QObject;

  Q_INVOKABLE static void copy(const QString& text) { QGuiApplication::clipboard()->setText(text); }
  Q_INVOKABLE static QString text() { return QGuiApplication::clipboard()->text(); }
};
