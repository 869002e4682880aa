#include "games/kakuro_cards/kakuro_cards.h"

#include <algorithm>
#include <utility>

namespace ninefold::kakuro_cards {

namespace {

SeatSet everyone(const State& state) { return SeatSet::all(state.known.table.seats); }

void dealCard(State& state, Seat seat) {
  if (state.bag.empty()) return;
  state.hand[seat].push_back(state.bag.back());
  state.bag.pop_back();
  ++state.known.held[seat];
}

/// Draws a card, if there is one (KC-7).
void drawCard(State& state, Seat seat, Events& events) {
  if (state.bag.empty()) return;
  dealCard(state, seat);
  Event drew{.kind = Event::Kind::drew, .seat = seat, .audience = everyone(state)};
  events.push_back(drew);
  drew.number = state.hand[seat].back();
  drew.audience = {};
  drew.audience.add(seat);
  events.push_back(drew);
}

void endGame(State& state, Events& events) {
  state.known.over = true;
  state.known.turn = std::nullopt;
  events.push_back({.kind = Event::Kind::gameOver, .audience = everyone(state)});
}

/// Hands the turn to the next seat that has a card, `candidate` first; ends the game where there is none, unless the
/// last turn waits for its verdict (KC-7, KC-8, KC-21a).
void passTurn(State& state, Seat candidate, Events& events) {
  Public& known = state.known;
  known.turn = std::nullopt;
  for (int i = 0; i < known.table.seats && !known.turn; ++i, candidate = after(candidate, known.table.seats))
    if (known.held[candidate] > 0) known.turn = candidate;
  if (!known.turn && !known.open) endGame(state, events);
}

/// Each once, each with a card on it, and no more than the variant allows.
bool canFlip(const Public& known, const std::vector<Cell>& flips) {
  if (flips.size() > mostFlips(known.table.options)) return false;
  Board<bool> flipped;
  return std::ranges::all_of(
      flips, [&](Cell cell) { return known.board[cell].number != 0 && !std::exchange(flipped[cell], true); });
}

/// KC-22: each a run of at least one addend after a sum, and each once.
bool canClaim(const Cards& after, const std::vector<Head>& claims) {
  std::array<Board<bool>, 2> claimed{};
  return std::ranges::all_of(claims, [&](const Head& head) {
    return runFrom(after, head).length > 0 &&
           !std::exchange(claimed[static_cast<std::size_t>(head.direction)][head.sum], true);
  });
}

/// Turns the flipped cards back (KC-20).
void turnBack(State& state, const Turn& turn, Events& events) {
  const Phrase why = flipsBelong(state.known.board, changesOf(turn))
                         ? Phrase{NINEFOLD_WORDS("A row that was claimed isn’t a Kakuro of this turn.")}
                         : Phrase{NINEFOLD_WORDS("What was turned over isn’t in the same Kakuro as the card placed.")};
  events.push_back(
      {.kind = Event::Kind::wrong, .seat = turn.mover, .cells = {turn.cell}, .audience = everyone(state), .why = why});
  if (turn.flips.empty()) return;
  turnOver(state.known.board, changesOf(turn).flips);
  events.push_back({.kind = event::flipped,
                    .seat = turn.mover,
                    .cells = {turn.flips.begin(), turn.flips.end()},
                    .audience = everyone(state)});
}

void score(State& state, Turn& turn, const Run& run, Events& events) {
  Event scored{.kind = Event::Kind::scored, .seat = turn.mover, .points = run.total, .audience = everyone(state)};
  for (int i = 0; i <= run.length; ++i) scored.cells.push_back(run.cell(i));
  events.push_back(std::move(scored));
  state.known.score[turn.mover] += run.total;
  turn.points += run.total;
}

Result<Step<Game>> place(State state, Seat seat, const Place& move) {
  Public& known = state.known;
  const Referee referee = known.table.options.referee;
  if (known.turn != seat) return Refusal::notYourTurn;
  if (!state.hand[seat].has(move.card)) return Refusal::notInHand;
  if (known.board[move.cell].number != 0) return Refusal::occupied;
  if (!isFreeBesideCard(known.board, move.cell)) return refusal::notAdjacent;
  if (!canFlip(known, move.flips)) return refusal::badFlip;
  lay(known.board, move.cell, {move.card, move.side}, move.flips);
  if (referee == Referee::assist && !move.claims.empty()) return refusal::badClaim;
  if (!canClaim(known.board, move.claims)) return refusal::badClaim;
  Turn turn{.mover = seat,
            .cell = move.cell,
            .flips = InlineVector<Cell, mostCards>(move.flips),
            .claims = InlineVector<Head, mostCards>(move.claims)};
  if (referee == Referee::assist && !flipsBelong(known.board, changesOf(turn))) return refusal::flipNotInKakuro;

  Events events;
  known.latest = move.cell;
  known.open = std::nullopt;
  events.push_back({.kind = Event::Kind::placed,
                    .seat = seat,
                    .cells = {move.cell},
                    .number = move.card,
                    .audience = everyone(state)});
  if (!move.flips.empty())
    events.push_back({.kind = event::flipped, .seat = seat, .cells = move.flips, .audience = everyone(state)});
  if (referee == Referee::assist)
    for (const Run& run : newKakuros(known.board, changesOf(turn))) score(state, turn, run, events);
  else if (referee == Referee::strict && isWrong(known.board, turn))
    turnBack(state, turn, events);
  else
    for (const Head& head : turn.claims) score(state, turn, runFrom(known.board, head), events);

  state.hand[seat].take(move.card);
  --known.held[seat];
  drawCard(state, seat, events);
  const bool judgeable = !turn.flips.empty() || !turn.claims.empty(); // KC-21a
  if (referee == Referee::table && known.table.seats > 1 && judgeable) known.open = turn;
  if (known.table.options.turns == Turns::one)
    endGame(state, events);
  else
    passTurn(state, after(seat, known.table.seats), events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> challenge(State state, Seat seat) {
  Public& known = state.known;
  if (known.table.options.referee != Referee::table) return Refusal::notAllowed;
  if (!known.open) return Refusal::nothingToChallenge;
  if (known.open->mover == seat) return Refusal::ownMove;

  Events events;
  events.push_back({.kind = Event::Kind::challenged, .seat = seat, .audience = everyone(state)});
  const Turn turn = *known.open;
  if (isWrong(known.board, turn)) {
    known.open = std::nullopt;
    known.score[turn.mover] -= turn.points;
    turnBack(state, turn, events);
    events.push_back(
        {.kind = Event::Kind::unscored, .seat = turn.mover, .points = turn.points, .audience = everyone(state)});
  } else {
    events.push_back({.kind = Event::Kind::upheld, .seat = turn.mover, .audience = everyone(state)});
    if (!known.turn) known.open = std::nullopt; // the last turn of the game: any objection settles it (G-7)
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

void turnOver(Cards& board, std::span<const Cell> cells) {
  for (Cell cell : cells) board[cell].side = other(board[cell].side);
}

void lay(Cards& board, Cell cell, Card card, std::span<const Cell> flips) {
  board[cell] = card;
  turnOver(board, flips);
}

bool isWrong(const Cards& after, const Turn& turn) {
  if (!flipsBelong(after, changesOf(turn))) return true;
  const Kakuros scoring = newKakuros(after, changesOf(turn));
  return std::ranges::any_of(turn.claims, [&](const Head& claim) {
    return std::ranges::none_of(scoring, [&](const Run& run) { return run.head == claim; });
  });
}

Deal Game::shuffle(const Table&, Rng& rng) {
  Deal deal;
  for (Digit number = 1; number <= 9; ++number) deal.bag.insert(deal.bag.end(), ofEachNumber, number);
  rng.shuffle(deal.bag);
  return deal;
}

State Game::begin(const Table& table, const Deal& deal) {
  State state;
  Public& known = state.known;
  known.table = table;
  for (std::size_t i = deal.bag.size(); i > 0; --i) state.bag.push_back(deal.bag[i - 1]);
  if (deal.board) {
    known.board = *deal.board;
  } else {
    for (Cell cell : startCells) {
      if (state.bag.empty()) break;
      known.board[cell] = {state.bag.back(), cell == startCells[0] ? Side::sum : Side::addend};
      state.bag.pop_back();
    }
  }
  Seat seat = table.first;
  for (int i = 0; i < table.seats; ++i, seat = after(seat, table.seats))
    for (std::size_t card = 0; card < handSize; ++card) dealCard(state, seat);
  Events unheard;
  passTurn(state, table.first, unheard);
  return state;
}

Result<Step<Game>> Game::apply(const State& state, const Input<Game>& input) {
  assert(wellSeated(input));
  if (state.known.over) return Refusal::over;
  return std::visit(Overload{
                        [&](const Place& move) { return place(state, *input.seat, move); },
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
  std::string out;
  out.reserve(200);
  forEachCell(nineByNine, [&](Cell cell) {
    if (cell.column == 0 && cell.row > 0) out += '/';
    const Card card = known.board[cell];
    out += card.number == 0 ? '.' : static_cast<char>('0' + card.number);
    out += card.number == 0 ? '.' : card.isSum() ? 's' : 'a';
  });
  for (int i = 0; i < known.table.seats; ++i) {
    out += i == 0 ? '|' : ',';
    Hand hand = state.hand[seatAt(i)];
    if (hand.size() == handSize && hand[1] < hand[0]) std::swap(hand[0], hand[1]);
    for (Digit card : hand) out += static_cast<char>('0' + card);
  }
  return out + '|' + std::to_string(state.bag.size());
}

} // namespace ninefold::kakuro_cards
