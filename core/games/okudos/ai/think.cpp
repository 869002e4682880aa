#include "ai/halving.h"
#include "games/okudos/ai/guess.h"
#include "games/okudos/ai/ideas.h"
#include "games/okudos/ai/playout.h"

namespace ninefold::okudos {

namespace {

using ai::Level;
using Thought = ai::Thought<Move>;

/// How well a level plays.
struct Dial {
  int noticed;      // of the cells, of the irregular chips, and of what the others have covered so far: in thousandths
  int unchecked;    // turns in which it doesn't look closely at what forbids a chip: in thousandths
  std::size_t most; // ideas that it follows up
  int simulations;
};

constexpr Dial dialOf(Level level) {
  switch (level) {
  case Level::random:
  case Level::greedy:
  case Level::beginner: return {130, 80, 8, 60};
  case Level::casual: return {220, 40, 12, 160};
  case Level::strong: return {400, 10, 16, 400};
  case Level::master: break;
  }
  return {1000, 0, 24, 1000};
}

/// What the games that began with an idea came to.
struct Sum {
  std::int64_t lead = 0, share = 0, count = 0;

  ai::Worth mean() const {
    if (count == 0) return {};
    return {static_cast<int>(lead * 1000 / count), static_cast<int>(share * 1000 / 60 / count)};
  }
};

/// A whole win is worth as much as this many points of the lead.
constexpr int win = 60;

/// Plays ideas to the end in worlds that might be the real one: those of a number are in the same world.
class Sampling {
public:
  Sampling(const Plan& plan, const View& view, const Memory& memory, int noticed, std::uint64_t from)
      : worlds(view, memory, noticed), begun(plan, view.known), salt(from), viewer(index(*view.viewer)) {
    begun.strict = false; // nobody means to lay what is irregular
  }

  /// What it came to for the viewer: a win and the lead in one.
  std::int64_t play(const Idea& idea, std::int64_t number, Sum& sum) {
    Rng chance(salt + static_cast<std::uint64_t>(number));
    if (std::exchange(begunIn, number) != number) worlds.imagine(chance, world, begun);
    Position position = begun;
    take(position, world, idea);
    playOut(world, position, chance);
    const auto [lead, share] = position.outcome(world, viewer);
    sum.lead += lead;
    sum.share += share;
    ++sum.count;
    return share * win / 60 + lead;
  }

private:
  const Worlds worlds;
  World world;
  Position begun;
  std::uint64_t salt;
  int viewer;
  std::int64_t begunIn = -1;
};

/// Follows up what it notices.
Thought sample(const View& view, const Memory& memory, const Dial& dial, Rng luck, const ai::Stop& stop) {
  const Plan plan(view.known.values);
  const Look look{{luck, dial.noticed}, {luck, 500}, !ai::Attention(luck, dial.unchecked).notices(2000)};
  std::vector<Idea> ideas = ideasOf(view, plan, look);
  if (ideas.size() > dial.most) ideas.resize(dial.most);

  Sampling sampling(plan, view, memory, dial.noticed, luck.next());
  std::vector<Sum> sums(ideas.size());
  Thought thought;
  const auto estimates = ai::halve(static_cast<int>(ideas.size()), dial.simulations, stop,
                                   [&](int candidate, std::int64_t number) -> std::int64_t {
                                     const auto i = static_cast<std::size_t>(candidate);
                                     ++thought.nodes;
                                     return sampling.play(ideas[i], number, sums[i]);
                                   });
  for (const ai::Estimate& estimate : estimates) {
    if (thought.best.size() == 10) break;
    const auto i = static_cast<std::size_t>(estimate.candidate);
    thought.best.push_back({moveOf(plan, ideas[i]), sums[i].mean()});
  }
  thought.move = thought.best.front().move;
  return thought;
}

/// Covers what is worth most outside its own sectors, and never anything in them.
Thought greedy(const View& view, Rng luck) {
  const Plan plan(view.known.values);
  World own;
  own.deal(view.sectors);
  Position now(plan, view.known);
  const auto viewer = static_cast<std::size_t>(index(*view.viewer));
  now.hands[viewer] = view.hand;
  const Laying laying = coverMost(now, own.outside[viewer], luck);
  return {.move = moveOf(plan, {.spot = laying.spot, .chip = laying.chip}), .nodes = 1};
}

} // namespace

std::optional<Thought> Game::think(const View& view, const Memory& memory, Level level, std::uint64_t person,
                                   const ai::Stop& stop) {
  if (!mayMove(view)) return std::nullopt;
  const Rng luck = ai::luckOf<Game>(view, person);
  if (level == Level::greedy) return greedy(view, luck);
  return sample(view, memory, dialOf(level), luck, stop);
}

std::optional<ai::Worth> Game::worthOf(const View& view, const Memory& memory, const Move& move, std::uint64_t person,
                                       const ai::Stop& stop) {
  if (!mayMove(view)) return std::nullopt;
  const Plan plan(view.known.values);
  const auto idea = ideaOf(plan, move);
  if (!idea) return std::nullopt;
  const Dial dial = dialOf(Level::master);
  Sampling sampling(plan, view, memory, dial.noticed, ai::luckOf<Game>(view, person).next());
  Sum sum;
  for (int i = 0; i < dial.simulations / 4 && !stop.wanted(); ++i) sampling.play(*idea, i, sum);
  return sum.mean();
}

} // namespace ninefold::okudos
