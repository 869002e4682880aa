#pragma once

#include "ai/player.h"
#include "games/common/alone.h"
#include "games/common/game.h"
#include "games/sudoku_pens/ai/memory.h"
#include "games/sudoku_pens/options.h"
#include "games/sudoku_pens/words.h"
#include "grid/digit_set.h"
#include "grid/numbers.h"
#include "kernel/inline_vector.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Sudoku Pens: one puzzle for all, each seat writes in a colour of its own and scores the digits it wrote.
namespace ninefold::sudoku_pens {

using Table = ninefold::Table<Options>;

struct Deal {
  Numbers givens; // with exactly one solution (SP-1)
  bool operator==(const Deal&) const = default;
};

struct Write {
  Cell cell;
  Digit digit = 0;
  bool operator==(const Write&) const = default;
};
/// The seat says that it has nothing, or in the speed variant nothing more (SP-5, SP-13).
struct Pass {
  bool operator==(const Pass&) const = default;
};
/// A solver wipes a digit (SP-16).
struct Erase {
  Cell cell;
  bool operator==(const Erase&) const = default;
};
using Move = std::variant<Write, Pass, Erase, Challenge, Accept, Timeout, TimeUp, AgreeEnd>;

/// What everybody knows: all but the solution.
struct Public {
  Table table;
  Numbers board;
  Board<bool> given;
  Board<std::optional<Seat>> pen; // who wrote the digit
  InlineVector<Cell, 81> open;    // digits that can still be challenged, as they were written (SP-8, SP-14)
  std::optional<Cell> latest;     // where the last move wrote
  int turns = 0;                  // that are over; in the standard game a digit ends its turn, open or not
  int kept = 0;                   // digits of this turn that are left on the board
  int fruitless = 0;              // turns in a row that left no digit (SP-10)
  bool over = false;
  bool operator==(const Public&) const = default;
};

struct State {
  Public known;
  Numbers solution;
  bool operator==(const State&) const = default;
};

struct View {
  Public known;
  Viewer viewer;
  bool operator==(const View&) const = default;
};

/// What is written: digits on the board, or notes on the screen.
enum class Pencil : std::uint8_t { ink, corner, centre };

/// What one seat has on its screen and not on the board. Cell first: a tap selects, a key writes. Digit first: a key
/// with no cell selected takes up that digit, taps write it, the same key lays it down. The same with notes.
struct Draft {
  std::optional<Cell> cell{}; // selected first; a stroke selects all up to `far`
  std::optional<Cell> far{};
  Digit armed = 0; // the digit that a tap writes (0: a tap selects)
  Pencil pencil = Pencil::ink;
  Board<DigitSet> corner{}, centre{}; // notes
  Board<DigitSet> insisted{};         // those made although somebody had written the digit in sight of the cell
  bool keeps = false;                 // what a digit settles stays to be seen
  bool operator==(const Draft&) const = default;
};

struct Game {
  static constexpr std::string_view id = "sudoku_pens";
  static constexpr int fewestSeats = 1;
  static constexpr int mostSeats = 4;
  static constexpr bool secrets = false;

  using Options = sudoku_pens::Options;
  using Table = sudoku_pens::Table;
  using Deal = sudoku_pens::Deal;
  using Move = sudoku_pens::Move;
  using State = sudoku_pens::State;
  using View = sudoku_pens::View;
  using Draft = sudoku_pens::Draft;
  using Memory = sudoku_pens::Memory;

  static const std::vector<Option<Options>>& options() { return sudoku_pens::options(); }

  static Deal shuffle(const Table&, Rng&);
  static State begin(const Table&, const Deal&);
  static Result<Step<Game>> apply(const State&, const Input<Game>&);
  static Standing standing(const State&);
  /// Whether somebody who plays alone has ended without solving the puzzle (SP-16).
  static bool missed(const View&);
  static std::string everything(const State&);

  static View view(const State&, Viewer);
  static std::vector<Move> legal(const View&);
  static State imagine(const View&, Rng&);
  static void add(Hash&, const View&);

  static Scene present(const View&, const Draft&);
  static Touch<Game> interpret(const View&, const Draft&, const Gesture&);
  static nlohmann::ordered_json notes(const Draft&);
  static void setNotes(Draft&, const Node&);
  static void forget(Draft&) {} // notes and what is selected outlive a move that is taken back

  static void remember(Memory&, const View&, const Events&);
  static std::optional<ai::Thought<Move>> think(const View&, const Memory&, ai::Level, std::uint64_t person,
                                                const ai::Stop&);

  static Deal readDeal(const Node&, const Table&, Deals);
  static Move readMove(const Node&, const Table&);
  static void write(nlohmann::ordered_json&, const Deal&);
  static void write(nlohmann::ordered_json&, const Move&);

  static std::span<const DailyKind> dailies();
  static Puzzle<Game> daily(const DailyKind&, int part, int weekday);
  static std::optional<int> par(const Table&, const Deal&);
  static int levels(const Options&);
  static Deal problem(const Options&, int level, Rng&);
  static std::string_view grade(int level);
};

inline bool solo(const Public& known) { return known.table.options.mode == Mode::solo; }
inline bool speed(const Public& known) { return known.table.options.mode == Mode::speed; }

/// Whether no cell is left empty.
bool filled(const Public&);

/// Whose turn it is; nobody's once the game is over (SP-2, SP-15).
std::optional<Seat> turnOf(const Public&);

/// Whether the next seat waits for the verdict on the digit just written, and the sand lies still (SP-8).
inline bool awaitsVerdict(const Public& known) { return !speed(known) && !known.open.empty(); }

/// Whether the viewer may write a digit now.
inline bool mayWrite(const View& view) {
  return view.viewer && turnOf(view.known) == view.viewer && !awaitsVerdict(view.known);
}
/// Whether the cell is among those selected.
bool selects(const Draft&, Cell);

/// Which digits somebody has written in sight of a cell: notes of them are settled. What is printed settles none, so
/// that everybody can note as they like.
DigitSet settledAt(const Public&, Cell);
/// The notes in a cell as they are to be seen. A digit wipes those that it settles, for as long as it stands: they are
/// kept all the same, so that they come back with the same undo that takes the digit away.
DigitSet seen(const Public&, const Draft&, Cell, DigitSet noted);

/// The sums of the digits in each seat's colour (SP-12).
PerSeat<int> scores(const Public&);

/// The puzzle as it was dealt (SP-1).
Numbers givens(const Public&);

} // namespace ninefold::sudoku_pens
