#include "bridge/sand_clock.h"

#include "bridge/match_controller.h"

SandClock::SandClock(MatchController* of) : Countdown(of), match(of) {
  connect(match, &MatchController::started, this, &SandClock::begin);
  connect(match, &MatchController::changed, this, &SandClock::follow);
  connect(match, &MatchController::happened, this, &SandClock::hear);
  connect(this, &Countdown::ranOut, match, &MatchController::timeout);
}

void SandClock::restart() {
  isTurned = true;
  Countdown::restart();
  emit turnedOver();
}

void SandClock::begin() {
  turn = match->turn();
  isTurned = match->sandRuns();
  setRuns(isTurned);
  setSeconds(match->sandSeconds());
  Countdown::restart();
}

void SandClock::follow() {
  setSeconds(match->sandSeconds());
  setHeld(still || match->held() || match->curtainFor() >= 0);
  setRuns(match->sandRuns());
  // Going back brings a turn, or sand that had run out, without an event.
  const bool another = std::exchange(turn, match->turn()) != match->turn();
  if (match->sandRuns() && (another || !isTurned || left() == 0)) restart();
}

void SandClock::hear(const QString& what) {
  if (what == "sandTurned") {
    restart();
  } else if (what == "roundOver") {
    isTurned = false;
    Countdown::restart();
  }
}
