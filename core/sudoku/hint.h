#pragma once

#include "sudoku/human/proof.h"
#include "sudoku/human/solve.h"

#include <optional>
#include <span>

namespace ninefold {

/// A hint is given in four stages, each telling a little more.
enum class HintStage : std::uint8_t { where, technique, pattern, action };

/// What a stage shows.
struct Hint {
  enum class Kind : std::uint8_t {
    solved, // there is nothing left to do
    wrong,  // some entries differ from the solution
    step,   // here is the next step
  } kind = Kind::solved;
  HintStage stage = HintStage::where;
  human::CellSet cells;             // to look at; the wrong entries
  human::Houses houses;             // to look at
  std::vector<human::Phrase> words; // one after the other
  std::optional<human::Step> step;  // from the pattern on, to be drawn
  bool fromNotes = false;           // the step rests on the player's own notes
  bool operator==(const Hint&) const = default;
};

/// The way from where a player is to the solution, thought out once. It stays good while the player goes on rightly.
class HintPlan {
public:
  /// `puzzle` has exactly one solution; `numbers` is what lies, `notes` the player's candidates for each cell (as bits
  /// 0 to 8), 0 for a cell without notes. A plan whose thinking was cancelled is of no use.
  HintPlan(const Numbers& puzzle, const Numbers& numbers, const Board<human::Digits>& notes,
           const std::atomic<bool>* cancelled = nullptr);

  /// The hint for where the player is by now: wrong entries first, else the first step of the plan not yet done.
  Hint hint(const Numbers& numbers, const Board<human::Digits>& notes, HintStage stage,
            const std::atomic<bool>* cancelled = nullptr);

  /// What a step says to strike out is struck out from now on, also for a player whose notes don't tell.
  void strike(const human::Step& step);

  /// The candidates that are left, by the player's notes as far as they can be trusted.
  human::Position known(const Numbers& numbers, const Board<human::Digits>& notes) const;

  const Numbers& solution() const { return end; }
  const std::vector<human::Step>& steps() const { return path; }

private:
  void think(const Numbers& numbers, const Board<human::Digits>& notes, const std::atomic<bool>* cancelled);

  Numbers end;
  std::vector<human::Step> path;
  std::array<human::CellSet, 9> struck{}; // by digit
  bool fromNotes = false;
};

/// The entries that differ from the solution.
human::CellSet wrongEntries(const Numbers& solution, const Numbers& numbers);

} // namespace ninefold
