#pragma once

#include "bridge/thinker.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariantMap>

/// Deals that are handed on as short codes.
class Challenge : public QObject {
  Q_OBJECT
  QML_ELEMENT

public:
  using QObject::QObject;

  /// What a code stands for: {code, game, seats, first, options, level, grade, computers, handicap}, where
  /// `computers` has one for each seat, 0 for who takes it up; or {error}, a sentence on why it is none.
  Q_INVOKABLE static QVariantMap read(const QString& code);
  /// The code of a deal: {game, seats, first, options, level, seed}. Empty if there is no such deal.
  Q_INVOKABLE static QString codeOf(const QVariantMap& deal);
  /// The same deal for somebody who begins with so many points.
  Q_INVOKABLE static QString withHandicap(const QString& code, int points);

  /// Makes what a code stands for: a problem may take a moment. dealt() brings it.
  Q_INVOKABLE void deal(const QString& code);

signals:
  /// The record without moves.
  void dealt(const QString& start);

private:
  Thinker thinker;
};
