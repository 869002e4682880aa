#pragma once

#include "kernel/date.h"
#include "solo/invitation.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ninefold::solo {

/// A puzzle of the day, or a set of them. O'kudos against a computer player will be one more.
struct DailyKind {
  std::string_view name; // the game's, as records have it, or sudokids
  int parts = 1;
  int needed = 1; // parts that have to be played for it to count as done: any grade, but the whole set
};

std::span<const DailyKind> dailyKinds();
/// Nothing if there is no such daily.
std::optional<DailyKind> dailyKindNamed(std::string_view name);

/// One puzzle of a date. Its seed follows from the date, the daily, the part and the version of the rules: it is the
/// same for everybody on that date.
struct Daily {
  Date date = 0;
  DailyKind kind;
  int part = 1;
  Invitation invitation{};

  /// What the store knows it by: sudokids, or kakuro_cards.3.
  std::string slot() const;
};

/// The date has to be one (isDate), and the part one of the kind's.
Daily dailyOf(Date, DailyKind, int part = 1);

/// What the score of one who plays alone is to be compared with, by the record that the match starts from:
///   SuDoku Tiles, Sudokids   the maximum
///   Kakuro Cards             of one turn, the exact best
///   Kakuro Call              what a patient solver reaches with the same piles
///   Sudoku                   all cells solved; there it's the time that counts
/// Nothing for a whole game of Kakuro Cards, for O'kudos, and where several play.
std::optional<int> parOf(const nlohmann::json& start);

} // namespace ninefold::solo
