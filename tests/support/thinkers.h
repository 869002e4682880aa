#pragma once

#include "ai/player.h"
#include "match/record.h"
#include "support/tables.h"

#include <string>
#include <vector>

namespace ninefold {

/// A thought in letters: whoever thinks the same has the same ones.
template<Playable G> std::string textOf(const std::optional<ai::Thought<typename G::Move>>& thought) {
  if (!thought) return "nothing";
  const auto written = [](const typename G::Move& move) { return write<G>(Input<G>{std::nullopt, move}).dump(); };
  std::string text =
      written(thought->move) + ' ' + std::to_string(thought->nodes) + ' ' + std::to_string(thought->after);
  for (const auto& choice : thought->best)
    text += ' ' + written(choice.move) + '=' + std::to_string(choice.worth.points) + '/' +
            std::to_string(choice.worth.chance);
  return text;
}

/// A match at a table of two or more with any options, and what each seat has heard of it.
template<Playable G>
  requires ai::HasPlayers<G>
class Overheard {
public:
  explicit Overheard(Rng& luck) : table(severalAt(luck)), state(G::begin(table, G::shuffle(table, luck))) {}

  /// What happens next: anything that is legal or, if a level is named, what one of it does where it can.
  bool goOn(Rng& luck, std::optional<ai::Level> level) {
    auto input = randomInput<G>(state, table.seats, luck);
    if (!input) return false;
    if (input->seat && level)
      if (auto thought = thinkAt(*input->seat, *level, 7)) input->move = std::move(thought->move);
    auto step = G::apply(state, *input);
    if (!step) std::abort(); // nobody thinks of what is refused
    state = std::move(step->state);
    for (int i = 0; i < table.seats; ++i)
      ai::takeIn<G>(memories[seatAt(i)], input->ms, G::view(state, seatAt(i)),
                    heardBy(step->events, seatAt(i), table.seats));
    return true;
  }

  std::optional<ai::Thought<typename G::Move>> thinkAt(Seat seat, ai::Level level, std::uint64_t person) const {
    return G::think(G::view(state, seat), memories[seat], level, person, {});
  }
  /// What it would think if the cards that it can't see were others.
  std::optional<ai::Thought<typename G::Move>> thinkElsewhere(Seat seat, ai::Level level, std::uint64_t person,
                                                              Rng& luck) const {
    const auto other = G::imagine(G::view(state, seat), luck);
    return G::think(G::view(other, seat), memories[seat], level, person, {});
  }
  /// Those who could do something.
  std::vector<Seat> awake() const {
    std::vector<Seat> seats;
    for (int i = 0; i < table.seats; ++i)
      if (!G::legal(G::view(state, seatAt(i))).empty()) seats.push_back(seatAt(i));
    return seats;
  }

  const typename G::Table table;
  typename G::State state;
  PerSeat<typename G::Memory> memories{};

private:
  static typename G::Table severalAt(Rng& luck) {
    for (;;)
      if (auto drawn = randomTable<G>(luck); drawn.seats > 1) return drawn;
  }
};

/// Calls `visit(match, seat, luck)` at so many moments of matches in which some play anything and some play as they
/// can.
template<Playable G, class Visit> void forEachMoment(int moments, Visit&& visit) {
  for (std::uint64_t seed = 0; moments > 0; ++seed) {
    Rng luck(seed);
    Overheard<G> match(luck);
    do {
      const auto awake = match.awake();
      if (awake.empty() || luck.below(6) != 0) continue;
      visit(match, awake[luck.below(static_cast<std::uint32_t>(awake.size()))], luck);
      if (--moments == 0) return;
    } while (match.goOn(luck, luck.below(2) ? std::optional(ai::Level::beginner) : std::nullopt));
  }
}

/// Whoever sees and has heard the same does the same: ten other worlds at each moment. What differed; nothing if
/// nothing did.
template<Playable G> std::string whatHiddenCardsChange(int moments, const std::vector<ai::Level>& levels) {
  std::string changed;
  std::size_t turn = 0;
  forEachMoment<G>(moments, [&](const Overheard<G>& match, Seat seat, Rng& luck) {
    const ai::Level level = levels[turn++ % levels.size()];
    const std::string here = textOf<G>(match.thinkAt(seat, level, turn));
    for (int i = 0; i < 10; ++i)
      if (const std::string there = textOf<G>(match.thinkElsewhere(seat, level, turn, luck)); there != here)
        changed = here + "\nand " + there;
  });
  return changed;
}

/// All that is thought at so many moments, in one number: the same on every device and with every compiler.
template<Playable G> std::uint64_t hashOfThoughts(int moments, const std::vector<ai::Level>& levels) {
  Hash hash;
  std::size_t turn = 0;
  forEachMoment<G>(moments, [&](const Overheard<G>& match, Seat seat, Rng&) {
    hash << textOf<G>(match.thinkAt(seat, levels[turn++ % levels.size()], 3));
  });
  return hash.value();
}

} // namespace ninefold
