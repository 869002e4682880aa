#include "games/okudos/telling.h"

namespace ninefold::okudos {

namespace {

void toWhole(Guide& guide, const Phrase& what, const Phrase& why) {
  const Part part = wholeOf(nineByNine);
  guide.where = {NINEFOLD_WORDS("Look at the whole board: nothing there is worth covering.")};
  guide.from = part.from;
  guide.to = part.to;
  guide.what = what;
  guide.goes = what;
  guide.why = why;
}

std::optional<int> pieceOf(const View& view, Digit chip) {
  for (std::size_t i = 0; i < view.hand.size(); ++i)
    if (view.hand[i] == chip) return static_cast<int>(i);
  return std::nullopt;
}

} // namespace

bool coaches(const Table& table) { return table.options.referee == Referee::assist; }

Guide guideTo(const View& view, const Move& move) {
  Guide guide;
  if (const auto* place = std::get_if<Place>(&move)) {
    const Part part = blockOf(nineByNine, place->cell);
    const Word value = number(view.known.values[place->cell]);
    const auto sector = static_cast<std::size_t>(nineByNine.block(place->cell));
    guide.where = {NINEFOLD_WORDS("Look at this sector.")};
    guide.from = part.from;
    guide.to = part.to;
    guide.what = {NINEFOLD_WORDS("Take the %1."), {number(place->chip)}};
    guide.piece = pieceOf(view, place->chip);
    guide.goes = {NINEFOLD_WORDS("It goes here.")};
    guide.cell = place->cell;
    guide.why = view.sectors[sector] == ownerAt(*view.viewer)
                    ? Phrase{NINEFOLD_WORDS("It costs you no more than a %1 of your own."), {value}}
                    : Phrase{NINEFOLD_WORDS("It covers a %1 of a sector that isn’t yours."), {value}};
  } else if (const auto* away = std::get_if<Discard>(&move)) {
    toWhole(guide, {NINEFOLD_WORDS("Put the %1 away."), {number(away->chip)}},
            {NINEFOLD_WORDS("Wherever it was laid, it would cost you more.")});
    guide.piece = pieceOf(view, away->chip);
  } else {
    toWhole(guide, {NINEFOLD_WORDS("Pass.")}, {NINEFOLD_WORDS("You are better off as it lies.")});
  }
  return guide;
}

} // namespace ninefold::okudos
