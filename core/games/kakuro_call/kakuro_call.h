#pragma once

#include "ai/player.h"
#include "games/common/alone.h"
#include "games/common/chance.h"
#include "games/common/game.h"
#include "games/kakuro_call/ai/memory.h"
#include "games/kakuro_call/options.h"
#include "games/kakuro_call/pieces.h"
#include "games/kakuro_call/words.h"
#include "kernel/inline_vector.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Kakuro Call: all search one board at once for a row that makes the total; whoever sees one first calls it.
namespace ninefold::kakuro_call {

using Table = ninefold::Table<Options>;

struct Deal {
  std::vector<Digit> tiles; // 64, row by row
  std::vector<Total> totals;
  std::vector<ActionTile> actions;
  bool operator==(const Deal&) const = default;
};

/// "Kakuro!": the row that the seat shows, if it shows one, and the action tiles for it in their order (KL-7, KL-9).
struct Call {
  std::optional<Ends> row{};
  std::vector<Use> use{};
  bool operator==(const Call&) const = default;
};
/// The seat holds that no row makes the total (KL-18).
struct Impossible {
  bool operator==(const Impossible&) const = default;
};
using Move = std::variant<Call, Impossible, Challenge, Accept, Timeout, TimeUp, AgreeEnd>;

/// A row that lies as if it were right, and that any other seat may still object to (KL-29).
struct Open {
  Seat caller{};
  Row row;
  int doublings = 0; // played for it
  Supply used;       // all action tiles of the call
  Board<Spot> before;
  bool operator==(const Open&) const = default;
};

/// What everybody knows: all but the order of the piles. It is part of the state and of every view.
struct Public {
  Table table;
  Board<Spot> board;
  PerSeat<Supply> supply;
  Supply gone; // action tiles spent or laid on the board
  PerSeat<int> score;
  InlineVector<Total, 45> revealed; // in their order, the current one last
  InlineVector<Total, 3> aside;
  Total total = 0; // the one to be found; 0 once the game is over
  SeatSet out;     // of this round
  SeatSet declared;
  bool sand = false; // the hourglass was turned in this round
  std::optional<Open> open;
  bool over = false;
  bool operator==(const Public&) const = default;
};

struct State {
  Public known;
  InlineVector<Total, 45> totals; // the next one is the last, here and below
  InlineVector<ActionTile, 40> actions;
  bool operator==(const State&) const = default;
};

struct View {
  Public known;
  Viewer viewer;
  int totals = 0; // how many are left in the pile, here and below
  int actions = 0;
  bool operator==(const View&) const = default;
};

/// An action tile that is part of the call being made: which one of the seat's, counted as they lie in its supply.
struct Laid {
  int piece = 0;
  Use use;
  bool operator==(const Laid&) const = default;
};

/// An action tile that is being dragged, and the cell that it is over; outside the board: none.
struct Held {
  int piece = 0;
  Cell over;
  bool operator==(const Held&) const = default;
};

/// A call that is being made on the screen.
struct Draft {
  bool calling = false; // the seat has hit the buzzer
  std::optional<Ends> row{};
  std::vector<Laid> played{};
  std::optional<int> picked{}; // the action tile in hand
  bool turned = false;         // its back is up: a bound
  std::optional<int> told{};   // the one that was touched last: what it can do is being said
  std::optional<Cell> first{}; // of the two that a swap in hand takes
  std::optional<Held> held{};
  bool operator==(const Draft&) const = default;
};

struct Game {
  static constexpr std::string_view id = "kakuro_call";
  static constexpr int fewestSeats = 1;
  static constexpr int mostSeats = 5;
  static constexpr bool secrets = false;

  using Options = kakuro_call::Options;
  using Table = kakuro_call::Table;
  using Deal = kakuro_call::Deal;
  using Move = kakuro_call::Move;
  using State = kakuro_call::State;
  using View = kakuro_call::View;
  using Draft = kakuro_call::Draft;

  static const std::vector<Option<Options>>& options() { return kakuro_call::options(); }

  static Deal shuffle(const Table&, Rng&);
  static State begin(const Table&, const Deal&);
  static Result<Step<Game>> apply(const State&, const Input<Game>&);
  static Standing standing(const State&);
  static std::string everything(const State&);

  static View view(const State&, Viewer);
  static std::vector<Move> legal(const View&);
  static State imagine(const View&, Rng&);
  static void add(Hash&, const View&);

  using Memory = kakuro_call::Memory;
  static void pass(Memory&, std::int64_t ms);
  static void remember(Memory&, const View&, const Events&);
  static std::optional<ai::Thought<Move>> think(const View&, const Memory&, ai::Level, std::uint64_t person,
                                                const ai::Stop&);
  static int sand(const View&);

  static Scene present(const View&, const Draft&);
  static Touch<Game> interpret(const View&, const Draft&, const Gesture&);

  static std::vector<Stock> box(const Table&);
  static std::vector<Draw> dealt(const State&);
  static std::optional<Draw> drawn(const Event&);

  static Deal readDeal(const Node&, const Table&, Deals);
  static Move readMove(const Node&, const Table&);
  static void write(nlohmann::ordered_json&, const Deal&);
  static void write(nlohmann::ordered_json&, const Move&);

  static std::span<const DailyKind> dailies();
  static Puzzle<Game> daily(const DailyKind&, int part, int weekday);
  static std::optional<int> par(const Table&, const Deal&);
};

/// Whether the sand runs: a call that waits for its verdict stops it (KL-18, KL-29).
inline bool sandRuns(const Public& known) { return known.sand && !known.open && !known.over; }

/// Whether a seat may call, and whether it may declare the total impossible (KL-8, KL-18).
inline bool mayCall(const Public& known, Seat seat) { return !known.over && !known.open && !known.out.has(seat); }
inline bool mayDeclare(const Public& known, Seat seat) {
  return !known.over && !known.open && !known.declared.has(seat);
}

} // namespace ninefold::kakuro_call
