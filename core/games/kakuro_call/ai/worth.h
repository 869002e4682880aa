#pragma once

#include "games/kakuro_call/ai/ways.h"

namespace ninefold::kakuro_call {

/// What an action tile is worth to who has rounds to come, in thousandths of a point: the price of a call.
constexpr int tilePrice = 3000;

/// Tiles that are bounds come from here first: what makes rows by itself is kept.
constexpr std::array<ActionTile, actionKinds> spared{ActionTile::doubling, ActionTile::digit1, ActionTile::digit9,
                                                     ActionTile::digit2,   ActionTile::digit8, ActionTile::digit3,
                                                     ActionTile::digit7,   ActionTile::digit4, ActionTile::digit6,
                                                     ActionTile::digit5,   ActionTile::swap};

/// What a way brings, less what it costs, in thousandths of a point.
inline int worthOf(const Way& way, int price) { return 1000 * way.row.length - price * way.tiles(); }

} // namespace ninefold::kakuro_call
