#include "bridge/kinds.h"

#include <algorithm>
#include <iterator>

namespace Kind {

namespace {

/// The keys of the core, in the order of the enumerators.
constexpr ninefold::StableKey faces[] = {"",     "addend", "sum",  "silver", "red",      "total", "given", "ink",
                                         "chip", "tile",   "gold", "animal", "doubling", "swap",  "digit"};
constexpr ninefold::StableKey actions[] = {"confirm",  "takeBack",   "flipPiece",   "pass",        "cannot",
                                           "discard",  "impossible", "call",        "challenge",   "accept",
                                           "agreeEnd", "giveUp",     "cornerNotes", "centreNotes", "keepNotes"};
static_assert(std::size(faces) == DigitTile + 1 && std::size(actions) == KeepNotes + 1);

template<class Keys> auto placeOf(const ninefold::StableKey& key, const Keys& keys) {
  const auto found = std::find(std::begin(keys), std::end(keys), key);
  return found == std::end(keys) ? 0 : found - std::begin(keys);
}

} // namespace

ninefold::Action actionOf(Action action) { return {actions[action]}; }
Action kindOf(const ninefold::Action& action) { return static_cast<Action>(placeOf(action.key, actions)); }
Face kindOf(const ninefold::Face& face) { return static_cast<Face>(placeOf(face.key, faces)); }

} // namespace Kind
