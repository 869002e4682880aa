#include "games/kakuro_cards/kakuro_cards.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

namespace {

/// The cards that lie where `view` can't see them: in the bag and in the other hands. A short deal leaves some over.
std::vector<Digit> unseen(const View& view) {
  std::array<int, 10> left{};
  std::fill(left.begin() + 1, left.end(), ofEachNumber);
  for (Card card : view.known.board.cells) --left[card.number];
  for (Digit card : view.hand) --left[card];
  std::vector<Digit> cards;
  cards.reserve(mostCards);
  for (Digit number = 1; number <= 9; ++number)
    for (int i = 0; i < left[number]; ++i) cards.push_back(number);
  return cards;
}

/// Lists the ways to place a card: with every set of flips that KC-14 allows and, where they have to be claimed, with
/// all the Kakuros that score, or with none.
class Placements {
public:
  explicit Placements(const View& view) : known(view.known), after(view.known.board) {}

  void add(Cell cell, Digit card) {
    for (Side side : {Side::addend, Side::sum}) add({.cell = cell, .card = card, .side = side});
    for (const Turning& turning : turnings(known.board, cell, card, mostFlips(known.table.options)))
      add({.cell = cell, .card = card, .side = turning.side, .flips = {turning.flips.begin(), turning.flips.end()}});
  }

  std::vector<Move> moves;

private:
  void add(Place place) {
    if (known.table.options.referee == Referee::assist) {
      moves.emplace_back(std::move(place));
      return;
    }
    moves.emplace_back(place);
    lay(after, place.cell, {place.card, place.side}, place.flips);
    for (const Run& run : newKakuros(after, {place.cell, place.flips})) place.claims.push_back(run.head);
    lay(after, place.cell, {}, place.flips);
    if (!place.claims.empty()) moves.emplace_back(std::move(place));
  }

  const Public& known;
  Cards after; // as it is once a move is laid; the board itself in between
};

} // namespace

View Game::view(const State& state, Viewer viewer) {
  return {.known = state.known,
          .viewer = viewer,
          .hand = viewer ? state.hand[*viewer] : Hand{},
          .bag = static_cast<int>(state.bag.size())};
}

std::vector<Move> Game::legal(const View& view) {
  const Public& known = view.known;
  if (known.over) return {};
  if (!view.viewer) return known.open ? std::vector<Move>{Accept{}} : std::vector<Move>{};
  Placements placements(view);
  if (known.turn == view.viewer) {
    placements.moves.reserve(256);
    forEachCell(nineByNine, [&](Cell cell) {
      if (!isFreeBesideCard(known.board, cell)) return;
      for (std::size_t i = 0; i < view.hand.size(); ++i)
        if (i == 0 || view.hand[i] != view.hand[0]) placements.add(cell, view.hand[i]);
    });
  }
  if (known.open && known.open->mover != *view.viewer) placements.moves.emplace_back(Challenge{});
  return std::move(placements.moves);
}

State Game::imagine(const View& view, Rng& rng) {
  std::vector<Digit> cards = unseen(view);
  rng.shuffle(cards);
  State state{.known = view.known, .hand = {}, .bag = {}};
  const auto draw = [&] {
    const Digit card = cards.back();
    cards.pop_back();
    return card;
  };
  for (int i = 0; i < view.known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    if (view.viewer == seat)
      state.hand[seat] = view.hand;
    else
      for (int card = 0; card < view.known.held[seat]; ++card) state.hand[seat].push_back(draw());
  }
  for (int i = 0; i < view.bag; ++i) state.bag.push_back(draw());
  return state;
}

void Game::add(Hash& hash, const View& view) {
  const Public& known = view.known;
  const auto addHeads = [&](const auto& heads) {
    for (const Head& head : heads) hash << head.sum.index() << head.direction;
  };
  for (Card card : known.board.cells) hash << card.number << card.side;
  hash << known.held.values << known.score.values << known.turn << known.over << known.latest.has_value();
  if (known.latest) hash << known.latest->index();
  hash << known.open.has_value() << view.viewer << view.hand << view.bag;
  if (!known.open) return;
  hash << known.open->mover << known.open->cell.index() << static_cast<int>(known.open->flips.size());
  for (Cell cell : known.open->flips) hash << cell.index();
  addHeads(known.open->claims);
  hash << known.open->points;
}

} // namespace ninefold::kakuro_cards
