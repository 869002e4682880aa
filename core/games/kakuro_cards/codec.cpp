#include "games/common/codec.h"

#include "games/kakuro_cards/kakuro_cards.h"

namespace ninefold::kakuro_cards {

namespace {

const std::vector<std::string_view> sides{"addend", "sum"};
const std::vector<std::string_view> directions{"right", "down"};

/// A card as a test's board has it: "3s", "4a".
Card readCard(const Node& node) {
  const std::string& text = node.text();
  if (text.size() != 2 || text[0] < '1' || text[0] > '9' || (text[1] != 'a' && text[1] != 's'))
    node.fail("is not a card such as 3s or 4a");
  return {static_cast<Digit>(text[0] - '0'), text[1] == 's' ? Side::sum : Side::addend};
}

/// Counts the cards in `used`, so that the bag can't have too many with them.
Cards readBoard(const Node& node, std::array<int, 10>& used) {
  Cards board;
  node.forEachMember([&](const std::string& at, const Node& entry) {
    const auto cell = cellNamed(at);
    if (!cell) entry.fail("is not on a cell from A1 to I9");
    const Card card = readCard(entry);
    if (++used[card.number] > ofEachNumber)
      entry.fail("more than " + std::to_string(ofEachNumber) + " of " + std::to_string(card.number));
    board[*cell] = card;
  });
  return board;
}

Head readHead(const Node& node) {
  const Cell sum = node["sum"].cell(nineByNine);
  const auto direction = node["dir"].oneOf<Direction>(directions);
  node.knowsOnly({"sum", "dir"});
  return {sum, direction};
}

} // namespace

Deal Game::readDeal(const Node& node, const Table&, Deals deals) {
  Deal deal;
  Pieces cards{.highest = 9, .ofEach = ofEachNumber, .deals = deals};
  if (const auto board = node.find("board")) {
    if (deals == Deals::full) board->fail("is for tests only");
    deal.board = readBoard(*board, cards.used);
  }
  deal.bag = readPieces(node["bag"], cards);
  node.knowsOnly({"board", "bag"});
  return deal;
}

Move Game::readMove(const Node& node, const Table&) {
  const auto cell = node.find("place");
  if (!cell) return readSharedMove<Move>(node);
  Place place{.cell = cell->cell(nineByNine),
              .card = static_cast<Digit>(node["card"].number(1, 9)),
              .side = node["side"].oneOf<Side>(sides)};
  if (const auto flips = node.find("flip"))
    flips->forEach([&](const Node& entry) { place.flips.push_back(entry.cell(nineByNine)); });
  if (const auto claims = node.find("claim"))
    claims->forEach([&](const Node& entry) { place.claims.push_back(readHead(entry)); });
  node.knowsOnly({"seat", "ms", "place", "card", "side", "flip", "claim"});
  return place;
}

void Game::write(nlohmann::ordered_json& out, const Deal& deal) {
  if (deal.board) {
    nlohmann::ordered_json& board = out["board"] = nlohmann::ordered_json::object();
    forEachCell(nineByNine, [&](Cell cell) {
      const Card card = (*deal.board)[cell];
      if (card.number != 0) board[ninefold::name(cell)] = std::to_string(card.number) + (card.isSum() ? 's' : 'a');
    });
  }
  out["bag"] = deal.bag;
}

void Game::write(nlohmann::ordered_json& out, const Move& move) {
  std::visit(Overload{
                 [&](const Place& place) {
                   out["place"] = ninefold::name(place.cell);
                   out["card"] = place.card;
                   out["side"] = sides[static_cast<std::size_t>(place.side)];
                   for (Cell cell : place.flips) out["flip"].push_back(ninefold::name(cell));
                   for (const Head& head : place.claims)
                     out["claim"].push_back({{"sum", ninefold::name(head.sum)},
                                             {"dir", directions[static_cast<std::size_t>(head.direction)]}});
                 },
                 [&](const auto& shared) { writeShared(out, shared); },
             },
             move);
}

} // namespace ninefold::kakuro_cards
