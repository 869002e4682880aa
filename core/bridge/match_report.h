#pragma once

#include "kernel/scene.h"
#include "kernel/standing.h"

#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <vector>

/// A match looked back upon: how it ended, its best turn, and its record up to any move.
class MatchReport : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(QString record READ record WRITE setRecord NOTIFY recordChanged FINAL)
  Q_PROPERTY(int moves READ moves NOTIFY recordChanged FINAL)
  Q_PROPERTY(QVariantList scores READ scores NOTIFY recordChanged FINAL)
  Q_PROPERTY(QVariantList winners READ winners NOTIFY recordChanged FINAL)
  /// What the game itself has, where it takes part; -1: it doesn't.
  Q_PROPERTY(int game READ game NOTIFY recordChanged FINAL)
  Q_PROPERTY(bool gameWins READ gameWins NOTIFY recordChanged FINAL)
  /// The move that brought the most points at once, and to whom; points 0: there was none.
  Q_PROPERTY(int bestSeat READ bestSeat NOTIFY recordChanged FINAL)
  Q_PROPERTY(int bestPoints READ bestPoints NOTIFY recordChanged FINAL)
  Q_PROPERTY(int bestMove READ bestMove NOTIFY recordChanged FINAL)
  /// For each seat, what it had before the first move and after each.
  Q_PROPERTY(QVariantList courses READ courses NOTIFY recordChanged FINAL)
  /// The moves with which somebody took the lead from somebody else: maps of move and seat.
  Q_PROPERTY(QVariantList turningPoints READ turningPoints NOTIFY recordChanged FINAL)
  /// The board before the first move, to be drawn: {columns, rows, cells}.
  Q_PROPERTY(QVariantMap board READ board NOTIFY recordChanged FINAL)
  /// How many pieces were left when it was over, in the pile and in hands.
  Q_PROPERTY(int left READ left NOTIFY recordChanged FINAL)

public:
  using QObject::QObject;

  QString record() const { return text; }
  void setRecord(const QString& record);

  int moves() const { return valid() ? static_cast<int>(course.size()) - 1 : 0; }
  QVariantList scores() const;
  QVariantList winners() const;
  int game() const { return valid() ? course.back().game.value_or(-1) : -1; }
  bool gameWins() const { return valid() && course.back().gameWins; }
  int bestSeat() const { return best.seat; }
  int bestPoints() const { return best.points; }
  int bestMove() const { return best.move; }
  QVariantList turningPoints() const;
  int left() const { return piecesLeft; }
  QVariantMap board() const { return start; }
  QVariantList courses() const;

  /// Why it was over, in a line.
  Q_INVOKABLE QString ending(const QStringList& names) const;
  /// How many points a seat came out ahead of the best of the others; 0 if it played alone.
  Q_INVOKABLE int ahead(int seat) const;
  /// The record with its first `moves` moves only.
  Q_INVOKABLE QString until(int moves) const { return until(text, moves); }
  static QString until(const QString& record, int moves);

signals:
  void recordChanged();

private:
  void look(const ninefold::Scene& last);
  bool valid() const { return !course.empty(); }
  struct Best {
    int seat = -1;
    int points = 0;
    int move = 0;
  };

  QString text;
  std::vector<ninefold::Standing> course; // before the first move, and after each
  Best best;
  QVariantMap start;
  ninefold::Phrase end;
  int piecesLeft = 0;
};
