#pragma once

#include "ai/player.h"
#include "games/common/alone.h"
#include "games/common/chance.h"
#include "games/common/game.h"
#include "games/okudos/ai/memory.h"
#include "games/okudos/options.h"
#include "games/okudos/words.h"
#include "grid/numbers.h"
#include "kernel/inline_vector.h"

#include <array>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// O'kudos: chips cover the numbers of a filled Sudoku, and whoever has the most left uncovered in its secret sectors
/// wins.
namespace ninefold::okudos {

using Table = ninefold::Table<Options>;

struct Deal {
  Numbers values;             // printed on the board
  std::vector<Digit> markers; // the sectors, 1 to 9, as they are dealt
  std::vector<Digit> chips;   // in the order drawn
  bool operator==(const Deal&) const = default;
};

// A turn: the chips that the seat collects first, one after another (OK-5), and what it does then.

struct Place {
  Cell cell;
  Digit chip = 0;
  std::vector<Cell> collect{};
  bool operator==(const Place&) const = default;
};
struct Discard {
  Digit chip = 0;
  std::vector<Cell> collect{};
  bool operator==(const Discard&) const = default;
};
struct Pass {
  std::vector<Cell> collect{};
  bool operator==(const Pass&) const = default;
};
using Move = std::variant<Place, Discard, Pass, Challenge, Accept, Timeout, TimeUp, AgreeEnd>;

/// Whose a sector is: the game's, or that of the seat with this number.
enum class Owner : std::int8_t { unknown = -2, game = -1 };
constexpr Owner ownerAt(Seat seat) { return static_cast<Owner>(index(seat)); }
constexpr bool isSeat(Owner owner) { return owner > Owner::game; }

/// One owner for each of S1 to S9, counted from 0.
using Sectors = std::array<Owner, 9>;

/// At most three chips (OK-4): a new one comes to where the one before it lay.
using Hand = InlineVector<Digit, 3>;

/// What everybody knows: it is part of the state and of every view.
struct Public {
  Table table;
  Numbers values; // printed on the board
  Numbers chips;  // lying on it
  PerSeat<int> holds;
  PerSeat<int> collected;              // chips that count (none with irregularToDiscard)
  std::array<std::uint8_t, 10> lifted; // how many chips of each number left the board, for all to see
  int discarded = 0;
  int passes = 0;             // directly after one another
  std::optional<Cell> latest; // where the last move laid its chip
  std::optional<Seat> turn;   // none once the game is over
  bool over = false;
  bool operator==(const Public&) const = default;
};

/// What lies on the discard pile is nowhere: no rule ever asks for it.
struct State {
  Public known;
  Sectors sectors;
  PerSeat<Hand> hand;
  InlineVector<Digit, 81> supply; // the next one to draw is the last
  bool operator==(const State&) const = default;
};

struct View {
  Public known;
  Viewer viewer;
  Sectors sectors; // the viewer's own; all of them once the game is over (OK-11)
  Hand hand;       // the viewer's own
  int supply = 0;  // how many are left to draw
  bool operator==(const View&) const = default;
};

/// A turn that is being put together on the screen.
struct Draft {
  std::optional<int> piece;       // the chip that is taken up
  std::optional<Cell> cell;       // where it is held
  InlineVector<Cell, 81> collect; // chips that are to be collected, in this order (`table` only)
  bool put = false;               // it was put down there to be seen, and isn't held over it
  bool operator==(const Draft&) const = default;
};

struct Game {
  static constexpr std::string_view id = "okudos";
  static constexpr int fewestSeats = 2;
  static constexpr int mostSeats = 4;
  static constexpr bool secrets = true;

  using Options = okudos::Options;
  using Table = okudos::Table;
  using Deal = okudos::Deal;
  using Move = okudos::Move;
  using State = okudos::State;
  using View = okudos::View;
  using Draft = okudos::Draft;
  using Memory = okudos::Memory;

  static const std::vector<Option<Options>>& options() { return okudos::options(); }

  static Deal shuffle(const Table&, Rng&);
  static State begin(const Table&, const Deal&);
  static Result<Step<Game>> apply(const State&, const Input<Game>&);
  static Standing standing(const State&);
  static std::string everything(const State&);

  static View view(const State&, Viewer);
  static std::vector<Move> legal(const View&);
  static State imagine(const View&, Rng&);
  static void add(Hash&, const View&);

  static void remember(Memory&, const View&, const Events& heard);
  static std::optional<ai::Thought<Move>> think(const View&, const Memory&, ai::Level, std::uint64_t person,
                                                const ai::Stop&);
  static std::optional<ai::Worth> worthOf(const View&, const Memory&, const Move&, std::uint64_t person,
                                          const ai::Stop&);

  static std::span<const DailyKind> dailies();
  static Puzzle<Game> daily(const DailyKind&, int part, int weekday);
  static std::optional<int> par(const Table&, const Deal&);

  static Scene present(const View&, const Draft&);
  static Touch<Game> interpret(const View&, const Draft&, const Gesture&);

  static std::vector<Stock> box(const Table&);
  static std::vector<Draw> dealt(const State&);
  static std::optional<Draw> drawn(const Event&);

  static Deal readDeal(const Node&, const Table&, Deals);
  static Move readMove(const Node&, const Table&);
  static void write(nlohmann::ordered_json&, const Deal&);
  static void write(nlohmann::ordered_json&, const Move&);
};

/// How many sectors each seat is dealt (OK-2, OK-14).
constexpr int shareOf(const Table& table) { return table.seats == 2 || table.options.threeSectors ? 3 : 2; }
/// Whether the game itself takes part (OK-12): not if the seats have all the sectors.
constexpr bool gameScores(const Table& table) { return shareOf(table) * table.seats < 9; }

/// Whether the viewer may move now.
inline bool mayMove(const View& view) { return view.viewer && view.known.turn == view.viewer; }
/// The chip that is taken up, if the hand still holds it.
std::optional<Digit> picked(const View&, const Draft&);
/// Whether touching chips on the board marks them to be collected: only the players notice what is irregular (OK-18).
inline bool collects(const View& view) { return mayMove(view) && view.known.table.options.referee == Referee::table; }
/// Whether a chip would find room there: the cell is empty, or the chip on it is to be collected before.
bool hasRoom(const View&, const Draft&, Cell);
/// Whether the chip that is taken up lies on a cell to be seen there, not laid yet.
bool tries(const View&, const Draft&);
/// The chips that forbid the one that is tried out: the same number in its sector, row or column. Told in `assist`.
std::vector<Cell> forbidding(const View&, const Draft&);

/// Whether a chip with the same number lies in its sector, row or column (OK-6); no for an empty cell.
bool irregular(const Public&, Cell);

/// The sum of the values that no chip covers, for each sector (OK-11).
std::array<int, 9> uncovered(const Public&);
/// The game's sector that doesn't count, its worst of three (OK-13).
std::optional<std::size_t> uncounted(const Public&, const Sectors&);
/// What an owner would have if the game ended now (OK-11). Right only if all its sectors are known.
int score(const Public&, const Sectors&, Owner);

} // namespace ninefold::okudos
