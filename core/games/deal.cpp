#include "games/deal.h"

namespace ninefold {

namespace {
const std::vector<std::string_view> referees{"assist", "strict", "table"};
}

Referee readReferee(const Node& options) {
  const auto referee = options.find("referee");
  return referee ? referee->oneOf<Referee>(referees) : Referee::assist;
}

std::string_view name(Referee referee) { return referees[static_cast<std::size_t>(referee)]; }

std::vector<Digit> readPieces(const Node& list, const Pieces& pieces) {
  std::vector<Digit> read;
  std::array<int, 10> count = pieces.used;
  list.forEach([&](const Node& entry) {
    const int number = entry.number(1, pieces.highest);
    if (++count[static_cast<std::size_t>(number)] > pieces.ofEach)
      entry.fail("more than " + std::to_string(pieces.ofEach) + " of " + std::to_string(number));
    read.push_back(static_cast<Digit>(number));
  });
  if (pieces.deals == Deals::full)
    list.hasEntries(static_cast<std::size_t>(pieces.highest) * static_cast<std::size_t>(pieces.ofEach));
  return read;
}

} // namespace ninefold
