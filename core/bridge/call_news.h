#pragma once

#include "bridge/game_match.h"

#include <QRectF>

/// Where all search at once: what the last right call was and what came of it, in words and as a row on the board. Who
/// looked elsewhere finds the score, the total and the board changed, and reads here why.
class CallNews : public GameMatch {
  Q_OBJECT
  QML_ELEMENT

  /// Whose call it was; -1: there is nothing to tell.
  Q_PROPERTY(int seat READ seat NOTIFY told FINAL)
  Q_PROPERTY(QString sentence READ sentence NOTIFY told FINAL)
  Q_PROPERTY(int points READ points NOTIFY told FINAL)
  /// The row, in columns and rows.
  Q_PROPERTY(QRectF row READ row NOTIFY told FINAL)

public:
  using GameMatch::GameMatch;

  int seat() const { return whose; }
  QString sentence() const;
  int points() const { return worth; }
  QRectF row() const { return where; }

signals:
  void told();

protected:
  void sit() override;

private:
  void hear(const QString& what, int seat, const QVariantList& cells, int points, int number);
  void clear();
  QString cellName(const QVariant& cell) const;

  int whose = -1;
  int worth = 0;
  QRectF where;
  QString sum; // 8 + 9 + 7 = 24
  QStringList uses;
  bool supplied = false;
};
