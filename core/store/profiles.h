#pragma once

#include "store/connection.h"
#include "store/ids.h"
#include "store/matches.h"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::store {

/// A person: every player is colour and shape and initial.
struct Profile {
  ProfileId id{};
  std::string name;
  int colour = 0;
  int shape = 0;
  std::string avatar{};
  std::string preferences = "{}"; // what this person set differently, as JSON
  bool operator==(const Profile&) const = default;
};

class Profiles {
public:
  Profiles(Connection& on, const Now& clock) : db(on), now(clock) {}

  /// Names aren't empty, and no two people have the same (Trouble::unusable).
  ProfileId add(const Profile&);
  void change(const Profile&);
  /// Wipes a person: their name and preferences, and all that they alone have played. Matches with others stay, with
  /// nobody's name on that seat.
  void forget(ProfileId);

  std::vector<Profile> all() const;
  std::optional<Profile> find(ProfileId) const;

private:
  void mayBeCalled(const Profile&) const;

  Connection& db;
  const Now& now;
};

/// What was set, for all. Values are JSON texts.
class Settings {
public:
  explicit Settings(Connection& on) : db(on) {}

  void set(const std::string& key, const std::string& value);
  void clear(const std::string& key);
  std::optional<std::string> get(const std::string& key) const;

private:
  Connection& db;
};

} // namespace ninefold::store
