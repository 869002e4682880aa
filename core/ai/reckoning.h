#pragma once

#include "ai/account.h"

#include <algorithm>
#include <cstdlib>

namespace ninefold::ai {

/// A turn that decided much, in points for who looks.
struct Decision {
  enum class Kind : std::uint8_t { skill, luck, gain };
  std::size_t input = 0; // of the match: what came before it is the same if one tries again from here
  Seat seat{};           // whose turn it was
  Kind kind{};
  int points = 0;
  bool operator==(const Decision&) const = default;
};

/// An account in whole points: what decided the match, and all the rest together. Rounded so that the parts add up: the
/// decisions and the others are `skill`, `luck` and `gain`, and these three are the margin.
struct Reckoning {
  std::vector<Decision> decisions{}; // in the order of the match, each of another input
  int turns = 0;                     // that were judged besides
  int otherSkill = 0, otherLuck = 0, otherGain = 0;
  int skill = 0, luck = 0, gain = 0;
  int margin = 0;
  bool operator==(const Reckoning&) const = default;
};

/// The nearest whole point; halves away from nothing.
constexpr int inPoints(int thousandths) { return (thousandths + (thousandths < 0 ? -500 : 500)) / 1000; }

/// Makes whole points of an account and picks the turns that decided most. Luck shows with the next turn: it is told as
/// that one's. What the first turn promised is luck of the deal.
inline Reckoning reckon(const Account& account, std::size_t most = 3) {
  Reckoning all{.margin = inPoints(account.margin)};
  std::vector<Decision> parts;
  const auto part = [&](const TurnAccount& of, Decision::Kind kind, int thousandths) {
    if (inPoints(thousandths) != 0) parts.push_back({of.input, of.seat, kind, thousandths});
  };
  int skill = 0, gain = 0;
  for (std::size_t i = 0; i < account.turns.size(); ++i) {
    const TurnAccount& turn = account.turns[i];
    part(turn, Decision::Kind::skill, turn.skill);
    part(account.turns[std::min(i + 1, account.turns.size() - 1)], Decision::Kind::luck, turn.luck);
    part(turn, Decision::Kind::gain, turn.gain);
    skill += turn.skill;
    gain += turn.gain;
  }
  std::stable_sort(parts.begin(), parts.end(),
                   [](const Decision& a, const Decision& b) { return std::abs(a.points) > std::abs(b.points); });
  for (const Decision& each : parts) {
    const auto sameInput = [&](const Decision& other) { return other.input == each.input; };
    if (all.decisions.size() < most && std::none_of(all.decisions.begin(), all.decisions.end(), sameInput))
      all.decisions.push_back(each);
  }
  std::sort(all.decisions.begin(), all.decisions.end(),
            [](const Decision& a, const Decision& b) { return a.input < b.input; });
  all.turns = static_cast<int>(account.turns.size() - all.decisions.size());
  all.otherSkill = all.skill = inPoints(skill);
  all.otherGain = all.gain = inPoints(gain);
  all.otherLuck = all.luck = all.margin - all.skill - all.gain;
  for (Decision& each : all.decisions) {
    each.points = inPoints(each.points);
    (each.kind == Decision::Kind::skill  ? all.otherSkill
     : each.kind == Decision::Kind::luck ? all.otherLuck
                                         : all.otherGain) -= each.points;
  }
  return all;
}

} // namespace ninefold::ai
