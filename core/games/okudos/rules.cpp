#include "games/okudos/okudos.h"
#include "sudoku/fill.h"

#include <algorithm>
#include <numeric>

namespace ninefold::okudos {

namespace {

constexpr std::size_t firstDiscarded = 9;
constexpr std::size_t handSize = 3;

SeatSet everyone(const State& state) { return SeatSet::all(state.known.table.seats); }
SeatSet only(Seat seat) {
  SeatSet set;
  set.add(seat);
  return set;
}

std::optional<Digit> fromSupply(State& state) {
  if (state.supply.empty()) return std::nullopt;
  const Digit chip = state.supply.back();
  state.supply.pop_back();
  return chip;
}

/// A chip leaves the hand, and another one takes its place if there is one (OK-8, OK-9).
void replaceChip(State& state, Seat seat, Digit chip, Events& events) {
  Hand& hand = state.hand[seat];
  const auto place = static_cast<std::size_t>(std::find(hand.begin(), hand.end(), chip) - hand.begin());
  if (const auto drawn = fromSupply(state)) {
    hand[place] = *drawn;
    events.push_back({.kind = Event::Kind::drew, .seat = seat, .audience = everyone(state)});
    events.push_back({.kind = Event::Kind::drew, .seat = seat, .number = *drawn, .audience = only(seat)});
  } else {
    hand.erase(place);
  }
  state.known.holds[seat] = static_cast<int>(hand.size());
}

/// A chip is taken off the board, to the collector or to the discard pile (OK-7, OK-15).
void collect(State& state, Seat seat, Cell cell, Events& events) {
  Public& known = state.known;
  const Digit chip = std::exchange(known.chips[cell], Digit{0});
  ++known.lifted[chip];
  const int gained = known.table.options.irregularToDiscard ? 0 : 1;
  known.collected[seat] += gained;
  known.discarded += 1 - gained;
  events.push_back({.kind = event::collected,
                    .seat = seat,
                    .cells = {cell},
                    .points = gained,
                    .number = chip,
                    .audience = everyone(state)});
}

/// The sectors are turned up one by one: each seat's first from `first` clockwise, then the game's, then their second.
void reveal(const State& state, Events& events) {
  const Public& known = state.known;
  const std::array<int, 9> sums = uncovered(known);
  const auto turnUp = [&](Owner owner, int nth) {
    for (std::size_t sector = 0; sector < 9; ++sector) {
      if (state.sectors[sector] != owner || nth-- != 0) continue;
      Event event{.kind = Event::Kind::revealed,
                  .points = sums[sector],
                  .number = static_cast<Digit>(sector + 1),
                  .audience = everyone(state)};
      if (isSeat(owner)) event.seat = seatAt(static_cast<int>(owner));
      forEachCell(nineByNine, [&](Cell cell) {
        if (nineByNine.block(cell) == static_cast<int>(sector) && known.chips[cell] == 0) event.cells.push_back(cell);
      });
      events.push_back(std::move(event));
    }
  };
  for (int nth = 0; nth < 3; ++nth) {
    Seat seat = known.table.first;
    for (int i = 0; i < known.table.seats; ++i, seat = after(seat, known.table.seats)) turnUp(ownerAt(seat), nth);
    turnUp(Owner::game, nth);
  }
}

void endGame(State& state, Events& events) {
  state.known.over = true;
  state.known.turn = std::nullopt;
  reveal(state, events);
  events.push_back({.kind = Event::Kind::gameOver, .audience = everyone(state)});
}

/// Ends the game (OK-10) or hands the turn on. In `strict` the next seat's turn starts with its collecting (OK-17):
/// nothing was irregular before, so with the chip laid last gone nothing is any more.
void endTurn(State& state, Seat seat, Events& events) {
  Public& known = state.known;
  if (known.passes == known.table.seats || (state.hand[seat].empty() && state.supply.empty())) {
    endGame(state, events);
    return;
  }
  known.turn = after(seat, known.table.seats);
  if (known.table.options.referee != Referee::strict || !known.latest || !irregular(known, *known.latest)) return;
  const Cell cell = *std::exchange(known.latest, std::nullopt);
  events.push_back({.kind = Event::Kind::wrong,
                    .seat = seat,
                    .cells = {cell},
                    .audience = everyone(state),
                    .why = {NINEFOLD_WORDS("The number is already in the row, the column or the sector.")}});
  collect(state, *known.turn, cell, events);
}

/// What every turn starts with: it has to be the seat's, the chip (if it needs one) in its hand, and each chip that it
/// collects irregular, those before it being gone (OK-7). In `assist` and `strict` none ever is.
std::optional<Refusal> startTurn(State& state, Seat seat, std::optional<Digit> chip, const std::vector<Cell>& cells,
                                 Events& events) {
  if (state.known.turn != seat) return Refusal::notYourTurn;
  if (chip && !state.hand[seat].has(*chip)) return Refusal::notInHand;
  for (Cell cell : cells) {
    if (!irregular(state.known, cell)) return refusal::notIrregular;
    collect(state, seat, cell, events);
  }
  state.known.latest = std::nullopt;
  return std::nullopt;
}

Result<Step<Game>> place(State state, Seat seat, const Place& move) {
  Public& known = state.known;
  Events events;
  if (const auto refusal = startTurn(state, seat, move.chip, move.collect, events)) return *refusal;
  if (known.chips[move.cell] != 0) return Refusal::occupied;
  const bool assisted = known.table.options.referee == Referee::assist;
  if (assisted && conflicts(known.chips, nineByNine, move.cell, move.chip)) return Refusal::conflict;

  known.chips[move.cell] = move.chip;
  known.latest = move.cell;
  known.passes = 0;
  events.push_back({.kind = Event::Kind::placed,
                    .seat = seat,
                    .cells = {move.cell},
                    .number = move.chip,
                    .audience = everyone(state)});
  replaceChip(state, seat, move.chip, events);
  endTurn(state, seat, events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> discard(State state, Seat seat, const Discard& move) {
  Events events;
  if (const auto refusal = startTurn(state, seat, move.chip, move.collect, events)) return *refusal;

  ++state.known.discarded;
  state.known.passes = 0;
  events.push_back({.kind = event::discarded, .seat = seat, .audience = everyone(state)});
  events.push_back({.kind = event::discarded, .seat = seat, .number = move.chip, .audience = only(seat)});
  replaceChip(state, seat, move.chip, events);
  endTurn(state, seat, events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> pass(State state, Seat seat, const Pass& move) {
  Events events;
  if (const auto refusal = startTurn(state, seat, std::nullopt, move.collect, events)) return *refusal;

  ++state.known.passes;
  events.push_back({.kind = Event::Kind::passed, .seat = seat, .audience = everyone(state)});
  endTurn(state, seat, events);
  return Step<Game>{std::move(state), std::move(events)};
}

} // namespace

bool irregular(const Public& known, Cell cell) {
  return known.chips[cell] != 0 && conflicts(known.chips, nineByNine, cell, known.chips[cell]);
}

Deal Game::shuffle(const Table&, Rng& rng) {
  Deal deal;
  deal.values = filledGrid(rng);
  deal.markers.resize(9);
  std::iota(deal.markers.begin(), deal.markers.end(), Digit{1});
  rng.shuffle(deal.markers);
  for (Digit number = 1; number <= 9; ++number) deal.chips.insert(deal.chips.end(), 9, number);
  rng.shuffle(deal.chips);
  return deal;
}

State Game::begin(const Table& table, const Deal& deal) {
  State state{};
  Public& known = state.known;
  known.table = table;
  known.values = deal.values;
  for (std::size_t i = deal.chips.size(); i > 0; --i) state.supply.push_back(deal.chips[i - 1]);
  for (std::size_t i = 0; i < firstDiscarded && fromSupply(state); ++i) ++known.discarded;

  state.sectors.fill(Owner::game);
  auto marker = deal.markers.begin();
  bool bare = false; // somebody got no chip: a short deal's supply is empty then
  Seat seat = table.first;
  for (int i = 0; i < table.seats; ++i, seat = after(seat, table.seats)) {
    for (int j = 0; j < shareOf(table); ++j) state.sectors[*marker++ - 1u] = ownerAt(seat);
    Hand& hand = state.hand[seat];
    while (hand.size() < handSize && !state.supply.empty()) hand.push_back(*fromSupply(state));
    known.holds[seat] = static_cast<int>(hand.size());
    bare = bare || hand.empty();
  }
  known.over = bare;
  if (!bare) known.turn = table.first;
  return state;
}

Result<Step<Game>> Game::apply(const State& state, const Input<Game>& input) {
  assert(wellSeated(input));
  if (state.known.over) return Refusal::over;
  return std::visit(Overload{
                        [&](const Place& move) { return place(state, *input.seat, move); },
                        [&](const Discard& move) { return discard(state, *input.seat, move); },
                        [&](const Pass& move) { return pass(state, *input.seat, move); },
                        [&](const Challenge&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const Accept&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const Timeout&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const TimeUp&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const AgreeEnd&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                    },
                    input.move);
}

std::string Game::everything(const State& state) {
  const Public& known = state.known;
  std::string hands, collected;
  for (int i = 0; i < known.table.seats; ++i) {
    const char* comma = i > 0 ? "," : "";
    hands += comma;
    for (Digit number = 1; number <= 9; ++number)
      for (Digit chip : state.hand[seatAt(i)])
        if (chip == number) hands += static_cast<char>('0' + number);
    collected += comma + std::to_string(known.collected[seatAt(i)]);
  }
  return text(known.chips) + '|' + hands + '|' + collected + '|' + std::to_string(known.discarded) + '|' +
         std::to_string(state.supply.size());
}

} // namespace ninefold::okudos
