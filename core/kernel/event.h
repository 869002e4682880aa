#pragma once

#include "grid/cell.h"
#include "kernel/phrase.h"
#include "kernel/seat.h"
#include "kernel/stable_key.h"

#include <optional>
#include <vector>

namespace ninefold {

/// Something that happened in a game, for those who may hear of it: what the screen animates and the strip tells.
struct Event {
  /// What it was, by a word that stays the same, and what follows from it. These here occur in several games; what only
  /// happens in one is declared there.
  struct Kind {
    StableKey key{};
    bool act = false;     // somebody's move began with it
    bool news = false;    // worth telling those who weren't looking
    bool reveals = false; // something was shown or drawn that can't be unseen: the moves so far are beyond undo
    bool chance = false;  // chance speaks in it, or it may follow from what chance has said
    int gain = 0;         // its points are a gain (1) or a loss (-1) of its seat

    bool operator==(const Kind& other) const { return key == other.key; }

    static const Kind placed;     // a piece was laid (cells: where; number)
    static const Kind scored;     // seat got points for these cells
    static const Kind unscored;   // points were taken back
    static const Kind drew;       // seat drew a piece (number: which, for those who may know)
    static const Kind setAside;   // a piece left the game
    static const Kind passed;     // seat did nothing
    static const Kind wrong;      // a mistake was noticed: seat's move was undone or rated at nothing
    static const Kind challenged; // seat objected
    static const Kind upheld;     // the objection was without cause
    static const Kind accepted;   // the open move stands
    static const Kind revealed;   // something hidden was turned up
    static const Kind sandTurned; // the hourglass was turned
    static const Kind sandOut;    // the hourglass has run
    static const Kind roundOver;
    static const Kind gameOver;
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

inline constexpr Event::Kind Event::Kind::placed{.key = "placed", .act = true, .news = true};
inline constexpr Event::Kind Event::Kind::scored{.key = "scored", .news = true, .gain = 1};
inline constexpr Event::Kind Event::Kind::unscored{.key = "unscored", .news = true, .gain = -1};
inline constexpr Event::Kind Event::Kind::drew{.key = "drew", .reveals = true, .chance = true};
inline constexpr Event::Kind Event::Kind::setAside{.key = "setAside"};
inline constexpr Event::Kind Event::Kind::passed{.key = "passed", .act = true, .news = true};
inline constexpr Event::Kind Event::Kind::wrong{.key = "wrong", .news = true, .reveals = true};
inline constexpr Event::Kind Event::Kind::challenged{.key = "challenged", .reveals = true};
inline constexpr Event::Kind Event::Kind::upheld{.key = "upheld", .news = true};
inline constexpr Event::Kind Event::Kind::accepted{.key = "accepted", .reveals = true};
inline constexpr Event::Kind Event::Kind::revealed{.key = "revealed", .reveals = true, .chance = true};
inline constexpr Event::Kind Event::Kind::sandTurned{.key = "sandTurned"};
inline constexpr Event::Kind Event::Kind::sandOut{.key = "sandOut", .news = true};
inline constexpr Event::Kind Event::Kind::roundOver{.key = "roundOver", .chance = true};
inline constexpr Event::Kind Event::Kind::gameOver{.key = "gameOver", .reveals = true, .chance = true};

using Events = std::vector<Event>;

/// What `viewer` may hear of. Nobody in particular hears what every seat may.
Events heardBy(const Events& events, Viewer viewer, int seats);

/// Whether it is worth telling those who weren't looking: what nobody did, such as time running out for all, isn't.
bool isNews(const Event& event);

/// Whether something was shown or drawn that can't be unseen: then the moves so far are beyond undo.
bool reveals(const Events& events);

} // namespace ninefold
