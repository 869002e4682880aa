#include "match/account.h"

#include "ai/luck.h"
#include "games/games.h"
#include "match/record.h"

namespace ninefold {

namespace {

template<Playable G>
Result<std::optional<ai::Account>, Fault> accountOf(const Record<G>& record, Seat seat, const ai::Stop& stop) {
  if constexpr (!ai::HasPlayers<G> || ai::KeepsTime<G>) {
    return std::optional<ai::Account>();
  } else {
    ai::Accountant<G> accountant(record.table, record.deal, seat);
    for (std::size_t i = 0; i < record.inputs.size(); ++i) {
      if (const auto refused = accountant.add(record.inputs[i], stop))
        return Fault{"moves[" + std::to_string(i) + "]", std::string(key(*refused))};
      if (stop.wanted()) return std::optional<ai::Account>();
    }
    return std::optional(accountant.account());
  }
}

} // namespace

Result<std::optional<ai::Account>, Fault> accountOf(const nlohmann::json& record, Seat seat, const ai::Stop& stop) {
  try {
    const Node node(record);
    return withGame(gameOf(node), [&]<Playable G>() {
      const auto read = readRecord<G>(node, Deals::any);
      if (index(seat) >= read.table.seats) node["seats"].fail("there is no seat " + std::to_string(index(seat)));
      return accountOf<G>(read, seat, stop);
    });
  } catch (const Fault& fault) {
    return fault;
  }
}

} // namespace ninefold
