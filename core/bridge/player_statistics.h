#pragma once

#include "store/statistics.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantList>
#include <QVariantMap>

/// What somebody has played, as the statistics page shows it: one kind of results at a time.
class PlayerStatistics : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed FINAL)
  /// The kinds of results there are, the most played first: {game, seats, options, level, played}.
  Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed FINAL)
  /// The kind that is looked at, as its place among `kinds`.
  Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed FINAL)
  /// {played, won, best, average, ms, fastest, streak, longest, apart}; without what was hinted or undone, but for
  /// `apart`, which counts that. Empty if nothing was played.
  Q_PROPERTY(QVariantMap totals READ totals NOTIFY changed FINAL)
  /// The latest results, the oldest first: {score, finished, won, ms, apart, mean}; `mean` is that of up to five
  /// results, this one the last of them, those apart left out.
  Q_PROPERTY(QVariantList points READ points NOTIFY changed FINAL)
  /// How often each score was reached, the lowest first: {score, times}.
  Q_PROPERTY(QVariantList tallies READ tallies NOTIFY changed FINAL)
  /// The same game and variant, grade by grade: {level, played, average, fastest} in milliseconds.
  Q_PROPERTY(QVariantList levels READ levels NOTIFY changed FINAL)
  /// Whether the quickest are the best.
  Q_PROPERTY(bool timed READ timed WRITE setTimed NOTIFY changed FINAL)
  /// The game with others: {name, avatar, played, ahead, behind}.
  Q_PROPERTY(QVariantList duels READ duels NOTIFY changed FINAL)
  /// The family ladder of the game (Elo), the best first: {name, avatar, mine, rating, played}.
  Q_PROPERTY(QVariantList ladder READ ladder NOTIFY changed FINAL)
  /// The best results of anybody: {match, name, avatar, mine, score, ms, finished}.
  Q_PROPERTY(QVariantList table READ table NOTIFY changed FINAL)

public:
  explicit PlayerStatistics(QObject* parent = nullptr);

  int person() const { return who; }
  void setPerson(int wish);
  QVariantList kinds() const;
  int kind() const { return at; }
  void setKind(int wish);
  bool timed() const { return byTime; }
  void setTimed(bool wish);
  QVariantMap totals() const;
  QVariantList points() const;
  QVariantList tallies() const;
  QVariantList levels() const;
  QVariantList duels() const;
  QVariantList ladder() const;
  QVariantList table() const;

  /// All results of the kind, for other programs.
  Q_INVOKABLE QString csv() const;
  Q_INVOKABLE QString json() const;
  Q_INVOKABLE void copy(const QString& text) const;
  /// Writes a file among the person's documents. Where it is, or nothing if it can't be written.
  Q_INVOKABLE QString save(const QString& name, const QString& text) const;
  /// Writes all matches that the person has finished into a file there, one a line, the oldest first: {finished,
  /// people, seat, level, helped, record}. It may take a while; saved() tells.
  Q_INVOKABLE void saveMatches(const QString& name);

signals:
  void changed();
  /// Where the file is, or nothing if it couldn't be written.
  void saved(const QString& file);

private:
  struct Line {
    ninefold::store::Kind kind;
    int played = 0;
  };
  struct Shown {
    ninefold::store::Point point;
    bool apart = false;
  };

  void read();
  std::vector<Shown> results(int most) const;

  int who = 0, at = 0;
  bool byTime = false;
  std::vector<ninefold::store::Total> all; // of the person
  std::vector<Line> lines;
};
