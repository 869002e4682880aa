#pragma once

#include "ai/attention.h"
#include "games/kakuro_cards/ai/odds.h"
#include "games/kakuro_cards/ai/style.h"

#include <vector>

namespace ninefold::kakuro_cards {

/// A turn as its player sees it: with the points that it hopes for, and the rows that it will claim for them.
struct Seen {
  QuickTurn turn;
  std::vector<Head> claims{}; // none where nothing has to be claimed

  Place place() const;
};

/// What a player notices of the viewer's turns. The obvious always: what can be laid beside the latest card, and what
/// brings very much. Where it claims itself, whoever overlooks much doesn't see each Kakuro that it makes, and now and
/// then takes a row for one in which a number stands twice.
std::vector<Seen> seenBy(const View&, const Style&, Rng luck);

/// A turn with the points that it is sure to bring: none if it is wrong.
Seen seenAsPlayed(const View&, const Place&);

/// Whether it notices that the open turn is wrong.
bool findsFault(const View&, const Style&, Rng luck);

} // namespace ninefold::kakuro_cards
