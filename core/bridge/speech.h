#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTranslator>

/// The language that the app speaks: what resources hold of it is installed, and everything is said anew at once.
class Speech : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// A code such as "de"; empty: the system's.
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)

public:
  using QObject::QObject;

  QString language() const { return spoken; }
  void setLanguage(const QString& wish);

signals:
  void changed();

private:
  QString spoken;
  bool spoke = false;
  QTranslator translator;
};
