#pragma once

#include "store/connection.h"
#include "store/ids.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::store {

struct Credit {
  Date date = 0;
  std::string slot;
  MatchId match{};
  int score = 0;
  bool operator==(const Credit&) const = default;
};

struct Streak {
  int current = 0; // dates in the streak that today can still carry on
  int longest = 0;
  bool operator==(const Streak&) const = default;
};

/// The longest streak in dates in rising order, and the one that reaches up to today. One day without play is a rest
/// day: it doesn't count, and it doesn't break anything. A second one in a row does.
Streak streakOf(const std::vector<Date>& dates, Date today);

/// Puzzles of the day that were played on their day. The calendar goes by dates, not by times: crossing the date line
/// or setting the clock back credits no date twice and takes none away.
class Dailies {
public:
  explicit Dailies(Connection& on) : db(on) {}

  /// What was credited from one date to another, both included.
  std::vector<Credit> calendar(ProfileId, Date from, Date to) const;
  /// Over all dailies, or one kind of them.
  Streak streak(ProfileId, Date today, const std::optional<std::string>& slot = {}) const;
  /// The match in which somebody played that daily: the one that was credited, else the latest, on whatever day.
  std::optional<MatchId> played(ProfileId, const std::string& slot, Date) const;

private:
  Connection& db;
};

} // namespace ninefold::store
