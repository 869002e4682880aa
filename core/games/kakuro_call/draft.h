#pragma once

#include "games/kakuro_call/kakuro_call.h"

// A call that is being made on the screen: what the scene shows of it and how touches change it.
namespace ninefold::kakuro_call {

/// Whether the viewer is making a call. A draft that a move of somebody else has overtaken counts for nothing.
inline bool calls(const View& view, const Draft& draft) {
  return draft.calling && view.viewer && mayCall(view.known, *view.viewer);
}

/// The call as it would be made now.
Call callOf(const Draft&);

/// Whether the viewer's tile with that number lies on the board already.
bool isPlayed(const Draft&, int piece);

/// The board as it looks to the caller: all tiles of the draft lie where they were put, wrong or not.
Board<Spot> boardWith(const Board<Spot>&, const Draft&);

/// What is wrong with the marked row, in words (KL-29, `assist` only). Nothing if it is right.
Phrase flawIn(const View&, const Draft&);

/// Whether the tile in hand may go on that cell (`assist` only).
bool mayLay(const View&, const Draft&, Cell);

} // namespace ninefold::kakuro_call
