#pragma once

#include "grid/numbers.h"
#include "kernel/rng.h"
#include "sudoku/human/rate.h"

#include <atomic>
#include <functional>
#include <optional>

namespace ninefold {

/// What a puzzle should be like, besides having exactly one solution.
struct PuzzleWish {
  bool minimal = false;   // no given could be left out
  bool symmetric = false; // the places of the givens stay the same through half a turn of the board
  std::optional<human::Grade> grade{};
  /// Asked about each puzzle of that grade; the first that suits is taken.
  std::function<bool(const Numbers& puzzle)> suits{};
  int tries = 10'000; // puzzles made before giving up
};

/// A puzzle drawn at random. The same generator state and wish yield the same puzzle on every platform: it rests on
/// what has one solution and how it is rated, not on how the solver finds that out. (If nothing but a grade is wished,
/// also on which techniques reasoning.h knows.) Nothing if no try suits, or once `cancelled`.
std::optional<Numbers> generatePuzzle(Rng& rng, const PuzzleWish& wish, const std::atomic<bool>* cancelled = nullptr);

} // namespace ninefold
