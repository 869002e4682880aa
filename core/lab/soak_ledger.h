#pragma once

#include "store/matches.h"

#include <map>
#include <string>
#include <vector>

namespace ninefold {

/// What the playing process said that it was going to do ("? ...") and that it had done ("! ..."): what the database
/// has to hold.
class Ledger {
public:
  /// The inputs of a match: those that count.
  using Inputs = std::vector<std::string>;
  using Matches = std::map<store::MatchId, Inputs>;

  void startAnew();
  /// Takes in the lines that came; what is wrong with them, or "".
  std::string take(const std::string& lines);
  /// What is wrong with what was found, or "". What had been announced and not reported may be there or not; whichever
  /// it is, it is so from now on.
  std::string compare(const Matches& found);

  static Inputs contents(const store::SavedMatch&);

  std::int64_t reported = 0;
  std::int64_t arrived = 0;

private:
  void apply(const std::string& what, store::MatchId created);

  Matches matches;
  std::string announced;
};

/// An input as a line of the ledger.
std::string lineOf(const store::SavedInput&);

} // namespace ninefold
