#pragma once

#include "store/accounts.h"
#include "store/chance.h"
#include "store/dailies.h"
#include "store/files.h"
#include "store/levels.h"
#include "store/matches.h"
#include "store/profiles.h"
#include "store/puzzles.h"
#include "store/statistics.h"
#include "store/summary.h"

namespace ninefold::store {

/// Everything that is kept, on one connection. What is const about it can be asked; the rest is done on the writer's
/// thread. Its parts throw Error; Store::read and Store::write catch that.
struct Books {
  Books(Connection& on, const Now& clock)
      : matches(on, clock),
        profiles(on, clock),
        settings(on),
        puzzles(on, clock),
        statistics(on),
        records(on),
        dailies(on),
        chance(on),
        accounts(on),
        levels(on),
        summary(on) {}

  Matches matches;
  Profiles profiles;
  Settings settings;
  Puzzles puzzles;
  Statistics statistics;
  Records records;
  Dailies dailies;
  Chance chance;
  Accounts accounts;
  Levels levels;
  Summary summary;
};

/// A connection with the books on it.
struct Desk {
  Desk(const fs::path& file, Access access, const std::string& vfs, const Now& clock)
      : db(file, access, vfs), books(db, clock) {}

  Connection db;
  Books books;
};

} // namespace ninefold::store
