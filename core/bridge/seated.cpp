#include "bridge/seated.h"

QList<Seated> TableSetUp::seatsFrom(const QVariantList& people) {
  QList<Seated> seats;
  for (const QVariant& one : people) {
    const int number = one.toInt();
    seats << (number > 0 ? Seated{Occupant::Person, number} : Seated{});
  }
  return seats;
}

QVariantList TableSetUp::remembered(const QList<Seated>& seats) {
  QVariantList people;
  int guests = 0;
  for (const Seated& one : seats) people << (one.kind == Occupant::Person ? one.id : --guests);
  return people;
}

TableSetUp TableSetUp::from(const QVariantMap& remembered) {
  return {seatsFrom(remembered["people"].toList()), remembered["first"].toInt(),
          remembered.value("handOver", -1).toInt(), remembered["options"].toMap()};
}

QVariantMap TableSetUp::remembered() const {
  return {{"people", remembered(seats)}, {"first", first}, {"handOver", handOver}, {"options", options}};
}
