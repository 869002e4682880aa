#include "kernel/event.h"

#include <algorithm>

namespace ninefold {

Events heardBy(const Events& events, Viewer viewer, int seats) {
  Events heard;
  std::copy_if(events.begin(), events.end(), std::back_inserter(heard), [&](const Event& event) {
    return viewer ? event.audience.has(*viewer) : event.audience == SeatSet::all(seats);
  });
  return heard;
}

bool isNews(const Event& event) {
  switch (event.kind) {
  case Event::Kind::placed:
  case Event::Kind::written:
  case Event::Kind::wiped:
  case Event::Kind::scored:
  case Event::Kind::unscored:
  case Event::Kind::discarded:
  case Event::Kind::collected:
  case Event::Kind::passed:
  case Event::Kind::wrong:
  case Event::Kind::upheld: return true;
  case Event::Kind::sandOut: return event.seat.has_value(); // the turn of one, not the round of all
  default: return false;
  }
}

bool reveals(const Events& events) {
  return std::any_of(events.begin(), events.end(), [](const Event& event) {
    switch (event.kind) {
    case Event::Kind::drew:
    case Event::Kind::revealed:
    case Event::Kind::supplied:
    case Event::Kind::wrong:
    case Event::Kind::challenged:
    case Event::Kind::accepted:
    case Event::Kind::gameOver: return true;
    default: return false;
    }
  });
}

} // namespace ninefold
