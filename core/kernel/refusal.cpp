#include "kernel/refusal.h"

namespace ninefold {

std::string_view key(Refusal refusal) {
  switch (refusal) {
  case Refusal::over: return "over";
  case Refusal::notYourTurn: return "not-your-turn";
  case Refusal::occupied: return "occupied";
  case Refusal::notAdjacent: return "not-adjacent";
  case Refusal::notInHand: return "not-in-hand";
  case Refusal::badFlip: return "bad-flip";
  case Refusal::flipNotInKakuro: return "flip-not-in-kakuro";
  case Refusal::badClaim: return "bad-claim";
  case Refusal::conflict: return "conflict";
  case Refusal::wrongDigit: return "wrong-digit";
  case Refusal::given: return "given";
  case Refusal::notIrregular: return "not-irregular";
  case Refusal::outOfRound: return "out-of-round";
  case Refusal::alreadyDeclared: return "already-declared";
  case Refusal::awaitingVerdict: return "awaiting-verdict";
  case Refusal::nothingToChallenge: return "nothing-to-challenge";
  case Refusal::ownMove: return "own-move";
  case Refusal::nothingToAccept: return "nothing-to-accept";
  case Refusal::notAllowed: return "not-allowed";
  case Refusal::notInSupply: return "not-in-supply";
  }
  return "";
}

} // namespace ninefold
