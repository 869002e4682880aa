#pragma once

#include "ai/level.h"
#include "ai/stop.h"
#include "ai/worth.h"
#include "games/common/fault.h"
#include "games/common/game.h"
#include "kernel/guide.h"
#include "kernel/match.h"
#include "kernel/reason.h"

#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace ninefold {

/// What a computer player does, and what it thought of.
struct Advice {
  std::string input; // as records have it, here and below
  int after = 0;     // milliseconds that a person would take to see it, where all play at once
  std::int64_t nodes = 0;
  struct Considered {
    std::string input;
    ai::Worth worth{};
  };
  std::vector<Considered> best{}; // the best first
};

/// What a computer player has to think about: it holds all that its seat knows and nothing else, so that it can be
/// thought on any thread. No answer where it leaves the game to the others.
using Thinking = std::function<std::optional<Advice>(const ai::Stop&)>;

/// An input of some game, as its own types have it.
class AnyInput {
public:
  virtual ~AnyInput() = default;
  /// As records have it, without the time it took: made once, on its way to the disk.
  virtual std::string text() const = 0;
};

/// A match of any game, its types erased once: what the store keeps and the screen shows.
class AnyMatch {
public:
  virtual ~AnyMatch() = default;

  virtual std::string_view game() const = 0;
  virtual int seats() const = 0;
  /// Whether a seat knows what others may not: hands are hidden then.
  virtual bool hasSecrets() const = 0;
  /// How the match stands. By the rules one who plays alone always wins; here only by reaching what was to be reached,
  /// so that no list of wins has a puzzle that was given up.
  virtual Standing standing() const = 0;

  /// The record of the match: its start, and with it the inputs so far.
  virtual nlohmann::ordered_json record() const = 0;
  /// A hash of what was dealt: the same for all who play this deal.
  virtual std::uint64_t dealHash() const = 0;

  /// What a viewer sees, the move that its seat is composing included.
  virtual Scene scene(Viewer viewer) const = 0;
  /// Takes a gesture of a seat. The input that it completes; none if it doesn't (yet).
  virtual std::shared_ptr<const AnyInput> touch(Seat seat, const Gesture& gesture) = 0;
  /// Forgets what the seat was composing.
  virtual void forgetDraft(Seat seat) = 0;

  struct Played {
    Events events;
    std::uint64_t publicHash = 0;
  };
  using Milliseconds = std::optional<std::int64_t>;
  /// Applies an input of this match. It took so long, where that is known.
  virtual Result<Played> play(const AnyInput& input, Milliseconds took = {}) = 0;
  /// An input that is encoded as in a record. Throws Fault if it is none of this game's.
  virtual std::shared_ptr<const AnyInput> inputFrom(const nlohmann::json& encoded) const = 0;
  Result<Played> play(const nlohmann::json& encoded) { return play(*inputFrom(encoded)); }

  /// What all may know of what happened since the seat last did something, or of what it did itself if nothing happened
  /// since; for nobody in particular the last that was worth telling.
  virtual Events news(Viewer viewer) const = 0;

  /// Forgets the last input as if it had never been played: it couldn't be kept.
  virtual void takeBack() = 0;

  /// What the seat has jotted down, as JSON: notes outlive the moves between them. Empty in a game without notes.
  virtual std::string notes(Seat seat) const = 0;
  /// Puts notes back. Throws Fault if they are none of this game's.
  virtual void setNotes(Seat seat, const nlohmann::json& notes) = 0;

  /// What could be played now: for a seat, or (nobody) for the table and the clock.
  virtual std::vector<nlohmann::ordered_json> legal(Viewer viewer) const = 0;

  /// Whether computers can play it.
  virtual bool hasPlayers() const = 0;
  /// What a computer at that seat has to think about now; nothing if it can't do anything.
  virtual std::optional<Thinking> thinking(Seat seat, ai::Level level, std::uint64_t person) const = 0;

  /// What everybody can see of why the last input was made; nothing in a game that gives no reasons.
  virtual Reason reason() const = 0;
  /// Whether somebody may be coached in this match.
  virtual bool coached() const = 0;
  /// What a coach tells a seat of an input that it could make now, as records have it.
  virtual Guide guide(Seat seat, const std::string& input) const = 0;

  virtual std::size_t length() const = 0;
  /// How many turns have been taken: what a seat did, without objections and what the table or the clock said.
  virtual int turns() const = 0;
  /// Whose input was the last; nobody's: the table's, the clock's, or there is none yet.
  virtual Viewer lastSeat() const = 0;
  virtual bool canUndo(UndoTo to) const = 0;
  virtual bool canRedo() const = 0;
  virtual void undo() = 0;
  virtual void redo() = 0;
};

/// How a match stands for lists of wins: AnyMatch::standing().
template<Rules G> Standing standingToKeep(const Match<G>& match) {
  Standing standing = match.standing();
  if constexpr (CanBeMissed<G>)
    if (G::missed(match.view(nobody))) standing.winners.clear();
  return standing;
}

/// The record of a match that is about to be dealt.
nlohmann::json freshRecord(std::string_view game, int seats, std::int64_t seed);
nlohmann::json freshRecord(std::string_view game, int seats, std::int64_t seed, nlohmann::json options);

/// A match from its record, all its inputs played; or the fault that the record has. A log that its game's rules refuse
/// somewhere is a fault, too: "moves[7]: occupied".
Result<std::unique_ptr<AnyMatch>, Fault> openMatch(const nlohmann::json& record, Deals deals = Deals::full);

} // namespace ninefold
