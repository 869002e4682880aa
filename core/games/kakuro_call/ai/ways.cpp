#include "games/kakuro_call/ai/ways.h"

#include <algorithm>

namespace ninefold::kakuro_call {

namespace {

using Counts = std::array<std::int8_t, 10>; // of each number

/// Whether all tiles of `a` are among those of `b`.
bool isPartOf(const Supply& a, const Supply& b) {
  for (std::size_t kind = 0; kind < actionKinds; ++kind)
    if (a.count[kind] > b.count[kind]) return false;
  return true;
}

/// Goes through all rows, the tiles of each that could be replaced, and the numbers that they could be replaced with.
/// Which of two equal tiles it is makes no difference, nor does the order; and the last number is what is missing.
class Search {
public:
  Search(const Board<Spot>& on, const Supply& with, Total wanted, int upTo)
      : board(on), supply(with), total(wanted), most(std::min(upTo, with.size())) {
    forEachCell(eightByEight, [&](Cell cell) {
      if (board[cell].open()) ++openTiles[board[cell].tile];
    });
    for (Digit number = 1; number <= 9; ++number) digits += supply[digitTile(number)];
  }

  Ways find(const ai::Stop& stop) {
    for (const Direction direction : {Direction::right, Direction::down})
      forEachCell(eightByEight, [&](Cell first) {
        if (!stop.wanted()) lookFrom({first, direction, 0});
      });
    return std::move(ways);
  }

private:
  void lookFrom(Row row) {
    const bool headed = hasHead(board, row);
    if (!headed && !board[row.before()].open()) return;
    const auto way = static_cast<std::size_t>(row.direction);
    tiles = {};
    for (Cell at = row.first; eightByEight.contains(at); at = row.behind()) {
      const Spot& spot = board[at];
      if (spot.bound || spot.served[way]) return;
      ++row.length;
      const Digit number = spot.value();
      ++tiles.counts[number];
      tiles.sum += number;
      if (spot.open()) ++tiles.open[number];
      if (row.length < 2) continue;
      const bool ended = hasEnd(board, row);
      if (ended || board[row.behind()].open()) look(row, !headed + !ended);
    }
  }

  void look(const Row& row, int bounds) {
    room = most - bounds;
    if (room < 0) return;
    draft = {.row = row, .bounds = bounds};
    firstOfRow = ways.all.size();
    int open = 0;
    for (Digit number = 1; number <= 9; ++number) open += tiles.open[number];
    const int ofRow = std::min({room, open, digits + supply[ActionTile::swap]});
    for (int k = 0; k <= ofRow; ++k) {
      doublings = std::min<int>(supply[ActionTile::doubling], room - k);
      counts = tiles.counts;
      removed = {};
      left = supply;
      remove(k, k, 1, total - tiles.sum);
    }
  }

  /// Takes `k` more tiles out of the row, none of them below `from`; `missing` is what the row lacks then.
  void remove(int replaced, int k, int from, int missing) {
    if (k == 0) {
      // With nine of each there is no more and no less than that.
      if (missing < replaced || missing > 9 * replaced) return void(++ways.nodes);
      int repeats = 0;
      for (std::size_t number = 1; number <= 9; ++number) repeats += std::max(0, counts[number] - 1);
      if (repeats > doublings) return void(++ways.nodes);
      return add(replaced, 1, missing, repeats);
    }
    for (int number = from; number <= 9; ++number) {
      const auto i = static_cast<std::size_t>(number);
      if (removed[i] == tiles.open[i]) continue;
      ++removed[i], --counts[i];
      remove(replaced, k - 1, number, missing + number);
      --removed[i], ++counts[i];
    }
  }

  /// Puts `k` more numbers into the row, none of them below `from`, that add up to `missing`.
  void add(int k, int from, int missing, int repeats) {
    ++ways.nodes;
    if (k == 0) {
      if (missing == 0) offer(repeats);
      return;
    }
    const int lowest = std::max(from, missing - 9 * (k - 1)), highest = std::min(9, missing / k);
    for (int number = lowest; number <= highest; ++number) {
      const auto i = static_cast<std::size_t>(number);
      const int more = repeats + (counts[i] > 0);
      if (removed[i] > 0 || more > doublings) continue;
      ++counts[i];
      const ActionTile tile = digitTile(static_cast<Digit>(number));
      // Of equal numbers those on digit tiles come first.
      const bool swappedBefore = !put.empty() && put.back().number == number && put.back().swapped;
      if (left[tile] > 0 && !swappedBefore) {
        --left[tile];
        put.push_back({.number = static_cast<Digit>(number), .swapped = false});
        add(k - 1, number, missing - number, more);
        put.pop_back();
        ++left[tile];
      }
      if (left[ActionTile::swap] > 0 && openTiles[i] - tiles.open[i] > exchanged[i]) {
        --left[ActionTile::swap], ++exchanged[i];
        put.push_back({.number = static_cast<Digit>(number), .swapped = true});
        add(k - 1, number, missing - number, more);
        put.pop_back();
        ++left[ActionTile::swap], --exchanged[i];
      }
      --counts[i];
    }
  }

  /// The row makes the total. It is kept if no way is known to do it with less.
  void offer(int repeats) {
    Way way = draft;
    way.doublings = repeats;
    way.replaced = put;
    std::size_t i = 0;
    for (std::size_t number = 1; number <= 9; ++number)
      for (int n = 0; n < removed[number]; ++n) way.replaced[i++].old = static_cast<Digit>(number);
    const Supply fronts = way.fronts();
    const auto ofRow = ways.all.begin() + static_cast<std::ptrdiff_t>(firstOfRow);
    if (std::any_of(ofRow, ways.all.end(), [&](const Way& known) { return isPartOf(known.fronts(), fronts); })) return;
    ways.all.erase(
        std::remove_if(ofRow, ways.all.end(), [&](const Way& known) { return isPartOf(fronts, known.fronts()); }),
        ways.all.end());
    ways.all.push_back(way);
  }

  const Board<Spot>& board;
  const Supply& supply;
  const int total;
  const int most; // action tiles
  Counts openTiles{};
  int digits = 0; // how many digit tiles the supply has
  Ways ways{};

  // The row that is looked at.
  struct Tiles {
    Counts counts{}, open{};
    int sum = 0;
  } tiles;
  Way draft;
  std::size_t firstOfRow = 0;
  int room = 0;      // action tiles that aren't needed for bounds
  int doublings = 0; // that can be had beside those that replace

  // What has been done to it.
  Counts counts{}, removed{}, exchanged{};
  Supply left;
  InlineVector<Replaced, 8> put{};
};

/// An open tile of the board outside the row.
std::optional<Cell> openOutside(const Board<Spot>& board, const Row& row, Digit number) {
  std::optional<Cell> found;
  forEachCell(eightByEight, [&](Cell cell) {
    if (!found && board[cell].open() && board[cell].tile == number && !row.has(cell)) found = cell;
  });
  return found;
}

} // namespace

Supply Way::fronts() const {
  Supply fronts;
  fronts[ActionTile::doubling] = static_cast<std::uint8_t>(doublings);
  for (const Replaced& one : replaced) fronts.add(one.swapped ? ActionTile::swap : digitTile(one.number));
  return fronts;
}

Ways waysToMake(const Board<Spot>& board, const Supply& supply, Total total, int tiles, const ai::Stop& stop) {
  return Search(board, supply, total, tiles).find(stop);
}

Call callOf(const Board<Spot>& before, Supply supply, const Way& way,
            const std::array<ActionTile, actionKinds>& spared) {
  Call call{.row = Ends{way.row.first, way.row.cell(way.row.length - 1)}};
  Board<Spot> board = before;
  const auto play = [&](const Use& use) {
    put(board, use);
    supply.take(tileOf(use));
    call.use.push_back(use);
  };
  const auto inRow = [&](Digit number) {
    for (int i = 0;; ++i)
      if (board[way.row.cell(i)].open() && board[way.row.cell(i)].tile == number) return way.row.cell(i);
  };
  // Swaps first: a tile that is going to be covered can still be moved.
  for (const Replaced& one : way.replaced)
    if (one.swapped) play(Exchange{inRow(one.old), *openOutside(board, way.row, one.number)});
  for (const Replaced& one : way.replaced)
    if (!one.swapped) play(Overlay{one.number, inRow(one.old)});
  for (int i = 0; i < way.doublings; ++i) play(Doubling{});
  const auto bind = [&](Cell at) {
    play(Bound{*std::find_if(spared.begin(), spared.end(), [&](ActionTile tile) { return supply[tile] > 0; }), at});
  };
  if (!hasHead(board, way.row)) bind(way.row.before());
  if (!hasEnd(board, way.row)) bind(way.row.behind());
  return call;
}

} // namespace ninefold::kakuro_call
