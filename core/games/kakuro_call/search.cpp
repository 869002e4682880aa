#include "games/kakuro_call/search.h"

namespace ninefold::kakuro_call {

namespace {

using Counts = std::array<std::uint8_t, 10>;

/// Calls `visit(row, counts, sum)` for every row of number tiles none of which has served its way (KL-10, KL-13):
/// 448 at the most. `counts` says how often each number lies in the row. Goes on while `visit` returns true.
template<class Visit> void forEachRow(const Board<Spot>& board, Visit visit) {
  for (const Direction direction : {Direction::right, Direction::down}) {
    const auto way = static_cast<std::size_t>(direction);
    bool more = true;
    forEachCell(eightByEight, [&](Cell first) {
      Row row{first, direction, 0};
      Counts counts{};
      int sum = 0;
      for (Cell at = first; more && eightByEight.contains(at); at = row.behind()) {
        const Spot& spot = board[at];
        if (spot.bound || spot.served[way]) break;
        ++row.length;
        ++counts[spot.value()];
        sum += spot.value();
        if (row.length >= 2) more = visit(row, counts, sum);
      }
    });
    if (!more) return;
  }
}

int repeatsOf(const Counts& counts) {
  int repeats = 0;
  for (const std::uint8_t count : counts) repeats += count > 1 ? count - 1 : 0;
  return repeats;
}

Call callOf(const Row& row) { return {.row = Ends{row.first, row.cell(row.length - 1)}}; }
Call callOf(const Row& row, const Use& use) { return {callOf(row).row, {use}}; }

/// Where the open silver tiles lie, by number.
class OpenTiles {
public:
  explicit OpenTiles(const Board<Spot>& board) {
    forEachCell(eightByEight, [&](Cell cell) {
      if (board[cell].open()) cells[board[cell].tile].push_back(cell);
    });
  }
  /// An open tile with that number outside the row.
  std::optional<Cell> outside(const Row& row, int number) const {
    for (Cell cell : cells[static_cast<std::size_t>(number)])
      if (!row.has(cell)) return cell;
    return std::nullopt;
  }

private:
  std::array<InlineVector<Cell, 64>, 10> cells;
};

/// Looks through the rows for one seat's sake.
class Finder {
public:
  Finder(const Board<Spot>& on, const Supply& with, Total wanted)
      : board(on), supply(with), anyTile(pieceOf(with, 0)), openTiles(on), total(wanted) {}

  std::vector<Call> find() {
    forEachRow(board, [&](const Row& row, const Counts& counts, int sum) {
      look(row, counts, sum);
      return true;
    });
    return std::move(calls);
  }

private:
  void look(const Row& row, const Counts& counts, int sum) {
    const bool head = hasHead(board, row), end = hasEnd(board, row);
    const int repeats = repeatsOf(counts);
    if (sum == total && repeats == 0 && head != end) tryBound(row, head ? row.behind() : row.before());
    if (!head || !end || repeats > 2) return;
    if (sum == total && repeats == 0) calls.push_back(callOf(row));
    if (sum == total && repeats == 1 && supply[ActionTile::doubling] > 0) calls.push_back(callOf(row, Doubling{}));
    if (sum != total) tryReplacing(row, counts, repeats, total - sum);
  }

  void tryBound(const Row& row, Cell at) {
    if (anyTile && board[at].open()) calls.push_back(callOf(row, Bound{*anyTile, at}));
  }

  /// One tile of the row has to count `by` more, and no number may repeat then.
  void tryReplacing(const Row& row, const Counts& counts, int repeats, int by) {
    bool overlaid = false, swapped = false;
    for (int i = 0; i < row.length; ++i) {
      const Cell at = row.cell(i);
      const int old = board[at].value(), number = old + by;
      if (number < 1 || number > 9 || !board[at].open() || counts[static_cast<std::size_t>(number)] > 0) continue;
      if (repeats > (counts[static_cast<std::size_t>(old)] > 1 ? 1 : 0)) continue;
      const auto digit = static_cast<Digit>(number);
      if (!overlaid && supply[digitTile(digit)] > 0) {
        calls.push_back(callOf(row, Overlay{digit, at}));
        overlaid = true;
      }
      if (swapped || supply[ActionTile::swap] == 0) continue;
      if (const auto other = openTiles.outside(row, number)) {
        calls.push_back(callOf(row, Exchange{at, *other}));
        swapped = true;
      }
    }
  }

  const Board<Spot>& board;
  const Supply& supply;
  std::optional<ActionTile> anyTile; // every back is a bound
  OpenTiles openTiles;
  int total;
  std::vector<Call> calls{};
};

} // namespace

std::vector<Call> easyCalls(const Board<Spot>& board, const Supply& supply, Total total) {
  return Finder(board, supply, total).find();
}

std::optional<Call> someWrongCall(const Board<Spot>& board, Total total) {
  std::optional<Call> wrong;
  forEachRow(board, [&](const Row& row, const Counts&, int) {
    if (flawOf(board, row, 0, total)) wrong = callOf(row);
    return !wrong;
  });
  return wrong;
}

} // namespace ninefold::kakuro_call
