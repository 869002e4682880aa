#pragma once

#include "ai/level.h"
#include "games/common/node.h"
#include "kernel/result.h"
#include "kernel/seat.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::challenge {

/// What a seed deals is fixed for each version, for good. A change of a game's deal, of a generator or of a rating that
/// a generator asks makes a new one.
constexpr int rulesVersion = 1;

/// A seed of the app has 40 bits, so that a code stays short: among a million deals, the odds that any two are alike
/// are about one in three. (Records may have longer ones.)
constexpr int seedBits = 40;

constexpr int mostHandicap = 999;
constexpr int mostLevel = 15; // of a problem

/// All that another device needs to deal the same game: what a challenge code stands for.
struct Invitation {
  std::string game; // the first four as records have them
  int seats = 1;
  Seat first{};
  nlohmann::ordered_json options = nlohmann::ordered_json::object();
  int level = 0;                      // of a problem that is made for it; 0: a plain deal
  std::optional<ai::Level> against{}; // computers of that level sit at all seats but the first: it is for one person
  std::uint64_t seed = 0;
  int handicap = 0; // points that whoever is challenged begins with
  bool operator==(const Invitation&) const = default;
};

/// The same with all its options written out. Fails with the place in it that can't be.
Result<Invitation, Fault> checked(Invitation);

/// The record of the game before its first move. The invitation has to have been checked.
nlohmann::ordered_json startOf(const Invitation&);

/// The invitation to a match that was dealt from a seed, by its record; nothing if there is no seed in it, or a longer
/// one than codes have.
std::optional<Invitation> invitationTo(const nlohmann::json& record);

/// Who sits at each seat, as numbers of ai::Computer, 0 for a person. They are the same ones for everybody, and play
/// alike wherever they see the same.
std::vector<int> computersOf(const Invitation&);

/// How hard its problem is, as the key of a grade; nothing where deals aren't graded.
std::optional<std::string_view> gradeOf(const Invitation&);

} // namespace ninefold::challenge
