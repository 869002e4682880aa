#pragma once

#include "sudoku/human/step.h"

#include <atomic>

namespace ninefold::human {

/// What a step is given that only trying out finds, in tenths: the middle of what the scale gives such puzzles (10.0 to
/// 11.9), where chains are nested in forcing chains that are nested in others.
constexpr int bruteForceRating = 111;

/// The simplest next step from a position, in the order of the rating scale. Its technique is `none` if the position is
/// solved or contradicts itself, `bruteForce` if no technique of ours helps.
Step nextStep(const Position& position);

/// The whole way from a position to the solution, one simplest step after the other; as far as it has got once
/// `cancelled`.
std::vector<Step> solvingPath(Position position, const std::atomic<bool>* cancelled = nullptr);

} // namespace ninefold::human
