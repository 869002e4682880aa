#pragma once

#include "games/okudos/okudos.h"
#include "kernel/guide.h"
#include "kernel/reason.h"

// What is told of moves: see kernel/reason.h and kernel/guide.h.
namespace ninefold::okudos {

Reason reasonOf(const View& before, const View& after, const Events& heard);
bool coaches(const Table&);
Guide guideTo(const View&, const Move&);

} // namespace ninefold::okudos
