#pragma once

#include "bridge/archive.h"

#include <map>
#include <QObject>
#include <QQmlEngine>
#include <QVariantList>

/// What somebody has played of the dailies: a month, the puzzles of one date in it, the streak. It is asked for in the
/// background; until it is known there is nothing.
class DailyCalendar : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed FINAL)
  /// The date that is looked at.
  Q_PROPERTY(int date READ date WRITE setDate NOTIFY changed FINAL)
  Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
  /// The puzzles of the date: {name, done, parts: [{slot, part}]}; each part has {grade, code, par, start,
  /// computers} once it is made (the computer at each seat, 0 for who plays), {match, over} once it is begun, and
  /// {score, won, ms, hints, helped} once it is over; `ahead`, too, where one plays against somebody. They are only
  /// made where somebody reads this.
  Q_PROPERTY(QVariantList puzzles READ puzzles NOTIFY puzzlesChanged FINAL)
  /// The date itself: {date, day, done, of, some, rest, future}.
  Q_PROPERTY(QVariantMap day READ day NOTIFY changed FINAL)
  /// The days of its month, each told like that.
  Q_PROPERTY(QVariantList days READ days NOTIFY daysChanged FINAL)
  /// How many empty places there are before the first of them, in a week that begins on Monday.
  Q_PROPERTY(int before READ before NOTIFY daysChanged FINAL)
  Q_PROPERTY(int streak READ streak NOTIFY changed FINAL)
  Q_PROPERTY(int longest READ longest NOTIFY changed FINAL)
  /// How many dailies were played on each of the last 371 dates, the oldest (a Monday) first: {date, done, of, some}.
  Q_PROPERTY(QVariantList year READ year NOTIFY yearChanged FINAL)

public:
  explicit DailyCalendar(QObject* parent = nullptr);

  int person() const { return who; }
  void setPerson(int wish);
  int date() const { return seen.date; }
  void setDate(int wish);
  bool known() const { return !seen.days.isEmpty(); }
  QVariantList puzzles();
  QVariantMap day() const { return seen.days.value(seen.date % 100 - 1).toMap(); }
  QVariantList days() const { return seen.days; }
  int before() const;
  int streak() const { return seen.run.current; }
  int longest() const { return seen.run.longest; }
  QVariantList year() const { return seen.year; }

  /// The same day of another month, or its last.
  Q_INVOKABLE int inMonth(int months) const;

signals:
  void changed();
  void puzzlesChanged();
  void daysChanged();
  void yearChanged();

private:
  /// What the store knows.
  struct Seen {
    int date = 0;
    QVariantList days{}, year{};
    ninefold::store::Streak run{};
    std::map<std::string, QVariantMap> played{}; // by slot, as `puzzles` tells it
  };

  static Seen with(const std::vector<ninefold::store::Credit>&, int date, int today);
  static Seen look(const ninefold::store::Books&, int person, int date, int today);
  void ask();
  void show(Seen next);
  void offer();
  QVariantList offers() const;

  int who = 0;
  int wanted; // the date
  Seen seen;
  QVariantList offered;
  bool offering = false; // somebody reads them
  Asking asking;
};
