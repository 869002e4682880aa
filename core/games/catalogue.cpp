#include "games/catalogue.h"

#include "ai/player.h"
#include "games/games.h"

namespace ninefold {

namespace {

int numberOf(const OptionSpec& option, std::size_t place) {
  return option.number ? std::get<int>(option.values[place]) : static_cast<int>(place);
}

template<Playable G>
std::vector<std::size_t> offeredBy(const Option<typename G::Options>& option, typename G::Options options, int seats) {
  std::vector<std::size_t> places;
  if (option.applies && !option.applies(options)) return places;
  for (std::size_t place = 0; place < option.values.size(); ++place) {
    if (!option.ofTable) option.set(options, numberOf(option, place));
    if (fits(option, options, seats) && (!option.sensible || option.sensible(options, seats))) places.push_back(place);
  }
  return places;
}

} // namespace

const std::vector<CatalogueEntry>& catalogue() {
  static const std::vector<CatalogueEntry> all = [] {
    std::vector<CatalogueEntry> made;
    forEachGame([&]<Playable G>() {
      made.push_back({G::id,
                      G::fewestSeats,
                      G::mostSeats,
                      G::secrets,
                      ai::HasPlayers<G>,
                      {G::options().begin(), G::options().end()}});
    });
    return made;
  }();
  return all;
}

std::vector<std::size_t> offered(std::string_view game, std::string_view key, int seats, const Chosen& chosen) {
  std::vector<std::size_t> places;
  forEachGame([&]<Playable G>() {
    if (G::id != game) return;
    typename G::Options options;
    for (const auto& option : G::options())
      if (const auto found = chosen.find(option.key); found != chosen.end() && !option.ofTable)
        option.set(options, found->second);
    for (const auto& option : G::options())
      if (option.key == key) places = offeredBy<G>(option, options, seats);
  });
  return places;
}

} // namespace ninefold
