#pragma once

#include <functional>
#include <nlohmann/json.hpp>

/// Goes on with a match by itself, the same way each time: by moves that bring points, where there are any. What
/// pictures and tests of the screen start from. Returns the record with so many moves more, or up to the end. `may`
/// says which moves come into question.
nlohmann::json rehearse(
    const nlohmann::json& record, int moves,
    const std::function<bool(const nlohmann::json&)>& may = [](const auto&) { return true; });
