#include "challenge/invitation.h"

#include "ai/computer.h"
#include "games/games.h"
#include "match/record.h"

#include <algorithm>

namespace ninefold::challenge {

namespace {

template<Playable G> int levelsOf(const typename G::Options& options) {
  if constexpr (PosesProblems<G>) return G::levels(options);
  return 0;
}

template<Playable G> typename G::Deal problem(const typename G::Options& options, int level, Rng& rng) {
  if constexpr (PosesProblems<G>) return G::problem(options, level, rng);
  return {};
}

/// Whether computers of that level can take all seats but one.
template<Playable G> bool fits(ai::Level level, int seats) {
  if constexpr (ai::HasPlayers<G>) return level >= ai::Level::beginner && level <= ai::Level::master && seats > 1;
  return false;
}

std::size_t indexOf(const std::string& game) {
  const auto found = gameNamed(game);
  if (!found) throw Fault{"game", "there is no " + game};
  return *found;
}

void require(bool holds, const char* place, const char* message) {
  if (!holds) throw Fault{place, message};
}

} // namespace

Result<Invitation, Fault> checked(Invitation invitation) {
  try {
    withGame(indexOf(invitation.game), [&]<Playable G>() {
      require(invitation.seats >= G::fewestSeats && invitation.seats <= G::mostSeats, "seats",
              "the game isn't for so many");
      require(index(invitation.first) < invitation.seats, "first", "there is no such seat");
      const nlohmann::json agreed = invitation.options;
      const auto options = readOptions<G>(Node(agreed), invitation.seats);
      require(invitation.level >= 0 && invitation.level <= std::min(mostLevel, levelsOf<G>(options)), "level",
              "there is none like that");
      require(!invitation.against || fits<G>(*invitation.against, invitation.seats), "against",
              "no such computers play it");
      invitation.options = nlohmann::ordered_json::object();
      writeOptions(invitation.options, G::options(), options);
    });
    require(invitation.seed >> seedBits == 0, "seed", "is too long");
    require(invitation.handicap >= 0 && invitation.handicap <= mostHandicap, "handicap", "is out of range");
  } catch (const Fault& fault) {
    return fault;
  }
  return invitation;
}

nlohmann::ordered_json startOf(const Invitation& invitation) {
  return withGame(indexOf(invitation.game), [&]<Playable G>() {
    Record<G> record{};
    const nlohmann::json agreed = invitation.options;
    record.table = {invitation.seats, invitation.first, readOptions<G>(Node(agreed), invitation.seats)};
    if (invitation.level == 0) {
      record.seed = invitation.seed;
    } else {
      Rng rng(invitation.seed);
      record.deal = problem<G>(record.table.options, invitation.level, rng);
    }
    return write(record);
  });
}

std::vector<int> computersOf(const Invitation& invitation) {
  std::vector<int> numbers(static_cast<std::size_t>(invitation.seats));
  if (invitation.against)
    for (std::size_t seat = 1; seat < numbers.size(); ++seat)
      numbers[seat] = numberOf(ai::offeredAt(*invitation.against, static_cast<int>(seat) - 1));
  return numbers;
}

std::optional<Invitation> invitationTo(const nlohmann::json& record) {
  try {
    const Node node(record);
    const auto seed = node.find("seed");
    const auto first = node.find("first");
    if (!seed) return std::nullopt;
    const auto sound = checked({.game = node["game"].text(),
                                .seats = node["seats"].number(1, mostSeats),
                                .first = first ? seatAt(first->number(0, mostSeats - 1)) : Seat{},
                                .options = record.value("options", nlohmann::json::object()),
                                .seed = static_cast<std::uint64_t>(seed->wholeNumber())});
    return sound ? std::optional(*sound) : std::nullopt;
  } catch (const Fault&) {
    return std::nullopt;
  }
}

std::optional<std::string_view> gradeOf(const Invitation& invitation) {
  if (invitation.level == 0) return std::nullopt;
  return withGame(indexOf(invitation.game), [&]<Playable G>() -> std::optional<std::string_view> {
    if constexpr (PosesProblems<G>) return G::grade(invitation.level);
    return std::nullopt;
  });
}

} // namespace ninefold::challenge
