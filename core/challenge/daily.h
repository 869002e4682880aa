#pragma once

#include "challenge/invitation.h"
#include "games/common/daily_kind.h"
#include "kernel/date.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ninefold::challenge {

/// All that games offer, by their places among the puzzles of a date.
std::span<const DailyKind> dailyKinds();
/// Nothing if there is no such daily.
std::optional<DailyKind> dailyKindNamed(std::string_view name);

/// One puzzle of a date. Its seed follows from the date, the daily, the part and the version of the rules: it is the
/// same for everybody on that date. So is the computer of a daily against one, to its last move: what chance it has
/// comes from who it is and from what it sees.
struct Daily {
  Date date = 0;
  DailyKind kind;
  int part = 1;
  Invitation invitation{};

  /// What the store knows it by: the name of its kind, and the part behind a dot if it has several.
  std::string slot() const;
};

/// The date has to be one (isDate), and the part one of the kind's.
Daily dailyOf(Date, DailyKind, int part = 1);

/// What the score of one who plays alone is to be compared with, by the record that the match starts from: its game
/// says so. Nothing where several play, or where nobody knows.
std::optional<int> parOf(const nlohmann::json& start);

} // namespace ninefold::challenge
