#pragma once

#include "ai/player.h"
#include "games/common/alone.h"
#include "games/common/chance.h"
#include "games/common/game.h"
#include "games/sudoku_tiles/options.h"
#include "games/sudoku_tiles/words.h"
#include "grid/numbers.h"
#include "kernel/inline_vector.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// SuDoku Tiles, with Sudokids: numbers are laid one by one where they don't conflict, and count what they meet.
namespace ninefold::sudoku_tiles {

using Table = ninefold::Table<Options>;

struct Deal {
  std::vector<Cell> gold; // where the start tiles 1, 2, 3 ... lie
  std::vector<Digit> pile;
  bool operator==(const Deal&) const = default;
};

struct Place {
  Cell cell;
  bool operator==(const Place&) const = default;
};
/// The seat says that it finds no legal cell (ST-10).
struct Cannot {
  bool operator==(const Cannot&) const = default;
};
using Move = std::variant<Place, Cannot, Challenge, Accept, Timeout, TimeUp, AgreeEnd>;

/// A placement that another seat may still object to (ST-12).
struct Open {
  Seat mover{};
  Cell cell;
  int points = 0;
  bool operator==(const Open&) const = default;
};

/// What everybody knows: it is part of the state and of every view.
struct Public {
  Table table;
  Numbers board;
  Board<bool> gold;
  PerSeat<bool> holds; // a tile
  PerSeat<int> score;
  std::optional<Seat> turn; // none once the last tile is laid
  std::optional<Open> open;
  InlineVector<Digit, 81> aside; // set aside, face up
  bool over = false;
  bool operator==(const Public&) const = default;
};

struct State {
  Public known;
  PerSeat<Digit> tile;          // 0: none
  InlineVector<Digit, 81> pile; // the next one to draw is the last
  bool operator==(const State&) const = default;
};

struct View {
  Public known;
  Viewer viewer;
  Digit tile = 0; // the viewer's own
  int pile = 0;   // how many are left to draw
  bool operator==(const View&) const = default;
};

/// What lies open tells a player all that there is to know: there is nothing to remember.
struct Memory {
  bool operator==(const Memory&) const = default;
};

/// A placement that is being tried out on the screen.
struct Draft {
  bool picked = false; // the tile in hand is taken up
  std::optional<Cell> cell;
  bool operator==(const Draft&) const = default;
};

struct Game {
  static constexpr std::string_view id = "sudoku_tiles";
  static constexpr int fewestSeats = 1;
  static constexpr int mostSeats = 4;
  static constexpr bool secrets = true;

  using Options = sudoku_tiles::Options;
  using Table = sudoku_tiles::Table;
  using Deal = sudoku_tiles::Deal;
  using Move = sudoku_tiles::Move;
  using State = sudoku_tiles::State;
  using View = sudoku_tiles::View;
  using Draft = sudoku_tiles::Draft;
  using Memory = sudoku_tiles::Memory;

  static const std::vector<Option<Options>>& options() { return sudoku_tiles::options(); }

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

constexpr Shape shapeOf(Size board) { return board == Size::adult ? nineByNine : sixBySix; }
/// Whether a start tile of each number lies on the board (ST-2, ST-16).
constexpr bool startsWithGold(const Table& table) {
  return table.options.board == Size::adult || table.options.start == StartTiles::gold;
}
inline Shape shapeOf(const Public& known) { return shapeOf(known.table.options.board); }

/// Whether the viewer may lay its tile now.
inline bool mayPlace(const View& view) { return view.viewer && view.known.turn == view.viewer && !view.known.over; }

/// The other tiles that a tile laid on `cell` counts, each worth a point (ST-5, ST-6, ST-17).
std::vector<Cell> counted(const Public&, Cell cell);
int points(const Public&, Cell cell);

/// Whether `tile` has a legal cell left (ST-8).
bool fitsSomewhere(const Public&, Digit tile);

} // namespace ninefold::sudoku_tiles
