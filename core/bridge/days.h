#pragma once

#include "store/dailies.h"

namespace ninefold {

/// How many of a date's dailies somebody has done, and what the date is to their streak.
struct Day {
  Date date = 0;
  int done = 0, of = 0;
  bool some = false; // credited with any part of any
  bool rest = false;
  bool future = false;
};

/// The days from one date to another, both included. The credits are those of a day more at either end.
std::vector<Day> daysOf(const std::vector<store::Credit>&, Date from, Date to, Date today);

/// Where a year of dailies begins: on a Monday, up to 371 days with today.
Date yearUpTo(Date today);

} // namespace ninefold
