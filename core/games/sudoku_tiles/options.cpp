#include "games/sudoku_tiles/options.h"

namespace ninefold::sudoku_tiles {

const std::vector<Option<Options>>& options() {
  static const std::vector<Option<Options>> all{
      refereeOption<Options>(),
      choice<&Options::scoring>("scoring", {"standard", "lines", "block"})
          .ifItFits([](const Options& options,
                       int) { return options.scoring != Scoring::block || options.board == Size::kids; },
                    "'block' is for the kids' board"),
      choice<&Options::board>("board", {"adult", "kids"}),
      choice<&Options::start>("start", {"gold", "empty"})
          .ifItFits([](const Options& options,
                       int) { return options.start == StartTiles::gold || options.board == Size::kids; },
                    "'empty' is for the kids' board")
          .onlyIf([](const Options& options) { return options.board == Size::kids; }),
  };
  return all;
}

} // namespace ninefold::sudoku_tiles
