#pragma once

#include "ai/player.h"
#include "games/common/alone.h"
#include "games/common/chance.h"
#include "games/common/game.h"
#include "games/kakuro_cards/options.h"
#include "games/kakuro_cards/runs.h"
#include "games/kakuro_cards/words.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// Kakuro Cards: cards are laid beside others, as sums or addends; who completes a Kakuro gets its total.
namespace ninefold::kakuro_cards {

using Table = ninefold::Table<Options>;

struct Deal {
  std::optional<Cards> board; // a beginning in the middle, for tests; else the bag starts the board
  std::vector<Digit> bag;
  bool operator==(const Deal&) const = default;
};

struct Place {
  Cell cell;
  Digit card = 0;
  Side side{};
  std::vector<Cell> flips{};
  std::vector<Head> claims{};
  bool operator==(const Place&) const = default;
};
using Move = std::variant<Place, Challenge, Accept, Timeout, TimeUp, AgreeEnd>;

constexpr std::size_t handSize = 2;
using Hand = InlineVector<Digit, handSize>;

/// What a seat did, as far as it can be judged: in `table`, what another seat may still object to (KC-21).
struct Turn {
  Seat mover{};
  Cell cell;
  InlineVector<Cell, mostCards> flips;
  InlineVector<Head, mostCards> claims; // each needs a sum and an addend of its own in its direction
  int points = 0;
  bool operator==(const Turn&) const = default;
};

/// What everybody knows: it is part of the state and of every view.
struct Public {
  Table table;
  Cards board;
  PerSeat<std::uint8_t> held; // how many cards
  PerSeat<int> score;
  std::optional<Seat> turn;   // none once the last card is laid
  std::optional<Cell> latest; // where the latest card was laid
  std::optional<Turn> open;
  bool over = false;
  bool operator==(const Public&) const = default;
};

struct State {
  Public known;
  PerSeat<Hand> hand;
  InlineVector<Digit, mostCards> bag; // the next one to draw is the last
  bool operator==(const State&) const = default;
};

struct View {
  Public known;
  Viewer viewer;
  Hand hand{}; // the viewer's own
  int bag = 0; // how many are left to draw
  bool operator==(const View&) const = default;
};

/// A turn that is being composed on the screen.
struct Draft {
  std::optional<int> picked{}; // which card of the hand
  Side side{};                 // that is up on it
  std::optional<Cell> cell{};  // where it is tried
  InlineVector<Cell, mostCards> flips{};
  InlineVector<Head, mostCards> claims{};
  bool operator==(const Draft&) const = default;
};

/// What a computer player keeps in mind: nothing. All that it needs lies on the table; what somebody keeps instead of
/// laying it tells too little.
struct Memory {
  bool operator==(const Memory&) const = default;
};

struct Game {
  static constexpr std::string_view id = "kakuro_cards";
  static constexpr int fewestSeats = 1;
  static constexpr int mostSeats = 4;
  static constexpr bool secrets = true;

  using Options = kakuro_cards::Options;
  using Table = kakuro_cards::Table;
  using Deal = kakuro_cards::Deal;
  using Move = kakuro_cards::Move;
  using State = kakuro_cards::State;
  using View = kakuro_cards::View;
  using Draft = kakuro_cards::Draft;
  using Memory = kakuro_cards::Memory;

  static const std::vector<Option<Options>>& options() { return kakuro_cards::options(); }

  static Deal shuffle(const Table&, Rng&);
  static State begin(const Table&, const Deal&);
  static Result<Step<Game>> apply(const State&, const Input<Game>&);
  static Standing standing(const State&);
  static std::string everything(const State&);

  static View view(const State&, Viewer);
  static std::vector<Move> legal(const View&);
  static State imagine(const View&, Rng&);
  static void add(Hash&, const View&);

  static void remember(Memory&, const View&, const Events&);
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
  static std::optional<Move> bestMove(const Table&, const Deal&);
  static int levels(const Options&);
  static Deal problem(const Options&, int level, Rng&);
  static std::string_view grade(int level);
};

/// The cells that a board starts on: the first card a sum, the others addends (KC-3).
constexpr std::array<Cell, 5> startCells{{{4, 4}, {4, 2}, {6, 4}, {4, 6}, {2, 4}}};

/// How many cards a seat may turn over in one turn (KC-6, KC-17).
constexpr std::size_t mostFlips(const Options& options) { return options.flips == Flips::one ? 1 : mostCards; }

constexpr Changes changesOf(const Turn& turn) { return {turn.cell, {turn.flips.begin(), turn.flips.size()}}; }

/// Whether a turn that lies on the board was a mistake: an illegal flip, or a wrong claim (KC-19, KC-20).
bool isWrong(const Cards& after, const Turn&);

void turnOver(Cards&, std::span<const Cell>);
void lay(Cards&, Cell, Card, std::span<const Cell> flips);

/// Whether the viewer may compose a turn now.
inline bool mayPlace(const View& view) { return view.viewer && view.known.turn == view.viewer; }

/// What a draft changes; it has to have a card on a cell.
inline Changes changesOf(const Draft& draft) { return {*draft.cell, {draft.flips.begin(), draft.flips.size()}}; }

/// The board with the draft laid on it, as the viewer sees it.
Cards drafted(const View&, const Draft&);

/// The draft without what doesn't fit the view, as when the board has changed since.
Draft fitting(const View&, const Draft&);

/// Whether the draft is a whole turn, and none that is sure to be refused.
bool isComplete(const View&, const Draft&);

} // namespace ninefold::kakuro_cards
