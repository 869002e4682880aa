#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/fill.h"
#include "sudoku/solver.h"

#include <algorithm>

namespace ninefold::sudoku_pens {

namespace {

SeatSet everyone(const State& state) { return SeatSet::all(state.known.table.seats); }

void tell(Events& events, const State& state, Event event) {
  event.audience = everyone(state);
  events.push_back(std::move(event));
}

/// Whether a digit on `board`, or about to be written there, is wrong (SP-7).
bool isWrong(const State& state, const Numbers& board, Cell cell, Digit digit) {
  return state.known.table.options.check == Check::rule ? conflicts(board, nineByNine, cell, digit)
                                                        : digit != state.solution[cell];
}

void put(State& state, Seat seat, Cell cell, Digit digit, Events& events) {
  Public& known = state.known;
  known.board[cell] = digit;
  known.pen[cell] = seat;
  known.latest = cell;
  tell(events, state, {.kind = event::written, .seat = seat, .cells = {cell}, .points = digit, .number = digit});
}

void wipe(State& state, Cell cell, Events& events) {
  Public& known = state.known;
  const Digit digit = known.board[cell];
  const Event wiped{.kind = event::wiped, .seat = known.pen[cell], .cells = {cell}, .points = digit, .number = digit};
  known.board[cell] = 0;
  known.pen[cell] = std::nullopt;
  if (known.latest == cell) known.latest = std::nullopt;
  tell(events, state, wiped);
}

/// A mistake is noticed: the digit is wiped (SP-6).
void undoMistake(State& state, Cell cell, Events& events) {
  tell(events, state, {.kind = Event::Kind::wrong, .seat = state.known.pen[cell], .cells = {cell}});
  wipe(state, cell, events);
}

void endGame(State& state, Events& events) {
  state.known.over = true;
  tell(events, state, {.kind = Event::Kind::gameOver});
}

/// Counts a turn that is over and settled, and ends the game if that was enough (SP-9, SP-10, SP-15).
void settle(State& state, bool fruitful, Events& events) {
  Public& known = state.known;
  const Table& table = known.table;
  const int rounds = table.options.rounds > 0 ? table.options.rounds : table.seats;
  known.open.clear();
  known.kept = 0;
  known.fruitless = fruitful ? 0 : known.fruitless + 1;
  const bool played = speed(known) && known.turns / table.seats >= rounds;
  if (filled(known) || known.fruitless >= 3 * table.seats || played) {
    endGame(state, events);
    return;
  }
  if (speed(known) && known.turns % table.seats == 0) tell(events, state, {.kind = Event::Kind::roundOver});
  tell(events, state, {.kind = Event::Kind::sandTurned, .seat = turnOf(known)});
}

void endTurn(State& state, Seat seat, Events& events) {
  ++state.known.turns;
  tell(events, state, {.kind = event::turnEnded, .seat = seat});
}

Step<Game> writeSolo(State state, Seat seat, const Write& move) {
  Events events;
  put(state, seat, move.cell, move.digit, events);
  if (solved(state.known.board, nineByNine)) endGame(state, events); // SP-17
  return {std::move(state), std::move(events)};
}

Result<Step<Game>> write(State state, Seat seat, const Write& move) {
  Public& known = state.known;
  const Options& options = known.table.options;
  if (awaitsVerdict(known)) return Refusal::awaitingVerdict;
  if (turnOf(known) != seat) return Refusal::notYourTurn;
  if (known.given[move.cell]) return refusal::given;
  if (solo(known)) return writeSolo(std::move(state), seat, move);
  if (known.board[move.cell] != 0) return Refusal::occupied;
  const bool wrong = isWrong(state, known.board, move.cell, move.digit);
  if (wrong && options.referee == Referee::assist)
    return options.check == Check::rule ? Refusal::conflict : refusal::wrongDigit;

  Events events;
  put(state, seat, move.cell, move.digit, events);
  const bool wiped = wrong && options.referee == Referee::strict;
  const bool open = options.referee == Referee::table && known.table.seats > 1; // G-7a
  if (wiped)
    undoMistake(state, move.cell, events);
  else
    ++known.kept;
  if (open) known.open.push_back(move.cell);
  if (!speed(known)) {
    endTurn(state, seat, events);
    if (!open) settle(state, !wiped, events);
  } else if (!open && filled(known)) {
    endGame(state, events);
  }
  return Step<Game>{std::move(state), std::move(events)};
}

/// A turn ends without a digit or, in the speed variant, without another one (SP-5, SP-13).
Step<Game> closeTurn(State state, Event::Kind why) {
  Events events;
  const Seat seat = *turnOf(state.known);
  state.known.latest = std::nullopt;
  tell(events, state, {.kind = why, .seat = seat});
  endTurn(state, seat, events);
  settle(state, state.known.kept > 0, events);
  return {std::move(state), std::move(events)};
}

Result<Step<Game>> pass(State state, Seat seat) {
  const Public& known = state.known;
  if (solo(known)) return Refusal::notAllowed;
  if (awaitsVerdict(known)) return Refusal::awaitingVerdict;
  if (turnOf(known) != seat) return Refusal::notYourTurn;
  return closeTurn(std::move(state), Event::Kind::passed);
}

Result<Step<Game>> timeout(State state) {
  if (solo(state.known) || awaitsVerdict(state.known)) return Refusal::notAllowed; // nobody's clock runs
  return closeTurn(std::move(state), Event::Kind::sandOut);
}

Result<Step<Game>> erase(State state, Cell cell) {
  const Public& known = state.known;
  if (!solo(known) || known.board[cell] == 0) return Refusal::notAllowed;
  if (known.given[cell]) return refusal::given;
  Events events;
  wipe(state, cell, events);
  return Step<Game>{std::move(state), std::move(events)};
}

/// Objections and accepting are for tables of several that judge for themselves; a solver has neither (SP-16).
bool judged(const Public& known) { return known.table.options.referee == Referee::table && !solo(known); }

/// The open digits that were wrong when they were written: each against the board without those that came after it.
/// (What a challenge wiped in between can't have mattered: it was written before or wiped before.)
InlineVector<Cell, 81> mistakes(const State& state) {
  const Public& known = state.known;
  Numbers before = known.board;
  InlineVector<Cell, 81> wrong;
  for (std::size_t i = known.open.size(); i > 0; --i) {
    const Cell cell = known.open[i - 1];
    before[cell] = 0;
    if (isWrong(state, before, cell, known.board[cell])) wrong.push_back(cell);
  }
  return wrong;
}

Result<Step<Game>> challenge(State state, Seat seat) {
  Public& known = state.known;
  if (!judged(known)) return Refusal::notAllowed;
  if (known.open.empty()) return Refusal::nothingToChallenge;
  const Seat writer = *known.pen[known.open.back()];
  if (writer == seat) return Refusal::ownMove;

  Events events;
  tell(events, state, {.kind = Event::Kind::challenged, .seat = seat});
  const InlineVector<Cell, 81> wrong = mistakes(state);
  for (Cell cell : wrong) {
    known.open.take(cell);
    --known.kept;
    undoMistake(state, cell, events);
  }
  if (wrong.empty()) {
    tell(events, state, {.kind = Event::Kind::upheld, .seat = writer});
    // The last digit of all: any objection settles it (G-7).
    if (filled(known)) endGame(state, events);
  } else if (!speed(known)) {
    settle(state, false, events);
  }
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> accept(State state) {
  Public& known = state.known;
  if (!judged(known)) return Refusal::notAllowed;
  if (known.open.empty()) return Refusal::nothingToAccept;

  Events events;
  tell(events, state, {.kind = Event::Kind::accepted, .seat = known.pen[known.open.back()]});
  known.open.clear();
  if (!speed(known))
    settle(state, true, events);
  else if (filled(known))
    endGame(state, events);
  return Step<Game>{std::move(state), std::move(events)};
}

/// The agreed time is up, or all agree to end: what was open stands (SP-11).
Step<Game> stop(State state) {
  Events events;
  state.known.open.clear();
  endGame(state, events);
  return {std::move(state), std::move(events)};
}

} // namespace

Deal Game::shuffle(const Table&, Rng& rng) { return {familyPuzzle(rng)}; }

State Game::begin(const Table& table, const Deal& deal) {
  State state;
  state.known.table = table;
  state.known.board = deal.givens;
  for (std::size_t i = 0; i < deal.givens.cells.size(); ++i) state.known.given.cells[i] = deal.givens.cells[i] != 0;
  state.solution = solve(deal.givens, 1).first;
  state.known.over = filled(state.known); // a puzzle without a gap
  return state;
}

bool filled(const Public& known) {
  return std::find(known.board.cells.begin(), known.board.cells.end(), Digit{0}) == known.board.cells.end();
}

Result<Step<Game>> Game::apply(const State& state, const Input<Game>& input) {
  assert(wellSeated(input));
  if (state.known.over) return Refusal::over;
  return std::visit(Overload{
                        [&](const Write& move) { return sudoku_pens::write(state, *input.seat, move); },
                        [&](const Pass&) { return pass(state, *input.seat); },
                        [&](const Erase& move) { return erase(state, move.cell); },
                        [&](const Challenge&) { return challenge(state, *input.seat); },
                        [&](const Accept&) { return accept(state); },
                        [&](const Timeout&) { return timeout(state); },
                        [&](const TimeUp&) -> Result<Step<Game>> { return stop(state); },
                        [&](const AgreeEnd&) -> Result<Step<Game>> { return stop(state); },
                    },
                    input.move);
}

Standing Game::standing(const State& state) {
  const Public& known = state.known;
  return standingOf(known.table.seats, turnOf(known), scores(known), known.over);
}

bool Game::missed(const View& view) {
  return solo(view.known) && view.known.over && !solved(view.known.board, nineByNine);
}

std::string Game::everything(const State& state) {
  const Public& known = state.known;
  std::string out = text(known.board) + '|';
  for (const auto& seat : known.pen.cells) out += seat ? static_cast<char>('0' + index(*seat)) : '-';
  return out;
}

} // namespace ninefold::sudoku_pens
