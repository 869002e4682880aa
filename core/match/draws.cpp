#include "match/draws.h"

#include "games/games.h"
#include "match/record.h"

namespace ninefold {

namespace {

template<Playable G> Result<Draws, Fault> drawsOf(const Record<G>& record) {
  if constexpr (HandsOut<G>) {
    if (G::box(record.table).empty()) return Draws();
    Draws draws(static_cast<std::size_t>(record.table.seats));
    const auto count = [&](const Draw& draw) {
      for (std::size_t i = 0; i < draws.size(); ++i)
        if (!draw.seat || static_cast<int>(i) == index(*draw.seat)) ++draws[i][draw.value];
    };
    auto state = G::begin(record.table, record.deal);
    for (const Draw& draw : G::dealt(state)) count(draw);
    for (std::size_t i = 0; i < record.inputs.size(); ++i) {
      auto step = G::apply(state, record.inputs[i]);
      if (!step) return Fault{"moves[" + std::to_string(i) + "]", std::string(key(step.error()))};
      for (const Event& event : step->events)
        if (const auto draw = G::drawn(event)) count(*draw);
      state = std::move(step->state);
    }
    return draws;
  } else {
    return Draws();
  }
}

} // namespace

Result<Draws, Fault> drawsOf(const nlohmann::json& record) {
  try {
    const Node node(record);
    return withGame(gameOf(node), [&]<Playable G>() { return drawsOf<G>(readRecord<G>(node, Deals::any)); });
  } catch (const Fault& fault) {
    return fault;
  }
}

std::vector<Stock> boxOf(std::string_view game, int seats, const nlohmann::json& options) {
  const auto found = gameNamed(game);
  if (!found) return {};
  return withGame(*found, [&]<Playable G>() {
    if constexpr (HandsOut<G>) {
      typename G::Table table{.seats = seats, .first = seatAt(0), .options = readOptions<G>(Node(options), seats)};
      return G::box(table);
    } else {
      return std::vector<Stock>();
    }
  });
}

} // namespace ninefold
