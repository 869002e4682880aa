#pragma once

#include "ai/computer.h"

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

/// The computer players as people meet them: four figures, each with a name and a face, at any of four levels. A
/// computer is a number everywhere (ai::Computer); 0 is a person.
class Figures : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

public:
  using QObject::QObject;

  static QString nameOf(const ninefold::ai::Computer& computer);
  static QString avatarOf(const ninefold::ai::Computer& computer);

  Q_INVOKABLE static QString name(int number);
  Q_INVOKABLE static QString avatar(int number);
  /// 1 to 4; 0 for a person.
  Q_INVOKABLE static int level(int number);
  /// Who is offered first at a level of 1 to 4 (place 0), and who sits down beside it.
  Q_INVOKABLE static int at(int level, int place);
  /// What a level of 1 to 4 is called in records; empty for 0.
  static QString key(int level);
  /// How well it plays, in words.
  Q_INVOKABLE static QString manner(int number);
  /// Whether it is that figure, counted as they are offered.
  Q_INVOKABLE static bool isFigure(int number, int figure);
  /// Those that are offered, one of them at the next level.
  Q_INVOKABLE static QVariantList withNextLevel(QVariantList offered, int figure);
  /// The same figure at the next level, and after the last at the first again.
  Q_INVOKABLE static int nextLevel(int number);
  /// One of each figure, each at a level of its own, as they are offered.
  Q_INVOKABLE static QVariantList offered();
  /// Whether computers play that game.
  Q_INVOKABLE static bool play(const QString& game);

  /// A seat is set up as a number: a profile's, one below 0 for a guest, or this for a computer.
  Q_INVOKABLE static int seatOf(int number) { return firstSeat + number; }
  /// The computer that was set up there; 0 for a person.
  Q_INVOKABLE static int atSeat(int seat) { return seat > firstSeat ? seat - firstSeat : 0; }
  /// Who sits at a seat, as the pages have people: {id, name, avatar, computer}.
  Q_INVOKABLE static QVariantMap person(int number);

private:
  static constexpr int firstSeat = 1 << 30; // no profile's number comes near it
};
