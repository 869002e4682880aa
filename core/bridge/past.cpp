#include "bridge/past.h"

#include "bridge/archive.h"
#include "bridge/rehearsal.h"
#include "bridge/today.h"
#include "challenge/daily.h"
#include "kernel/rng.h"
#include "match/any_match.h"
#include "store/replay.h"

#include <atomic>
#include <QDateTime>

using namespace ninefold;
using namespace ninefold::store;
using nlohmann::json;

namespace {

constexpr int weeks = 10;

std::atomic<Time> moment{1'795'000'000'000}; // in November 2026; the store asks for it on its own thread

/// Noon, wherever this is.
Time noon(Date date) {
  return QDateTime(QDate(date / 10000, date / 100 % 100, date % 100), QTime(12, 0)).toMSecsSinceEpoch();
}

/// A match that was played to its end, but not kept yet.
struct Finished {
  NewMatch match;
  std::vector<Append> inputs;
  bool helped = false;
};

Finished played(const json& start, std::vector<Player> players, int thinking, Rng& luck) {
  const json record = rehearse(start, 10'000, sensibleMoves(start));
  const auto match = *openMatch(start, Deals::any);
  Finished made{newMatch(*match, std::move(players)), {}, luck.below(6) == 0};
  for (const json& move : record["moves"]) {
    const auto after = match->play(move);
    const std::int64_t ms = thinking / 2 + static_cast<std::int64_t>(luck.below(static_cast<std::uint32_t>(thinking)));
    made.inputs.push_back({.ply = static_cast<int>(made.inputs.size()), .input = {move.dump(), after->publicHash, ms}});
  }
  made.inputs.back().ended = match->standing();
  return made;
}

MatchId keep(Books& books, Finished& made) {
  const MatchId id = books.matches.create(made.match);
  if (made.helped) books.matches.countHint(id);
  for (Append& next : made.inputs) {
    next.match = id;
    books.matches.append(next);
  }
  return id;
}

/// What was played on a date: the dailies as they came, or some of them; now and then something else.
std::vector<Finished> playedOn(Date date, ProfileId one, ProfileId other) {
  Rng luck(static_cast<std::uint64_t>(date));
  std::vector<Finished> all;
  const auto mood = luck.below(8);
  for (const DailyKind& kind : challenge::dailyKinds()) {
    if (mood == 0 || (mood > 2 && luck.below(3) == 0)) continue; // a day of rest; only some
    for (int part = 1; part <= kind.needed; ++part) {
      const auto daily = challenge::dailyOf(date, kind, part);
      std::vector<Player> players;
      for (const int computer : computersOf(daily.invitation))
        players.push_back(computer > 0 ? Player{.computer = computer} : Player{one});
      Finished& made = all.emplace_back(played(challenge::startOf(daily.invitation), players, 6000, luck));
      made.match.level = gradeOf(daily.invitation).value_or("");
      made.match.daily = Daily{daily.slot(), date, date};
    }
  }
  if (luck.below(3) == 0) all.push_back(played(freshRecord("sudoku_tiles", 1, luck.below(1000)), {{one}}, 4000, luck));
  if (luck.below(3) == 0)
    all.push_back(played(freshRecord("kakuro_cards", 2, luck.below(1000)), {{one}, {other}}, 9000, luck));
  return all;
}

} // namespace

Time Past::now() { return moment; }

MatchId Past::remember() {
  const Date today = Today::here().date();
  const auto people = *Archive::here().ask([](const Books& books) { return books.profiles.all(); });
  MatchId last{};
  for (Date date = daysAfter(today, -7 * weeks); date <= today; date = daysAfter(date, 1)) {
    auto all = playedOn(date, people.at(0).id, people.at(1).id);
    moment = noon(date);
    Archive::here().have([&](Books& books) {
      for (Finished& made : all) {
        const MatchId id = keep(books, made);
        if (made.match.daily && made.match.daily->slot == "sudoku_tiles") last = id;
      }
    });
  }
  emit Archive::here().matchesChanged();
  return last;
}
