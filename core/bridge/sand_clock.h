#pragma once

#include "bridge/countdown.h"

class MatchController;

/// The hourglass of a match: it runs when the scene says so, is turned over when a turn starts or the table turns it,
/// and lies still in dialogs, behind the curtain and in the background.
class SandClock : public Countdown {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("belongs to a match")

  /// Whether it was turned over for this turn or round: until then all sand lies below.
  Q_PROPERTY(bool turned READ turned NOTIFY leftChanged FINAL)
  /// How much sand is above, 0 to 1.
  Q_PROPERTY(qreal share READ share NOTIFY leftChanged FINAL)
  /// It lies still whatever the match says: somebody only looks on. To be said before the match begins.
  Q_PROPERTY(bool still MEMBER still FINAL)

public:
  explicit SandClock(MatchController* of);

  bool turned() const { return isTurned; }
  qreal share() const { return isTurned && seconds() > 0 ? left() / (1000.0 * seconds()) : 0; }

  void restart() override;

signals:
  void turnedOver();

private:
  void begin();
  void follow();
  void hear(const QString& what);

  MatchController* match;
  bool isTurned = false;
  bool still = false;
  int turn = -1;
};
