#pragma once

#include "bridge/session.h"

#include <QQmlParserStatus>

/// How a game is to be played, while it is being agreed on: who sits where, who begins, how the device goes round, the
/// game's own options. Begins as it was last. A challenge that was taken settles all but the people.
class SetUp : public QObject, public QQmlParserStatus {
  Q_OBJECT
  Q_INTERFACES(QQmlParserStatus)
  QML_ELEMENT

  Q_PROPERTY(Session* session MEMBER session REQUIRED)
  Q_PROPERTY(QString entryId MEMBER entryId REQUIRED)
  /// What a challenge code stands for, as Challenge reads it; empty: there is none.
  Q_PROPERTY(QVariantMap invitation MEMBER invitation)

  Q_PROPERTY(Entry* entry READ entry NOTIFY changed FINAL)
  Q_PROPERTY(bool invited READ invited NOTIFY changed FINAL)
  Q_PROPERTY(QList<Seated> seats READ seats NOTIFY changed FINAL)
  /// Who has a profile and no seat.
  Q_PROPERTY(QList<Seated> others READ others NOTIFY changed FINAL)
  /// How many seats there have to be, and may be.
  Q_PROPERTY(int least READ least NOTIFY changed FINAL)
  Q_PROPERTY(int most READ most NOTIFY changed FINAL)
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
  explicit SetUp(QObject* parent = nullptr);

  void classBegin() override {}
  void componentComplete() override;

  Entry* entry() const { return Catalogue::here().find(entryId); }
  bool invited() const { return !invitation.isEmpty(); }
  QList<Seated> seats() const { return setUp.seats; }
  QList<Seated> others() const;
  int least() const { return invited() ? 0 : entry()->least(); }
  int most() const { return invited() ? seatsAsked() : entry()->most(); }
  bool complete() const;
  int first() const { return setUp.first; }
  void setFirst(int seat);
  MatchController::HandOver handOver() const { return entry()->styleOf(setUp.handOver); }
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

  Session* session = nullptr;
  QString entryId;
  QVariantMap invitation;
  TableSetUp setUp;
  const double seed = Session::randomSeed();
  bool shared = false;
};
