#include "sudoku/human/rate.h"

#include "lab/command.h"
#include "sudoku/solver.h"

#include <string>

namespace ninefold {

namespace {

constexpr std::string_view help = R"(usage: ninefold-lab rate < puzzles

Reads puzzles from the standard input, one a line: 81 characters, '.' or '0' for an empty cell; what follows the 81st
character is ignored. Prints for each

  puzzle,rating,hardest technique,grade,steps

with the rating of its hardest step on the scale of the Sudoku Explainer, from 1.0 on. A line that is no puzzle, or a
puzzle that hasn't exactly one solution, is reported on the standard error, and the exit code is 1.
)";

std::optional<Numbers> puzzleFrom(std::string_view line) {
  if (line.size() < 81) return std::nullopt;
  std::string text(line.substr(0, 81));
  for (char& c : text)
    if (c == '0') c = '.';
  return numbersFrom(text);
}

} // namespace

int rateCommand(Args args, Streams streams) {
  std::istream& in = streams.in;
  std::ostream& out = streams.out;
  std::ostream& err = streams.err;
  for (const std::string_view arg : args) {
    if (arg == "--help" || arg == "-h") {
      out << help;
      return allWell;
    }
    err << "rate: unknown argument: " << arg << "\n";
    return badUsage;
  }
  int result = allWell, number = 0;
  std::string line;
  const auto complain = [&](std::string_view what) {
    err << "rate: line " << number << ": " << what << "\n";
    result = somethingRefused;
  };
  while (std::getline(in, line)) {
    ++number;
    const auto puzzle = puzzleFrom(line);
    if (!puzzle) {
      complain("not a puzzle: 81 characters are needed, 1 to 9 or '.' or '0'");
      continue;
    }
    const int solutions = solve(*puzzle, 2).count;
    if (solutions != 1) {
      complain(solutions == 0 ? "the puzzle has no solution" : "the puzzle has more than one solution");
      continue;
    }
    const human::Rating rating = human::rate(*puzzle);
    out << std::string_view(line).substr(0, 81) << ',' << rating.rating / 10 << '.' << rating.rating % 10 << ','
        << name(rating.hardest) << ',' << name(rating.grade()) << ',' << rating.steps << '\n';
  }
  return result;
}

} // namespace ninefold
