#include "bridge/beside.h"

#include <nlohmann/json.hpp>

using nlohmann::json;

std::string Beside::text() const {
  json all{{"spent", spent}};
  if (sandLeft) all["left"] = *sandLeft;
  if (limit > 0) all["limit"] = {{"seconds", limit}, {"left", limitLeft}};
  if (showing != usualShowing) all["show"] = showing;
  if (!code.isEmpty()) all["code"] = code.toStdString();
  return all.dump();
}

Beside Beside::read(const std::string& text) {
  const json all = json::parse(text, nullptr, false);
  // Whatever a foreign backup says there.
  const auto number = [](const json& of, const char* key, qint64 otherwise) {
    const auto found = of.is_object() ? of.find(key) : of.end();
    return found != of.end() && found->is_number_integer() ? found->get<qint64>() : otherwise;
  };
  Beside found;
  if (!all.is_object()) return found;
  if (const auto code = all.find("code"); code != all.end() && code->is_string())
    found.code = QString::fromStdString(*code);
  found.showing = static_cast<int>(number(all, "show", usualShowing));
  found.spent = number(all, "spent", 0);
  if (const auto left = number(all, "left", -1); left >= 0) found.sandLeft = static_cast<int>(left);
  if (const auto limit = all.find("limit"); limit != all.end()) {
    found.limit = static_cast<int>(number(*limit, "seconds", 0));
    found.limitLeft = static_cast<int>(number(*limit, "left", 0));
  }
  return found;
}
