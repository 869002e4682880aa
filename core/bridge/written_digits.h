#pragma once

#include "bridge/match_controller.h"

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

/// What was written on a sheet, in the order in which it was: of a match that was begun elsewhere, too.
class WrittenDigits : public QObject {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(MatchController* match READ match WRITE setMatch NOTIFY matchChanged REQUIRED FINAL)
  /// The last few that still stand, the latest first.
  Q_PROPERTY(QList<WrittenDigit> latest READ latest NOTIFY latestChanged FINAL)

public:
  using QObject::QObject;

  MatchController* match() const { return table; }
  void setMatch(MatchController* match);
  const QList<WrittenDigit>& latest() const { return standing; }

signals:
  void matchChanged();
  void latestChanged();

private:
  void begin();
  void add(const QString& what, int seat, const QVariantList& cells, int digit);
  void look();

  MatchController* table = nullptr;
  QList<WrittenDigit> written;
  QList<WrittenDigit> standing;
};
