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

/// Whether a row is marked or an action tile taken up or laid: there is something to take back.
bool isBegun(const Draft&);

/// Whether the viewer's tile with that number lies on the board already.
bool isPlayed(const Draft&, int piece);

/// Takes a tile up with its front showing. One that lies on the board is taken back.
void takeUp(Draft&, int piece);

/// Takes a tile up to put it on a cell: the side that shows or, if it wasn't looked at before, the side that makes
/// sense there.
void takeUp(Draft&, const Supply&, int piece, Cell);

/// What the draft would be if the tile that is held over the board were let go there.
Draft letGo(const View&, const Draft&);

/// The board as it looks to the caller: all tiles of the draft lie where they were put, wrong or not.
Board<Spot> boardWith(const Board<Spot>&, const Draft&);

Phrase wordsFor(Flaw, int sum, Total);

/// What is wrong with a call on that board, in words. Nothing if it is right.
Phrase flawIn(const Board<Spot>&, const Call&, Total);

/// What is wrong with the marked row, in words (KL-29, `assist` only). Nothing if it is right.
Phrase flawIn(const View&, const Draft&);

/// Whether the tile in hand, or the one that is held over the board, may go on that cell (`assist` only).
bool mayLay(const View&, const Draft&, Cell);

} // namespace ninefold::kakuro_call
