#pragma once

#include "games/kakuro_call/kakuro_call.h"

// How a round goes on and ends, whatever made it so (KL-6, KL-8, KL-13, KL-16, KL-18 to KL-26).
namespace ninefold::kakuro_call {

inline SeatSet everyone(const Public& known) { return SeatSet::all(known.table.seats); }
inline bool alone(const Public& known) { return known.table.seats == 1; }

/// The hourglass is turned over (KL-18, KL-26).
void turnSand(State&, Events&);

/// The next total is turned up, if there is one (KL-6, KL-24).
void beginRound(State&, Events&);

/// The round's total was found: supply and the next round, or the end.
void endRound(State&, Events&);

/// It wasn't, and why: its total is put aside. Where the app is the referee, it tells all rows that would have been
/// right, each by its first and its last cell.
void giveUp(State&, Phrase why, Events&);

/// The caller is out of this round; the others search on, if any are left (KL-8).
void dismiss(State&, Seat caller, Events&);

/// The row stands: its total tile goes half over the total cell at its start, and its tiles have served (KL-13, KL-16).
void settle(State&, const Row&, Events&);

} // namespace ninefold::kakuro_call
