#pragma once

#include "store/connection.h"
#include "store/ids.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::store {

/// What results are told apart by: only those of one kind are compared with each other.
struct Kind {
  std::string game;
  std::string variant;
  std::string level{};
  bool apart = false; // hinted, or undone past a draw
  bool operator==(const Kind&) const = default;
};

struct Total {
  Kind kind;
  int played = 0;
  int won = 0;
  int best = 0;
  std::int64_t points = 0; // all together; the average is points / played
  std::int64_t ms = 0;
  std::int64_t fastest = 0; // of those that were won: who gives a puzzle up was never quick; 0: none
  int streak = 0;           // matches won in a row, up to the last
  int longest = 0;
  bool operator==(const Total&) const = default;
};

/// A match on the page that shows scores over time.
struct Point {
  MatchId match{};
  Time finished = 0;
  int score = 0;
  bool won = false;
  std::int64_t ms = 0;
  bool operator==(const Point&) const = default;
};

struct Tally {
  int score = 0;
  int times = 0;
  bool operator==(const Tally&) const = default;
};

struct Duel {
  ProfileId other{};
  std::string game;
  int played = 0;
  int ahead = 0;
  int behind = 0;
  bool operator==(const Duel&) const = default;
};

struct Rung {
  ProfileId profile{};
  double rating = 0;
  int played = 0;
  bool operator==(const Rung&) const = default;
};

/// What the statistics pages show. Each answer is a few rows of what Summary counted, however many matches there are.
class Statistics {
public:
  explicit Statistics(Connection& on) : db(on) {}

  /// All that a person has played, by kind.
  std::vector<Total> totals(ProfileId) const;
  /// The latest results of one kind, the oldest of them first.
  std::vector<Point> overTime(ProfileId, const Kind&, int most = 400) const;
  /// How often each score was reached, the lowest first.
  std::vector<Tally> distribution(ProfileId, const Kind&) const;
  std::vector<Duel> headToHead(ProfileId) const;
  /// The family ladder of a game, the best first. Those whose profile is gone aren't on it.
  std::vector<Rung> ladder(const std::string& game) const;

private:
  Connection& db;
};

struct Best {
  MatchId match{};
  ProfileId profile{};
  int score = 0;
  std::int64_t ms = 0;
  Time finished = 0;
  bool apart = false; // see Kind
  bool operator==(const Best&) const = default;
};

/// The best result of a person in a match, and what was the best of its kind before.
struct Placing {
  Kind kind;
  int hints = 0;    // that were taken in it
  std::string slot; // of a puzzle of the day; "": it is none
  Date date = 0;    // whose puzzle it is
  std::int64_t deal = 0;
  int score = 0;
  bool won = false;
  std::int64_t ms = 0;
  std::optional<int> bestBefore{};
  std::optional<std::int64_t> quickestBefore{}; // of those that were won
  bool operator==(const Placing&) const = default;
};

/// The high-score tables, people only. Of equal scores the earlier one stays above.
class Records {
public:
  explicit Records(Connection& on) : db(on) {}

  std::vector<Best> best(const Kind&, int most = 10) const;
  /// The same deal, played by different people, or again. (Kind::level doesn't matter.)
  std::vector<Best> bestOfDeal(std::int64_t deal, const Kind&, int most = 10) const;
  /// The quickest: for puzzles that are either solved or not.
  std::vector<Best> quickest(const Kind&, int most = 10) const;
  std::vector<Best> quickestOfDeal(std::int64_t deal, const Kind&, int most = 10) const;
  /// Nothing if the match isn't finished, or nobody in it has a profile.
  std::optional<Placing> placing(MatchId) const;

private:
  Connection& db;
};

} // namespace ninefold::store
