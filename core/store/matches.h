#pragma once

#include "kernel/standing.h"
#include "store/match_row.h"

#include <functional>

namespace ninefold::store {

/// An input as it is kept.
struct SavedInput {
  std::string input;      // JSON, as records have it, without "ms"
  std::uint64_t hash = 0; // of what everybody could see after it
  std::optional<std::int64_t> ms{};
  bool operator==(const SavedInput&) const = default;
};

/// A match as it is kept, every seal of it checked. replay.h makes a Match of it.
struct SavedMatch : MatchRow {
  std::vector<SavedInput> inputs{}; // those from `done` on have been undone
  /// The record of what was played: for sharing, exporting, comparing.
  std::string record() const;
};

/// The next input of a match, and how it stands afterwards if that ended it.
struct Append {
  MatchId match{};
  int ply = 0; // how many inputs the match had before
  SavedInput input{};
  std::optional<std::string> clock{};
  std::optional<Standing> ended{};
};

/// A line of the Continue list, or of the list of past matches.
struct MatchLine {
  MatchId id{};
  std::string game;
  std::string variant;
  std::string level;
  std::vector<Player> players;
  std::optional<Daily> daily;
  int done = 0;
  int lost = 0;
  Time updated = 0;
  std::optional<std::int64_t> ended; // the how many-eth match to be finished
  std::optional<std::string> outcome;
};

using Now = std::function<Time()>;
/// The clock of those who only read.
inline const Now noClock = [] { return Time{0}; };

/// How far an undo goes: to what was known before it anyway, or back past a draw, so that whoever plays on knows more
/// than a player could.
enum class Back : std::uint8_t { freely, pastDraw };

/// The matches: what can be asked (const) and what can be done with them. Throws Error; see Store.
class Matches {
public:
  Matches(Connection& on, const Now& clock) : db(on), now(clock) {}

  MatchId create(const NewMatch&);
  /// Begins a match with what was played in another one. It is listed apart: whoever plays on from there may know what
  /// came of it.
  MatchId tryAgain(const NewMatch&, std::vector<SavedInput>);
  /// Keeps an input, drops what was undone before it, and finishes the match if that was its end. The caller says which
  /// ply it thinks comes next: an input that another one overtook is refused (Trouble::outOfStep).
  void append(const Append&);
  void undo(MatchId, int steps = 1, Back = Back::pastDraw);
  void redo(MatchId, int steps = 1);
  void countHint(MatchId);
  void saveClock(MatchId, const std::string& clock);
  void abandon(MatchId);
  void remove(MatchId);
  /// Cuts a match back to what its seals vouch for and notes what was lost; how many inputs that was.
  int repair(MatchId);

  SavedMatch load(MatchId) const;
  /// What can be vouched for: the start and the inputs up to the first that doesn't fit. Nothing if not even the start.
  std::optional<SavedMatch> readable(MatchId) const;
  std::vector<MatchLine> unfinished(int most = 100) const;
  /// Finished matches, the latest first; those from before `before` only.
  std::vector<MatchLine> finished(int most, std::optional<std::int64_t> before = {}) const;
  int finishedCount() const { return db.one<int>("SELECT count(*) FROM matches WHERE status = 1"); }
  int inputCount() const { return db.one<int>("SELECT count(*) FROM inputs"); }
  int count() const { return db.one<int>("SELECT count(*) FROM matches"); }

  /// How many matches were finished here, since these books were opened.
  int finishes() const { return finishedHere; }

  /// Writes a whole match, under its own id if it has one: for rescue. Its results are not counted.
  MatchId keep(const SavedMatch&);

private:
  MatchRow open(MatchId) const;
  void finish(MatchRow&, const Standing&);
  std::int64_t sealAt(const MatchRow&, int done) const;

  Connection& db;
  const Now& now;
  int finishedHere = 0;
};

std::int64_t sealOf(std::int64_t before, int ply, const SavedInput&);

/// A standing as `outcome` keeps it.
std::string outcomeOf(const Standing&);
/// Throws Error if that isn't one.
Standing standingFrom(const std::string& outcome);

} // namespace ninefold::store
