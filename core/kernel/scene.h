#pragma once

#include "grid/cell.h"
#include "grid/digit_set.h"
#include "kernel/phrase.h"
#include "kernel/seat.h"
#include "kernel/stable_key.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold {

/// What a piece looks like, on the board or in a hand. Each game declares what it has; the kernel knows of none.
struct Face {
  StableKey key{};
  const char* drawn = " %"; // on a terminal: two letters, of which % is its number

  bool operator==(const Face& other) const { return key == other.key; }

  static const Face none;
};
inline constexpr Face Face::none{"", " ."};

/// What is to be said about a cell at the moment. Any of them together.
enum class Mark : std::uint16_t {
  legal = 1, // the piece in hand may go there
  selected = 2,
  latest = 4,      // laid in the last move
  wrong = 8,       // breaks a rule (only ever shown where the referee is `assist`)
  counts = 16,     // would score, or did just now
  covered = 64,    // a digit tile or chip lies on what is printed
  goldStart = 128, // one of the tiles that the game began with
  tried = 256,     // what lies here isn't placed yet: the draft tries it out
};

struct Marks {
  std::uint16_t bits = 0;
  constexpr bool has(Mark mark) const { return (bits & static_cast<std::uint16_t>(mark)) != 0; }
  constexpr void add(Mark mark) { bits = static_cast<std::uint16_t>(bits | static_cast<std::uint16_t>(mark)); }
  bool operator==(const Marks&) const = default;
};

struct SceneCell {
  Cell at;
  Face face = Face::none;
  Digit number = 0;
  Digit printed = 0;           // the value under a chip or a digit tile
  std::optional<Seat> owner{}; // who wrote or owns it
  int sum = 0;                 // what the row being marked makes up to here
  int sector = -1;             // index into Scene::sectors
  Marks marks{};
  Phrase label{};              // for the screen reader
  DigitSet corner{}, centre{}; // the viewer's notes
  bool operator==(const SceneCell&) const = default;
};

struct ScenePiece {
  Face face = Face::none;
  Digit number = 0;
  bool selected = false;
  Phrase label{};
  bool played = false; // part of the move being composed: it lies on the board
  bool operator==(const ScenePiece&) const = default;
};

/// To whom a number is known: to all, to the viewer alone (to be shown with its hand only), or to nobody at this
/// screen.
enum class KnownTo : std::uint8_t { all, viewer, none };

struct SceneSeat {
  Seat seat{};
  int score = 0; // 0 if it's known to nobody
  KnownTo scoreKnownTo = KnownTo::all;
  int won = 0;    // pieces won that lie in a pile before the seat
  int hidden = 0; // pieces in a hand that the viewer may not see
  bool turn = false;
  bool out = false;               // of this round
  bool declared = false;          // holds the total to be impossible
  std::vector<ScenePiece> open{}; // what lies open before the seat
  bool operator==(const SceneSeat&) const = default;
};

/// A total tile that lies half over a total cell, the one before the first cell of a row, and points the row's way.
struct SceneHead {
  Cell first;
  Direction direction{};
  int total = 0;
  Phrase label{};
  bool operator==(const SceneHead&) const = default;
};

/// A run of cells with a ring round it: what somebody claims, or what a draft would score.
struct SceneRun {
  Cell from;
  Cell to;
  Seat seat{};    // whose it is
  int points = 0; // that it brings; 0: not to be told
  bool operator==(const SceneRun&) const = default;
};

/// What can be pressed besides the board and the hand. These here occur in several games; what only one has is declared
/// there.
struct Action {
  StableKey key{};

  bool operator==(const Action&) const = default;

  static const Action confirm, takeBack /* the draft */, flipPiece, pass, challenge, accept, agreeEnd;
};
inline constexpr Action Action::confirm{"confirm"};
inline constexpr Action Action::takeBack{"takeBack"};
inline constexpr Action Action::flipPiece{"flipPiece"};
inline constexpr Action Action::pass{"pass"};
inline constexpr Action Action::challenge{"challenge"};
inline constexpr Action Action::accept{"accept"};
inline constexpr Action Action::agreeEnd{"agreeEnd"};

struct SceneAction {
  Action action{};
  bool enabled = true;
  Phrase label{};
  bool on = false; // a switch that is on
  bool operator==(const SceneAction&) const = default;
};

/// A part of the board that somebody owns.
struct SceneSector {
  int points = 0;              // what it is worth as it lies
  bool counts = true;          // at the end; a variant may leave one out
  std::optional<Seat> owner{}; // once it was turned up, or the viewer's own
  bool game = false;           // belongs to the game itself
  Phrase label{};              // as secret as its owner: to be shown with the hand only, until the game is over
  bool operator==(const SceneSector&) const = default;
};

/// All that a screen ever learns of a game: one seat's view of it as a picture in words and numbers.
struct Scene {
  Shape shape;
  std::vector<SceneCell> cells{};
  std::vector<ScenePiece> hand{}; // the viewer's own, empty for nobody
  std::vector<SceneSeat> seats{};
  std::vector<SceneSector> sectors{};
  std::optional<int> game{}; // what the game itself has, once that is known
  std::vector<SceneAction> actions{};
  std::vector<SceneHead> heads{};
  std::vector<SceneRun> runs{};
  std::optional<int> total{};   // the total to be found
  std::vector<int> aside{};     // totals put aside, as they lie
  int pile = 0;                 // pieces left to draw
  int totals = 0;               // total tiles left to be revealed
  int away = 0;                 // pieces that left the game
  int track = 0;                // fields of the score track, after which it begins anew; 0: there is none
  Digit armed = 0;              // the digit that a tap on a cell writes; 0: none
  std::optional<int> preview{}; // points that the draft would bring, or the running sum of the row being marked
  bool right = false;           // the row being marked would stand as it lies
  bool sandRuns = false;
  int sandSeconds = 0;        // how long the hourglass runs in this game; 0: there is none
  PieceNames named = nullptr; // what pieces are called where they aren't numbers
  Phrase status{};            // whose turn it is, what is awaited, who won
  bool over = false;
  bool operator==(const Scene&) const = default;
};

} // namespace ninefold
