#include "games/okudos/ai/ideas.h"

#include <algorithm>

namespace ninefold::okudos {

namespace {

using Collect = InlineVector<std::int8_t, 8>;

/// Conflicts have numbers of their own among the things to notice.
constexpr std::uint64_t ofConflicts = 1000;

std::uint64_t thing(int spot) { return static_cast<std::uint64_t>(spot); }

Spots outsideOf(const View& view) {
  World own;
  own.deal(view.sectors);
  return own.outside[static_cast<std::size_t>(index(*view.viewer))];
}

class Search {
public:
  Search(const View& seen, const Plan& on, const Look& how)
      : view(seen), plan(on), look(how), outside(outsideOf(seen)) {
    for (Digit chip : view.hand)
      if (!kinds.has(chip)) kinds.push_back(chip);
  }

  std::vector<Idea> run() {
    Position now(plan, view.known);
    Collect own;
    std::vector<int> others;
    if (view.known.table.options.referee == Referee::table) {
      // The seat's own first: they bring a point and what they covered.
      for (const bool ours : {true, false})
        forEachSpot(Spots::all().without(now.empty), [&](int spot) {
          if (outside.has(spot) == ours || !now.irregular(spot) || !look.cells.notices(thing(spot))) return;
          if (!ours) {
            others.push_back(spot);
          } else if (own.size() < 7) {
            now.collect(spot);
            own.push_back(static_cast<std::int8_t>(spot));
          }
        });
    }
    addTurns(now, own, 0);
    for (int spot : others) {
      Position after = now;
      after.collect(spot);
      Collect more = own;
      more.push_back(static_cast<std::int8_t>(spot));
      addTurns(after, more, (after.collectedCount ? 1 : 0) - valueAt(spot));
    }
    std::stable_sort(ideas.begin(), ideas.end(), [](const Idea& a, const Idea& b) { return a.promise > b.promise; });
    return std::move(ideas);
  }

private:
  /// All that can be done after collecting: placing, discarding, passing.
  void addTurns(const Position& position, const Collect& collect, int promise) {
    for (Digit chip : kinds) {
      forEachSpot(position.empty, [&](int spot) {
        if (!notices(spot) || !seemsLegal(position, spot, chip)) return;
        const int value = valueAt(spot);
        ideas.push_back(
            {collect, static_cast<std::int8_t>(spot), chip, promise + (outside.has(spot) ? value : -value)});
      });
      ideas.push_back({collect, -1, chip, promise});
    }
    ideas.push_back({collect, -1, 0, promise});
  }

  /// The big numbers, and what has just been touched, strike everybody.
  bool notices(int spot) const {
    return valueAt(spot) == 9 || (view.known.latest && plan.spotAt(*view.known.latest) == spot) ||
           look.cells.notices(thing(spot));
  }

  bool seemsLegal(const Position& position, int spot, Digit chip) const {
    if (position.legal(chip).has(spot)) return true;
    if (look.checks || view.known.table.options.referee == Referee::assist) return false;
    bool overlooked = true;
    forEachSpot(position.lies[chip] & plan.seen[static_cast<std::size_t>(spot)],
                [&](int other) { overlooked = overlooked && !look.conflicts.notices(ofConflicts + thing(other)); });
    return overlooked;
  }

  const View& view;
  const Plan& plan;
  const Look& look;
  Spots outside;
  Hand kinds;
  std::vector<Idea> ideas;
};

} // namespace

std::vector<Idea> ideasOf(const View& view, const Plan& plan, const Look& look) {
  return Search(view, plan, look).run();
}

Move moveOf(const Plan& plan, const Idea& idea) {
  std::vector<Cell> collect;
  for (std::int8_t spot : idea.collect) collect.push_back(plan.cells[static_cast<std::size_t>(spot)]);
  if (idea.chip == 0) return Pass{std::move(collect)};
  if (idea.spot < 0) return Discard{idea.chip, std::move(collect)};
  return Place{plan.cells[static_cast<std::size_t>(idea.spot)], idea.chip, std::move(collect)};
}

std::optional<Idea> ideaOf(const Plan& plan, const Move& move) {
  Idea idea;
  const auto collecting = [&](const std::vector<Cell>& cells) -> std::optional<Idea> {
    if (cells.size() > mostCollected) return std::nullopt;
    for (const Cell cell : cells) idea.collect.push_back(static_cast<std::int8_t>(plan.spotAt(cell)));
    return idea;
  };
  if (const auto* place = std::get_if<Place>(&move)) {
    idea.spot = static_cast<std::int8_t>(plan.spotAt(place->cell));
    idea.chip = place->chip;
    return collecting(place->collect);
  }
  if (const auto* discard = std::get_if<Discard>(&move)) {
    idea.chip = discard->chip;
    return collecting(discard->collect);
  }
  if (const auto* pass = std::get_if<Pass>(&move)) return collecting(pass->collect);
  return std::nullopt;
}

void take(Position& position, const World& world, const Idea& idea) {
  for (std::int8_t spot : idea.collect) position.collect(spot);
  if (idea.chip == 0) {
    position.pass();
  } else if (idea.spot < 0) {
    position.discard(world, idea.chip);
  } else {
    position.place(world, idea.spot, idea.chip);
  }
}

} // namespace ninefold::okudos
