#include "solo/invitation.h"

#include "games/games.h"
#include "games/record.h"
#include "solo/best_turn.h"
#include "solo/rungs.h"

#include <algorithm>

namespace ninefold::solo {

namespace {

/// The highest level of problems that we make for such a game; 0 if we make none.
template<Rules G> int levelsOf(const typename G::Options&) { return 0; }
template<> int levelsOf<sudoku_pens::Game>(const sudoku_pens::Options&) { return rungs; }
template<> int levelsOf<kakuro_cards::Game>(const kakuro_cards::Options& options) {
  return options.turns == kakuro_cards::Turns::one ? static_cast<int>(hardest(options.flips)) + 1 : 0;
}

template<Rules G> typename G::Deal problem(const typename G::Options& options, int level, Rng& rng) {
  if constexpr (std::same_as<G, sudoku_pens::Game>) return {puzzleOnRung(level, rng)};
  if constexpr (std::same_as<G, kakuro_cards::Game>)
    return turnProblem(static_cast<human::Grade>(level - 1), options.flips, rng).deal;
  return {};
}

std::size_t indexOf(const std::string& game) {
  const auto& names = gameNames();
  const auto found = std::ranges::find(names, game);
  if (found == names.end()) throw Fault{"game", "there is no " + game};
  return static_cast<std::size_t>(found - names.begin());
}

void require(bool holds, const char* place, const char* message) {
  if (!holds) throw Fault{place, message};
}

} // namespace

Result<Invitation, Fault> checked(Invitation invitation) {
  try {
    withGame(indexOf(invitation.game), [&]<Rules G>() {
      require(invitation.seats >= G::fewestSeats && invitation.seats <= G::mostSeats, "seats",
              "the game isn't for so many");
      require(index(invitation.first) < invitation.seats, "first", "there is no such seat");
      const nlohmann::json agreed = invitation.options;
      const auto options = G::readOptions(Node(agreed), invitation.seats);
      require(invitation.level >= 0 && invitation.level <= levelsOf<G>(options), "level", "there is none like that");
      invitation.options = nlohmann::ordered_json::object();
      G::write(invitation.options, options);
    });
    require(invitation.seed >> seedBits == 0, "seed", "is too long");
    require(invitation.handicap >= 0 && invitation.handicap <= mostHandicap, "handicap", "is out of range");
  } catch (const Fault& fault) {
    return fault;
  }
  return invitation;
}

nlohmann::ordered_json startOf(const Invitation& invitation) {
  return withGame(indexOf(invitation.game), [&]<Rules G>() {
    Record<G> record{};
    const nlohmann::json agreed = invitation.options;
    record.table = {invitation.seats, invitation.first, G::readOptions(Node(agreed), invitation.seats)};
    if (invitation.level == 0) {
      record.seed = invitation.seed;
    } else {
      Rng rng(invitation.seed);
      record.deal = problem<G>(record.table.options, invitation.level, rng);
    }
    return write(record);
  });
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
  const int level = invitation.level;
  if (level == 0) return std::nullopt;
  const bool onRung = invitation.game == sudoku_pens::Game::id;
  return key(onRung ? gradeOfRung(level) : static_cast<human::Grade>(level - 1));
}

} // namespace ninefold::solo
