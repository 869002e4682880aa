#include "games/kakuro_call/options.h"

#include <algorithm>
#include <iterator>

namespace ninefold::kakuro_call {

namespace {

/// How long the sand runs (KL-28): 60, 30, 90 or 120 seconds, or not at all.
Option<Options> hourglass() {
  static constexpr int seconds[] = {60, 30, 90, 120, 0};
  Option<Options> option;
  option.key = "hourglass";
  option.values = {60, 30, 90, 120, "off"};
  option.get = [](const Options& options) {
    return static_cast<int>(std::find(std::begin(seconds), std::end(seconds), options.hourglass) - std::begin(seconds));
  };
  option.set = [](Options& options, int value) { options.hourglass = seconds[value]; };
  return option;
}

} // namespace

const std::vector<Option<Options>>& options() {
  static const std::vector<Option<Options>> all{
      refereeOption<Options>(), hourglass(), tableOption<Options>("show", {30, 0}), // seconds to show the row of a call
  };
  return all;
}

} // namespace ninefold::kakuro_call
