#include "lab/command.h"
#include "sudoku/puzzle_text.h"

#include <array>
#include <iterator>
#include <optional>
#include <utility>

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab convert [--to FORMAT]

Reads Sudoku puzzles from the standard input, in whichever of these formats they
are, and prints them in another:

  line         81 characters a puzzle, '.' for an empty cell (if not given)
  sdm          the same with '0'
  sdk          nine lines of nine; one puzzle only
  opensudoku   OpenSudoku's XML
)";

std::optional<PuzzleFormat> formatNamed(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, PuzzleFormat>, 4> formats{
      {{"line", PuzzleFormat::line},
       {"sdm", PuzzleFormat::sdm},
       {"sdk", PuzzleFormat::sdk},
       {"opensudoku", PuzzleFormat::openSudoku}}};
  for (const auto& [each, format] : formats)
    if (each == name) return format;
  return std::nullopt;
}

/// All there is, or a little more than can be read.
std::string textFrom(std::istream& in) {
  std::string text;
  std::array<char, 65536> part{};
  while (text.size() <= longestPuzzleText && (in.read(part.data(), part.size()), in.gcount() > 0))
    text.append(part.data(), static_cast<std::size_t>(in.gcount()));
  return text;
}

} // namespace

int convertCommand(Args args, Streams streams) {
  PuzzleFormat to = PuzzleFormat::line;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--help") {
      streams.out << help;
      return allWell;
    }
    if (args[i] != "--to") {
      streams.err << "ninefold-lab convert: " << args[i] << " is not known; see --help\n";
      return badUsage;
    }
    const auto format = i + 1 < args.size() ? formatNamed(args[++i]) : std::nullopt;
    if (!format) {
      streams.err << "ninefold-lab convert: --to needs line, sdm, sdk or opensudoku\n";
      return badUsage;
    }
    to = *format;
  }

  const auto puzzles = readPuzzles(textFrom(streams.in));
  if (!puzzles) {
    streams.err << "ninefold-lab convert: " << inEnglish(puzzles.error()) << '\n';
    return somethingRefused;
  }
  if (to == PuzzleFormat::sdk && puzzles->size() != 1) {
    streams.err << "ninefold-lab convert: an .sdk file holds one puzzle, not " << puzzles->size() << '\n';
    return somethingRefused;
  }
  streams.out << writePuzzles(*puzzles, to);
  return allWell;
}

} // namespace ninefold
