#pragma once

#include "bridge/archive.h"
#include "bridge/charts.h"

/// What somebody has played, as the statistics page shows it: one kind of results at a time. It is asked for in the
/// background; until it is known there is nothing.
class PlayerStatistics : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed FINAL)
  Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
  /// The kinds of results there are, the most played first: {game, seats, options, level, played}.
  Q_PROPERTY(QVariantList kinds READ kinds NOTIFY changed FINAL)
  /// The kind that is looked at, as its place among `kinds`.
  Q_PROPERTY(int kind READ kind WRITE setKind NOTIFY changed FINAL)
  /// {played, won, best, average, ms, fastest, streak, longest, apart}; without what was done with help, but for
  /// `apart`, which counts that. Empty if nothing was played.
  Q_PROPERTY(QVariantMap totals READ totals NOTIFY changed FINAL)
  /// The numbers of the charts (charts.h); of the results the latest.
  Q_PROPERTY(QVariantList points READ points NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList tallies READ tallies NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList levels READ levels NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList duels READ duels NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList ladder READ ladder NOTIFY changed FINAL)
  /// The best results of anybody, and the quickest; those with help apart: {name, avatar, mine, score, ms, finished,
  /// helped}.
  Q_PROPERTY(QVariantList highest READ highest NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList quickest READ quickest NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList highestWithHelp READ highestWithHelp NOTIFY changed FINAL)
  Q_PROPERTY(QVariantList quickestWithHelp READ quickestWithHelp NOTIFY changed FINAL)

public:
  enum Chart { Figures, Results, Spread, Grades, Duels, Ladder, Year };
  Q_ENUM(Chart)
  enum Form { Csv, Json };
  Q_ENUM(Form)

  explicit PlayerStatistics(QObject* parent = nullptr);

  int person() const { return who; }
  void setPerson(int wish);
  bool known() const { return seen.has_value(); }
  QVariantList kinds() const { return shown().kinds; }
  int kind() const { return shown().at; }
  void setKind(int wish);
  QVariantMap totals() const { return shown().totals; }
  QVariantList points() const { return shown().points; }
  QVariantList tallies() const { return shown().tallies; }
  QVariantList levels() const { return shown().levels; }
  QVariantList duels() const { return shown().duels; }
  QVariantList ladder() const { return shown().ladder; }
  QVariantList highest() const { return shown().highest; }
  QVariantList quickest() const { return shown().quickest; }
  QVariantList highestWithHelp() const { return shown().highestWithHelp; }
  QVariantList quickestWithHelp() const { return shown().quickestWithHelp; }

  /// A chart for other programs, all of it: copies it, or writes it into a file among the person's documents. It may
  /// take a while; copied() and saved() tell.
  Q_INVOKABLE void copy(Chart chart, Form form);
  Q_INVOKABLE void save(Chart chart, Form form, const QString& name);
  /// Writes all matches that the person has finished into a file there, one a line, the oldest first: {finished,
  /// people, seat, level, helped, daily, record}.
  Q_INVOKABLE void saveMatches(const QString& name);

signals:
  void changed();
  void copied();
  /// Where the file is, or nothing if it couldn't be written.
  void saved(const QString& file);

private:
  struct Seen {
    int at = 0;
    std::vector<ninefold::store::Kind> all{}; // the kinds
    QVariantList kinds{};
    QVariantMap totals{};
    QVariantList points{}, tallies{}, levels{}, duels{}, ladder{}, highest{}, quickest{}, highestWithHelp{},
        quickestWithHelp{};
  };

  static Seen look(const ninefold::store::Books&, int person, int kind);
  void ask(int kind);
  const Seen& shown() const { return seen ? *seen : nothing; }
  template<class Then> void write(Chart, Form, Then);

  static const Seen nothing;

  int who = 0;
  std::optional<Seen> seen;
  Asking asking, exporting;
};
