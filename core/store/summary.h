#pragma once

#include "kernel/standing.h"
#include "store/match_row.h"

namespace ninefold::store {

/// What is counted from finished matches: results, totals, tallies, pairs, ratings, credited dailies. Nothing in these
/// tables is told to them; all of it can be made anew from the matches.
class Summary {
public:
  explicit Summary(Connection& on) : db(on) {}

  /// Counts a match that has just been finished, and what was drawn in it (Chance).
  void add(const MatchRow&, const Standing&);

  /// The tables that are counted.
  static constexpr const char* tables[] = {"results", "totals", "tallies", "pairs", "ratings", "credits"};

  enum class From : std::uint8_t {
    inputs,   // replays every match: what its rules make of it today
    outcomes, // believes what was kept when it ended: quick
  };
  /// Counts everything anew.
  void rebuild(From);
  /// Counts a game anew from its results: after some of them were taken away.
  void recount(const std::string& game);

private:
  struct Result;
  void enter(const MatchRow&, const Standing&);
  void count(const std::vector<Result>&);
  void credit(const MatchRow&, const Result&);
  void total(const Result&);
  void pair(const Result&, const Result&);
  void rate(const std::vector<Result>&);

  Connection& db;
};

} // namespace ninefold::store
