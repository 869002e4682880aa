#include "games/kakuro_cards/kakuro_cards.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

namespace {

/// Puts `value` in, or takes it out.
template<class Sequence, class T> void toggle(Sequence& sequence, const T& value) {
  if (!sequence.take(value)) sequence.push_back(value);
}

/// Takes up a card; a second time turns it over.
void pick(Draft& draft, int piece) {
  if (draft.picked == piece) {
    draft.side = other(draft.side);
  } else {
    draft.picked = piece;
    draft.side = Side::addend;
  }
}

/// Holds a card over a cell. Where it can't lie it goes back to the hand.
void tryOn(Draft& draft, int piece, Cell cell) {
  if (draft.picked != piece) pick(draft, piece);
  draft.cell = cell;
}

void tap(const View& view, Draft& draft, Cell cell) {
  if (!nineByNine.contains(cell)) return;
  if (draft.cell == cell) {
    draft.side = other(draft.side);
  } else if (view.known.board[cell].number != 0) {
    // Where one flip is all, another card takes the place of the one before.
    if (mostFlips(view.known.table.options) == 1 && !draft.flips.has(cell)) draft.flips.clear();
    toggle(draft.flips, cell);
  } else if (draft.picked) {
    draft.cell = cell;
  }
}

/// A stroke from a sum along the run that follows it claims it, a second one takes that back. How far the stroke goes
/// doesn't matter: the run is always the whole one.
void claim(const View& view, Draft& draft, const Stroke& stroke) {
  const bool right = stroke.to.row == stroke.from.row && stroke.to.column > stroke.from.column;
  const bool down = stroke.to.column == stroke.from.column && stroke.to.row > stroke.from.row;
  if (!nineByNine.contains(stroke.from) || (!right && !down)) return;
  const Head head{stroke.from, right ? Direction::right : Direction::down};
  if (runFrom(drafted(view, draft), head).length > 0) toggle(draft.claims, head);
}

/// A digit takes up the card with that number, as a tap would; 0 takes everything back.
void type(const View& view, Draft& draft, Digit digit) {
  if (digit == 0) draft = {};
  // Of two equal cards it is the one in use.
  if (draft.picked && view.hand[static_cast<std::size_t>(*draft.picked)] == digit) return pick(draft, *draft.picked);
  const auto found = std::ranges::find(view.hand, digit);
  if (found != view.hand.end()) pick(draft, static_cast<int>(found - view.hand.begin()));
}

Place placeFrom(const View& view, const Draft& draft) {
  return {.cell = *draft.cell,
          .card = view.hand[static_cast<std::size_t>(*draft.picked)],
          .side = draft.side,
          .flips = {draft.flips.begin(), draft.flips.end()},
          .claims = {draft.claims.begin(), draft.claims.end()}};
}

} // namespace

Cards drafted(const View& view, const Draft& draft) {
  Cards cards = view.known.board;
  turnOver(cards, {draft.flips.begin(), draft.flips.size()});
  if (draft.cell && draft.picked) cards[*draft.cell] = {view.hand[static_cast<std::size_t>(*draft.picked)], draft.side};
  return cards;
}

Draft fitting(const View& view, const Draft& draft) {
  const Public& known = view.known;
  Draft fits;
  if (!mayPlace(view)) return fits;
  if (draft.picked && *draft.picked >= 0 && *draft.picked < static_cast<int>(view.hand.size())) {
    fits.picked = draft.picked;
    fits.side = draft.side;
    if (draft.cell && nineByNine.contains(*draft.cell) && isFreeBesideCard(known.board, *draft.cell))
      fits.cell = draft.cell;
  }
  for (Cell cell : draft.flips)
    if (known.board[cell].number != 0 && fits.flips.size() < mostFlips(known.table.options)) fits.flips.push_back(cell);
  if (known.table.options.referee == Referee::assist || draft.claims.empty()) return fits;
  const Cards cards = drafted(view, fits);
  for (const Head& head : draft.claims)
    if (runFrom(cards, head).length > 0) fits.claims.push_back(head);
  return fits;
}

bool isComplete(const View& view, const Draft& draft) {
  if (!draft.picked || !draft.cell) return false;
  if (view.known.table.options.referee != Referee::assist) return true;
  return flipsBelong(drafted(view, draft), changesOf(draft));
}

Touch<Game> Game::interpret(const View& view, const Draft& before, const Gesture& gesture) {
  Draft draft = fitting(view, before);
  std::optional<Move> move;
  const auto inHand = [&](int piece) { return piece >= 0 && piece < static_cast<int>(view.hand.size()); };
  const auto press = [&](Action action) {
    if (action == Action::challenge) move = Challenge{};
    if (action == Action::accept) move = Accept{};
    if (action == Action::flipPiece && draft.picked) pick(draft, *draft.picked);
    if (action == Action::takeBack) draft = {};
    if (action == Action::confirm && isComplete(view, draft)) {
      move = placeFrom(view, draft);
      draft = {};
    }
  };
  // Where a card can't lie it is laid all the same, so that the rules say why not.
  const auto refuse = [&, lies = draft.cell] {
    if (!draft.picked || !draft.cell || !nineByNine.contains(*draft.cell)) return;
    if (isFreeBesideCard(view.known.board, *draft.cell)) return;
    move = placeFrom(view, draft);
    draft.cell = lies;
  };
  const auto compose = Overload{
      [&](const TapCell& tapped) {
        tap(view, draft, tapped.cell);
        refuse();
      },
      [&](const TapPiece& tapped) {
        if (inHand(tapped.piece)) pick(draft, tapped.piece);
      },
      [&](const Hover& hover) {
        if (inHand(hover.piece)) tryOn(draft, hover.piece, hover.cell);
      },
      [&](const Drop& drop) {
        if (inHand(drop.piece)) tryOn(draft, drop.piece, drop.cell);
        refuse();
      },
      [&](const Stroke& stroke) { claim(view, draft, stroke); },
      [&](const Key& key) { type(view, draft, key.digit); },
      [&](const Press& pressed) { press(pressed.action); },
  };
  std::visit(compose, gesture);
  return {fitting(view, draft), std::move(move)};
}

} // namespace ninefold::kakuro_cards
