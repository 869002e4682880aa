#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

/// What made a turn decide a match: what its player overlooked, what chance brought, or, where nobody can tell one from
/// the other, what it brought.
namespace Decisive {
Q_NAMESPACE
QML_ELEMENT

enum Kind { Skill, Luck, Gain };
Q_ENUM_NS(Kind)

} // namespace Decisive

/// One of the turns that decided a match, as its result page tells of it.
struct DecisiveTurn {
  Q_GADGET
  QML_VALUE_TYPE(decisiveTurn)
  Q_PROPERTY(int input MEMBER input FINAL) // how many inputs came before it
  Q_PROPERTY(int turn MEMBER turn FINAL)   // the how many-eth turn it was, from 1
  Q_PROPERTY(int seat MEMBER seat FINAL)
  Q_PROPERTY(int kind READ asNumber FINAL)   // Decisive's: Qt 6.4 compiles no enumeration of another namespace
  Q_PROPERTY(int points MEMBER points FINAL) // for who looks
  Q_PROPERTY(QString figure MEMBER figure FINAL)
  Q_PROPERTY(int made MEMBER made FINAL)     // that whose turn it was made with it
  Q_PROPERTY(QString what MEMBER what FINAL) // was done

public:
  int input = 0;
  int turn = 0;
  int seat = 0;
  Decisive::Kind kind = Decisive::Skill;
  int points = 0;
  QString figure{};
  int made = 0;
  QString what{};
  int asNumber() const { return kind; }
  bool operator==(const DecisiveTurn&) const = default;
};
