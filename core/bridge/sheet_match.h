#pragma once

#include "bridge/game_match.h"

/// A digit that somebody wrote into a cell, counted in reading order.
struct WrittenDigit {
  Q_GADGET
  QML_VALUE_TYPE(writtenDigit)
  Q_PROPERTY(int cell MEMBER cell FINAL)
  Q_PROPERTY(QString place READ place FINAL)
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(int digit MEMBER digit FINAL)

public:
  int cell = 0, seat = 0, digit = 0;

  /// The cell as the board's frame names it.
  QString place() const;
  bool operator==(const WrittenDigit&) const = default;
};

/// Where digits are written on a sheet: what is written next by a touch, and what was written last.
class SheetMatch : public GameMatch {
  Q_OBJECT
  QML_ELEMENT

  /// The digit that a tap on a cell writes; 0: none.
  Q_PROPERTY(int armed READ armed NOTIFY changed FINAL)
  /// Whether a tap on a cell wipes it.
  Q_PROPERTY(bool wipes READ wipes NOTIFY changed FINAL)
  /// The last few digits that still stand, the latest first: of a match that was begun elsewhere, too.
  Q_PROPERTY(QList<WrittenDigit> latest READ latest NOTIFY latestChanged FINAL)

public:
  using GameMatch::GameMatch;

  int armed() const { return scene().armed <= 9 ? scene().armed : 0; }
  bool wipes() const { return scene().armed > 9; }
  /// The digit that a key of the keyboard has on it, whatever stands above it on this layout; 0: none. `code` is what
  /// the system calls the key.
  Q_INVOKABLE static int digitOn(int key, int code);
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
