#pragma once

#include "store/books.h"

#include <nlohmann/json_fwd.hpp>
#include <string>

/// What is remembered of the latest matches beside them: where a puzzle came from ("from": "own", or the technique that
/// it practises), and which hint was paid for ("hint").
namespace ninefold::memory {

void remember(store::Books&, int match, const std::string& what, const nlohmann::json& value);
/// Null if nothing is remembered.
nlohmann::json recall(const store::Books&, int match, const std::string& what);

} // namespace ninefold::memory
