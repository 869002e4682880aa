#include "games/okudos/options.h"

namespace ninefold::okudos {

const std::vector<Option<Options>>& options() {
  static const std::vector<Option<Options>> all{
      refereeOption<Options>(),
      yesOrNo<&Options::gameTopTwo>("game_top_two")
          .ifItFits([](const Options& options, int seats) { return !options.gameTopTwo || seats == 3; },
                    "is for three seats")
          .offeredIf([](const Options& options, int) { return !options.gameTopTwo || !options.threeSectors; }),
      yesOrNo<&Options::threeSectors>("three_sectors")
          .ifItFits([](const Options& options, int seats) { return !options.threeSectors || seats == 3; },
                    "is for three seats"),
      yesOrNo<&Options::irregularToDiscard>("irregular_to_discard").offeredIf([](const Options& options, int) {
        return !options.irregularToDiscard || options.referee != Referee::assist; // else nothing is ever collected
      }),
  };
  return all;
}

} // namespace ninefold::okudos
