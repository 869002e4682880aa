#include "solo/daily.h"

#include "games/games.h"
#include "games/record.h"
#include "solo/best_turn.h"
#include "solo/maximum.h"
#include "solo/patient.h"
#include "solo/rungs.h"
#include "sudoku/solver.h"

#include <algorithm>
#include <array>

namespace ninefold::solo {

namespace {

constexpr std::array<DailyKind, 5> kinds{{{sudoku_pens::Game::id, 3},
                                          {kakuro_call::Game::id},
                                          {kakuro_cards::Game::id, 5, 5},
                                          {sudoku_tiles::Game::id},
                                          {"sudokids"}}};

/// The three Sudokus climb from Monday to Sunday; each goes on where the one before it ends.
constexpr std::array<std::array<int, 7>, 3> rungsOfWeek{
    {{1, 1, 2, 2, 3, 3, 4}, {4, 4, 5, 5, 5, 6, 6}, {6, 7, 7, 8, 8, 9, 9}}};

std::uint64_t seedOf(Date date, DailyKind kind, int part) {
  Hash hash;
  hash << std::int32_t{date} << kind.name << std::int32_t{part} << std::int32_t{rulesVersion};
  return Rng(hash.value()).next() >> (64 - seedBits);
}

Invitation invitationOf(Date date, DailyKind kind, int part) {
  const auto alone = [](std::string_view game, nlohmann::ordered_json options, int level = 0) {
    return Invitation{.game = std::string(game), .options = std::move(options), .level = level};
  };
  if (kind.name == sudoku_pens::Game::id) {
    const auto& climb = rungsOfWeek[static_cast<std::size_t>(part - 1)];
    return alone(kind.name, {{"mode", "solo"}}, climb[static_cast<std::size_t>(weekdayOf(date))]);
  }
  if (kind.name == kakuro_cards::Game::id) // each harder than the one before it, the last with any number of flips
    return alone(kind.name, {{"turns", "one"}, {"flips", part == 5 ? "many" : "one"}}, part);
  if (kind.name == "sudokids") return alone(sudoku_tiles::Game::id, {{"board", "kids"}});
  if (kind.name == kakuro_call::Game::id) return alone(kind.name, {{"hourglass", "off"}}); // as its par is made
  return alone(kind.name, nlohmann::ordered_json::object());
}

std::optional<int> par(const Record<kakuro_call::Game>& record) { return patientScore(record.deal); }

std::optional<int> par(const Record<kakuro_cards::Game>& record) {
  if (record.table.options.turns != kakuro_cards::Turns::one) return std::nullopt;
  const auto start = kakuro_cards::Game::begin(record.table, record.deal);
  return factsOf(scoredTurns(kakuro_cards::Game::view(start, record.table.first))).points;
}

std::optional<int> par(const Record<sudoku_tiles::Game>& record) { return maximum(record.table, record.deal); }

std::optional<int> par(const Record<sudoku_pens::Game>& record) {
  const Numbers solution = solve(record.deal.givens, 1).first;
  int open = 0;
  forEachCell(nineByNine, [&](Cell cell) { open += record.deal.givens[cell] == 0 ? solution[cell] : 0; });
  return open;
}

} // namespace

std::span<const DailyKind> dailyKinds() { return kinds; }

std::optional<DailyKind> dailyKindNamed(std::string_view name) {
  const auto* found = std::ranges::find(kinds, name, &DailyKind::name);
  return found == kinds.end() ? std::nullopt : std::optional(*found);
}

std::string Daily::slot() const {
  return std::string(kind.name) + (kind.parts > 1 ? '.' + std::to_string(part) : std::string());
}

Daily dailyOf(Date date, DailyKind kind, int part) {
  Invitation invitation = invitationOf(date, kind, part);
  invitation.seed = seedOf(date, kind, part);
  return {date, kind, part, *checked(std::move(invitation))};
}

std::optional<int> parOf(const nlohmann::json& start) {
  return withGame(gameOf(Node(start)), [&]<Rules G>() -> std::optional<int> {
    if constexpr (std::same_as<G, okudos::Game>) {
      return std::nullopt;
    } else {
      const auto record = readRecord<G>(Node(start), Deals::any);
      return record.table.seats == 1 ? par(record) : std::nullopt;
    }
  });
}

} // namespace ninefold::solo
