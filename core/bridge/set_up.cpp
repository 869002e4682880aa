#include "bridge/set_up.h"

#include "bridge/figures.h"

#include <algorithm>

SetUp::SetUp(Session& session_, const Entry& entry_, QVariantMap invitation_)
    : session(session_), entry(entry_), invitation(std::move(invitation_)), setUp(session.usual(entry)) {
  if (invited()) seatInvited();
  callAnew();
  connect(&session, &Session::peopleChanged, this, &SetUp::callAnew);
  connect(&entry, &Entry::retold, this, &SetUp::changed);
}

/// As many people as the challenge is for, or one and its computers.
void SetUp::seatInvited() {
  if (settled()) {
    setUp.seats = session.meAnd(invitation["computers"].toList());
    return;
  }
  setUp.seats = setUp.seats.mid(0, seatsAsked());
  for (const Seated& one : others())
    if (count() < seatsAsked()) setUp.seats << one;
  while (count() < seatsAsked()) setUp.seats << Seated{};
}

/// Somebody may have been removed, or be called otherwise.
void SetUp::callAnew() {
  const int before = count();
  setUp.seats = session.who().present(setUp.seats);
  if (count() < before) setUp.first = std::min(setUp.first, count() - 1);
  emit changed();
}

QList<Seated> SetUp::others() const {
  QList<Seated> all = session.everybody();
  all.removeIf([this](const Seated& one) {
    return std::ranges::any_of(setUp.seats, [&](const Seated& sits) { return sits.id == one.id; });
  });
  return all;
}

bool SetUp::complete() const {
  return people() > 0 && count() >= entry.least() && (!invited() || count() == seatsAsked());
}

void SetUp::setFirst(int seat) {
  setUp.first = seat;
  emit changed();
}

void SetUp::setHandOver(MatchController::HandOver style) {
  setUp.handOver = static_cast<int>(style);
  emit changed();
}

QVariantMap SetUp::chosen() const { return entry.settled(count(), setUp.options); }

QList<OptionWords> SetUp::options() const {
  return invited() ? QList<OptionWords>() : entry.offered(count(), chosen());
}

QString SetUp::code() const {
  if (invited()) return invitation["code"].toString();
  return Challenge::codeOf({{"game", entry.game()},
                            {"seats", count()},
                            {"options", entry.dealt(count(), setUp.options)},
                            {"seed", seed},
                            {"first", Session::firstOf(setUp, seed)}});
}

QString SetUp::terms() const {
  return invited() ? entry.variant(seatsAsked(), invitation["options"].toMap(), invitation["grade"].toString())
                   : QString();
}

void SetUp::move(int from, int to) {
  if (settled()) return;
  setUp.seats.move(from, to);
  int& first = setUp.first;
  if (first == from)
    first = to;
  else if (from < first && first <= to)
    --first;
  else if (to <= first && first < from)
    ++first;
  callAnew();
}

void SetUp::seat(int person, int at) { put(Seated::person(person), at); }
void SetUp::seatGuest() { put({}, -1); }
void SetUp::nextLevel(int at) {
  if (!settled()) seatComputer(Figures::nextLevel(setUp.seats[at].computer), at);
}
void SetUp::seatComputer(int computer, int at) { put(Seated::player(computer), at); }

void SetUp::put(const Seated& one, int at) {
  if (at < 0)
    setUp.seats << one;
  else
    setUp.seats[at] = one;
  callAnew();
}

void SetUp::unseat(int at) {
  setUp.seats.removeAt(at);
  if (setUp.first == at)
    setUp.first = 0;
  else if (setUp.first > at)
    --setUp.first;
  callAnew();
}

void SetUp::choose(const QString& option, const QVariant& value) {
  setUp.options[option] = value;
  emit changed();
}

void SetUp::deal() {
  if (invited()) return session.dealCode(code(), setUp);
  session.remember(entry, setUp);
  session.deal(entry, setUp, seed, shared && !code().isEmpty() ? QVariantMap{{"code", code()}} : QVariantMap());
}

void SetUp::chooseDeal() {
  session.remember(entry, setUp);
  session.open(entry.deals(), {{"entryId", entry.id()}, {"setUp", setUp.remembered()}});
}

SetUps* SetUps::create(QQmlEngine* engine, QJSEngine*) {
  return new SetUps(*engine->singletonInstance<Session*>(qmlTypeId("Ninefold.Core", 1, 0, "App")));
}
