#pragma once

#include "bridge/game_match.h"

/// A digit that somebody wrote into a cell, counted in reading order.
struct WrittenDigit {
  Q_GADGET
  QML_VALUE_TYPE(writtenDigit)
  Q_PROPERTY(int cell MEMBER cell FINAL)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(int digit MEMBER digit FINAL)

public:
  int cell = 0, seat = 0, digit = 0;
  bool operator==(const WrittenDigit&) const = default;
};

/// Where digits are written on a sheet: what is written next by a touch, and what was written last.
class SheetMatch : public GameMatch {
  Q_OBJECT
  QML_ELEMENT

  /// The digit that a tap on a cell writes; 0: none.
  Q_PROPERTY(int armed READ armed NOTIFY changed FINAL)
  /// The last few digits that still stand, the latest first: of a match that was begun elsewhere, too.
  Q_PROPERTY(QList<WrittenDigit> latest READ latest NOTIFY latestChanged FINAL)

public:
  using GameMatch::GameMatch;

  int armed() const { return scene().armed; }
  const QList<WrittenDigit>& latest() const { return standing; }

signals:
  void latestChanged();

protected:
  void sit() override;

private:
  void begin();
  void add(const QString& what, int seat, const QVariantList& cells, int digit);
  void look();

  QList<WrittenDigit> written; // in the order in which they were
  QList<WrittenDigit> standing;
};
