#include "games/kakuro_call/draft.h"
#include "games/kakuro_call/round.h"

#include <algorithm>

namespace ninefold::kakuro_call {

namespace {

/// Whether the app judges a call as it is made (KL-29). With one seat nobody is there to object.
bool judgedAtOnce(const Public& known) { return known.table.options.referee != Referee::table || alone(known); }

/// What a call laid out on the board, if it could be laid out (KL-9, KL-10).
struct Layout {
  Board<Spot> board;
  Row row;
  int doublings = 0;
};

std::optional<Layout> layOut(const Board<Spot>& board, const Call& call) {
  const auto row = call.row ? rowOf(*call.row) : std::nullopt;
  if (!row) return std::nullopt;
  Layout layout{board, *row};
  for (const Use& use : call.use) {
    if (!fits(layout.board, *row, use)) return std::nullopt;
    put(layout.board, use);
    if (std::holds_alternative<Doubling>(use)) ++layout.doublings;
  }
  if (!allTiles(layout.board, *row)) return std::nullopt;
  return layout;
}

/// The row and its action tiles lie on the board, right or not yet judged (KL-9, KL-16, KL-17).
void carryOut(Public& known, Seat caller, const Layout& layout, const Supply& used) {
  const Row& row = layout.row;
  known.board = layout.board;
  for (int i = 0; i < row.length; ++i) known.board[row.cell(i)].red = true;
  known.supply[caller].take(used);
  known.gone.add(used);
  known.score[caller] += row.length;
}

void tellUses(const Public& known, Seat seat, const Call& call, Events& events) {
  const auto tell = [&](Event::Kind kind, std::vector<Cell> cells, Digit number) {
    events.push_back(
        {.kind = kind, .seat = seat, .cells = std::move(cells), .number = number, .audience = everyone(known)});
  };
  for (const Use& use : call.use)
    std::visit(Overload{
                   [](const Doubling&) {},
                   [&](const Bound& bound) { tell(Event::Kind::placed, {bound.at}, 0); },
                   [&](const Exchange& swap) {
                     tell(event::swapped, {swap.a, swap.b}, 0);
                   },
                   [&](const Overlay& overlay) { tell(Event::Kind::placed, {overlay.at}, overlay.digit); },
               },
               use);
}

/// The action tiles that a call takes, if they are all in the supply.
std::optional<Supply> takenFrom(Supply supply, const Call& call) {
  Supply used;
  for (const Use& use : call.use) {
    if (!supply.take(tileOf(use))) return std::nullopt;
    used.add(tileOf(use));
  }
  return used;
}

Result<Step<Game>> call(State state, Seat seat, const Call& call) {
  Public& known = state.known;
  if (known.open) return Refusal::awaitingVerdict;
  if (known.out.has(seat)) return refusal::outOfRound;
  const auto used = takenFrom(known.supply[seat], call);
  if (!used) return refusal::notInSupply;

  const auto layout = layOut(known.board, call);
  Events events;
  events.push_back({.kind = event::called,
                    .seat = seat,
                    .cells = layout ? cellsOf(layout->row) : std::vector<Cell>{},
                    .audience = everyone(known)});
  if (!layout || (judgedAtOnce(known) && flawOf(layout->board, layout->row, layout->doublings, known.total))) {
    events.push_back({.kind = Event::Kind::wrong,
                      .seat = seat,
                      .audience = everyone(known),
                      .why = flawIn(known.board, call, known.total)});
    dismiss(state, seat, events);
    return Step<Game>{std::move(state), std::move(events)};
  }

  const Row row = layout->row;
  if (!judgedAtOnce(known)) known.open = Open{seat, row, layout->doublings, *used, known.board};
  carryOut(known, seat, *layout, *used);
  tellUses(known, seat, call, events);
  events.push_back({.kind = Event::Kind::scored,
                    .seat = seat,
                    .cells = cellsOf(row),
                    .points = row.length,
                    .audience = everyone(known)});
  if (!known.open) settle(state, row, events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> impossible(State state, Seat seat) {
  Public& known = state.known;
  if (known.open) return Refusal::awaitingVerdict;
  if (known.declared.has(seat)) return refusal::alreadyDeclared;

  Events events;
  known.declared.add(seat);
  events.push_back({.kind = event::declared, .seat = seat, .audience = everyone(known)});
  if (known.declared == everyone(known)) // KL-19: those that are out too
    giveUp(state, {NINEFOLD_WORDS("Everybody says it’s impossible.")}, events);
  else if (known.table.options.hourglass != 0 && !known.sand && 2 * known.declared.size() >= known.table.seats)
    turnSand(state, events);
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> timeout(State state) {
  if (!sandRuns(state.known)) return Refusal::notAllowed;
  Events events;
  events.push_back({.kind = Event::Kind::sandOut, .audience = everyone(state.known)});
  giveUp(state, {NINEFOLD_WORDS("The sand has run out.")}, events);
  return Step<Game>{std::move(state), std::move(events)};
}

/// Everything that the open call changed is undone (KL-8, KL-29).
void undoOpen(Public& known) {
  const Open& open = *known.open;
  known.board = open.before;
  known.supply[open.caller].add(open.used);
  known.gone.take(open.used);
  known.score[open.caller] -= open.row.length;
  known.open = std::nullopt;
}

Result<Step<Game>> challenge(State state, Seat seat) {
  Public& known = state.known;
  if (known.table.options.referee != Referee::table) return Refusal::notAllowed;
  if (!known.open) return Refusal::nothingToChallenge;
  if (known.open->caller == seat) return Refusal::ownMove;

  Events events;
  events.push_back({.kind = Event::Kind::challenged, .seat = seat, .audience = everyone(known)});
  const Seat caller = known.open->caller;
  const Row row = known.open->row;
  if (const auto flaw = flawOf(known.board, row, known.open->doublings, known.total)) {
    const Phrase why = wordsFor(*flaw, sumOf(known.board, row), known.total);
    undoOpen(known);
    events.push_back(
        {.kind = Event::Kind::wrong, .seat = caller, .cells = cellsOf(row), .audience = everyone(known), .why = why});
    events.push_back(
        {.kind = Event::Kind::unscored, .seat = caller, .points = row.length, .audience = everyone(known)});
    dismiss(state, caller, events);
  } else {
    known.open = std::nullopt;
    events.push_back({.kind = Event::Kind::upheld, .seat = caller, .audience = everyone(known)});
    settle(state, row, events);
  }
  return Step<Game>{std::move(state), std::move(events)};
}

Result<Step<Game>> accept(State state) {
  Public& known = state.known;
  if (known.table.options.referee != Referee::table) return Refusal::notAllowed;
  if (!known.open) return Refusal::nothingToAccept;

  Events events;
  const Row row = known.open->row;
  events.push_back({.kind = Event::Kind::accepted, .seat = known.open->caller, .audience = everyone(known)});
  known.open = std::nullopt;
  settle(state, row, events);
  return Step<Game>{std::move(state), std::move(events)};
}

} // namespace

Result<Step<Game>> Game::apply(const State& state, const Input<Game>& input) {
  assert(wellSeated(input));
  if (state.known.over) return Refusal::over;
  return std::visit(Overload{
                        [&](const Call& move) { return call(state, *input.seat, move); },
                        [&](const Impossible&) { return impossible(state, *input.seat); },
                        [&](const Challenge&) { return challenge(state, *input.seat); },
                        [&](const Accept&) { return accept(state); },
                        [&](const Timeout&) { return timeout(state); },
                        [&](const TimeUp&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                        [&](const AgreeEnd&) -> Result<Step<Game>> { return Refusal::notAllowed; },
                    },
                    input.move);
}

Standing Game::standing(const State& state) {
  const Public& known = state.known;
  Standing standing = standingOf(known.table.seats, std::nullopt, known.score, known.over);
  // KL-25: of those with the most points, those with the most action tiles left.
  int most = 0;
  for (Seat seat : standing.winners) most = std::max(most, known.supply[seat].size());
  std::erase_if(standing.winners, [&](Seat seat) { return known.supply[seat].size() < most; });
  return standing;
}

namespace {

/// Seats joined by +, as in 0+2.
std::string text(SeatSet seats) {
  std::string out;
  for (int i = 0; i < mostSeats; ++i)
    if (seats.has(seatAt(i))) out += (out.empty() ? "" : "+") + std::to_string(i);
  return out;
}

std::string text(const Supply& supply) {
  std::string out;
  for (int piece = 0; const auto tile = pieceOf(supply, piece); ++piece) {
    if (piece > 0) out += '+';
    out += name(*tile);
  }
  return out;
}

std::string text(const Spot& spot) {
  if (spot.bound) return "##";
  return {static_cast<char>('0' + spot.value()), !spot.red ? 's' : spot.digit != 0 ? 'x' : 'r'};
}

} // namespace

std::string Game::everything(const State& state) {
  const Public& known = state.known;
  std::string out;
  forEachCell(eightByEight, [&](Cell cell) {
    if (cell.column == 0 && cell.row > 0) out += '/';
    out += text(known.board[cell]);
  });
  out += '|' + (known.total != 0 ? std::to_string(known.total) : "-") + '|';
  for (std::size_t i = 0; i < known.aside.size(); ++i) out += (i > 0 ? "+" : "") + std::to_string(known.aside[i]);
  for (int i = 0; i < known.table.seats; ++i) out += (i > 0 ? ',' : '|') + text(known.supply[seatAt(i)]);
  return out + '|' + text(known.out) + '|' + text(known.declared) + '|' + std::to_string(state.actions.size());
}

} // namespace ninefold::kakuro_call
