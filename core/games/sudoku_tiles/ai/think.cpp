#include "ai/attention.h"
#include "ai/halving.h"
#include "games/sudoku_tiles/ai/alone.h"
#include "games/sudoku_tiles/ai/endgame.h"
#include "games/sudoku_tiles/ai/playout.h"

#include <algorithm>

namespace ninefold::sudoku_tiles {

namespace {

using ai::Level;
using Thought = ai::Thought<Move>;
using Worth = ai::Worth;

/// How well a level plays.
struct Dial {
  int noticed;       // of the cells, in thousandths
  int unchecked;     // of what forbids a tile, it overlooks that much, in thousandths; and of the others' mistakes
  std::size_t most;  // cells that it considers
  int simulations;   // games that it plays through in its head
  std::int64_t late; // positions that it looks into where little can happen any more
};

constexpr Dial dialOf(Level level) {
  switch (level) {
  case Level::random:
  case Level::greedy:
  case Level::beginner: return {270, 200, 4, 30, 0};
  case Level::casual: return {460, 100, 4, 60, 0};
  case Level::strong: return {750, 20, 6, 300, 4'000};
  case Level::master: break;
  }
  return {1000, 0, 8, 1000, 20'000};
}

/// With more than this many ways to lay all that can come, looking into all of them would be in vain.
constexpr int manyChoices = 30;

/// What is noticed by number: a cell as a place for a tile, and apart from that, what lies on it as a hindrance.
constexpr std::uint64_t asHindrance = 1000;

/// A seat's turn, as one sees it who may overlook things.
class Turn {
public:
  Turn(const View& seen, const Dial& how, Rng chance, const ai::Stop& until)
      : view(seen),
        dial(how),
        look(chance, how.noticed),
        hindrances(chance, 1000 - how.unchecked),
        luck(chance),
        stop(until),
        now(seen.known, seen.pile),
        mover(static_cast<std::size_t>(now.turn)) {
    luck.next();
  }

  Thought think() {
    CellSet cells = placesNoticed();
    if (cells.none()) return {.move = Cannot{}, .nodes = 1}; // never in `assist`: something is legal there
    if (view.known.table.seats == 1 && dial.late > 0) cells = thoseThatLeaveTheBoardWhole(cells);
    if (auto exact = toTheEnd(cells)) return *exact;
    return sample(mostScoringOf(cells));
  }

  /// What a cell is worth to it, by games alone.
  Worth worthOf(int cell) {
    Sum sum;
    const std::uint64_t salt = luck.next();
    for (int i = 0; i < dial.simulations / 4 && !stop.wanted(); ++i)
      playThrough(cell, salt + static_cast<std::uint64_t>(i), sum);
    return sum.mean();
  }

private:
  /// The cells where it thinks that its tile may lie. Who has seen none looks again, at everything.
  CellSet placesNoticed() const {
    CellSet noticed, possible;
    forEachIn(now.empty, [&](int cell) {
      if (!seemsLegal(cell)) return;
      possible = possible | CellSet::only(cell);
      if (isObvious(cell) || look.notices(static_cast<std::uint64_t>(cell))) noticed = noticed | CellSet::only(cell);
    });
    return noticed.none() ? possible : noticed;
  }

  /// Everybody sees the gap where nearly all lies that a tile there could count.
  bool isObvious(int cell) const {
    return 4 * now.points(cell) >= 3 * now.lay->counted[static_cast<std::size_t>(cell)].size();
  }

  bool seemsLegal(int cell) const {
    if (now.legal(view.tile).has(cell)) return true;
    if (view.known.table.options.referee == Referee::assist || dial.unchecked == 0) return false;
    bool overlooked = true;
    forEachIn(now.lay->seen[static_cast<std::size_t>(cell)], [&](int other) {
      if (view.known.board[Cell::at(other)] == view.tile)
        overlooked = overlooked && !hindrances.notices(asHindrance + static_cast<std::uint64_t>(other));
    });
    return overlooked;
  }

  CellSet thoseThatLeaveTheBoardWhole(const CellSet& cells) const {
    CellSet whole;
    forEachIn(cells, [&](int cell) {
      Public after = view.known;
      after.board[Cell::at(cell)] = view.tile;
      if (canBeFilled(after)) whole = whole | CellSet::only(cell);
    });
    return whole.none() ? cells : whole;
  }

  /// The cells that score most. Others are hardly ever worth more, as what scores most also leaves least; and whoever
  /// samples them as well is taken in by chance more often than it finds one.
  std::vector<int> mostScoringOf(const CellSet& cells) const {
    int most = 0;
    forEachIn(cells, [&](int cell) { most = std::max(most, now.points(cell)); });
    std::vector<int> best;
    forEachIn(cells, [&](int cell) {
      if (now.points(cell) == most) best.push_back(cell);
    });
    if (best.size() > dial.most) best.resize(dial.most);
    return best;
  }

  /// All that can still happen, if it isn't too much.
  std::optional<Thought> toTheEnd(const CellSet& cells) {
    int choices = 0;
    for (Digit tile = 1; tile <= 9; ++tile)
      if (now.heap[tile] > 0) choices += now.legal(tile).size();
    if (dial.late == 0 || choices > manyChoices) return std::nullopt;
    Endgame endgame(dial.late, stop);
    std::vector<std::pair<int, Prospect>> found;
    bool enough = true;
    forEachIn(cells, [&](int cell) {
      if (!enough) return;
      Position next = now;
      next.place(cell, view.tile);
      const auto prospects = endgame.prospects(next);
      enough = prospects.has_value();
      if (enough) found.emplace_back(cell, (*prospects)[mover]);
    });
    looked = dial.late - std::max<std::int64_t>(endgame.left(), 0);
    if (!enough) return std::nullopt;
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return isBetter(a.second, b.second); });
    Thought thought;
    for (const auto& [cell, prospect] : found)
      thought.best.push_back({Place{Cell::at(cell)},
                              {static_cast<int>(prospect.lead * 1000 >> wholeProspect),
                               static_cast<int>(prospect.share * 1000 / 60 >> wholeProspect)}});
    return done(std::move(thought));
  }

  struct Sum {
    std::int64_t lead = 0, share = 0, count = 0;

    Worth mean() const {
      if (count == 0) return {};
      return {static_cast<int>(lead * 1000 / count), static_cast<int>(share * 1000 / 60 / count)};
    }
  };

  /// Plays a game through; what it came to for the mover, a win and the lead in one.
  std::int64_t playThrough(int cell, std::uint64_t seed, Sum& sum) {
    Rng chance(seed);
    Position position = now;
    position.place(cell, view.tile);
    Heap heap(position, chance);
    playOut(position, heap, chance);
    const Outcome outcome = outcomeOf(position, static_cast<int>(mover));
    sum.lead += outcome.lead;
    sum.share += outcome.share;
    ++sum.count;
    ++looked;
    return outcome.share + outcome.lead;
  }

  /// Plays games through after each of the cells.
  Thought sample(const std::vector<int>& cells) {
    std::vector<Sum> sums(cells.size());
    const std::uint64_t salt = luck.next();
    const auto estimates = ai::halve(static_cast<int>(cells.size()), dial.simulations, stop,
                                     [&](int candidate, std::int64_t number) -> std::int64_t {
                                       const auto i = static_cast<std::size_t>(candidate);
                                       return playThrough(cells[i], salt + static_cast<std::uint64_t>(number), sums[i]);
                                     });
    Thought thought;
    for (const ai::Estimate& estimate : estimates) {
      const auto i = static_cast<std::size_t>(estimate.candidate);
      thought.best.push_back({Place{Cell::at(cells[i])}, sums[i].mean()});
    }
    return done(std::move(thought));
  }

  Thought done(Thought thought) const {
    if (thought.best.size() > 10) thought.best.resize(10);
    thought.move = thought.best.front().move;
    thought.nodes = looked;
    return thought;
  }

  const View& view;
  const Dial& dial;
  ai::Attention look, hindrances;
  Rng luck;
  const ai::Stop& stop;
  Position now;
  std::size_t mover;
  std::int64_t looked = 0;
};

/// Lays its tile where it scores most; says so if it fits nowhere.
Thought greedy(const View& view, Rng luck) {
  const Position now(view.known, view.pile);
  const int cell = mostScoring(now, view.tile, now.lay->all, luck);
  if (cell < 0) return {.move = Cannot{}, .nodes = 1};
  return {.move = Place{Cell::at(cell)}, .nodes = 1};
}

/// Whether the placement that is open is wrong (ST-12), and noticed: nobody objects without cause.
bool objects(const View& view, const Dial& dial, Rng luck) {
  const Public& known = view.known;
  if (!known.open || known.open->mover == view.viewer) return false;
  const Cell cell = known.open->cell;
  if (!conflicts(known.board, shapeOf(known), cell, known.board[cell])) return false;
  return ai::Attention(luck, 1000 - 2 * dial.unchecked).notices(asHindrance + static_cast<std::uint64_t>(cell.index()));
}

} // namespace

std::optional<Thought> Game::think(const View& view, const Memory&, Level level, std::uint64_t person,
                                   const ai::Stop& stop) {
  if (!view.viewer || view.known.over) return std::nullopt;
  const Rng luck = ai::luckOf<Game>(view, person);
  const Dial dial = level == Level::greedy ? dialOf(Level::master) : dialOf(level);
  if (objects(view, dial, luck)) return Thought{.move = Challenge{}, .nodes = 1};
  if (!mayPlace(view)) return std::nullopt;
  if (level == Level::greedy) return greedy(view, luck);
  return Turn(view, dial, luck, stop).think();
}

std::optional<Worth> Game::worthOf(const View& view, const Memory&, const Move& move, std::uint64_t person,
                                   const ai::Stop& stop) {
  const auto* place = std::get_if<Place>(&move);
  if (!place || !view.viewer || view.known.over || !mayPlace(view)) return std::nullopt;
  const Dial dial = dialOf(Level::master);
  return Turn(view, dial, ai::luckOf<Game>(view, person), stop).worthOf(place->cell.index());
}

void Game::remember(Memory&, const View&, const Events&) {}

} // namespace ninefold::sudoku_tiles
