#pragma once

#include "store/connection.h"
#include "store/ids.h"

#include <optional>
#include <string>

namespace ninefold::store {

/// Where the margins of finished matches come from, for who looks from a seat: texts of whoever works that out, which
/// takes long. They carry seals that go with their match's: a match that was changed, rebuilt or rescued has none.
class Accounts {
public:
  explicit Accounts(Connection& on) : db(on) {}

  /// What was kept of a match, for that seat.
  std::optional<std::string> of(MatchId, int seat) const;
  /// Keeps it in place of what was kept; nothing of a match that isn't there any more, or isn't finished.
  void keep(MatchId, int seat, const std::string& told);
  /// Lets go of what doesn't fit its seal; whether there was anything.
  bool dropUnsound();

private:
  Connection& db;
};

} // namespace ninefold::store
