#include "bridge/front.h"

using namespace ninefold;

void Front::follow(const AnyMatch& match, bool passed) {
  const auto turn = match.standing().turn;
  if (!turn) return gather(match);
  if (onePerson()) {
    for (int i = 0; i < match.seats(); ++i)
      if (people.has(seatAt(i))) seat = seatAt(i);
    handShown = true;
    return;
  }
  if (*turn == seat) return;
  const bool open = !match.hasSecrets();
  if (!people.has(*turn)) {
    handShown = handShown && open; // whoever is next may be handed the device while it moves
    return;
  }
  if (!open) {
    handShown = false;
    if (passed) {
      seat = nobody;
      waitsFor = turn;
      return;
    }
  }
  seat = turn;
  handShown = handShown || open;
}

void Front::gather(const AnyMatch& match) {
  if (match.standing().over) return;
  if (match.seats() == 1)
    seat = seatAt(0);
  else if (seat && !match.scene(seat).seats[static_cast<std::size_t>(*seat)].turn)
    seat = nobody;
  handShown = seat.has_value();
}
