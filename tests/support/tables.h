#pragma once

#include "games/games.h"
#include "match/random_play.h"

namespace ninefold {

/// A table with any number of seats and any options that go together.
template<Playable G> typename G::Table randomTable(Rng& rng) {
  const auto any = [&](std::size_t count) { return rng.below(static_cast<std::uint32_t>(count)); };
  for (;;) {
    const int seats = G::fewestSeats + static_cast<int>(rng.below(G::mostSeats - G::fewestSeats + 1));
    typename G::Options options;
    for (const auto& option : G::options()) {
      if (option.ofTable || any(3) == 0) continue;
      const auto value = static_cast<int>(any(option.values.size()));
      option.set(options, option.number ? std::get<int>(option.values[static_cast<std::size_t>(value)]) : value);
    }
    const auto misfit = [&](const auto& option) { return !fits(option, options, seats); };
    if (std::ranges::any_of(G::options(), misfit)) continue; // draw again
    return {seats, seatAt(static_cast<int>(any(static_cast<std::size_t>(seats)))), options};
  }
}

} // namespace ninefold
