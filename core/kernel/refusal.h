#pragma once

#include <cstdint>
#include <string_view>

namespace ninefold {

/// Why a move was refused. A refused move changes nothing.
enum class Refusal : std::uint8_t {
  over,
  notYourTurn,
  occupied,
  notAdjacent,
  notInHand,
  badFlip,
  flipNotInKakuro,
  badClaim,
  conflict,
  wrongDigit,
  given,
  notIrregular,
  outOfRound,
  alreadyDeclared,
  awaitingVerdict,
  nothingToChallenge,
  ownMove,
  nothingToAccept,
  notAllowed,
  notInSupply,
};

/// The stable key that records, tests and translations know a refusal by.
std::string_view key(Refusal refusal);

} // namespace ninefold
