#include "games/sudoku_tiles/telling.h"

#include <algorithm>

namespace ninefold::sudoku_tiles {

bool coaches(const Table& table) { return table.seats > 1 && table.options.referee == Referee::assist; }

Guide guideTo(const View& view, const Move& move) {
  const auto* place = std::get_if<Place>(&move);
  if (!place) return {};
  const Public& known = view.known;
  const Shape shape = shapeOf(known);
  const std::vector<Cell> met = counted(known, place->cell);
  const auto in = [&](auto&& where) { return std::count_if(met.begin(), met.end(), where); };
  const auto row = in([&](Cell cell) { return cell.row == place->cell.row; });
  const auto column = in([&](Cell cell) { return cell.column == place->cell.column; });
  const auto block = in([&](Cell cell) { return shape.sameBlock(cell, place->cell); });
  Guide guide{.piece = 0, .goes = {NINEFOLD_WORDS("It goes here.")}, .cell = place->cell};
  Part part = blockOf(shape, place->cell);
  guide.where = {NINEFOLD_WORDS("Look at this block.")};
  if (row >= column && row >= block) {
    part = rowOf(shape, place->cell);
    guide.where = {NINEFOLD_WORDS("Look along this row.")};
  } else if (column >= block) {
    part = columnOf(shape, place->cell);
    guide.where = {NINEFOLD_WORDS("Look down this column.")};
  }
  guide.from = part.from;
  guide.to = part.to;
  guide.what = {NINEFOLD_WORDS("Your tile fits there.")};
  guide.why = {NINEFOLD_WORDS("It meets %1 tiles, a point for each."), {number(static_cast<int>(met.size()))}};
  return guide;
}

} // namespace ninefold::sudoku_tiles
