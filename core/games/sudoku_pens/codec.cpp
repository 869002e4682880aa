#include "games/common/codec.h"

#include "games/sudoku_pens/sudoku_pens.h"
#include "sudoku/solver.h"

namespace ninefold::sudoku_pens {

namespace {

/// Notes as {"A1": "124", ...}: the cells that have some.
nlohmann::ordered_json written(const Board<DigitSet>& notes) {
  nlohmann::ordered_json out = nlohmann::ordered_json::object();
  forEachCell(nineByNine, [&](Cell cell) {
    std::string digits;
    for (Digit digit = 1; digit <= 9; ++digit)
      if (notes[cell].has(digit)) digits += static_cast<char>('0' + digit);
    if (!digits.empty()) out[ninefold::name(cell)] = digits;
  });
  return out;
}

Board<DigitSet> readNotes(const Node& node) {
  Board<DigitSet> notes{};
  node.forEachMember([&](const std::string& member, const Node& digits) {
    const auto cell = cellNamed(member);
    if (!cell || !nineByNine.contains(*cell)) node.fail("there is no cell " + member);
    for (char digit : digits.text()) {
      if (digit < '1' || digit > '9') digits.fail("not a digit from 1 to 9");
      notes[*cell].add(static_cast<Digit>(digit - '0'));
    }
  });
  return notes;
}

} // namespace

Deal Game::readDeal(const Node& node, const Table&, Deals) {
  const Node text = node["givens"];
  const auto givens = numbersFrom(text.text());
  if (!givens) text.fail("is not 81 characters 1 to 9 or .");
  const int solutions = solve(*givens).count;
  if (solutions == 0) text.fail("the puzzle has no solution");
  if (solutions > 1) text.fail("the puzzle has more than one solution");
  node.knowsOnly({"givens"});
  return {*givens};
}

Move Game::readMove(const Node& node, const Table&) {
  if (const auto cell = node.find("write")) {
    const Cell where = cell->cell(nineByNine);
    const auto digit = static_cast<Digit>(node["digit"].number(1, 9));
    node.knowsOnly({"seat", "ms", "write", "digit"});
    return Write{where, digit};
  }
  if (const auto pass = node.find("pass")) {
    pass->isTrue();
    node.knowsOnly({"seat", "ms", "pass"});
    return Pass{};
  }
  if (const auto cell = node.find("erase")) {
    const Cell where = cell->cell(nineByNine);
    node.knowsOnly({"seat", "ms", "erase"});
    return Erase{where};
  }
  return readSharedMove<Move>(node);
}

nlohmann::ordered_json Game::notes(const Draft& draft) {
  nlohmann::ordered_json notes{{"corner", written(draft.corner)}, {"centre", written(draft.centre)}};
  if (auto insisted = written(draft.insisted); !insisted.empty()) notes["insisted"] = std::move(insisted);
  return notes;
}

void Game::setNotes(Draft& draft, const Node& node) {
  const auto corner = readNotes(node["corner"]), centre = readNotes(node["centre"]);
  const auto insisted = node.find("insisted");
  node.knowsOnly({"corner", "centre", "insisted"});
  draft.insisted = insisted ? readNotes(*insisted) : Board<DigitSet>{};
  draft.corner = corner;
  draft.centre = centre;
}

void Game::write(nlohmann::ordered_json& out, const Deal& deal) { out["givens"] = text(deal.givens); }

void Game::write(nlohmann::ordered_json& out, const Move& move) {
  std::visit(Overload{
                 [&](const Write& write) {
                   out["write"] = ninefold::name(write.cell);
                   out["digit"] = write.digit;
                 },
                 [&](const Pass&) { out["pass"] = true; },
                 [&](const Erase& erase) { out["erase"] = ninefold::name(erase.cell); },
                 [&](const auto& shared) { writeShared(out, shared); },
             },
             move);
}

} // namespace ninefold::sudoku_pens
