#include "match/telling.h"

#include "ai/player.h"
#include "games/all_tellings.h" // made from games.def
#include "games/games.h"
#include "match/record.h"

namespace ninefold {

namespace {

/// Reads a record, and hands it to `tell` with the state before its input number `at`, counted from the end. What can't
/// be read tells nothing.
template<class Told, class Tell> Told read(const nlohmann::json& written, std::size_t fromEnd, Tell&& tell) {
  try {
    const Node node(written);
    return withGame(gameOf(node), [&]<Playable G>() {
      const Record<G> record = readRecord<G>(node, Deals::any);
      if (record.inputs.size() < fromEnd) return Told{};
      auto state = G::begin(record.table, record.deal);
      for (std::size_t i = 0; i + fromEnd < record.inputs.size(); ++i) {
        auto step = G::apply(state, record.inputs[i]);
        if (!step) return Told{};
        state = std::move(step->state);
      }
      return tell(record, state);
    });
  } catch (const Fault&) {
    return Told{};
  }
}

} // namespace

Reason reasonIn(const nlohmann::json& record) {
  return read<Reason>(record, 1, []<class G>(const Record<G>& all, const auto& before) {
    const auto step = G::apply(before, all.inputs.back());
    return step ? reasonFor<G>(before, step->state, step->events, all.table.seats) : Reason{};
  });
}

bool mayBeCoached(const nlohmann::json& record) {
  return read<bool>(record, 0, []<class G>(const Record<G>& all, const auto&) {
    if constexpr (GivesGuides<G> && ai::HasPlayers<G>)
      return coaches(all.table);
    else
      return false;
  });
}

Guide guideIn(const nlohmann::json& record, Seat seat, const nlohmann::json& input) {
  return read<Guide>(record, 0, [&]<class G>(const Record<G>& all, const auto& state) {
    if constexpr (GivesGuides<G>)
      return guideTo(G::view(state, seat), readInput<G>(Node(input), all.table).move);
    else
      return Guide{};
  });
}

} // namespace ninefold
