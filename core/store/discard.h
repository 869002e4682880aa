#pragma once

#include "store/matches.h"

namespace ninefold::store {

/// Takes an unfinished match away. Of a puzzle of the day it stays known that it was begun: begun anew, its hints are
/// counted on, and it is listed with those that had help.
inline void discard(Matches& matches, MatchId id) {
  const auto match = matches.readable(id);
  const bool begun = match && match->status == Status::playing && (match->done > 0 || match->hints > 0);
  if (begun && match->match.daily)
    matches.abandon(id);
  else
    matches.remove(id);
}

} // namespace ninefold::store
