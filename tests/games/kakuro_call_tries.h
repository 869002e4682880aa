#pragma once

#include "games/kakuro_call/kakuro_call.h"
#include "kernel/rules.h"

#include <set>
#include <utility>
#include <vector>

namespace ninefold::kakuro_call {

/// Finds right calls by laying every action tile of a supply in every way that the rules know, with the rules' own
/// hands: what a search for calls is held against. Swaps come before digits, and bounds last: in any other order less
/// can be laid. Swaps of two tiles that both lie in the row, or both outside, change nothing about it.
class Tries {
public:
  /// `each`: of equal tiles outside the row each is swapped, and not only one of them.
  Tries(const Board<Spot>& on, const Supply& with, Total wanted, bool each)
      : board(on), total(wanted), left(with), eachTile(each) {}

  /// Sets of action tiles, by their fronts, that make the row right; how many bounds there are follows from the row.
  std::set<std::array<std::uint8_t, actionKinds>> rightSets(const Row& of) {
    row = of;
    found.clear();
    bounds = 0;
    for (const Cell end : {row.before(), row.behind()}) {
      if (!eightByEight.contains(end) || board[end].bound) continue;
      if (!board[end].open()) return {};
      ++bounds;
    }
    if (bounds <= left.size() && allTiles(board, row)) swap();
    return std::move(found);
  }

private:
  void with(ActionTile tile, const Use& use, auto goOn) {
    if (left[tile] == 0 || left.size() <= bounds || !fits(board, row, use)) return;
    --left[tile];
    fronts.add(tile);
    put(board, use);
    goOn();
    if (const auto* overlay = std::get_if<Overlay>(&use)) board[overlay->at].digit = 0;
    if (std::holds_alternative<Exchange>(use)) put(board, use);
    fronts.take(tile);
    ++left[tile];
  }

  void swap() {
    digit(1);
    for (int i = 0; left[ActionTile::swap] > 0 && i < row.length; ++i) {
      std::array<bool, 10> tried{};
      forEachCell(eightByEight, [&](Cell other) {
        const Spot& spot = board[other];
        if (row.has(other) || !spot.open() || (!eachTile && std::exchange(tried[spot.tile], true))) return;
        with(ActionTile::swap, Exchange{row.cell(i), other}, [this] { swap(); });
      });
    }
  }

  void digit(Digit from) {
    doubling(0);
    for (Digit number = from; number <= 9; ++number)
      for (int i = 0; left[digitTile(number)] > 0 && i < row.length; ++i)
        with(digitTile(number), Overlay{number, row.cell(i)}, [&] { digit(number); });
  }

  void doubling(int played) {
    judge(played);
    with(ActionTile::doubling, Doubling{}, [&] { doubling(played + 1); });
  }

  /// With the bounds that are needed. Any tile that is left will do.
  void judge(int doublings) {
    std::vector<Cell> ends;
    for (const Cell end : {row.before(), row.behind()}) {
      if (!eightByEight.contains(end) || !fits(board, row, Bound{ActionTile::swap, end})) continue;
      put(board, Bound{ActionTile::swap, end});
      ends.push_back(end);
    }
    if (!flawOf(board, row, doublings, total)) found.insert(fronts.count);
    for (const Cell end : ends) board[end].bound = false;
  }

  Board<Spot> board;
  Total total;
  Supply left;
  Supply fronts;
  bool eachTile;
  Row row;
  int bounds = 0; // that the row needs
  std::set<std::array<std::uint8_t, actionKinds>> found;
};

} // namespace ninefold::kakuro_call
