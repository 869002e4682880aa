#include "games/kakuro_call/ai/eyes.h"
#include "games/kakuro_call/ai/worth.h"

#include <algorithm>

namespace ninefold::kakuro_call {

namespace {

using Thought = ai::Thought<Move>;

/// Nobody speaks sooner: somebody has to see it first.
constexpr std::int64_t soonest = 800;

/// What is new to all, each of them may take in before a computer speaks: people who read a board aren't raced.
constexpr std::int64_t breath = 6000;

/// How many ways are told of.
constexpr std::size_t tellsOf = 10;

/// A way that somebody has found, or believes to have found.
struct Found {
  Way way;
  int after = 0; // milliseconds from the reveal of the total
  int worth = 0;
};

/// What was better is said first; of equals what was found sooner.
bool isBetter(const Found& a, const Found& b) { return a.worth != b.worth ? a.worth > b.worth : a.after < b.after; }

/// The longest row. Of equals the first in the order of reading.
bool isLonger(const Found& a, const Found& b) { return a.way.row.length > b.way.row.length; }

/// The view as it was when the total was revealed: what has been said since changes nothing on the board.
View asRevealed(View view) {
  view.known.out = view.known.declared = {};
  view.known.sand = false;
  return view;
}

/// A player who looks for the total.
class Seeker {
public:
  Seeker(const View& at, ai::Level of, std::uint64_t person, const ai::Stop& stop)
      : view(at),
        known(at.known),
        seat(*at.viewer),
        level(of),
        eyes(eyesOf(of)),
        gaze(eyes, ai::luckOf<Game>(asRevealed(at), person)) {
    if (mayCall(known, seat)) look(stop);
  }

  std::optional<Thought> thought(const Memory& memory) const {
    Thought thought{.nodes = nodes};
    const auto in = [&](int at) {
      return static_cast<int>(std::max({soonest, breath - memory.quiet, at - memory.looked}));
    };
    if (!found.empty()) {
      thought.best.reserve(std::min(found.size(), tellsOf));
      for (const Found& one : found) {
        if (thought.best.size() == tellsOf) break;
        thought.best.push_back({callOf(one), {.points = one.worth}});
      }
      thought.move = thought.best.front().move;
      thought.after = in(when);
      return thought;
    }
    if (!mayDeclare(known, seat)) return std::nullopt;
    thought.move = Impossible{};
    thought.best.push_back({thought.move, {}});
    thought.after = in(gaze.givesUp());
    return thought;
  }

private:
  /// Ways that take few tiles come first. For those that take more a master looks only where they could be worth more
  /// than the best so far, people where there is nothing else; and who goes for the longest row always.
  void look(const ai::Stop& stop) {
    const bool greedy = level == ai::Level::greedy;
    for (const int tiles : {3, 5, anyNumber}) {
      if (greedy && tiles < anyNumber) continue;
      found.clear();
      const bool any = gather(known.total, tiles, stop, false);
      // Where the app shows the sum of a row before it is called, nobody adds up wrongly.
      if (eyes.slips > 0 && known.table.options.referee != Referee::assist)
        for (const int by : {-1, 1}) gather(known.total + by, 3, stop, true);
      if (any && (!eyes.atOnce || bestOfAll().worth >= 8000 - tilePrice * (tiles + 1))) break;
    }
    if (found.empty()) return;
    // Who goes for the longest row has the eyes of a master, and only chooses otherwise.
    when = bestOfAll().after;
    std::stable_sort(found.begin(), found.end(), greedy ? isLonger : isBetter);
  }

  const Found& bestOfAll() const { return *std::min_element(found.begin(), found.end(), isBetter); }

  /// Whether there is any way, seen or not.
  bool gather(int total, int tiles, const ai::Stop& stop, bool slips) {
    Ways ways = waysToMake(known.board, known.supply[seat], static_cast<Total>(total), tiles, stop);
    nodes += ways.nodes;
    for (const Way& way : ways.all) {
      if (slips && !gaze.misadds(way.row)) continue;
      if (const auto after = gaze.finds(way)) found.push_back({way, *after, worthOf(way, tilePrice)});
    }
    return !ways.all.empty();
  }

  Call callOf(const Found& one) const { return kakuro_call::callOf(known.board, known.supply[seat], one.way, spared); }

  const View& view;
  const Public& known;
  const Seat seat;
  const ai::Level level;
  const Eyes eyes;
  const Gaze gaze;
  std::vector<Found> found{}; // the best first
  int when = 0;               // the first of them is called
  std::int64_t nodes = 0;
};

/// Objects to the open row of somebody else if it is wrong and this is seen.
std::optional<Thought> objection(const View& view, const Memory& memory, ai::Level level, std::uint64_t person) {
  const Open& open = *view.known.open;
  if (open.caller == *view.viewer || !flawOf(view.known.board, open.row, open.doublings, view.known.total))
    return std::nullopt;
  const Eyes eyes = eyesOf(level);
  if (!seesThrough(eyes, open.row, ai::luckOf<Game>(view, person))) return std::nullopt;
  const std::int64_t after = std::max<std::int64_t>(soonest, objectsAfter(eyes, open.row) - memory.judged);
  return Thought{.move = Challenge{},
                 .best = {{Challenge{}, {.points = 1000 * open.row.length}}},
                 .nodes = 1,
                 .after = static_cast<int>(after)};
}

bool isToBeTakenIn(const Event::Kind& kind) {
  return kind == Event::Kind::revealed || kind == Event::Kind::wrong || kind == Event::Kind::accepted ||
         kind == Event::Kind::upheld;
}

} // namespace

void Game::pass(Memory& memory, std::int64_t ms) {
  (memory.open ? memory.judged : memory.looked) += ms;
  memory.quiet += ms;
}

void Game::remember(Memory& memory, const View& view, const Events& heard) {
  for (const Event& event : heard) {
    if (event.kind == Event::Kind::revealed) memory.looked = 0;
    if (isToBeTakenIn(event.kind)) memory.quiet = 0;
  }
  memory.open = view.known.open.has_value();
  if (!memory.open) memory.judged = 0;
}

int Game::sand(const View& view) { return sandRuns(view.known) ? 1000 * view.known.table.options.hourglass : 0; }

std::optional<ai::Thought<Move>> Game::think(const View& view, const Memory& memory, ai::Level level,
                                             std::uint64_t person, const ai::Stop& stop) {
  if (view.known.over) return std::nullopt;
  if (view.known.open) return objection(view, memory, level, person);
  return Seeker(view, level, person, stop).thought(memory);
}

} // namespace ninefold::kakuro_call
