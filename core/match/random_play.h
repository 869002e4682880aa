#pragma once

#include "games/common/codec.h"
#include "kernel/match.h"

#include <vector>

namespace ninefold {

/// An input that is legal now, any seat's, the table's or the clock's. Nothing if there is none.
/// Ending the game early is legal at all times in some games; here it comes up rarely, so that games are played out.
template<Rules G> std::optional<Input<G>> randomInput(const typename G::State& state, int seats, Rng& rng) {
  std::vector<Input<G>> inputs;
  const bool early = rng.below(400) == 0;
  const auto gather = [&](Viewer viewer) {
    for (auto& move : G::legal(G::view(state, viewer))) {
      const bool ends = std::holds_alternative<TimeUp>(move) || std::holds_alternative<AgreeEnd>(move);
      if (!ends || early) inputs.push_back({viewer, std::move(move)});
    }
  };
  gather(nobody);
  for (int i = 0; i < seats; ++i) gather(seatAt(i));
  if (inputs.empty()) return std::nullopt;
  return inputs[rng.below(static_cast<std::uint32_t>(inputs.size()))];
}

/// A legal choice of options and seats for a random match: read from JSON that the codec accepts.
template<Rules G> typename G::Table tableFrom(const nlohmann::json& options, int seats, Seat first) {
  return {seats, first, readOptions<G>(Node(options), seats)};
}

} // namespace ninefold
