#include "games/sudoku_tiles/ai/cells.h"

#include "games/sudoku_tiles/sudoku_tiles.h"

namespace ninefold::sudoku_tiles {

Lay::Lay(Size size, Scoring scoring) : shape(shapeOf(size)) {
  forEachCell(shape, [&](Cell cell) {
    const auto i = static_cast<std::size_t>(cell.index());
    all = all | CellSet::only(cell.index());
    forEachCell(shape, [&](Cell other) {
      if (other == cell) return;
      const bool block = shape.sameBlock(cell, other);
      const bool line = other.row == cell.row || other.column == cell.column;
      const CellSet here = CellSet::only(other.index());
      if (block || line) seen[i] = seen[i] | here;
      if (scoring == Scoring::standard ? block || line : scoring == Scoring::lines ? line : block)
        counted[i] = counted[i] | here;
    });
  });
}

const Lay& layOf(const Options& options) {
  static const std::array<Lay, 6> lays{Lay(Size::adult, Scoring::standard), Lay(Size::adult, Scoring::lines),
                                       Lay(Size::adult, Scoring::block),    Lay(Size::kids, Scoring::standard),
                                       Lay(Size::kids, Scoring::lines),     Lay(Size::kids, Scoring::block)};
  return lays[static_cast<std::size_t>(options.board == Size::adult ? 0 : 3) +
              static_cast<std::size_t>(options.scoring)];
}

} // namespace ninefold::sudoku_tiles
