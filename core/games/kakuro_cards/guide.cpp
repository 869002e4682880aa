#include "games/kakuro_cards/telling.h"

#include <algorithm>

namespace ninefold::kakuro_cards {

namespace {

Phrase whyOf(const Kakuros& scoring, const std::vector<SceneRun>& runs) {
  if (scoring.empty()) return {NINEFOLD_WORDS("Nothing scores well here; this leaves the least to the others.")};
  if (scoring.size() == 1)
    return {NINEFOLD_WORDS("The yellow cards make %1, which ends in %2: %1 points."),
            {number(scoring[0].total), number(scoring[0].sum)}};
  int points = 0;
  for (const SceneRun& run : runs) points += run.points;
  if (scoring.size() == 2)
    return {NINEFOLD_WORDS("It scores twice, %1 and %2: %3 points."),
            {number(runs[0].points), number(runs[1].points), number(points)}};
  return {NINEFOLD_WORDS("%1 rows at once, %2 points."), {number(static_cast<int>(runs.size())), number(points)}};
}

} // namespace

bool coaches(const Table& table) { return table.seats > 1 && table.options.referee == Referee::assist; }

Guide guideTo(const View& view, const Move& move) {
  const auto* place = std::get_if<Place>(&move);
  if (!place) return {};
  Cards after = view.known.board;
  lay(after, place->cell, {place->card, place->side}, place->flips);
  const Kakuros scoring = newKakuros(after, {place->cell, place->flips});
  Guide guide{.cell = place->cell, .turned = place->flips};
  for (const Run& run : scoring) guide.runs.push_back({run.cell(0), run.cell(run.length), *view.viewer, run.total});
  const bool across = !scoring.empty() && scoring[0].head.direction == Direction::right;
  const Part part = across ? rowOf(nineByNine, place->cell) : columnOf(nineByNine, place->cell);
  guide.where =
      across ? Phrase{NINEFOLD_WORDS("Look along this row.")} : Phrase{NINEFOLD_WORDS("Look down this column.")};
  guide.from = part.from;
  guide.to = part.to;
  for (std::size_t i = 0; i < view.hand.size() && !guide.piece; ++i)
    if (view.hand[i] == place->card) guide.piece = static_cast<int>(i);
  const Word card = number(place->card);
  guide.what = place->side == Side::sum ? Phrase{NINEFOLD_WORDS("Take the %1, red side up."), {card}}
                                        : Phrase{NINEFOLD_WORDS("Take the %1, yellow side up."), {card}};
  guide.goes = place->flips.empty() ? Phrase{NINEFOLD_WORDS("It goes here.")}
                                    : Phrase{NINEFOLD_WORDS("It goes here, and what is marked is turned over.")};
  guide.why = whyOf(scoring, guide.runs);
  return guide;
}

} // namespace ninefold::kakuro_cards
