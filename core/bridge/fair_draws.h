#pragma once

#include "bridge/archive.h"

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>

/// What a person, or the computers of a level, drew in a game so far, beside what chance would have given.
struct FairRow {
  Q_GADGET
  QML_VALUE_TYPE(fairRow)
  Q_PROPERTY(int person MEMBER person FINAL) // 0: computers
  Q_PROPERTY(int level MEMBER level FINAL)   // of the computers, 1 to 4
  Q_PROPERTY(int draws MEMBER draws FINAL)
  Q_PROPERTY(int matches MEMBER matches FINAL)
  Q_PROPERTY(bool told MEMBER told FINAL) // there are enough to say something
  Q_PROPERTY(bool outside MEMBER outside FINAL)
  Q_PROPERTY(double mean MEMBER mean FINAL)
  Q_PROPERTY(QString verdict MEMBER verdict FINAL)
  // On a line from 0 to 1 with what chance gives in its middle.
  Q_PROPERTY(double at MEMBER at FINAL)
  Q_PROPERTY(double low MEMBER low FINAL)
  Q_PROPERTY(double high MEMBER high FINAL)
  // Column by column, the lowest values first.
  Q_PROPERTY(QList<int> times MEMBER times FINAL)
  Q_PROPERTY(QList<double> expected MEMBER expected FINAL)

public:
  int person = 0, level = 0, draws = 0, matches = 0;
  bool told = false, outside = false;
  double mean = 0;
  QString verdict{};
  double at = 0.5, low = 0.5, high = 0.5;
  QList<int> times{};
  QList<double> expected{};
  bool operator==(const FairRow&) const = default;
};

/// What was drawn in all finished matches of a game, for everybody to look whether it was fair. It is asked for in the
/// background.
class FairDraws : public QObject {
  Q_OBJECT
  QML_ELEMENT

  /// A game in which something is drawn, as records call it.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
  Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
  /// The people first, then the computers from the weakest level on.
  Q_PROPERTY(QList<FairRow> rows READ rows NOTIFY changed FINAL)
  /// What the columns stand for: each a value, or the lowest of several.
  Q_PROPERTY(QList<int> columns READ columns NOTIFY changed FINAL)
  /// How many values lie in a column, and how many draws one dot stands for.
  Q_PROPERTY(int span READ span NOTIFY changed FINAL)
  Q_PROPERTY(int dot READ dot NOTIFY changed FINAL)
  /// The mean that chance gives; of different boards together, that of the first row.
  Q_PROPERTY(double chance READ chance NOTIFY changed FINAL)
  /// Whether somebody's mean lies where those of chance seldom do.
  Q_PROPERTY(bool outside READ outside NOTIFY changed FINAL)

public:
  explicit FairDraws(QObject* parent = nullptr);

  QString game() const { return QString::fromStdString(of); }
  void setGame(const QString& wish);
  bool known() const { return seen.has_value(); }
  QList<FairRow> rows() const { return seen ? seen->rows : QList<FairRow>(); }
  QList<int> columns() const { return seen ? seen->columns : QList<int>(); }
  int span() const { return seen ? seen->span : 1; }
  int dot() const { return seen ? seen->dot : 1; }
  double chance() const { return seen ? seen->chance : 0; }
  bool outside() const;

  /// Whether anything is drawn in a game.
  Q_INVOKABLE static bool any(const QString& game);
  /// So many of what is drawn in this game, in its words.
  Q_INVOKABLE QString inWords(int count) const;

signals:
  void changed();

private:
  struct Seen {
    QList<FairRow> rows{};
    QList<int> columns{};
    int span = 1, dot = 1;
    double chance = 0;
  };

  static Seen shown(const std::vector<ninefold::store::Drawn>&, const std::string& game);
  void ask();

  std::string of;
  std::optional<Seen> seen;
  Asking asking;
};
