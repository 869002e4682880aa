#include "match/account_text.h"

#include <nlohmann/json.hpp>

namespace ninefold {

using nlohmann::json;

namespace {

/// To be raised whenever the figures come to mean something else: what was kept before is then worked out anew.
constexpr int edition = 1;

} // namespace

std::string textOf(const ai::Account& account) {
  json turns = json::array(), course = json::array();
  for (const ai::TurnAccount& turn : account.turns)
    turns.push_back({turn.input, index(turn.seat), turn.expected, turn.skill, turn.luck, turn.gain});
  for (const ai::Chance& chance : account.course) course.push_back({chance.inputs, chance.thousandths});
  return json{{"edition", edition},
              {"start", account.start},
              {"margin", account.margin},
              {"turns", std::move(turns)},
              {"course", std::move(course)}}
      .dump();
}

std::optional<ai::Account> accountFrom(std::string_view text) {
  const json kept = json::parse(text, nullptr, false);
  if (!kept.is_object() || kept.value("edition", json()) != edition) return std::nullopt;
  try {
    ai::Account account{.start = kept.at("start"), .margin = kept.at("margin")};
    for (const json& turn : kept.at("turns")) {
      const int seat = turn.at(1);
      if (seat < 0 || seat >= mostSeats) return std::nullopt;
      account.turns.push_back({.input = turn.at(0),
                               .seat = seatAt(seat),
                               .expected = turn.at(2),
                               .skill = turn.at(3),
                               .luck = turn.at(4),
                               .gain = turn.at(5)});
    }
    for (const json& chance : kept.at("course")) account.course.push_back({chance.at(0), chance.at(1)});
    return account;
  } catch (const json::exception&) {
    return std::nullopt;
  }
}

} // namespace ninefold
