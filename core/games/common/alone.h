#pragma once

#include "ai/level.h"
#include "games/common/daily_kind.h"
#include "kernel/rules.h"

#include <optional>
#include <span>

namespace ninefold {

/// What one part of a daily is: what is agreed, and the level of a problem that is made for it (0: a plain deal). Where
/// nobody can play without an opponent, a computer of some level is one.
template<class G> struct Puzzle {
  typename G::Options options{};
  int level = 0;
  std::optional<ai::Level> against{};
};

/// What a game may have besides: it can be played alone, with something to reach.
template<class G>
concept PlayedAlone = requires(const typename G::Table& table, const typename G::Deal& deal, DailyKind kind,
                               int number) {
  { G::dailies() } -> std::same_as<std::span<const DailyKind>>;
  // Of that part, counted from 1, on that day of the week (0 is Monday).
  { G::daily(kind, number, number) } -> std::same_as<Puzzle<G>>;
  // What the score of one who plays alone is to be compared with, if there is such a thing.
  { G::par(table, deal) } -> std::same_as<std::optional<int>>;
};

/// What a game may have besides: of a problem of a single move it knows the best one.
template<class G>
concept KnowsBest = requires(const typename G::Table& table, const typename G::Deal& deal) {
  { G::bestMove(table, deal) } -> std::same_as<std::optional<typename G::Move>>;
};

/// What a game may have besides: problems, which are made and not dealt. A level is counted from 1.
template<class G>
concept PosesProblems = requires(const typename G::Options& options, int level, Rng& rng) {
  // The highest; 0 if none are made for what was agreed.
  { G::levels(options) } -> std::same_as<int>;
  // The same generator state always makes the same.
  { G::problem(options, level, rng) } -> std::same_as<typename G::Deal>;
  // How hard it is, as the key of a grade.
  { G::grade(level) } -> std::same_as<std::string_view>;
};

} // namespace ninefold
