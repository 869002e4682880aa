#pragma once

#include "ai/level.h"
#include "store/match_row.h"

#include <string>
#include <vector>

namespace ninefold::store {

/// How often somebody drew a value, and how often they would have if chance had kept to its odds.
struct DrawnValue {
  int value = 0;
  int times = 0;
  double expected = 0;
  bool operator==(const DrawnValue&) const = default;
};

/// What somebody drew in all finished matches of a game: a person, or the computers of a level.
struct Drawn {
  std::optional<ProfileId> person{};
  std::optional<ai::Level> computer{}; // exactly one of the two
  int matches = 0;
  std::vector<DrawnValue> values{}; // all that there were to draw, the lowest first
  bool operator==(const Drawn&) const = default;
};

/// What chance has dealt out in finished matches, seat by seat. All of it can be made anew from the matches: it carries
/// seals, which go with their match's, and what doesn't fit them isn't shown. In rescue nothing of it is taken over.
class Chance {
public:
  explicit Chance(Connection& on) : db(on) {}

  /// The people first, as they came, then the computers from the weakest on. Nobody who drew nothing; none in a game
  /// that leaves nothing to chance. Those whose profile is gone aren't in it, nor those who have none, nor what was
  /// drawn in a match that was taken back past a draw: who knows what comes can choose who gets it.
  std::vector<Drawn> drawn(const std::string& game) const;

  /// Counts a finished match, anew if it was counted before; not one that doesn't fit its seals.
  void count(MatchId);
  /// Counts at most so many that aren't counted yet, the latest first, of those before a match. Where to go on; nothing
  /// if that were all.
  std::optional<MatchId> countSome(int most, MatchId before = latest);
  /// Lets go of what doesn't fit its seal; whether there was anything.
  bool dropUnsound();

  static constexpr MatchId latest{INT64_MAX};

private:
  Connection& db;
};

} // namespace ninefold::store
