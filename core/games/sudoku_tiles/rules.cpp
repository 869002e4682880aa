#include "games/sudoku_tiles/sudoku_tiles.h"

#include <numeric>

namespace ninefold::sudoku_tiles {

namespace {

SeatSet everyone(const State& state) { return SeatSet::all(state.known.table.seats); }

/// Which other tiles a tile on `cell` meets, as `visit(cell)`.
template<class Visit> void forEachCounted(const Public& known, Cell cell, Visit visit) {
  const Shape shape = shapeOf(known);
  const Scoring scoring = known.table.options.scoring;
  forEachCell(shape, [&](Cell other) {
    if (other == cell || known.board[other] == 0) return;
    const bool block = shape.sameBlock(cell, other);
    const bool line = other.row == cell.row || other.column == cell.column;
    const bool counts = scoring == Scoring::standard ? block || line : scoring == Scoring::lines ? line : block;
    if (counts) visit(other);
  });
}

/// Draws a tile, if there is one (ST-4).
void drawTile(State& state, Seat seat, Events& events) {
  state.tile[seat] = 0;
  if (!state.pile.empty()) {
    state.tile[seat] = state.pile.back();
    state.pile.pop_back();
    Event drew{.kind = Event::Kind::drew, .seat = seat, .audience = everyone(state)};
    events.push_back(drew);
    drew.number = state.tile[seat];
    drew.audience = {};
    drew.audience.add(seat);
    events.push_back(drew);
  }
  state.known.holds[seat] = state.tile[seat] != 0;
}

/// Why a tile may not lie where it was laid (ST-5).
constexpr Phrase twice{NINEFOLD_WORDS("It is already in the row, the column or the block.")};

void endGame(State& state, Events& events) {
  state.known.over = true;
  state.known.turn = std::nullopt;
  events.push_back({.kind = Event::Kind::gameOver, .audience = everyone(state)});
}

/// Hands the turn to the next seat that has a tile; ends the game where there is none, or where the app sees that the
/// tile has no cell (ST-4, ST-8, ST-9).
void passTurn(State& state, Seat from, Events& events) {
  Public& known = state.known;
  known.turn = std::nullopt;
  Seat seat = from;
  for (int i = 0; i < known.table.seats && !known.turn; ++i) {
    seat = after(seat, known.table.seats);
    if (known.holds[seat]) known.turn = seat;
  }
  if (!known.turn) {
    if (!known.open) endGame(state, events); // the last placement waits for its verdict (ST-12)
    return;
  }
  if (known.table.options.referee == Referee::assist && !fitsSomewhere(known, state.tile[*known.turn]))
    endGame(state, events);
}

/// The seat's tile leaves the game, unscored (ST-10, ST-11).
void setAside(State& state, Seat seat, Digit tile, Events& events) {
  state.known.aside.push_back(tile);
  events.push_back({.kind = Event::Kind::setAside, .seat = seat, .number = tile, .audience = everyone(state)});
}

std::optional<Refusal> mayMove(const State& state, Seat seat) {
  return state.known.turn == seat ? std::nullopt : std::optional(Refusal::notYourTurn);
}

Result<Step<Game>> place(State state, Seat seat, Cell cell) {
  Public& known = state.known;
  const Options& options = known.table.options;
  if (const auto refusal = mayMove(state, seat)) return *refusal;
  if (known.board[cell] != 0) return Refusal::occupied;
  const Digit tile = state.tile[seat];
  const bool legal = !conflicts(known.board, shapeOf(known), cell, tile);
  if (!legal && options.referee == Referee::assist) return Refusal::conflict;

  Events events;
  known.open = std::nullopt;
  events.push_back(
      {.kind = Event::Kind::placed, .seat = seat, .cells = {cell}, .number = tile, .audience = everyone(state)});
  if (!legal && options.referee == Referee::strict) {
    events.push_back(
        {.kind = Event::Kind::wrong, .seat = seat, .cells = {cell}, .audience = everyone(state), .why = twice});
    setAside(state, seat, tile, events);
  } else {
    std::vector<Cell> met = counted(known, cell);
    const int gained = static_cast<int>(met.size());
    known.board[cell] = tile;
    known.score[seat] += gained;
    if (options.referee == Referee::table && known.table.seats > 1) known.open = Open{seat, cell, gained};
    events.push_back({.kind = Event::Kind::scored,
                      .seat = seat,
                      .cells = std::move(met),
                      .points = gained,
                      .audience = everyone(state)});
  }
  drawTile(state, seat, events);
  passTurn(state, seat, events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> cannot(State state, Seat seat) {
  Public& known = state.known;
  if (known.table.options.referee == Referee::assist) return Refusal::notAllowed;
  if (const auto refusal = mayMove(state, seat)) return *refusal;

  Events events;
  known.open = std::nullopt;
  events.push_back({.kind = Event::Kind::passed, .seat = seat, .audience = everyone(state)});
  if (!fitsSomewhere(known, state.tile[seat])) {
    endGame(state, events);
  } else {
    events.push_back({.kind = Event::Kind::wrong,
                      .seat = seat,
                      .audience = everyone(state),
                      .why = {NINEFOLD_WORDS("The tile would have fitted somewhere.")}});
    setAside(state, seat, state.tile[seat], events);
    drawTile(state, seat, events);
    passTurn(state, seat, events);
  }
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> challenge(State state, Seat seat) {
  Public& known = state.known;
  if (known.table.options.referee != Referee::table) return Refusal::notAllowed;
  if (!known.open) return Refusal::nothingToChallenge;
  if (known.open->mover == seat) return Refusal::ownMove;

  Events events;
  events.push_back({.kind = Event::Kind::challenged, .seat = seat, .audience = everyone(state)});
  const Open open = *known.open;
  const Digit tile = known.board[open.cell];
  if (conflicts(known.board, shapeOf(known), open.cell, tile)) {
    known.open = std::nullopt;
    known.board[open.cell] = 0;
    known.score[open.mover] -= open.points;
    events.push_back({.kind = Event::Kind::wrong,
                      .seat = open.mover,
                      .cells = {open.cell},
                      .audience = everyone(state),
                      .why = twice});
    events.push_back(
        {.kind = Event::Kind::unscored, .seat = open.mover, .points = open.points, .audience = everyone(state)});
    setAside(state, open.mover, tile, events);
  } else {
    events.push_back({.kind = Event::Kind::upheld, .seat = open.mover, .audience = everyone(state)});
    if (!known.turn) known.open = std::nullopt; // the last move of the game: any objection settles it (G-7)
  }
  if (!known.turn) endGame(state, events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> accept(State state) {
  Public& known = state.known;
  if (known.table.options.referee != Referee::table) return Refusal::notAllowed;
  if (!known.open) return Refusal::nothingToAccept;

  Events events;
  events.push_back({.kind = Event::Kind::accepted, .seat = known.open->mover, .audience = everyone(state)});
  known.open = std::nullopt;
  if (!known.turn) endGame(state, events);
  return Step<Game>{std::move(state), std::move(events)};
}

} // namespace

std::vector<Cell> counted(const Public& known, Cell cell) {
  std::vector<Cell> met;
  met.reserve(24);
  forEachCounted(known, cell, [&](Cell other) { met.push_back(other); });
  return met;
}

int points(const Public& known, Cell cell) {
  int sum = 0;
  forEachCounted(known, cell, [&](Cell) { ++sum; });
  return sum;
}

bool fitsSomewhere(const Public& known, Digit tile) {
  const Shape shape = shapeOf(known);
  std::uint16_t rows = 0, columns = 0, blocks = 0; // that hold the number already
  forEachCell(shape, [&](Cell cell) {
    if (known.board[cell] != tile) return;
    rows = static_cast<std::uint16_t>(rows | 1 << cell.row);
    columns = static_cast<std::uint16_t>(columns | 1 << cell.column);
    blocks = static_cast<std::uint16_t>(blocks | 1 << shape.block(cell));
  });
  bool fits = false;
  forEachCell(shape, [&](Cell cell) {
    const bool barred = (rows >> cell.row & 1) || (columns >> cell.column & 1) || (blocks >> shape.block(cell) & 1);
    fits = fits || (known.board[cell] == 0 && !barred);
  });
  return fits;
}

Deal Game::shuffle(const Table& table, Rng& rng) {
  const Shape shape = shapeOf(table.options.board);
  const bool gold = startsWithGold(table);
  Deal deal;
  if (gold) {
    std::vector<std::int8_t> columns(static_cast<std::size_t>(shape.columns)), rows(columns.size());
    std::iota(columns.begin(), columns.end(), std::int8_t{0});
    std::iota(rows.begin(), rows.end(), std::int8_t{0});
    rng.shuffle(columns);
    rng.shuffle(rows);
    for (std::size_t i = 0; i < columns.size(); ++i) deal.gold.push_back({columns[i], rows[i]});
  }
  for (Digit number = 1; number <= shape.columns; ++number)
    deal.pile.insert(deal.pile.end(), static_cast<std::size_t>(shape.rows - gold), number);
  rng.shuffle(deal.pile);
  return deal;
}

State Game::begin(const Table& table, const Deal& deal) {
  State state;
  Public& known = state.known;
  known.table = table;
  for (std::size_t i = 0; i < deal.gold.size(); ++i) {
    known.board[deal.gold[i]] = static_cast<Digit>(i + 1);
    known.gold[deal.gold[i]] = true;
  }
  for (std::size_t i = deal.pile.size(); i > 0; --i) state.pile.push_back(deal.pile[i - 1]);
  Events unheard;
  Seat seat = table.first, last = table.first;
  for (int i = 0; i < table.seats; ++i, seat = after(seat, table.seats)) {
    drawTile(state, seat, unheard);
    last = seat;
  }
  passTurn(state, last, unheard);
  return state;
}

Result<Step<Game>> Game::apply(const State& state, const Input<Game>& input) {
  assert(wellSeated(input));
  if (state.known.over) return Refusal::over;
  return std::visit(Overload{
                        [&](const Place& move) { return place(state, *input.seat, move.cell); },
                        [&](const Cannot&) { return cannot(state, *input.seat); },
                        [&](const Challenge&) { return challenge(state, *input.seat); },
                        [&](const Accept&) { return accept(state); },
                        [&](const Timeout&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const TimeUp&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const AgreeEnd&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                    },
                    input.move);
}

Standing Game::standing(const State& state) {
  const Public& known = state.known;
  return standingOf(known.table.seats, known.turn, known.score, known.over);
}

std::string Game::everything(const State& state) {
  const Public& known = state.known;
  std::string out = text(known.board, shapeOf(known)) + '|';
  for (int i = 0; i < known.table.seats; ++i) {
    const Digit tile = state.tile[seatAt(i)];
    out += tile == 0 ? '-' : static_cast<char>('0' + tile);
  }
  return out + '|' + std::to_string(known.aside.size()) + '|' + std::to_string(state.pile.size());
}

} // namespace ninefold::sudoku_tiles
