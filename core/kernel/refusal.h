#pragma once

#include "kernel/phrase.h"
#include "kernel/stable_key.h"

namespace ninefold {

/// Why a move was refused. A refused move changes nothing. These here mean the same wherever they occur; what only one
/// game refuses is declared there.
struct Refusal {
  StableKey key;        // records, tests and translations know it by that
  const char* sentence; // what people are told

  bool operator==(const Refusal& other) const { return key == other.key; }

  static const Refusal over, notYourTurn, notInHand, occupied, conflict, notAllowed;
  static const Refusal awaitingVerdict, nothingToChallenge, ownMove, nothingToAccept;
};

inline constexpr Refusal Refusal::over{"over", NINEFOLD_WORDS("The game is over.")};
inline constexpr Refusal Refusal::notYourTurn{"not-your-turn", NINEFOLD_WORDS("It is somebody else’s turn.")};
inline constexpr Refusal Refusal::notInHand{"not-in-hand", NINEFOLD_WORDS("That isn’t in your hand.")};
inline constexpr Refusal Refusal::occupied{"occupied", NINEFOLD_WORDS("Something is there already.")};
inline constexpr Refusal Refusal::conflict{
    "conflict", NINEFOLD_WORDS("This number is already in the row, the column or the block.")};
inline constexpr Refusal Refusal::notAllowed{"not-allowed", NINEFOLD_WORDS("That isn’t possible now.")};
inline constexpr Refusal Refusal::awaitingVerdict{"awaiting-verdict",
                                                  NINEFOLD_WORDS("First everybody has to agree to the last move.")};
inline constexpr Refusal Refusal::nothingToChallenge{"nothing-to-challenge",
                                                     NINEFOLD_WORDS("There is nothing to object to.")};
inline constexpr Refusal Refusal::ownMove{"own-move", NINEFOLD_WORDS("Only the others can object to your move.")};
inline constexpr Refusal Refusal::nothingToAccept{"nothing-to-accept", NINEFOLD_WORDS("There is nothing to agree to.")};

constexpr std::string_view key(const Refusal& refusal) { return refusal.key; }

} // namespace ninefold
