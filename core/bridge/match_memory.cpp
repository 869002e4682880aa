#include "bridge/match_memory.h"

#include <nlohmann/json.hpp>

using nlohmann::json;

namespace ninefold::memory {

namespace {

constexpr auto place = "beside matches"; // among the settings
constexpr std::size_t most = 40;

json all(const store::Books& books) {
  json kept = json::parse(books.settings.get(place).value_or(""), nullptr, false);
  return kept.is_array() ? kept : json::array();
}

} // namespace

void remember(store::Books& books, int match, const std::string& what, const json& value) {
  json kept = all(books);
  json mine = {{"match", match}};
  for (auto one = kept.begin(); one != kept.end(); ++one) {
    if (!one->is_object() || one->value("match", json()) != json(match)) continue;
    mine = std::move(*one);
    kept.erase(one);
    break;
  }
  mine[what] = value;
  kept.push_back(std::move(mine)); // the latest last
  while (kept.size() > most) kept.erase(kept.begin());
  books.settings.set(place, kept.dump());
}

json recall(const store::Books& books, int match, const std::string& what) {
  for (const json& one : all(books))
    if (one.is_object() && one.value("match", json()) == json(match)) return one.value(what, json());
  return {};
}

} // namespace ninefold::memory
