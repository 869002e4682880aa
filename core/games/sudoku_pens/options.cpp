#include "games/sudoku_pens/options.h"

namespace ninefold::sudoku_pens {

const std::vector<Option<Options>>& options() {
  static const std::vector<Option<Options>> all{
      refereeOption<Options>(),
      choice<&Options::mode>("mode", {"standard", "speed", "solo"})
          .ifItFits([](const Options& options, int seats) { return options.mode != Mode::solo || seats == 1; },
                    "'solo' is for one seat")
          .offeredIf([](const Options& options, int seats) { return options.mode != Mode::standard || seats > 1; }),
      choice<&Options::check>("check", {"rule", "solution"}),
      numberOption<&Options::rounds>("rounds", {0, 1, 2, 6})
          .ifItFits([](const Options& options, int) { return options.rounds == 0 || options.mode == Mode::speed; },
                    "rounds are counted in the speed variant only")
          .onlyIf([](const Options& options) { return options.mode == Mode::speed; }),
      tableOption<Options>("limit", {0, 600, 1200, 1800}) // seconds for the whole match
          .onlyIf([](const Options& options) { return options.mode == Mode::solo; }),
  };
  return all;
}

} // namespace ninefold::sudoku_pens
