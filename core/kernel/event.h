#pragma once

#include "grid/cell.h"
#include "kernel/phrase.h"
#include "kernel/seat.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold {

/// Something that happened in a game, for those who may hear of it: what the screen animates and the strip tells.
struct Event {
  enum class Kind : std::uint8_t {
    placed,     // a piece was laid (cells: where; number)
    written,    // a digit was written
    wiped,      // a digit was taken off the board
    flipped,    // cards were turned over, or back
    scored,     // seat got points for these cells
    unscored,   // points were taken back
    drew,       // seat drew a piece (number: which, for those who may know)
    discarded,  // a piece was put away face down
    collected,  // an irregular chip was picked up
    setAside,   // a piece left the game
    passed,     // seat did nothing
    called,     // seat called a row
    swapped,    // two tiles changed places (cells)
    wrong,      // a mistake was noticed: seat's move was undone or rated at nothing
    challenged, // seat objected
    upheld,     // the objection was without cause
    accepted,   // the open move stands
    declared,   // seat holds the total to be impossible
    revealed,   // something hidden was turned up (a total, a sector)
    supplied,   // seat drew an action tile
    sandTurned, // the hourglass was turned
    sandOut,    // the hourglass has run
    turnEnded,  // nothing more can be done in this turn
    roundOver,
    gameOver,
  };

  Kind kind{};
  std::optional<Seat> seat{};
  std::vector<Cell> cells{};
  int points = 0;
  Digit number = 0;
  /// Who may hear of it. Forgotten, it is nobody.
  SeatSet audience{};
  /// Why it came to that, where the app has decided it.
  Phrase why{};

  bool operator==(const Event&) const = default;
};

using Events = std::vector<Event>;

/// What `viewer` may hear of. Nobody in particular hears what every seat may.
Events heardBy(const Events& events, Viewer viewer, int seats);

/// Whether it is worth telling those who weren't looking.
bool isNews(const Event& event);

/// Whether something was shown or drawn that can't be unseen: then the moves so far are beyond undo.
bool reveals(const Events& events);

} // namespace ninefold
