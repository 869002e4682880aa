#pragma once

#include <QObject>
#include <QQmlEngine>

/// Tells whoever keeps words that another language is spoken from now on; QML hears of it by itself.
class LanguageChange : public QObject {
  Q_OBJECT

public:
  using QObject::QObject;
  static LanguageChange& here();

signals:
  void spoken();
};

/// The language that the app speaks: what resources hold of it is installed, and everything is said anew at once.
class Speech : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// A code such as "de"; empty: the system's.
  Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)

public:
  using QObject::QObject;

  /// Speaks a language from now on: before the first page is made, there is nothing to say anew.
  static void begin(const QString& wish);

  QString language() const;
  void setLanguage(const QString& wish);

signals:
  void changed();
};
