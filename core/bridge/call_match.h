#pragma once

#include "bridge/game_match.h"

#include <QRectF>

/// A row of the board that has its total: the first of its cells, and the total that stands before it.
struct CompletedRow {
  Q_GADGET
  QML_VALUE_TYPE(completedRow)
  Q_PROPERTY(int column MEMBER column FINAL)
  Q_PROPERTY(int row MEMBER row FINAL)
  Q_PROPERTY(bool down MEMBER down FINAL)
  Q_PROPERTY(int total MEMBER total FINAL)
  Q_PROPERTY(QString label MEMBER label FINAL)

public:
  int column = 0, row = 0;
  bool down = false;
  int total = 0;
  QString label{};
  bool operator==(const CompletedRow&) const = default;
};

/// Where all search at once and whoever calls shows a row: the totals, the rows that have theirs, and the call.
class CallMatch : public GameMatch {
  Q_OBJECT
  QML_ELEMENT

  /// The total that is looked for; those put aside; how many are left.
  Q_PROPERTY(int total READ total NOTIFY changed FINAL)
  Q_PROPERTY(QList<int> aside READ aside NOTIFY changed FINAL)
  Q_PROPERTY(int totals READ totals NOTIFY changed FINAL)
  Q_PROPERTY(QList<CompletedRow> heads READ heads NOTIFY headsChanged FINAL)
  /// The seat that calls; -1: none.
  Q_PROPERTY(int caller READ caller NOTIFY changed FINAL)
  /// The row that is being called, in columns and rows; empty if there is none.
  Q_PROPERTY(QRectF calledRow READ calledRow NOTIFY changed FINAL)
  /// Whether somebody at the screen may object to the row that lies open.
  Q_PROPERTY(bool disputable READ disputable NOTIFY changed FINAL)
  /// What is left to show the row of a call; no seconds: as long as it likes.
  Q_PROPERTY(Countdown* showing READ showing NOTIFY matchChanged FINAL)
  /// How long a call may take to be shown, in seconds; 0: as long as it likes.
  Q_PROPERTY(int showSeconds READ showSeconds NOTIFY changed FINAL)

public:
  using GameMatch::GameMatch;

  int total() const { return scene().total.value_or(0); }
  QList<int> aside() const;
  int totals() const { return scene().totals; }
  QList<CompletedRow> heads() const;
  int caller() const { return match() ? match()->caller() : -1; }
  QRectF calledRow() const { return match() ? match()->calledRow() : QRectF(); }
  bool disputable() const { return match() && !match()->seats()->objectors.empty(); }
  Countdown* showing() const { return match() ? match()->showTime() : nullptr; }
  int showSeconds() const { return match() ? match()->showSeconds() : 0; }

signals:
  void headsChanged(); // there are many of them, and seldom another

protected:
  void sit() override;
};
