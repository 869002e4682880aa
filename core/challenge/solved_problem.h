#pragma once

#include <nlohmann/json.hpp>
#include <optional>

namespace ninefold::challenge {

/// What the best move of a problem of a single one brings, and the record of the match in which it was played.
struct SolvedProblem {
  int points = 0;
  nlohmann::ordered_json played;
};

/// By the record of the match, whatever was played in it; nothing if it is no such problem.
std::optional<SolvedProblem> solvedProblem(const nlohmann::json& record);

} // namespace ninefold::challenge
