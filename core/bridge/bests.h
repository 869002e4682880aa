#pragma once

#include "store/books.h"

#include <QVariantList>

namespace ninefold {

/// A high-score table as QML has it: {name, avatar, mine, score, ms, finished, helped}. `mine` are those of a person,
/// or the one of a match.
struct Mine {
  store::ProfileId person{};
  store::MatchId match{};
};
QVariantList shownBests(const store::Books& books, const std::vector<store::Best>& bests, Mine mine);
/// Those that have points at all: nothing is no high score.
std::vector<store::Best> aboveNothing(std::vector<store::Best> bests);

} // namespace ninefold
