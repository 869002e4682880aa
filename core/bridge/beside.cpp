#include "bridge/beside.h"

#include <nlohmann/json.hpp>

using nlohmann::json;

std::string Beside::text() const {
  json all{{"spent", spent}};
  if (sandLeft) all["left"] = *sandLeft;
  if (limit > 0) all["limit"] = {{"seconds", limit}, {"left", limitLeft}};
  if (call) all["call"] = {{"seat", call->seat}, {"left", call->left}};
  if (showing != usualShowing) all["show"] = showing;
  if (again > 0) all["again"] = again;
  if (!code.isEmpty()) all["code"] = code.toStdString();
  if (setBack) all["back"] = true;
  return all.dump();
}

Beside Beside::read(const std::string& text) {
  const json all = json::parse(text, nullptr, false);
  // Whatever a foreign backup says there, nothing lasts longer than a day.
  constexpr int day = 86'400;
  const auto number = [](const json& of, const char* key, int most, int otherwise) {
    const auto found = of.is_object() ? of.find(key) : of.end();
    const bool fits = found != of.end() && found->is_number_integer() && *found >= 0 && *found <= most;
    return fits ? found->get<int>() : otherwise;
  };
  Beside found;
  if (!all.is_object()) return found;
  if (const auto code = all.find("code"); code != all.end() && code->is_string())
    found.code = QString::fromStdString(*code);
  if (const auto back = all.find("back"); back != all.end() && back->is_boolean()) found.setBack = *back;
  found.showing = number(all, "show", day, usualShowing);
  found.again = number(all, "again", day, 0);
  found.spent = number(all, "spent", 1000 * day, 0);
  if (const int left = number(all, "left", 1000 * day, -1); left >= 0) found.sandLeft = left;
  if (const auto limit = all.find("limit"); limit != all.end()) {
    found.limit = number(*limit, "seconds", day, 0);
    found.limitLeft = number(*limit, "left", 1000 * day, 0);
  }
  if (const auto call = all.find("call"); call != all.end() && number(*call, "seat", 9, -1) >= 0)
    found.call = {number(*call, "seat", 9, 0), number(*call, "left", 1000 * day, 0)};
  return found;
}
