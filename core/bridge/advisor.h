#pragma once

#include "bridge/match_controller.h"
#include "bridge/thinker.h"
#include "kernel/guide.h"

#include <QPointF>
#include <QRectF>
#include <QVariantList>

/// A coach for who plays against others: leads in four steps to what the strongest computer would do in their place. It
/// knows what their seat knows, thinks off the GUI thread, and is silent once something else lies on the table or the
/// hand is covered.
class Advisor : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(MatchController* match READ match WRITE setMatch NOTIFY changed REQUIRED FINAL)
  /// Whether people want to be asked at all.
  Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed FINAL)
  /// Whether there is a coach at this table; and whether it can be asked now, in a person's turn, the hand before them.
  Q_PROPERTY(bool present READ present NOTIFY changed FINAL)
  Q_PROPERTY(bool offers READ offers NOTIFY changed FINAL)
  Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
  /// How much is told: 0 nothing, 1 where to look, 2 what to take, 3 where it goes, 4 why.
  Q_PROPERTY(int step READ step NOTIFY changed FINAL)
  Q_PROPERTY(QString words READ words NOTIFY changed FINAL)
  /// How many hints were taken in this match.
  Q_PROPERTY(int told READ told NOTIFY changed FINAL)
  /// Where to look, in cells; empty: nowhere yet, here and below.
  Q_PROPERTY(QRectF part READ part NOTIFY changed FINAL)
  /// Which piece of the hand; -1: none.
  Q_PROPERTY(int piece READ piece NOTIFY changed FINAL)
  /// The cells where it goes, and of what is turned over besides.
  Q_PROPERTY(QList<QPointF> cells READ cells NOTIFY changed FINAL)
  /// What scores by it: {column, row, toColumn, toRow, points}.
  Q_PROPERTY(QVariantList runs READ runs NOTIFY changed FINAL)

public:
  static constexpr int steps = 4;

  explicit Advisor(QObject* parent = nullptr) : QObject(parent) {}

  /// Tells the next step.
  Q_INVOKABLE void ask();
  Q_INVOKABLE void close();

  MatchController* match() const { return table; }
  void setMatch(MatchController* other);
  bool wanted() const { return isWanted; }
  void setWanted(bool wish);
  bool present() const;
  bool offers() const;
  bool busy() const { return thinker.busy(); }
  int step() const { return reached; }
  QString words() const;
  int told() const { return table ? table->hints() : 0; }
  QRectF part() const;
  int piece() const { return reached >= 2 ? guide.piece.value_or(-1) : -1; }
  QList<QPointF> cells() const;
  QVariantList runs() const;

signals:
  void changed();

private:
  void sit();
  void look();
  void answered(const std::optional<ninefold::Advice>& found);
  void show(int step);

  MatchController* table = nullptr;
  Thinker thinker;
  ninefold::Guide guide;
  bool coached = false; // at this table
  int askedAt = 0;      // which turn it was then, and whose
  int asking = -1;
  int reached = 0;
  bool isWanted = true;
};
