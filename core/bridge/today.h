#pragma once

#include "solo/daily.h"
#include "store/worker.h"

#include <functional>
#include <map>
#include <QDate>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>

/// The puzzles of a date, made ahead on a thread of their own.
class Today : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// The local civil date as a number: 20261118.
  Q_PROPERTY(int date READ date NOTIFY dateChanged FINAL)

public:
  struct Made {
    ninefold::solo::Daily daily;
    QString start, code, grade;
    int par = 0;
  };

  /// Not without a parent: what QML could make by itself would be another one than here().
  explicit Today(QObject* parent);

  static Today& here();
  static Today* create(QQmlEngine*, QJSEngine*);

  int date() const { return now; }
  /// For tests: where the date comes from.
  void setClock(std::function<QDate()> from);

  /// Makes today's and tomorrow's while there is time.
  Q_INVOKABLE void makeAhead();
  /// The puzzles of a date. Those that aren't made yet begin to be: none for now, made() tells when they are there.
  const std::vector<Made>& puzzlesOf(ninefold::Date);

signals:
  void dateChanged();
  void made(int date);

private:
  void look();

  std::function<QDate()> clock = [] { return QDate::currentDate(); };
  int now = 0;
  QTimer minute;
  std::map<ninefold::Date, std::vector<Made>> puzzles; // of every date that was asked for; empty until they are made
  ninefold::store::Worker worker;                      // the last: it uses the others
};
