#include "games/common/codec.h"

#include "games/okudos/okudos.h"

namespace ninefold::okudos {

namespace {

Numbers readValues(const Node& node) {
  const auto values = numbersFrom(node.text());
  if (!values || values->cells.end() != std::find(values->cells.begin(), values->cells.end(), Digit{0}))
    node.fail("is not 81 digits 1 to 9");
  if (!solved(*values, nineByNine)) node.fail("is not a solved Sudoku");
  return *values;
}

/// Each sector once (OK-2).
std::vector<Digit> readMarkers(const Node& node) {
  node.hasEntries(9);
  return readPieces(node, {.highest = 9, .ofEach = 1});
}

std::vector<Cell> readCollect(const Node& move) {
  std::vector<Cell> cells;
  if (const auto collect = move.find("collect"))
    collect->forEach([&](const Node& entry) { cells.push_back(entry.cell(nineByNine)); });
  return cells;
}

Digit readChip(const Node& node) { return static_cast<Digit>(node.number(1, 9)); }

void writeCollect(nlohmann::ordered_json& out, const std::vector<Cell>& cells) {
  for (Cell cell : cells) out["collect"].push_back(name(cell));
}

} // namespace

Deal Game::readDeal(const Node& node, const Table&, Deals deals) {
  Deal deal;
  deal.values = readValues(node["values"]);
  deal.markers = readMarkers(node["markers"]);
  deal.chips = readPieces(node["chips"], {.highest = 9, .ofEach = 9, .deals = deals});
  node.knowsOnly({"values", "markers", "chips"});
  return deal;
}

Move Game::readMove(const Node& node, const Table&) {
  if (const auto cell = node.find("place")) {
    Place place{cell->cell(nineByNine), readChip(node["chip"]), readCollect(node)};
    node.knowsOnly({"seat", "ms", "place", "chip", "collect"});
    return place;
  }
  if (const auto chip = node.find("discard")) {
    Discard discard{readChip(*chip), readCollect(node)};
    node.knowsOnly({"seat", "ms", "discard", "collect"});
    return discard;
  }
  if (const auto passes = node.find("pass")) {
    passes->isTrue();
    Pass pass{readCollect(node)};
    node.knowsOnly({"seat", "ms", "pass", "collect"});
    return pass;
  }
  return readSharedMove<Move>(node);
}

void Game::write(nlohmann::ordered_json& out, const Deal& deal) {
  out["values"] = text(deal.values);
  out["markers"] = deal.markers;
  out["chips"] = deal.chips;
}

void Game::write(nlohmann::ordered_json& out, const Move& move) {
  std::visit(Overload{
                 [&](const Place& place) {
                   out["place"] = ninefold::name(place.cell);
                   out["chip"] = place.chip;
                   writeCollect(out, place.collect);
                 },
                 [&](const Discard& discard) {
                   out["discard"] = discard.chip;
                   writeCollect(out, discard.collect);
                 },
                 [&](const Pass& pass) {
                   out["pass"] = true;
                   writeCollect(out, pass.collect);
                 },
                 [&](const auto& shared) { writeShared(out, shared); },
             },
             move);
}

} // namespace ninefold::okudos
