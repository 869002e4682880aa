#include "bridge/seated.h"

#include "bridge/figures.h"

#include <algorithm>

namespace {

Seated seatedBy(int number) {
  if (const int computer = Figures::atSeat(number); computer > 0) return Seated::player(computer);
  return number > 0 ? Seated::person(number) : Seated{};
}

int numberOf(const Seated& one, int guests) {
  switch (one.kind) {
  case Occupant::Person: return one.id;
  case Occupant::Computer: return Figures::seatOf(one.computer);
  case Occupant::Guest: break;
  }
  return -guests;
}

} // namespace

Seated Seated::person(int id, const QString& name, const QString& avatar) {
  return {.kind = Occupant::Person, .id = id, .name = name, .avatar = avatar};
}

Seated Seated::player(int computer) {
  return {.kind = Occupant::Computer,
          .computer = computer,
          .name = Figures::name(computer),
          .avatar = Figures::avatar(computer)};
}

QList<Seated> TableSetUp::seatsFrom(const QVariantList& people) {
  QList<Seated> seats;
  for (const QVariant& one : people) seats << seatedBy(one.toInt());
  return seats;
}

QVariantList TableSetUp::remembered(const QList<Seated>& seats) {
  QVariantList people;
  int guests = 0;
  for (const Seated& one : seats) people << numberOf(one, one.kind == Occupant::Guest ? ++guests : 0);
  return people;
}

TableSetUp TableSetUp::from(const QVariantMap& remembered) {
  return {seatsFrom(remembered["people"].toList()), remembered["first"].toInt(),
          remembered.value("handOver", -1).toInt(), remembered["options"].toMap()};
}

QVariantMap TableSetUp::remembered() const {
  return {{"people", remembered(seats)}, {"first", first}, {"handOver", handOver}, {"options", options}};
}

int peopleAmong(const QList<Seated>& seats) {
  return static_cast<int>(
      std::ranges::count_if(seats, [](const Seated& one) { return one.kind != Occupant::Computer; }));
}
