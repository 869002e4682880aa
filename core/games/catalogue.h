#pragma once

#include "kernel/option.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// What is known of a game before it is played, for those who don't ask which it is.
struct CatalogueEntry {
  std::string_view id;
  int fewestSeats = 1;
  int mostSeats = 1;
  bool secrets = false;
  bool computers = false; // whether they can play it
  std::vector<OptionSpec> options;
};

/// All games, in the order of games.def.
const std::vector<CatalogueEntry>& catalogue();

/// What was chosen, by the keys of the options: of a choice the place of its value, of a number the number itself. What
/// is missing is as standard.
using Chosen = std::map<std::string, int, std::less<>>;

/// The values of the option with that key that people are offered at a table of so many seats, where the others are as
/// chosen; by their places. None if there is nothing to choose.
std::vector<std::size_t> offered(std::string_view game, std::string_view key, int seats, const Chosen& chosen);

} // namespace ninefold
