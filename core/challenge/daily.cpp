#include "challenge/daily.h"

#include "games/games.h"
#include "match/record.h"

#include <algorithm>

namespace ninefold::challenge {

namespace {

/// Of all games, by their places.
const std::vector<DailyKind>& allKinds() {
  static const std::vector<DailyKind> kinds = [] {
    std::vector<DailyKind> all;
    forEachGame([&]<Playable G>() {
      if constexpr (PlayedAlone<G>) all.insert(all.end(), G::dailies().begin(), G::dailies().end());
    });
    std::ranges::stable_sort(all, {}, &DailyKind::place);
    return all;
  }();
  return kinds;
}

std::uint64_t seedOf(Date date, DailyKind kind, int part) {
  Hash hash;
  hash << std::int32_t{date} << kind.name << std::int32_t{part} << std::int32_t{rulesVersion};
  return Rng(hash.value()).next() >> (64 - seedBits);
}

template<Playable G> bool has(std::string_view daily) {
  if constexpr (PlayedAlone<G>) return std::ranges::find(G::dailies(), daily, &DailyKind::name) != G::dailies().end();
  return false;
}

Invitation invitationOf(Date date, DailyKind kind, int part) {
  Invitation invitation;
  forEachGame([&]<Playable G>() {
    if constexpr (PlayedAlone<G>) {
      if (!has<G>(kind.name)) return;
      const Puzzle<G> puzzle = G::daily(kind, part, weekdayOf(date));
      invitation.game = G::id;
      invitation.level = puzzle.level;
      invitation.against = puzzle.against;
      invitation.seats = puzzle.against ? 2 : 1;
      writeOptions(invitation.options, G::options(), puzzle.options);
    }
  });
  return invitation;
}

} // namespace

std::span<const DailyKind> dailyKinds() { return allKinds(); }

std::optional<DailyKind> dailyKindNamed(std::string_view name) {
  const auto found = std::ranges::find(allKinds(), name, &DailyKind::name);
  return found == allKinds().end() ? std::nullopt : std::optional(*found);
}

std::string Daily::slot() const {
  return std::string(kind.name) + (kind.parts > 1 ? '.' + std::to_string(part) : std::string());
}

Daily dailyOf(Date date, DailyKind kind, int part) {
  Invitation invitation = invitationOf(date, kind, part);
  invitation.seed = seedOf(date, kind, part);
  invitation.first = seatAt(static_cast<int>(invitation.seed % static_cast<std::uint64_t>(invitation.seats)));
  return {date, kind, part, *checked(std::move(invitation))};
}

std::optional<int> parOf(const nlohmann::json& start) {
  return withGame(gameOf(Node(start)), [&]<Playable G>() -> std::optional<int> {
    if constexpr (PlayedAlone<G>) {
      const auto record = readRecord<G>(Node(start), Deals::any);
      if (record.table.seats == 1) return G::par(record.table, record.deal);
    }
    return std::nullopt;
  });
}

} // namespace ninefold::challenge
