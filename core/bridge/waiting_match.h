#pragma once

#include "bridge/seated.h"

#include <QDateTime>

/// A match that waits to be continued, as Home tells of it.
struct WaitingMatch {
  Q_GADGET
  QML_VALUE_TYPE(waitingMatch)
  Q_PROPERTY(int id MEMBER id FINAL)
  Q_PROPERTY(QString entry MEMBER entry FINAL)
  Q_PROPERTY(QList<Seated> people MEMBER people FINAL)
  Q_PROPERTY(int turn MEMBER turn FINAL)
  Q_PROPERTY(QList<int> scores MEMBER scores FINAL)
  Q_PROPERTY(QVariant board MEMBER board FINAL)
  Q_PROPERTY(QString what MEMBER what FINAL)
  Q_PROPERTY(QDateTime updated MEMBER updated FINAL)
  Q_PROPERTY(int again MEMBER again FINAL)

public:
  int id = 0; // 0: none
  QString entry{};
  QList<Seated> people{};
  int turn = -1;
  QList<int> scores{}; // empty where they aren't open
  QVariant board{};    // as a miniature shows it
  QString what{};      // which puzzle it is, in words; empty where there are none
  QDateTime updated{};
  int again = 0; // the turn from which another one is tried again; 0: it is none

  /// One of those that Archive lists.
  static WaitingMatch from(const QVariantMap& line);
};
