#pragma once

#include "store/connection.h"
#include "store/ids.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::store {

/// Who sits on a seat: a person, a computer player of a level from 1 up, or somebody who has no profile.
struct Player {
  std::optional<ProfileId> profile{};
  int computer = 0;
  bool operator==(const Player&) const = default;
};

/// A puzzle of the day: which of the day's, of which date, and the local date when it was begun.
struct Daily {
  std::string slot;
  Date date = 0;
  Date day = 0;
  bool operator==(const Daily&) const = default;
};

/// What a match begins with; it never changes.
struct NewMatch {
  std::string game;
  std::string start;     // the record of the match, without its moves
  std::string variant;   // the seats and all that was agreed: what high scores are told apart by
  std::int64_t deal = 0; // a hash of the deal: the same for all who play it
  std::string level{};   // the grade of a puzzle, or the level of one person's computers; "" where neither is
  std::vector<Player> players{};
  std::optional<Daily> daily{};
};

enum class Status : std::uint8_t {
  playing,
  finished,
  abandoned, // nobody's loss: it isn't counted
  broken,    // finished, but some of its inputs were lost with a damaged file
};

/// A row of `matches` with its seats.
struct MatchRow {
  MatchId id{};
  NewMatch match{};
  Time created = 0;
  int done = 0;          // inputs that count; those after them were undone
  std::int64_t head = 0; // the seal of the last that counts
  int undos = 0;         // back past a draw
  int hints = 0;
  std::string clock{}; // what the shell keeps beside it: what its clocks show, what code it was dealt by
  Time updated = 0;
  Status status{};
  std::optional<std::int64_t> ended{}; // the how many-eth match to be finished
  std::optional<std::string> outcome{};
  int lost = 0; // inputs that a damaged file took

  /// What the inputs' seals and the row's own begin with.
  std::int64_t origin() const;
  std::int64_t seal() const;
};

/// Reads a row; nothing if there is none. Throws Error, Trouble::changed if what it began with doesn't fit its seal.
/// `sound`, if asked for, says whether the rest fits; else that throws, too.
std::optional<MatchRow> readRow(const Connection&, MatchId, bool* sound = nullptr);
/// The same, but it has to be there.
MatchRow rowOf(const Connection&, MatchId);
/// Writes a new row, under its own id if it has one; its id.
MatchId insertRow(Connection&, const MatchRow&);
/// Writes back what may change.
void updateRow(Connection&, const MatchRow&);

} // namespace ninefold::store
