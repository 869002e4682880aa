#pragma once

#include "store/ids.h"

/// Two people and what they have played for weeks, up to today: dailies on most days, and matches alone and with each
/// other. What pictures of days and results show; the same each time.
class Past {
public:
  /// The time that goes on in it; an archive that is to hold it has to go by it.
  static ninefold::store::Time now();

  /// Fills the archive, in which at least two people have to be known. The last SuDoku Tiles of a day in it.
  static ninefold::store::MatchId remember();
};
