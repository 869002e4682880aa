#include "games/kakuro_call/reference_caller.h"

namespace ninefold::kakuro_call {

namespace {

constexpr int mostReplaced = 2;

/// What an action tile is worth to a player who has rounds to come, in points. Over 400 deals 1 makes 55 points on
/// average, 2 makes 65, 3 makes 68, and so do 4 and 7.
constexpr int tileWorth = 4;

/// One tile of a row counts as another digit, by a digit tile on it or by a swap with `other`.
struct Replacement {
  Cell at;
  Digit digit = 0;
  std::optional<Cell> other{};
};

/// A way to make the total, as it grows.
struct Way {
  Row row;
  int bounds = 0;
  InlineVector<Replacement, mostReplaced> replaced{};
  int doublings = 0;

  int tiles() const { return bounds + static_cast<int>(replaced.size()) + doublings; }
  int worth() const { return row.length - tileWorth * tiles(); }
};

/// Looks for the best way. It goes through all of them in one order, so that the same board has the same answer
/// everywhere.
class Search {
public:
  Search(const Board<Spot>& on, const Supply& with, Total wanted) : board(on), supply(with), total(wanted) {
    forEachCell(eightByEight, [&](Cell cell) {
      if (board[cell].open()) openTiles[board[cell].tile].push_back(cell);
    });
  }

  std::optional<Call> best() {
    for (const Direction direction : {Direction::right, Direction::down})
      forEachCell(eightByEight, [&](Cell first) { lookFrom({first, direction, 0}); });
    if (!found) return std::nullopt;
    return callOf(*found);
  }

private:
  void lookFrom(Row row) {
    if (!hasHead(board, row) && !board[row.before()].open()) return;
    const auto way = static_cast<std::size_t>(row.direction);
    for (Cell at = row.first; eightByEight.contains(at); at = row.behind()) {
      const Spot& spot = board[at];
      if (spot.bound || spot.served[way]) return;
      ++row.length;
      if (row.length >= 2) look(row);
    }
  }

  void look(const Row& row) {
    if (!hasEnd(board, row) && !board[row.behind()].open()) return;
    counts = {};
    int sum = 0;
    for (int i = 0; i < row.length; ++i) {
      const Digit value = board[row.cell(i)].value();
      ++counts[value];
      sum += value;
    }
    const Way way{.row = row, .bounds = !hasHead(board, row) + !hasEnd(board, row)};
    const int missing = total - sum;
    if (missing == 0) offer(way, supply);
    for (int i = 0; i < row.length; ++i) {
      if (missing != 0) replace(way, supply, i, missing, [&](const Way& one, const Supply& left) { offer(one, left); });
      for (int by = -8; by <= 8; ++by) {
        if (by == 0 || by == missing) continue;
        replace(way, supply, i, by, [&](const Way& one, const Supply& left) {
          for (int j = i + 1; j < row.length; ++j)
            replace(one, left, j, missing - by, [&](const Way& two, const Supply& rest) { offer(two, rest); });
        });
      }
    }
  }

  /// Goes on with a tile of the row that counts `by` more, in each way that the supply allows.
  template<class GoOn> void replace(const Way& way, const Supply& left, int i, int by, GoOn goOn) {
    const Cell at = way.row.cell(i);
    const int old = board[at].value(), number = old + by;
    if (number < 1 || number > 9 || !board[at].open()) return;
    const auto digit = static_cast<Digit>(number);
    const auto with = [&](ActionTile tile, std::optional<Cell> other) {
      Supply rest = left;
      if (!rest.take(tile)) return;
      Way more = way;
      more.replaced.push_back({at, digit, other});
      --counts[static_cast<std::size_t>(old)];
      ++counts[digit];
      goOn(more, rest);
      ++counts[static_cast<std::size_t>(old)];
      --counts[digit];
    };
    with(digitTile(digit), std::nullopt);
    if (left[ActionTile::swap] > 0)
      if (const auto other = openOutside(way, digit)) with(ActionTile::swap, other);
  }

  std::optional<Cell> openOutside(const Way& way, Digit digit) const {
    for (Cell cell : openTiles[digit]) {
      bool taken = way.row.has(cell);
      for (const Replacement& replacement : way.replaced) taken = taken || replacement.other == cell;
      if (!taken) return cell;
    }
    return std::nullopt;
  }

  /// The way makes the total: it can be had if there are doubling tiles for what repeats, and any for the bounds.
  void offer(Way way, Supply left) {
    for (const std::uint8_t count : counts) way.doublings += count > 1 ? count - 1 : 0;
    for (int i = 0; i < way.doublings; ++i)
      if (!left.take(ActionTile::doubling)) return;
    if (left.size() < way.bounds) return;
    if (!found || way.worth() > found->worth()) found = way;
  }

  Call callOf(const Way& way) const {
    Call call{.row = Ends{way.row.first, way.row.cell(way.row.length - 1)}};
    Supply left = supply;
    const auto play = [&](const Use& use) {
      left.take(tileOf(use));
      call.use.push_back(use);
    };
    for (const Replacement& replacement : way.replaced)
      play(replacement.other ? Use(Exchange{replacement.at, *replacement.other})
                             : Use(Overlay{replacement.digit, replacement.at}));
    for (int i = 0; i < way.doublings; ++i) play(Doubling{});
    if (!hasHead(board, way.row)) play(Bound{*pieceOf(left, 0), way.row.before()});
    if (!hasEnd(board, way.row)) play(Bound{*pieceOf(left, 0), way.row.behind()});
    return call;
  }

  const Board<Spot>& board;
  const Supply& supply;
  int total;
  std::array<InlineVector<Cell, 64>, 10> openTiles{};
  std::array<std::uint8_t, 10> counts{}; // of each number in the row that is looked at, replacements included
  std::optional<Way> found{};
};

} // namespace

std::optional<Call> referenceCall(const Board<Spot>& board, const Supply& supply, Total total) {
  return Search(board, supply, total).best();
}

int referenceScore(const Deal& deal) {
  const Game::Table table{.seats = 1, .options = {.hourglass = 0}};
  State state = Game::begin(table, deal);
  const Seat seat = table.first;
  while (!state.known.over) {
    const auto call = referenceCall(state.known.board, state.known.supply[seat], state.known.total);
    const Move move = call ? Move(*call) : Move(Impossible{});
    state = Game::apply(state, {seat, move})->state;
  }
  return state.known.score[seat];
}

} // namespace ninefold::kakuro_call
