#pragma once

#include "bridge/match_controller.h"
#include "support/idle.h"

/// Whether the match that was asked for comes to the table, once the disk has had its word.
inline bool seated(const MatchController& match) {
  return comesTrue([&] { return !match.arrives(); }) && match.seatCount() > 0;
}
