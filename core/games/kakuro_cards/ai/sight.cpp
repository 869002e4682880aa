#include "games/kakuro_cards/ai/sight.h"

namespace ninefold::kakuro_cards {

namespace {

/// Nobody overlooks that.
constexpr int veryMuch = 30;
/// Of what isn't noticed so much is misread.
constexpr int misread = 12;

/// Numbers for what there is to notice: a cell, a card turned over for it, a row that starts there.
std::uint64_t flipThing(int cell, int flip) {
  return 1000 + 1000 * static_cast<std::uint64_t>(cell) + static_cast<std::uint64_t>(flip);
}
std::uint64_t rowThing(const Head& head) {
  return 500'000 + 2 * static_cast<std::uint64_t>(head.sum.index()) + static_cast<std::uint64_t>(head.direction);
}

class Eyes {
public:
  Eyes(const View& view, const Style& style, Rng luck)
      : known(view.known),
        sharp(luck, style.noticed),
        blurred(luck, 1000 - (1000 - style.noticed) / misread),
        claims(known.table.options.referee != Referee::assist),
        after(known.board) {}

  bool sees(const QuickTurn& turn) const {
    if (turn.points >= veryMuch) return true;
    if (!sharp.notices(turn.cell) && !isBesideLatest(turn.cell)) return false;
    return std::all_of(turn.flips.begin(), turn.flips.end(),
                       [&](int flip) { return sharp.notices(flipThing(turn.cell, flip)); });
  }

  Seen look(const QuickTurn& turn) {
    Seen seen{turn};
    if (!claims) return seen;
    const Place place = seen.place();
    lay(after, place.cell, {place.card, place.side}, place.flips);
    seen.turn.points = 0;
    const auto claim = [&](const Run& run) {
      seen.claims.push_back(run.head);
      seen.turn.points += run.total;
    };
    for (const Run& run : newKakuros(after, {place.cell, place.flips}))
      if (sharp.noticesAll() || run.total >= veryMuch || sharp.notices(rowThing(run.head))) claim(run);
    if (!sharp.noticesAll() && place.flips.empty())
      for (const Direction direction : {Direction::right, Direction::down})
        if (const auto run = runThrough(after, place.cell, direction); run && looksRight(*run)) claim(*run);
    lay(after, place.cell, {}, place.flips);
    return seen;
  }

private:
  bool isBesideLatest(int place) const {
    if (!known.latest) return false;
    const int apart = place - QuickBoard::placeOf(*known.latest);
    return apart == 1 || apart == -1 || apart == QuickBoard::width || apart == -QuickBoard::width;
  }

  /// A row with a number twice, which isn't noticed.
  bool looksRight(const Run& run) const {
    return run.length >= 2 && !run.distinct && run.total % 10 == run.sum && !blurred.notices(rowThing(run.head));
  }

  const Public& known;
  ai::Attention sharp, blurred;
  bool claims;
  Cards after; // as it is once a turn is laid; the board itself in between
};

} // namespace

Place Seen::place() const {
  Place place{.cell = QuickBoard::cellAt(turn.cell), .card = turn.number, .side = turn.side};
  for (int flip : turn.flips) place.flips.push_back(QuickBoard::cellAt(flip));
  place.claims = claims;
  return place;
}

std::vector<Seen> seenBy(const View& view, const Style& style, Rng luck) {
  Eyes eyes(view, style, luck);
  const QuickBoard board(view.known.board);
  std::vector<Seen> seen, obvious;
  board.forEachTurn(numbersIn(view.hand), mostFlips(view.known.table.options), [&](const QuickTurn& turn) {
    if (eyes.sees(turn))
      seen.push_back(eyes.look(turn));
    else if (seen.empty() && turn.flips.empty())
      obvious.push_back(eyes.look(turn));
  });
  return seen.empty() ? obvious : seen; // a card has to be laid
}

Seen seenAsPlayed(const View& view, const Place& place) {
  Seen seen{.turn = {.cell = QuickBoard::placeOf(place.cell), .number = place.card, .side = place.side},
            .claims = place.claims};
  Cards after = view.known.board;
  lay(after, place.cell, {place.card, place.side}, place.flips);
  const bool claims = view.known.table.options.referee != Referee::assist;
  const Turn turn{.mover = *view.viewer,
                  .cell = place.cell,
                  .flips = InlineVector<Cell, mostCards>(place.flips),
                  .claims = InlineVector<Head, mostCards>(place.claims)};
  if (isWrong(after, turn)) return seen; // what was turned over is turned back
  for (Cell flip : place.flips) seen.turn.flips.push_back(QuickBoard::placeOf(flip));
  for (const Run& run : newKakuros(after, changesOf(turn)))
    if (!claims || std::ranges::find(place.claims, run.head) != place.claims.end()) seen.turn.points += run.total;
  return seen;
}

bool findsFault(const View& view, const Style& style, Rng luck) {
  const Public& known = view.known;
  if (!known.open || known.open->mover == view.viewer || !isWrong(known.board, *known.open)) return false;
  return ai::Attention(luck, style.noticed).notices(QuickBoard::placeOf(known.open->cell));
}

} // namespace ninefold::kakuro_cards
