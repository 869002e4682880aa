#include "games/common/codec.h"

#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

namespace {

bool hasGold(const Options& options) { return options.board == Size::adult || options.start == StartTiles::gold; }

/// One golden tile to each row and each column (ST-2).
std::vector<Cell> readGold(const Node& node, Shape shape) {
  node.hasEntries(static_cast<std::size_t>(shape.columns));
  std::vector<Cell> gold;
  std::array<bool, 9> rows{}, columns{};
  node.forEach([&](const Node& entry) {
    const Cell cell = entry.cell(shape);
    bool& row = rows[static_cast<std::size_t>(cell.row)];
    bool& column = columns[static_cast<std::size_t>(cell.column)];
    if (row || column) entry.fail("a golden tile lies in that row or column already");
    row = column = true;
    gold.push_back(cell);
  });
  return gold;
}

} // namespace

Deal Game::readDeal(const Node& node, const Table& table, Deals deals) {
  const Shape shape = shapeOf(table.options.board);
  const bool gold = hasGold(table.options);
  Deal deal;
  if (gold)
    deal.gold = readGold(node["gold"], shape);
  else if (const auto none = node.find("gold"))
    none->hasEntries(0);
  deal.pile = readPieces(node["pile"], {.highest = shape.columns, .ofEach = shape.rows - gold, .deals = deals});
  node.knowsOnly({"gold", "pile"});
  return deal;
}

Move Game::readMove(const Node& node, const Table& table) {
  if (const auto cell = node.find("place")) {
    const Cell placed = cell->cell(shapeOf(table.options.board));
    node.knowsOnly({"seat", "ms", "place"});
    return Place{placed};
  }
  if (const auto cannot = node.find("cannot")) {
    cannot->isTrue();
    node.knowsOnly({"seat", "ms", "cannot"});
    return Cannot{};
  }
  return readSharedMove<Move>(node);
}

void Game::write(nlohmann::ordered_json& out, const Deal& deal) {
  for (Cell cell : deal.gold) out["gold"].push_back(ninefold::name(cell));
  out["pile"] = deal.pile;
}

void Game::write(nlohmann::ordered_json& out, const Move& move) {
  std::visit(Overload{
                 [&](const Place& place) { out["place"] = ninefold::name(place.cell); },
                 [&](const Cannot&) { out["cannot"] = true; },
                 [&](const auto& shared) { writeShared(out, shared); },
             },
             move);
}

} // namespace ninefold::sudoku_tiles
