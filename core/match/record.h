#pragma once

#include "games/common/codec.h"
#include "kernel/match.h"

#include <optional>
#include <string_view>
#include <vector>

namespace ninefold {

/// A game on paper: its start and its moves. Everything else follows from the rules.
template<class G> struct Record {
  typename G::Table table;
  typename G::Deal deal;
  std::optional<std::uint64_t> seed{}; // what the deal came from, if it wasn't given
  std::vector<Input<G>> inputs{};
};

constexpr std::string_view recordFormat = "ninefold/1";

template<Playable G> typename G::Deal dealFromSeed(const typename G::Table& table, std::uint64_t seed) {
  Rng rng(seed);
  return G::shuffle(table, rng);
}

template<Playable G> Input<G> readInput(const Node& node, const typename G::Table& table) {
  Input<G> input{};
  const bool tableWide = node.has("timeout") || node.has("time_up") || node.has("accept") || node.has("agree_end");
  if (!tableWide) input.seat = seatAt(node["seat"].number(0, table.seats - 1));
  if (const auto ms = node.find("ms")) input.ms = ms->wholeNumber();
  input.move = G::readMove(node, table);
  if (!wellSeated(input)) node.fail("is a seat's move and the table's at once");
  return input;
}

/// Reads everything but the format and the game's name, which have been looked at already. Throws Fault.
template<Playable G> Record<G> readRecord(const Node& node, Deals deals) {
  static const nlohmann::json none = nlohmann::json::object();
  Record<G> record{};
  record.table.seats = node["seats"].number(G::fewestSeats, G::mostSeats);
  if (const auto first = node.find("first")) record.table.first = seatAt(first->number(0, record.table.seats - 1));
  record.table.options = readOptions<G>(node.find("options").value_or(Node(none)), record.table.seats);
  if (const auto seed = node.find("seed")) {
    if (node.has("deal")) seed->fail("there is a deal already");
    record.seed = static_cast<std::uint64_t>(seed->wholeNumber());
    record.deal = dealFromSeed<G>(record.table, *record.seed);
  } else {
    record.deal = G::readDeal(node["deal"], record.table, deals);
  }
  node["moves"].forEach([&](const Node& move) { record.inputs.push_back(readInput<G>(move, record.table)); });
  node.knowsOnly({"format", "game", "seats", "first", "options", "deal", "seed", "moves"});
  return record;
}

/// A hash of what was dealt: the same for all who play this deal.
template<Playable G> std::uint64_t hashOf(const typename G::Deal& deal) {
  nlohmann::ordered_json written = nlohmann::ordered_json::object();
  G::write(written, deal);
  Hash hash;
  hash << written.dump();
  return hash.value();
}

template<Playable G> nlohmann::ordered_json write(const Input<G>& input) {
  nlohmann::ordered_json out = nlohmann::ordered_json::object();
  if (input.seat) out["seat"] = index(*input.seat);
  G::write(out, input.move);
  if (input.ms) out["ms"] = *input.ms;
  return out;
}

template<Playable G> nlohmann::ordered_json write(const Record<G>& record) {
  nlohmann::ordered_json out = {{"format", recordFormat},
                                {"game", G::id},
                                {"seats", record.table.seats},
                                {"first", index(record.table.first)},
                                {"options", nlohmann::ordered_json::object()}};
  writeOptions(out["options"], G::options(), record.table.options);
  if (record.seed) {
    out["seed"] = *record.seed;
  } else {
    out["deal"] = nlohmann::ordered_json::object();
    G::write(out["deal"], record.deal);
  }
  out["moves"] = nlohmann::ordered_json::array();
  for (const Input<G>& input : record.inputs) out["moves"].push_back(write<G>(input));
  return out;
}

} // namespace ninefold
