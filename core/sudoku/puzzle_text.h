#pragma once

#include "grid/numbers.h"
#include "kernel/phrase.h"
#include "kernel/result.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// How programs write puzzles down.
enum class PuzzleFormat : std::uint8_t {
  line,       // 81 characters, `.` for an empty cell; one puzzle a line
  sdm,        // the same with `0`
  sdk,        // nine lines of nine, after lines of comments; one puzzle
  openSudoku, // XML: a game element for each puzzle
};

/// Longer texts are refused unread: fifty thousand puzzles are shorter.
constexpr std::size_t longestPuzzleText = std::size_t{4} << 20;

/// The puzzles of a text that may be anything, in whichever of the formats it is; at least one. Else what is wrong with
/// it, and in which line. Whether they have a solution isn't looked at.
Result<std::vector<Numbers>, Phrase> readPuzzles(std::string_view text);

/// `sdk` takes just one puzzle.
std::string writePuzzles(std::span<const Numbers> puzzles, PuzzleFormat format);

} // namespace ninefold
