#include "games/kakuro_cards/kakuro_cards.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

namespace {

Face faceOf(Card card) { return card.number == 0 ? Face::none : card.isSum() ? face::sum : face::addend; }

/// What a cell holds, and what the draft has changed there.
Phrase labelOf(const Draft& draft, Cell cell, Card card) {
  const Word row = number(cell.row + 1), column = number(cell.column + 1), value = number(card.number);
  if (card.number == 0) return {NINEFOLD_WORDS("row %1, column %2, empty"), {row, column}};
  if (draft.cell == cell)
    return card.isSum()
               ? Phrase{NINEFOLD_WORDS("row %1, column %2, your sum %3, not placed yet"), {row, column, value}}
               : Phrase{NINEFOLD_WORDS("row %1, column %2, your addend %3, not placed yet"), {row, column, value}};
  if (draft.flips.has(cell))
    return card.isSum() ? Phrase{NINEFOLD_WORDS("row %1, column %2, turned to sum %3"), {row, column, value}}
                        : Phrase{NINEFOLD_WORDS("row %1, column %2, turned to addend %3"), {row, column, value}};
  return card.isSum() ? Phrase{NINEFOLD_WORDS("row %1, column %2, sum %3"), {row, column, value}}
                      : Phrase{NINEFOLD_WORDS("row %1, column %2, addend %3"), {row, column, value}};
}

ScenePiece pieceOf(const View& view, const Draft& draft, std::size_t i) {
  const bool picked = draft.picked == static_cast<int>(i);
  const Card card{view.hand[i], picked ? draft.side : Side::addend};
  const Word value = number(card.number);
  return {.face = faceOf(card),
          .number = card.number,
          .selected = picked,
          .label = card.isSum() ? Phrase{NINEFOLD_WORDS("your %1, as a sum"), {value}}
                                : Phrase{NINEFOLD_WORDS("your %1, as an addend"), {value}},
          .played = picked && draft.cell.has_value()};
}

/// Why a placement brings nothing; nothing if it does. Of two directions, the one in which more is right already.
Phrase whyNothing(const Cards& cards, const Draft& draft) {
  const Changes changes = changesOf(draft);
  if (!newKakuros(cards, changes).empty()) return {};
  int right = -1;
  Phrase why;
  const auto say = [&](int rank, const Phrase& words) {
    if (rank <= right) return;
    right = rank;
    why = words;
  };
  for (const Direction direction : {Direction::right, Direction::down}) {
    const auto run = runThrough(cards, changes.placed, direction);
    if (!run)
      say(0, {NINEFOLD_WORDS("That scores nothing: there is no red card before it.")});
    else if (run->length == 0)
      say(0, {NINEFOLD_WORDS("That scores nothing: no yellow cards follow it.")});
    else if (run->length == 1)
      say(1, {NINEFOLD_WORDS("That scores nothing yet: it takes two yellow cards or more.")});
    else if (!run->distinct)
      say(2, {NINEFOLD_WORDS("That scores nothing: two of the numbers are equal.")});
    else
      say(3, {NINEFOLD_WORDS("That scores nothing: the yellow cards make %1, and %1 doesn’t end in %2."),
              {number(run->total), number(run->sum)}});
  }
  return why;
}

Phrase statusOf(const View& view, const Draft& draft) {
  const Public& known = view.known;
  if (known.over && known.table.options.turns == Turns::one)
    return {NINEFOLD_WORDS("There was one turn to play: that ends the game.")};
  if (known.over) return {NINEFOLD_WORDS("Nobody has a card left: that ends the game.")};
  if (!known.turn) return {NINEFOLD_WORDS("The last card can still be challenged.")};
  if (known.turn != view.viewer)
    return {NINEFOLD_WORDS("%1’s turn to place a card."), {Word{Word::Kind::seat, index(*known.turn)}}};
  if (!draft.picked && known.table.options.turns == Turns::one)
    return {NINEFOLD_WORDS("You have one turn: find the one that scores most.")};
  if (!draft.picked) return {NINEFOLD_WORDS("Your turn: choose a card.")};
  if (!draft.cell) return {NINEFOLD_WORDS("Place it beside another card; tap it to turn it over.")};
  if (!isComplete(view, draft))
    return {NINEFOLD_WORDS("A card you turn over has to be in the same Kakuro as the card you place.")};
  if (known.table.options.referee == Referee::assist) {
    const Phrase nothing = whyNothing(drafted(view, draft), draft);
    return nothing.empty() ? Phrase{NINEFOLD_WORDS("You may turn a card over, or confirm.")} : nothing;
  }
  return {NINEFOLD_WORDS("You may turn a card over. Draw along your Kakuros, then confirm.")};
}

std::vector<SceneAction> actionsOf(const View& view, const Draft& draft) {
  const Public& known = view.known;
  std::vector<SceneAction> actions;
  if (known.over || !view.viewer) return actions;
  if (mayPlace(view)) {
    actions.push_back({Action::confirm, isComplete(view, draft), {NINEFOLD_WORDS("Confirm")}});
    actions.push_back({Action::takeBack, draft != Draft{}, {NINEFOLD_WORDS("Take back")}});
    actions.push_back({Action::flipPiece, draft.picked.has_value(), {NINEFOLD_WORDS("Turn your card over")}});
  }
  if (known.open) {
    actions.push_back({Action::challenge, known.open->mover != *view.viewer, {NINEFOLD_WORDS("That is wrong")}});
    actions.push_back({Action::accept, true, {NINEFOLD_WORDS("Let it stand")}});
  }
  return actions;
}

SceneCell& cellOf(Scene& scene, Cell cell) { return scene.cells[static_cast<std::size_t>(cell.index())]; }

SceneRun ring(const Run& run, Seat seat, int points) { return {run.cell(0), run.cell(run.length), seat, points}; }

/// What the app knows to tell of a draft where it is the referee that helps.
void assess(Scene& scene, const Cards& cards, const Draft& draft, Seat seat) {
  const Changes changes = changesOf(draft);
  if (!flipsBelong(cards, changes)) {
    for (Cell cell : draft.flips) cellOf(scene, cell).marks.add(Mark::wrong);
    return;
  }
  int points = 0;
  for (const Run& run : newKakuros(cards, changes)) {
    points += run.total;
    scene.runs.push_back(ring(run, seat, run.total));
    for (int i = 0; i <= run.length; ++i) cellOf(scene, run.cell(i)).marks.add(Mark::counts);
  }
  scene.preview = points;
}

} // namespace

Scene Game::present(const View& view, const Draft& stale) {
  const Public& known = view.known;
  const Draft draft = fitting(view, stale);
  const Cards cards = drafted(view, draft);
  const bool helps = known.table.options.referee == Referee::assist && mayPlace(view);
  Scene scene{.shape = {.columns = 9, .rows = 9, .blockColumns = 9, .blockRows = 9}}; // one field, no blocks
  scene.cells.reserve(81);
  forEachCell(nineByNine, [&](Cell cell) {
    SceneCell& shown = scene.cells.emplace_back();
    shown.at = cell;
    shown.face = faceOf(cards[cell]);
    shown.number = cards[cell].number;
    shown.label = labelOf(draft, cell, cards[cell]);
    if (known.latest == cell || (known.open && known.open->flips.has(cell))) shown.marks.add(Mark::latest);
    if (draft.cell == cell || draft.flips.has(cell)) shown.marks.add(Mark::selected);
    if (draft.cell == cell) shown.marks.add(Mark::tried);
    if (helps && isFreeBesideCard(known.board, cell)) shown.marks.add(Mark::legal);
  });
  if (helps && draft.cell) assess(scene, cards, draft, *view.viewer);
  // The points of a claim are told once they are on the track; before, they would tell whether it adds up.
  for (const Head& head : draft.claims) scene.runs.push_back(ring(runFrom(cards, head), *view.viewer, 0));
  if (known.open)
    for (const Head& head : known.open->claims) {
      const Run run = runFrom(known.board, head);
      scene.runs.push_back(ring(run, known.open->mover, run.total));
    }
  for (std::size_t i = 0; i < view.hand.size(); ++i) scene.hand.push_back(pieceOf(view, draft, i));
  for (int i = 0; i < known.table.seats; ++i) {
    const Seat seat = seatAt(i);
    scene.seats.push_back({.seat = seat,
                           .score = known.score[seat],
                           .hidden = view.viewer == seat ? 0 : known.held[seat],
                           .turn = known.turn == seat});
  }
  scene.actions = actionsOf(view, draft);
  scene.track = 100; // KC-23
  scene.pile = view.bag;
  scene.status = statusOf(view, draft);
  scene.over = known.over;
  return scene;
}

} // namespace ninefold::kakuro_cards
