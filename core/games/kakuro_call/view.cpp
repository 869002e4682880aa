#include "games/kakuro_call/kakuro_call.h"
#include "games/kakuro_call/search.h"

namespace ninefold::kakuro_call {

namespace {

/// Moves `count` pieces that nobody has seen, in any order, to a pile.
template<class Pile, class Piece> void pileUp(Pile& pile, std::vector<Piece> unseen, int count, Rng& rng) {
  rng.shuffle(unseen);
  for (int i = 0; i < count; ++i) pile.push_back(unseen[static_cast<std::size_t>(i)]);
}

std::vector<Total> unseenTotals(const Public& known) {
  std::array<int, highestTotal + 1> left{};
  for (Total total = lowestTotal; total <= highestTotal; ++total) left[total] = copiesOf(total);
  for (Total total : known.revealed) --left[total];
  std::vector<Total> unseen;
  for (Total total = lowestTotal; total <= highestTotal; ++total)
    unseen.insert(unseen.end(), static_cast<std::size_t>(left[total]), total);
  return unseen;
}

std::vector<ActionTile> unseenActions(const Public& known) {
  Supply left{actionTiles};
  left.take(known.gone);
  for (int i = 0; i < known.table.seats; ++i) left.take(known.supply[seatAt(i)]);
  std::vector<ActionTile> unseen;
  for (int piece = 0; const auto tile = pieceOf(left, piece); ++piece) unseen.push_back(*tile);
  return unseen;
}

} // namespace

View Game::view(const State& state, Viewer viewer) {
  return {.known = state.known,
          .viewer = viewer,
          .totals = static_cast<int>(state.totals.size()),
          .actions = static_cast<int>(state.actions.size())};
}

std::vector<Move> Game::legal(const View& view) {
  const Public& known = view.known;
  std::vector<Move> moves;
  if (known.over) return moves;
  if (!view.viewer) {
    if (known.open) moves.emplace_back(Accept{});
    if (sandRuns(known)) moves.emplace_back(Timeout{});
    return moves;
  }
  const Seat seat = *view.viewer;
  if (mayCall(known, seat)) {
    for (Call& call : easyCalls(known.board, known.supply[seat], known.total)) moves.emplace_back(std::move(call));
    // Mistakes are moves too: a call that shows no row and, where only the players notice, a row that isn't right.
    moves.emplace_back(Call{});
    if (known.table.options.referee == Referee::table)
      if (auto wrong = someWrongCall(known.board, known.total)) moves.emplace_back(*std::move(wrong));
  }
  if (mayDeclare(known, seat)) moves.emplace_back(Impossible{});
  if (known.open && known.open->caller != seat) moves.emplace_back(Challenge{});
  return moves;
}

State Game::imagine(const View& view, Rng& rng) {
  State state{.known = view.known, .totals = {}, .actions = {}};
  pileUp(state.totals, unseenTotals(view.known), view.totals, rng);
  pileUp(state.actions, unseenActions(view.known), view.actions, rng);
  return state;
}

void Game::add(Hash& hash, const View& view) {
  const Public& known = view.known;
  forEachCell(eightByEight, [&](Cell cell) {
    const Spot& spot = known.board[cell];
    hash << spot.tile << spot.digit << spot.red << spot.bound << spot.served << spot.heads;
  });
  for (const Supply& supply : known.supply.values) hash << supply.count;
  hash << known.gone.count << known.score.values << known.revealed << known.aside << known.total << known.out.bits
       << known.declared.bits << known.sand << known.over << view.viewer << view.totals << view.actions;
  hash << known.open.has_value();
  if (known.open)
    hash << known.open->caller << known.open->row.first.index() << known.open->row.direction << known.open->row.length
         << known.open->doublings << known.open->used.count;
}

} // namespace ninefold::kakuro_call
