#include "games/kakuro_call/pieces.h"
#include "kernel/rules.h"

namespace ninefold::kakuro_call {

namespace {

std::size_t way(Direction direction) { return static_cast<std::size_t>(direction); }

} // namespace

const std::vector<std::string_view>& actionNames() {
  static const std::vector<std::string_view> names{"digit1", "digit2", "digit3", "digit4", "digit5", "digit6",
                                                   "digit7", "digit8", "digit9", "double", "swap"};
  return names;
}

std::optional<ActionTile> pieceOf(const Supply& supply, int piece) {
  for (std::size_t kind = 0; piece >= 0 && kind < actionKinds; ++kind) {
    if (piece < supply.count[kind]) return static_cast<ActionTile>(kind);
    piece -= supply.count[kind];
  }
  return std::nullopt;
}

std::optional<Row> rowOf(Ends ends) {
  const auto [first, last] = ends;
  if (first.row == last.row && first.column < last.column)
    return Row{first, Direction::right, last.column - first.column + 1};
  if (first.column == last.column && first.row < last.row) return Row{first, Direction::down, last.row - first.row + 1};
  return std::nullopt;
}

ActionTile tileOf(const Use& use) {
  return std::visit(Overload{
                        [](const Doubling&) { return ActionTile::doubling; },
                        [](const Bound& bound) { return bound.tile; },
                        [](const Exchange&) { return ActionTile::swap; },
                        [](const Overlay& overlay) { return digitTile(overlay.digit); },
                    },
                    use);
}

std::vector<Cell> cellsOf(const Row& row) {
  std::vector<Cell> cells;
  cells.reserve(static_cast<std::size_t>(row.length));
  for (int i = 0; i < row.length; ++i) cells.push_back(row.cell(i));
  return cells;
}

bool fits(const Board<Spot>& board, const Row& row, const Use& use) {
  return std::visit(
      Overload{
          [](const Doubling&) { return true; },
          [&](const Bound& bound) {
            return (bound.at == row.before() || bound.at == row.behind()) && board[bound.at].open();
          },
          [&](const Exchange& swap) { return swap.a != swap.b && board[swap.a].open() && board[swap.b].open(); },
          [&](const Overlay& overlay) { return row.has(overlay.at) && board[overlay.at].open(); },
      },
      use);
}

void put(Board<Spot>& board, const Use& use) {
  std::visit(Overload{
                 [](const Doubling&) {},
                 [&](const Bound& bound) { board[bound.at].bound = true; },
                 [&](const Exchange& swap) { std::swap(board[swap.a].tile, board[swap.b].tile); },
                 [&](const Overlay& overlay) { board[overlay.at].digit = overlay.digit; },
             },
             use);
}

bool allTiles(const Board<Spot>& board, const Row& row) {
  for (int i = 0; i < row.length; ++i)
    if (board[row.cell(i)].bound) return false;
  return true;
}

int sumOf(const Board<Spot>& board, const Row& row) {
  int sum = 0;
  for (int i = 0; i < row.length; ++i) sum += board[row.cell(i)].value();
  return sum;
}

int repeatsIn(const Board<Spot>& board, const Row& row) {
  unsigned seen = 0;
  int repeats = 0;
  for (int i = 0; i < row.length; ++i) {
    const unsigned number = 1u << board[row.cell(i)].value();
    if (seen & number) ++repeats;
    seen |= number;
  }
  return repeats;
}

bool hasHead(const Board<Spot>& board, const Row& row) {
  return !eightByEight.contains(row.before()) || board[row.before()].bound;
}

bool hasEnd(const Board<Spot>& board, const Row& row) {
  return !eightByEight.contains(row.behind()) || board[row.behind()].bound;
}

std::optional<Flaw> flawOf(const Board<Spot>& board, const Row& row, int doublings, Total total) {
  if (!hasHead(board, row)) return Flaw::noHead;
  if (!hasEnd(board, row)) return Flaw::noEnd;
  for (int i = 0; i < row.length; ++i)
    if (board[row.cell(i)].served[way(row.direction)]) return Flaw::servedBefore;
  if (repeatsIn(board, row) > doublings) return Flaw::repeats;
  if (sumOf(board, row) != total) return Flaw::sum;
  return std::nullopt;
}

} // namespace ninefold::kakuro_call
