#include "lab/arena_report.h"

#include <cstdarg>
#include <cstdio>
#include <numeric>

namespace ninefold {

namespace {

/// A line in columns.
[[gnu::format(printf, 2, 3)]] void line(std::ostream& out, const char* format, ...) {
  char text[300];
  va_list values;
  va_start(values, format);
  std::vsnprintf(text, sizeof text, format, values);
  va_end(values);
  out << text << '\n';
}

double mean(const std::vector<std::int64_t>& all) {
  const auto sum = std::accumulate(all.begin(), all.end(), std::int64_t{0});
  return all.empty() ? 0 : static_cast<double>(sum) / static_cast<double>(all.size());
}

constexpr const char* places[]{"begins", "second", "third", "fourth", "fifth"};

} // namespace

ArenaReport::ArenaReport(std::vector<ai::Level> who) : levels(std::move(who)) {
  for (ai::Level level : levels) {
    const auto same = [&](const Figures& each) { return each.level == level; };
    if (std::none_of(figures.begin(), figures.end(), same))
      figures.push_back({.level = level, .places = std::vector<Figures::Place>(levels.size())});
  }
}

ArenaReport::Figures& ArenaReport::figuresOf(int who) {
  const auto same = [&](const Figures& each) { return each.level == levels[static_cast<std::size_t>(who)]; };
  return *std::find_if(figures.begin(), figures.end(), same);
}

void ArenaReport::add(const FoughtDeal& deal) {
  struct Sum {
    int share = 0, score = 0, count = 0;
  };
  std::vector<Sum> sums(figures.size());
  int ofFirst = 0;
  for (const Fought& match : deal) {
    ++matches;
    endless += !match.ended;
    clock += match.clock;
    for (std::size_t seat = 0; seat < match.seats.size(); ++seat) {
      const ai::Sat& sat = match.seats[seat];
      Figures& one = figuresOf(sat.who);
      Sum& sum = sums[static_cast<std::size_t>(&one - figures.data())];
      sum.share += sat.share;
      sum.score += sat.score;
      ++sum.count;
      if (sat.who == 0) ofFirst += sat.share;
      one.refused += sat.refused;
      one.draws += sat.draws;
      one.drawn += sat.drawn;
      for (const ai::Cost& cost : sat.costs) {
        one.nodes.push_back(cost.nodes);
        one.nanoseconds.push_back(cost.nanoseconds);
      }
      Figures::Place& place = one.places[seat];
      ++(sat.share == ai::wholeWin ? place.won : sat.share > 0 ? place.tied : place.lost);
    }
  }
  for (std::size_t i = 0; i < sums.size(); ++i) {
    figures[i].shares.push_back(sums[i].share / static_cast<double>(ai::wholeWin * sums[i].count));
    figures[i].scores.push_back(sums[i].score / static_cast<double>(sums[i].count));
  }
  if (levels.size() == 2) ++shared[static_cast<std::size_t>(ofFirst * 2 / ai::wholeWin)];
  ++played;
}

int ArenaReport::faults() const {
  int sum = endless;
  for (const Figures& one : figures) sum += static_cast<int>(one.refused);
  return sum;
}

void ArenaReport::print(std::ostream& out) const {
  line(out, "%d matches: %d deals, each from %zu sides", matches, played, levels.size());
  line(out, "%-9s %-16s %8s %9s %9s %8s %8s %7s %8s %6s", "level", "share of wins", "score", "nodes", "p99", "ms",
       "p99", "refused", "drawn", "mean");
  for (const Figures& one : figures) {
    const ai::Mean share = ai::meanOf(one.shares);
    auto nodes = one.nodes, nanoseconds = one.nanoseconds;
    line(out, "%-9s %.4f +- %.4f %8.2f %9.0f %9lld %8.3f %8.3f %7lld %8lld %6.3f", ai::nameOf(one.level).data(),
         share.value, share.margin, ai::meanOf(one.scores).value, mean(nodes),
         static_cast<long long>(ai::quantile(nodes, 990)), mean(nanoseconds) / 1e6,
         static_cast<double>(ai::quantile(nanoseconds, 990)) / 1e6, static_cast<long long>(one.refused),
         static_cast<long long>(one.draws),
         one.draws ? static_cast<double>(one.drawn) / static_cast<double>(one.draws) : 0.0);
  }
  if (levels.size() > 1) printPlaces(out);
  if (figures.size() == 2) {
    const ai::Mean ahead = ai::meanOfDifference(figures[0].scores, figures[1].scores);
    line(out, "%s is ahead by %.2f +- %.2f points", ai::nameOf(figures[0].level).data(), ahead.value, ahead.margin);
  }
  if (levels.size() == 2) {
    line(out, "deals that gave %s 0, 1/2, 1, 3/2, 2 wins: %lld %lld %lld %lld %lld", ai::nameOf(levels[0]).data(),
         static_cast<long long>(shared[0]), static_cast<long long>(shared[1]), static_cast<long long>(shared[2]),
         static_cast<long long>(shared[3]), static_cast<long long>(shared[4]));
    const ai::Mean share = ai::meanOf(figures[0].shares);
    const double low = share.value - share.margin, high = share.value + share.margin;
    if (figures.size() == 2 && low > 0 && high < 1)
      line(out, "Elo %+.0f (%+.0f to %+.0f)", ai::eloOf(share.value), ai::eloOf(low), ai::eloOf(high));
  }
  // Who plays anything takes any time.
  const auto strolls = [](ai::Level level) { return level == ai::Level::random; };
  if (clock > 0 && std::none_of(levels.begin(), levels.end(), strolls))
    line(out, "minutes at the table: %.1f", static_cast<double>(clock) / 60'000 / matches);
  if (endless > 0) line(out, "matches without an end: %d", endless);
}

void ArenaReport::printPlaces(std::ostream& out) const {
  for (const Figures& one : figures)
    for (std::size_t i = 0; i < one.places.size(); ++i) {
      const auto& [won, tied, lost] = one.places[i];
      line(out, "%-9s %-7s won %d, tied %d, lost %d", ai::nameOf(one.level).data(), places[i], won, tied, lost);
    }
}

} // namespace ninefold
