#include "games/kakuro_cards/options.h"

namespace ninefold::kakuro_cards {

const std::vector<Option<Options>>& options() {
  static const std::vector<Option<Options>> all{
      refereeOption<Options>(), choice<&Options::flips>("flips", {"one", "many"}),
      choice<&Options::turns>("turns", {"all", "one"})
          .saidByLeavingOut()
          .ifItFits([](const Options& options, int seats) { return options.turns == Turns::all || seats == 1; },
                    "'one' is for one seat")
          .offeredIf([](const Options& options, int) { return options.turns == Turns::all; }), // problems are dealt
  };
  return all;
}

} // namespace ninefold::kakuro_cards
