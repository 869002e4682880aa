#include "games/kakuro_call/round.h"

#include "games/kakuro_call/search.h"

#include <algorithm>

namespace ninefold::kakuro_call {

namespace {

template<class Visit> void forEachSeat(const State& state, Visit visit) {
  for (int i = 0; i < state.known.table.seats; ++i) visit(seatAt(i));
}

void drawAction(State& state, Seat seat, Events& events) {
  const ActionTile tile = state.actions.back();
  state.actions.pop_back();
  state.known.supply[seat].add(tile);
  events.push_back({.kind = event::supplied, .seat = seat, .number = digitOn(tile), .audience = everyone(state.known)});
}

void endGame(State& state, Events& events) {
  Public& known = state.known;
  known.total = 0;
  known.over = true;
  events.push_back({.kind = Event::Kind::gameOver, .audience = everyone(known)});
}

/// After every round, whether its total was found or not (KL-21 to KL-23, KL-26).
void supplyAll(State& state, Events& events) {
  const Public& known = state.known;
  bool anyLeft = false;
  forEachSeat(state, [&](Seat seat) { anyLeft = anyLeft || !known.supply[seat].empty(); });
  const bool due = known.total % 2 == 1 || !anyLeft || alone(known);
  if (!due || state.actions.size() < static_cast<std::size_t>(known.table.seats)) return;
  forEachSeat(state, [&](Seat seat) { drawAction(state, seat, events); });
}

void closeRound(State& state, Events& events) {
  state.known.out = state.known.declared = {};
  state.known.sand = false;
  events.push_back({.kind = Event::Kind::roundOver, .audience = everyone(state.known)});
}

/// The ends of all rows that were right without action tiles, the longest first; none at a table that judges by itself,
/// as long as it plays.
std::vector<Cell> missedRows(const Public& known) {
  if (known.table.options.referee == Referee::table && !alone(known) && known.aside.size() < 3) return {};
  std::vector<Row> rows;
  for (const Call& call : easyCalls(known.board, {}, known.total)) rows.push_back(*rowOf(*call.row));
  std::stable_sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) { return a.length > b.length; });
  std::vector<Cell> ends;
  for (const Row& row : rows) ends.insert(ends.end(), {row.first, row.cell(row.length - 1)});
  return ends;
}

/// How many action tiles each seat draws before the first round (KL-5).
int shareOf(int seats) { return seats == 1 ? 3 : seats == 2 ? 2 : 1; }

} // namespace

void turnSand(State& state, Events& events) {
  state.known.sand = true;
  events.push_back({.kind = Event::Kind::sandTurned, .audience = everyone(state.known)});
}

void beginRound(State& state, Events& events) {
  Public& known = state.known;
  if (state.totals.empty()) return endGame(state, events);
  known.total = state.totals.back();
  state.totals.pop_back();
  known.revealed.push_back(known.total);
  events.push_back({.kind = Event::Kind::revealed, .number = known.total, .audience = everyone(known)});
  if (alone(known) && known.table.options.hourglass != 0) turnSand(state, events); // KL-26
}

void endRound(State& state, Events& events) {
  closeRound(state, events);
  supplyAll(state, events);
  beginRound(state, events);
}

void giveUp(State& state, Phrase why, Events& events) {
  Public& known = state.known;
  closeRound(state, events);
  known.aside.push_back(known.total);
  events.push_back({.kind = Event::Kind::setAside,
                    .cells = missedRows(known),
                    .number = known.total,
                    .audience = everyone(known),
                    .why = why});
  if (known.aside.size() == 3) return endGame(state, events); // KL-24: at once, no supply any more
  supplyAll(state, events);
  beginRound(state, events);
}

void dismiss(State& state, Seat caller, Events& events) {
  state.known.out.add(caller);
  if (state.known.out == everyone(state.known)) giveUp(state, {NINEFOLD_WORDS("Everybody is out.")}, events);
}

void settle(State& state, const Row& row, Events& events) {
  Board<Spot>& board = state.known.board;
  const auto way = static_cast<std::size_t>(row.direction);
  for (int i = 0; i < row.length; ++i) board[row.cell(i)].served[way] = true;
  // A wrong row that nobody noticed may have no total cell there: then there is nothing to put the tile on.
  if (hasHead(board, row)) board[row.first].heads[way] = state.known.total;
  endRound(state, events);
}

Deal Game::shuffle(const Table& table, Rng& rng) {
  Deal deal;
  for (Digit number = 1; number <= 9; ++number) deal.tiles.insert(deal.tiles.end(), 8, number);
  rng.shuffle(deal.tiles);
  deal.tiles.resize(64); // the others go back to the box
  for (Total total = lowestTotal; total <= highestTotal; ++total)
    deal.totals.insert(deal.totals.end(), static_cast<std::size_t>(copiesOf(total)), total);
  rng.shuffle(deal.totals);
  for (std::size_t kind = 0; kind < actionKinds; ++kind) {
    const auto tile = static_cast<ActionTile>(kind);
    const int taken = tile == ActionTile::doubling ? table.seats : 0;
    deal.actions.insert(deal.actions.end(), static_cast<std::size_t>(actionTiles[kind] - taken), tile);
  }
  rng.shuffle(deal.actions);
  return deal;
}

State Game::begin(const Table& table, const Deal& deal) {
  State state;
  Public& known = state.known;
  known.table = table;
  std::size_t next = 0;
  forEachCell(eightByEight, [&](Cell cell) { known.board[cell].tile = deal.tiles[next++]; });
  std::for_each(deal.totals.rbegin(), deal.totals.rend(), [&](Total total) { state.totals.push_back(total); });
  std::for_each(deal.actions.rbegin(), deal.actions.rend(), [&](ActionTile tile) { state.actions.push_back(tile); });
  Events unheard;
  forEachSeat(state, [&](Seat seat) {
    known.supply[seat].add(ActionTile::doubling);
    for (int i = 0; i < shareOf(table.seats) && !state.actions.empty(); ++i) drawAction(state, seat, unheard);
  });
  beginRound(state, unheard);
  return state;
}

} // namespace ninefold::kakuro_call
