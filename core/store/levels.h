#pragma once

#include "ai/level.h"
#include "store/connection.h"
#include "store/ids.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::store {

/// How a person did against the computers of a level, in one game.
struct AgainstLevel {
  std::string game;
  ai::Level level{};
  int played = 0;
  double won = 0; // ahead of all of them; as far ahead as the best of them is half
  bool operator==(const AgainstLevel&) const = default;
};

/// The ladder of levels: people against computers, apart from the family's. Matches that were played with help don't
/// count, nor those in which somebody sat on two seats.
class Levels {
public:
  explicit Levels(Connection& on) : db(on) {}

  /// By game, the weakest level first; without those that weren't met.
  std::vector<AgainstLevel> against(ProfileId) const;
  /// How strong a person is in a game, by the latest matches with computers: a Beginner is 0, and each level 200 more
  /// than the one before it. Nothing before the third such match in that game.
  std::optional<double> rating(ProfileId, const std::string& game) const;
  /// The level against which about half is to be expected: by that game, or by all games where fewer than three matches
  /// with computers were played in it. Nothing before the third of all.
  std::optional<ai::Level> fitting(ProfileId, const std::string& game) const;

private:
  Connection& db;
};

} // namespace ninefold::store
