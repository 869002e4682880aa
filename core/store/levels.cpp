#include "store/levels.h"

#include "ai/computer.h"
#include "store/rating.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ninefold::store {

namespace {

constexpr int fewest = 3;  // matches that tell how strong somebody is
constexpr int latest = 20; // and how many of them do: people get better
constexpr double betweenLevels = 200;

constexpr double ratingOf(ai::Level level) { return betweenLevels * (ai::rungOf(level) - 1); }

/// A match of a person, and how each computer in it was faced: 1 ahead of it, 0 behind, 1/2 neither.
struct Faced {
  std::string game;
  std::vector<std::pair<ai::Level, double>> computers;
};

/// The matches of a person with computers, the latest first.
std::vector<Faced> faced(const Connection& db, ProfileId person) {
  std::vector<Faced> all;
  std::optional<std::pair<std::int64_t, int>> last;
  for (auto rows = db.query("SELECT r.match, r.seat, r.game, r.won, r.score, s.computer, o.won, o.score FROM results r"
                            " JOIN results o ON o.match = r.match"
                            " JOIN seats s ON s.match = o.match AND s.seat = o.seat AND s.computer > 0"
                            " WHERE r.profile = ?1 AND r.apart = 0 AND NOT EXISTS"
                            " (SELECT 1 FROM results t WHERE t.match = r.match AND t.profile = ?1 AND t.seat != r.seat)"
                            " ORDER BY r.ended DESC, o.seat",
                            person);
       rows.step();) {
    std::pair<std::int64_t, int> seat;
    std::string game;
    bool won = false, otherWon = false;
    int score = 0, otherScore = 0, computer = 0;
    rows.into(seat.first, seat.second, game, won, score, computer, otherWon, otherScore);
    const auto other = ai::computerFrom(computer);
    if (!other) continue;
    if (last != seat) all.push_back({std::move(game), {}});
    last = seat;
    all.back().computers.emplace_back(other->level, comparison(won, score, otherWon, otherScore));
  }
  return all;
}

/// What the latest of these matches say; nothing if there are too few.
std::optional<double> ratingBy(const std::vector<Faced>& matches) {
  if (matches.size() < fewest) return std::nullopt;
  std::vector<Measured> duels;
  for (std::size_t i = 0; i < matches.size() && i < latest; ++i)
    for (const auto& [level, got] : matches[i].computers)
      duels.push_back({ratingOf(level), got, 1.0 / static_cast<double>(matches[i].computers.size())});
  return performance(duels);
}

std::vector<Faced> inGame(std::vector<Faced> matches, const std::string& game) {
  std::erase_if(matches, [&](const Faced& match) { return match.game != game; });
  return matches;
}

} // namespace

std::vector<AgainstLevel> Levels::against(ProfileId person) const {
  std::map<std::pair<std::string, ai::Level>, AgainstLevel> all;
  for (const Faced& match : faced(db, person)) {
    std::map<ai::Level, double> worst; // against the best of a level
    for (const auto& [level, got] : match.computers) {
      const auto [found, fresh] = worst.emplace(level, got);
      if (!fresh) found->second = std::min(found->second, got);
    }
    for (const auto& [level, got] : worst) {
      AgainstLevel& line = all[{match.game, level}];
      line.game = match.game;
      line.level = level;
      ++line.played;
      line.won += got;
    }
  }
  std::vector<AgainstLevel> lines;
  for (auto& [key, line] : all) lines.push_back(std::move(line));
  return lines;
}

std::optional<double> Levels::rating(ProfileId person, const std::string& game) const {
  return ratingBy(inGame(faced(db, person), game));
}

std::optional<ai::Level> Levels::fitting(ProfileId person, const std::string& game) const {
  const auto matches = faced(db, person);
  auto rated = ratingBy(inGame(matches, game));
  if (!rated) rated = ratingBy(matches);
  if (!rated) return std::nullopt;
  const auto off = [&](ai::Level level) { return std::abs(expectedShare(*rated, ratingOf(level)) - 0.5); };
  ai::Level best = ai::Level::beginner;
  for (const ai::Level level : {ai::Level::casual, ai::Level::strong, ai::Level::master})
    if (off(level) < off(best)) best = level;
  return best;
}

} // namespace ninefold::store
