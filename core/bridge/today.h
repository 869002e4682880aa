#pragma once

#include "bridge/archive.h"
#include "bridge/kept_puzzles.h"

#include <functional>
#include <QDateTime>
#include <QObject>
#include <QQmlEngine>
#include <QTimer>

/// The puzzles of a date, made on a thread of their own. Those of today and tomorrow are kept, and made once only.
class Today : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

  /// The local civil date as a number: 20261118.
  Q_PROPERTY(int date READ date NOTIFY dateChanged FINAL)

public:
  using Made = MadePuzzle;

  /// Not without a parent: what QML could make by itself would be another one than here().
  explicit Today(QObject* parent);

  static Today& here();
  static Today* create(QQmlEngine*, QJSEngine*);

  int date() const { return now; }
  /// For tests: where the date comes from.
  void setClock(std::function<QDate()> from);

  /// How many midnights lie between something that was and a date like ours; below 0: it is still to come.
  Q_INVOKABLE static int daysSince(const QDateTime& then, int date);

  /// Makes today's and tomorrow's, if they aren't kept, while there is time.
  Q_INVOKABLE void makeAhead();
  /// The puzzles of a date. Those that aren't known yet are looked for and made: none for now, made() tells when they
  /// are there.
  const std::vector<Made>& puzzlesOf(ninefold::Date);

signals:
  void dateChanged();
  /// They aren't kept: they have to be made.
  void making(int date);
  void made(int date);

private:
  enum class Known { nothing, soon, all }; // of what is kept

  void look();
  void find(ninefold::Date);
  void forgetArchive();
  void takeUp(const PuzzlesByDate& kept);
  void make(ninefold::Date);
  void keep() const;

  std::function<QDate()> clock = [] { return QDate::currentDate(); };
  int now = 0;
  QTimer minute;
  PuzzlesByDate puzzles; // of every date that was asked for; empty until they are there
  Known known = Known::nothing;
  std::vector<ninefold::Date> wanted; // before it was known what is kept
  Asking asking;
  ninefold::store::Worker worker; // the last: it uses the others
};
