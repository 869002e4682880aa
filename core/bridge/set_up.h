#pragma once

#include "bridge/session.h"

/// How a game is to be played, while it is being agreed on: who sits where, who begins, how the device goes round, the
/// game's own options. Begins as it was last. A challenge that was taken settles all but the people.
class SetUp : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("SetUps begins it.")

  /// Whether it is for a challenge that was taken, and how many points one begins with there.
  Q_PROPERTY(bool invited READ invited CONSTANT FINAL)
  Q_PROPERTY(int handicap READ handicap CONSTANT FINAL)
  Q_PROPERTY(QList<Seated> seats READ seats NOTIFY changed FINAL)
  /// Whether it is settled who sits where: a challenge for one person against computers.
  Q_PROPERTY(bool settled READ settled CONSTANT FINAL)
  /// Who has a profile and no seat.
  Q_PROPERTY(QList<Seated> others READ others NOTIFY changed FINAL)
  /// How many of those who sit there are people.
  Q_PROPERTY(int people READ people NOTIFY changed FINAL)
  /// How many seats there have to be, and may be.
  Q_PROPERTY(int least READ least CONSTANT FINAL)
  Q_PROPERTY(int most READ most CONSTANT FINAL)
  /// Whether there are as many people as it takes.
  Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
  /// The seat that begins; -1: a lot decides.
  Q_PROPERTY(int first READ first WRITE setFirst NOTIFY changed FINAL)
  Q_PROPERTY(MatchController::HandOver handOver READ handOver WRITE setHandOver NOTIFY changed FINAL)
  /// The options that leave something to choose, and what is chosen, by their keys.
  Q_PROPERTY(QList<OptionWords> options READ options NOTIFY changed FINAL)
  Q_PROPERTY(QVariantMap chosen READ chosen NOTIFY changed FINAL)
  /// The code of what will be dealt.
  Q_PROPERTY(QString code READ code NOTIFY changed FINAL)
  /// By what rules a challenge is played, in words.
  Q_PROPERTY(QString terms READ terms NOTIFY changed FINAL)

public:
  /// An invitation is what a challenge code stands for, as Challenge reads it; empty: there is none.
  SetUp(Session& session, const Entry& entry, QVariantMap invitation);

  bool invited() const { return !invitation.isEmpty(); }
  bool settled() const { return !invitation["computers"].toList().isEmpty(); }
  int handicap() const { return invitation["handicap"].toInt(); }
  QList<Seated> seats() const { return setUp.seats; }
  QList<Seated> others() const;
  int people() const { return peopleAmong(setUp.seats); }
  int least() const { return invited() ? 0 : entry.least(); }
  int most() const { return invited() ? seatsAsked() : entry.most(); }
  bool complete() const;
  int first() const { return setUp.first; }
  void setFirst(int seat);
  MatchController::HandOver handOver() const { return entry.styleOf(setUp.handOver); }
  void setHandOver(MatchController::HandOver style);
  QList<OptionWords> options() const;
  QVariantMap chosen() const;
  QString code() const;
  QString terms() const;

  /// Somebody moves to another seat; the others close up, and whoever was to begin still is.
  Q_INVOKABLE void move(int from, int to);
  /// Somebody sits down in the place of whoever sat there; below 0: at one more.
  Q_INVOKABLE void seat(int person, int at);
  Q_INVOKABLE void seatGuest();
  /// The computer at a seat plays at the next level.
  Q_INVOKABLE void nextLevel(int at);
  Q_INVOKABLE void seatComputer(int computer, int at);
  Q_INVOKABLE void unseat(int at);
  Q_INVOKABLE void choose(const QString& option, const QVariant& value);
  /// Its code was shown to somebody.
  Q_INVOKABLE void share() { shared = true; }
  Q_INVOKABLE void deal();
  /// To the page where the deal itself is chosen.
  Q_INVOKABLE void chooseDeal();

signals:
  void changed();

private:
  void put(const Seated& one, int at);
  void callAnew();
  void seatInvited();
  int seatsAsked() const { return invitation["seats"].toInt(); }
  int count() const { return static_cast<int>(setUp.seats.size()); }

  Session& session;
  const Entry& entry;
  const QVariantMap invitation;
  TableSetUp setUp;
  const double seed = Session::randomSeed();
  bool shared = false;
};

/// Where setting up begins: whoever asks for it owns it.
class SetUps : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

public:
  explicit SetUps(Session& session_) : session(session_) {}
  static SetUps* create(QQmlEngine* engine, QJSEngine*);

  Q_INVOKABLE SetUp* begin(const QString& entry, const QVariantMap& invitation) {
    return new SetUp(session, *Catalogue::here().find(entry), invitation);
  }

private:
  Session& session;
};
