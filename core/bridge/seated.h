#pragma once

#include <QList>
#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <QVariantMap>

/// Who can sit at a seat: somebody with a profile; a guest, who is known by the seat alone; a computer player.
namespace Occupant {
Q_NAMESPACE
QML_ELEMENT

enum Kind { Person, Guest, Computer };
Q_ENUM_NS(Kind)

} // namespace Occupant

/// Who sits at a seat.
struct Seated {
  Q_GADGET
  QML_VALUE_TYPE(seated)
  Q_PROPERTY(Occupant::Kind kind MEMBER kind FINAL)
  Q_PROPERTY(int id MEMBER id FINAL)             // of a profile; 0: there is none
  Q_PROPERTY(int computer MEMBER computer FINAL) // which one, see Figures; 0: none
  Q_PROPERTY(QString name MEMBER name FINAL)
  Q_PROPERTY(QString avatar MEMBER avatar FINAL)

public:
  Occupant::Kind kind = Occupant::Guest;
  int id = 0;
  int computer = 0;
  QString name{};
  QString avatar{};
  bool operator==(const Seated&) const = default;

  static Seated person(int id, const QString& name = {}, const QString& avatar = {});
  static Seated player(int computer);
};

/// How many of them are people.
int peopleAmong(const QList<Seated>& seats);

/// How a game is to be played: who sits where, who begins, how the device goes round, the game's own options.
struct TableSetUp {
  QList<Seated> seats{}; // who, not what they are called at present
  int first = 0;         // the seat that begins; -1: a lot decides
  int handOver = -1;     // a MatchController::HandOver; -1: as usual there
  QVariantMap options{}; // as records have them, and some that are no matter of the rules
  bool operator==(const TableSetUp&) const = default;

  /// As it is remembered from one start of the app to the next: people are the numbers of their profiles there, guests
  /// are -1, -2 and so on, computers as Figures has them.
  static TableSetUp from(const QVariantMap& remembered);
  QVariantMap remembered() const;
  static QVariantList remembered(const QList<Seated>& seats);
  static QList<Seated> seatsFrom(const QVariantList& people);
};
