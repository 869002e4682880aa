#pragma once

#include "store/matches.h"

namespace ninefold::store {

/// A Sudoku that somebody brought along: typed, pasted, imported.
struct Puzzle {
  PuzzleId id{};
  std::string givens; // 81 characters, '.' for empty
  std::string title{};
  std::string origin{}; // where it came from
  std::string level{};
  bool operator==(const Puzzle&) const = default;
};

/// A stroke of the pencil in a puzzle in progress: notes, colours, whatever isn't a move by the rules.
struct PencilStroke {
  int ply = 0;        // how many inputs the match had then: undo goes back through both in order
  std::string change; // JSON of the screen's
  bool operator==(const PencilStroke&) const = default;
};

struct Pencil {
  std::vector<PencilStroke> strokes{};
  int done = 0; // those from here on have been undone
  bool operator==(const Pencil&) const = default;
};

/// Own puzzles, and the pencil notes of matches in progress. Like the inputs of a match, strokes are kept one by one.
class Puzzles {
public:
  Puzzles(Connection& on, const Now& clock) : db(on), now(clock) {}

  /// Keeps a puzzle; the one that was kept before, if it has the same givens. Trouble::unusable if it isn't 81 cells.
  PuzzleId add(const Puzzle&);
  void remove(PuzzleId);
  /// The latest first; no more than `most` of them, if that is said.
  std::vector<Puzzle> all(int most = -1) const;
  std::optional<Puzzle> find(PuzzleId) const;

  void stroke(MatchId, const PencilStroke&);
  void undoStroke(MatchId);
  void redoStroke(MatchId);
  /// Throws Error, Trouble::changed if a stroke doesn't fit its seal. `sound`, if asked for, says so instead, and what
  /// comes before that stroke is handed out.
  Pencil pencil(MatchId, bool* sound = nullptr) const;

private:
  int strokesDone(MatchId) const;
  void setDone(MatchId, int done);

  Connection& db;
  const Now& now;
};

} // namespace ninefold::store
