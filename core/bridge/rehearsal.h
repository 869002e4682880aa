#pragma once

#include <functional>
#include <nlohmann/json.hpp>

using MayPlay = std::function<bool(const nlohmann::json& move)>;

/// Goes on with a match by itself, the same way each time: by moves that bring points, where there are any. What
/// pictures and tests of the screen start from. Returns the record with so many moves more, or up to the end. `may`
/// says which moves come into question.
nlohmann::json rehearse(
    const nlohmann::json& record, int moves, const MayPlay& may = [](const auto&) { return true; });

/// The moves of people who know what they do: nothing taken out again or agreed upon; on a sheet of Sudoku Pens what
/// its solution has. The record has to be one without moves.
MayPlay sensibleMoves(const nlohmann::json& start);
