#include "match/account.h"

#include "ai/luck.h"
#include "games/games.h"
#include "match/record.h"

namespace ninefold {

namespace {

using Answer = Result<std::optional<ai::Account>, Fault>;

Fault faultAt(std::size_t input, Refusal refused) {
  return Fault{"moves[" + std::to_string(input) + "]", std::string(key(refused))};
}

/// What each turn brought to who looks, without a judgement. What the table or the clock said belongs to the turn
/// before it, and so does what came of an objection.
template<Playable G> Answer gainsOf(const Record<G>& record, Seat seat, const ai::Stop& stop) {
  ai::Account all;
  auto state = G::begin(record.table, record.deal);
  const auto lead = [&] { return 1000 * ai::leadOf(G::standing(state), seat); };
  all.start = all.margin = lead();
  for (std::size_t i = 0; i < record.inputs.size(); ++i) {
    const Input<G>& input = record.inputs[i];
    auto step = G::apply(state, input);
    if (!step) return faultAt(i, step.error());
    if (stop.wanted()) return std::optional<ai::Account>();
    state = std::move(step->state);
    if (input.seat && !std::holds_alternative<Challenge>(input.move))
      all.turns.push_back({.input = i, .seat = *input.seat});
    (all.turns.empty() ? all.start : all.turns.back().gain) += lead() - all.margin;
    all.margin = lead();
  }
  return std::optional(std::move(all));
}

template<Playable G> Answer accountOf(const Record<G>& record, Seat seat, const ai::Stop& stop) {
  if constexpr (!ai::HasPlayers<G> || ai::KeepsTime<G>) {
    return gainsOf<G>(record, seat, stop);
  } else {
    ai::Accountant<G> accountant(record.table, record.deal, seat);
    for (std::size_t i = 0; i < record.inputs.size(); ++i) {
      if (const auto refused = accountant.add(record.inputs[i], stop)) return faultAt(i, *refused);
      if (stop.wanted()) return std::optional<ai::Account>();
    }
    auto account = accountant.account();
    if (account.turns.empty()) return gainsOf<G>(record, seat, stop); // all played at once
    return std::optional(std::move(account));
  }
}

} // namespace

Answer accountOf(const nlohmann::json& record, Seat seat, const ai::Stop& stop) {
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
