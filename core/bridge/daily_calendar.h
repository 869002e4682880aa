#pragma once

#include "store/dailies.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

/// What somebody has played of the dailies: a month, the puzzles of one date in it, the streak.
class DailyCalendar : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed FINAL)
  /// The date that is looked at.
  Q_PROPERTY(int date READ date WRITE setDate NOTIFY changed FINAL)
  /// The puzzles of the date: {name, done, parts: [{slot, part}]}; each part has {grade, code, par, start} once it is
  /// made, and {match, over, score} once it is begun.
  Q_PROPERTY(QVariantList puzzles READ puzzles NOTIFY changed FINAL)
  /// The date itself: {date, day, done, of, some, rest, future}.
  Q_PROPERTY(QVariantMap day READ day NOTIFY changed FINAL)
  /// The days of its month, each told like that.
  Q_PROPERTY(QVariantList days READ days NOTIFY changed FINAL)
  /// How many empty places there are before the first of them, in a week that begins on Monday.
  Q_PROPERTY(int before READ before NOTIFY changed FINAL)
  Q_PROPERTY(int streak READ streak NOTIFY changed FINAL)
  Q_PROPERTY(int longest READ longest NOTIFY changed FINAL)
  /// How many dailies were played on each of the last 371 dates, the oldest (a Monday) first: {date, done, of}.
  Q_PROPERTY(QVariantList year READ year NOTIFY changed FINAL)

public:
  explicit DailyCalendar(QObject* parent = nullptr);

  int person() const { return who; }
  void setPerson(int wish);
  int date() const { return shown; }
  void setDate(int wish);
  QVariantList puzzles() const;
  QVariantMap day() const;
  QVariantList days() const;
  int before() const;
  int streak() const { return run().current; }
  int longest() const { return run().longest; }
  QVariantList year() const;

  /// The same day of another month, or its last.
  Q_INVOKABLE int inMonth(int months) const;
  Q_INVOKABLE void copy(const QString& words) const;

signals:
  void changed();

private:
  ninefold::store::Streak run() const;

  int who = 0;
  int shown;
};
