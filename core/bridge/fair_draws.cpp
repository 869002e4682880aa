#include "bridge/fair_draws.h"

#include "match/fairness.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <utility>

// What each game calls what chance hands out, in its folder.
namespace ninefold {
#define GAME(name)                                                                                                     \
  namespace name {                                                                                                     \
  QString drawn(int count);                                                                                            \
  }
#include "games/games.def"
#undef GAME
} // namespace ninefold

using namespace ninefold;
using store::Drawn;
using store::DrawnValue;

namespace {

constexpr int mostColumns = 9, mostDots = 8;
constexpr double reach = 0.2; // of what chance gives, to each side of the line

QString told(Luck luck) {
  switch (luck) {
  case Luck::tooFew: return FairDraws::tr("too few to tell");
  case Luck::farTooLow: return FairDraws::tr("very low");
  case Luck::low: return FairDraws::tr("a little low");
  case Luck::asChance: return FairDraws::tr("as chance has it");
  case Luck::high: return FairDraws::tr("a little high");
  case Luck::farTooHigh: return FairDraws::tr("very high");
  }
  return {};
}

Fairness fairnessOf(const Drawn& drawn, const std::string& game) {
  std::vector<ValueDrawn> values;
  for (const DrawnValue& one : drawn.values)
    values.push_back({one.value, one.times, std::llround(1000 * one.expected)});
  return ninefold::fairnessOf(values, drawn.matches, boxOf(game));
}

double onLine(int mean, int chance) {
  return chance == 0 ? 0.5 : std::clamp(0.5 + (mean - chance) / (2 * reach * chance), 0.0, 1.0);
}

FairRow rowOf(const Drawn& drawn, const Fairness& found) {
  FairRow row;
  row.person = drawn.person ? static_cast<int>(*drawn.person) : 0;
  if (drawn.computer) row.level = ai::rungOf(*drawn.computer);
  row.draws = static_cast<int>(found.draws);
  row.matches = drawn.matches;
  row.told = found.luck != Luck::tooFew;
  row.outside = row.told && found.luck != Luck::asChance;
  row.mean = found.mean / 1000.0;
  row.verdict = told(found.luck);
  row.at = onLine(found.mean, found.chance);
  row.low = onLine(found.low, found.chance);
  row.high = onLine(found.high, found.chance);
  return row;
}

/// The lowest and the highest value that anybody could draw.
std::pair<int, int> valuesOf(const std::vector<Drawn>& all) {
  int least = std::numeric_limits<int>::max(), most = 0;
  for (const Drawn& drawn : all)
    for (const DrawnValue& one : drawn.values) {
      least = std::min(least, one.value);
      most = std::max(most, one.value);
    }
  return {least, most};
}

/// The fewest draws to a dot, of a few round numbers, so that no column has too many dots.
int dotFor(const QList<FairRow>& rows) {
  double most = 0;
  for (const FairRow& row : rows) {
    for (const int times : row.times) most = std::max(most, static_cast<double>(times));
    for (const double expected : row.expected) most = std::max(most, expected);
  }
  constexpr std::array<int, 12> round{1, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10'000};
  const auto enough = std::ranges::find_if(round, [&](int dot) { return most <= mostDots * dot; });
  return enough == round.end() ? round.back() : *enough;
}

} // namespace

FairDraws::FairDraws(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, &FairDraws::ask);
}

void FairDraws::setGame(const QString& wish) {
  if (of == wish.toStdString()) return;
  of = wish.toStdString();
  seen.reset();
  emit changed();
  ask();
}

void FairDraws::ask() {
  if (of.empty()) return;
  Archive::here().drawn(asking, of, [this](const std::vector<Drawn>& all) {
    seen = shown(all, of);
    emit changed();
  });
}

FairDraws::Seen FairDraws::shown(const std::vector<Drawn>& all, const std::string& game) {
  Seen found;
  if (all.empty()) return found;
  const auto [least, most] = valuesOf(all);
  found.span = (most - least) / mostColumns + 1;
  for (int value = least; value <= most; value += found.span) found.columns << value;
  for (const Drawn& drawn : all) {
    const Fairness fairness = fairnessOf(drawn, game);
    if (found.rows.isEmpty()) found.chance = fairness.chance / 1000.0;
    FairRow row = rowOf(drawn, fairness);
    row.times.resize(found.columns.size());
    row.expected.resize(found.columns.size());
    for (const DrawnValue& one : drawn.values) {
      row.times[(one.value - least) / found.span] += one.times;
      row.expected[(one.value - least) / found.span] += one.expected;
    }
    found.rows << row;
  }
  found.dot = dotFor(found.rows);
  return found;
}

bool FairDraws::any(const QString& game) { return boxOf(game.toStdString()) > 0; }

QString FairDraws::inWords(int count) const {
  using Words = QString (*)(int);
  static const std::map<std::string, Words, std::less<>> words{
#define GAME(name) {#name, &name::drawn},
#include "games/games.def"
#undef GAME
  };
  const auto found = words.find(of);
  return found == words.end() ? QString() : found->second(count);
}

bool FairDraws::outside() const {
  return seen && std::ranges::any_of(seen->rows, [](const FairRow& row) { return row.outside; });
}
