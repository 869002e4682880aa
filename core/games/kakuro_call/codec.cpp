#include "games/common/codec.h"

#include "games/kakuro_call/kakuro_call.h"

namespace ninefold::kakuro_call {

namespace {

const std::vector<std::string_view> sides{"front", "bound"};

void failTooMany(const Node& entry, int most, std::string_view what) {
  entry.fail("more than " + std::to_string(most) + " of " + std::string(what));
}

/// As many of each value as there are (KL-3).
std::vector<Total> readTotals(const Node& list, Deals deals) {
  std::vector<Total> totals;
  std::array<int, highestTotal + 1> count{};
  list.forEach([&](const Node& entry) {
    const auto total = static_cast<Total>(entry.number(lowestTotal, highestTotal));
    if (++count[total] > copiesOf(total)) failTooMany(entry, copiesOf(total), std::to_string(total));
    totals.push_back(total);
  });
  if (deals == Deals::full) list.hasEntries(45);
  return totals;
}

/// As many of each kind as there are, less the doubling tile that every seat begins with (KL-4, KL-5).
std::vector<ActionTile> readActions(const Node& list, int seats, Deals deals) {
  std::vector<ActionTile> actions;
  Supply count;
  list.forEach([&](const Node& entry) {
    const auto tile = entry.oneOf<ActionTile>(actionNames());
    const int most = actionTiles[static_cast<std::size_t>(tile)] - (tile == ActionTile::doubling ? seats : 0);
    if (count[tile] == most) failTooMany(entry, most, name(tile));
    count.add(tile);
    actions.push_back(tile);
  });
  if (deals == Deals::full) list.hasEntries(static_cast<std::size_t>(40 - seats));
  return actions;
}

Use readUse(const Node& node) {
  const auto tile = node["tile"].oneOf<ActionTile>(actionNames());
  const auto as = node.find("as");
  if (as && as->choice(sides) == 1) {
    const Cell at = node["at"].cell(eightByEight);
    node.knowsOnly({"tile", "as", "at"});
    return Bound{tile, at};
  }
  if (tile == ActionTile::doubling) {
    node.knowsOnly({"tile", "as"});
    return Doubling{};
  }
  if (tile == ActionTile::swap) {
    const Cell a = node["a"].cell(eightByEight), b = node["b"].cell(eightByEight);
    node.knowsOnly({"tile", "as", "a", "b"});
    return Exchange{a, b};
  }
  const Cell at = node["at"].cell(eightByEight);
  node.knowsOnly({"tile", "as", "at"});
  return Overlay{digitOn(tile), at};
}

Call readCall(const Node& node) {
  Call call;
  if (const Node row = node["row"]; row.size() != 0) {
    row.hasEntries(2);
    call.row = Ends{row.entry(0).cell(eightByEight), row.entry(1).cell(eightByEight)};
  }
  if (const auto use = node.find("use")) use->forEach([&](const Node& entry) { call.use.push_back(readUse(entry)); });
  node.knowsOnly({"seat", "ms", "row", "use"});
  return call;
}

nlohmann::ordered_json written(const Use& use) {
  nlohmann::ordered_json out{{"tile", name(tileOf(use))}};
  std::visit(Overload{
                 [](const Doubling&) {},
                 [&](const Bound& bound) {
                   out["as"] = sides[1];
                   out["at"] = ninefold::name(bound.at);
                 },
                 [&](const Exchange& swap) {
                   out["a"] = ninefold::name(swap.a);
                   out["b"] = ninefold::name(swap.b);
                 },
                 [&](const Overlay& overlay) { out["at"] = ninefold::name(overlay.at); },
             },
             use);
  return out;
}

void writeCall(nlohmann::ordered_json& out, const Call& call) {
  out["row"] = nlohmann::ordered_json::array();
  if (call.row) out["row"] = {ninefold::name(call.row->first), ninefold::name(call.row->last)};
  for (const Use& use : call.use) out["use"].push_back(written(use));
}

} // namespace

Deal Game::readDeal(const Node& node, const Table& table, Deals deals) {
  const Node tiles = node["tiles"];
  tiles.hasEntries(64); // short or not: the play cells are full (KL-2)
  Deal deal;
  deal.tiles = readPieces(tiles, {.highest = 9, .ofEach = 8});
  deal.totals = readTotals(node["totals"], deals);
  deal.actions = readActions(node["actions"], table.seats, deals);
  node.knowsOnly({"tiles", "totals", "actions"});
  return deal;
}

Move Game::readMove(const Node& node, const Table&) {
  if (node.has("row")) return readCall(node);
  if (const auto impossible = node.find("impossible")) {
    impossible->isTrue();
    node.knowsOnly({"seat", "ms", "impossible"});
    return Impossible{};
  }
  return readSharedMove<Move>(node);
}

void Game::write(nlohmann::ordered_json& out, const Deal& deal) {
  out["tiles"] = deal.tiles;
  out["totals"] = deal.totals;
  out["actions"] = nlohmann::ordered_json::array();
  for (ActionTile tile : deal.actions) out["actions"].push_back(name(tile));
}

void Game::write(nlohmann::ordered_json& out, const Move& move) {
  std::visit(Overload{
                 [&](const Call& call) { writeCall(out, call); },
                 [&](const Impossible&) { out["impossible"] = true; },
                 [&](const auto& shared) { writeShared(out, shared); },
             },
             move);
}

} // namespace ninefold::kakuro_call
