#include "store/accounts.h"

namespace ninefold::store {

std::optional<std::string> Accounts::of(MatchId match, int seat) const {
  auto rows = db.query("SELECT told FROM accounts WHERE match = ? AND seat = ?"
                       " AND seal IS sealed(match, seat, told, (SELECT seal FROM matches WHERE id = match))",
                       match, seat);
  return rows.step() ? std::optional(rows.get<std::string>(0)) : std::nullopt;
}

void Accounts::keep(MatchId match, int seat, const std::string& told) {
  db.run("INSERT OR REPLACE INTO accounts (match, seat, told, seal)"
         " SELECT ?1, ?2, ?3, sealed(?1, ?2, ?3, seal) FROM matches WHERE id = ?1 AND status = 1",
         match, seat, told);
}

bool Accounts::dropUnsound() {
  return db.run("DELETE FROM accounts WHERE seal IS NOT"
                " sealed(match, seat, told, (SELECT seal FROM matches WHERE id = match))") > 0;
}

} // namespace ninefold::store
