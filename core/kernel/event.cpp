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

bool isNews(const Event& event) { return event.kind.news && event.seat; }

bool reveals(const Events& events) {
  return std::any_of(events.begin(), events.end(), [](const Event& event) { return event.kind.reveals; });
}

} // namespace ninefold
