#include "lab/command.h"
#include "lab/number.h"
#include "sudoku/solver.h"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <string>
#include <vector>

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab solve [--limit N] [--time]

Reads Sudoku puzzles from the standard input, one a line: 81 characters row by
row, '.' or '0' for an empty cell. What follows the 81st character is ignored,
and so are empty lines and lines that start with '#'. For each puzzle it prints

  COUNT,SOLUTION

the number of its solutions, counted up to the limit, and the first one found
(nothing if there is none). A line that is no puzzle gets a message with its
number, and the exit code is 1; the other lines are solved all the same.

  --limit N   count up to N solutions (2 if not given)
  --time      print nothing but how many puzzles a second are solved: CPU time
              on one thread, through all of them again and again for at least
              half a second, reading not included
)";

struct Wishes {
  int limit = 2;
  bool time = false;
};

/// Reads the puzzles, and tells `err` of the lines that are none.
template<class Visit> bool forEachPuzzle(Streams streams, Visit visit) {
  bool fine = true;
  std::string line;
  for (int number = 1; std::getline(streams.in, line); ++number) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.empty() || line[0] == '#') continue;
    std::string cells = line.substr(0, 81);
    std::replace(cells.begin(), cells.end(), '0', '.');
    if (const auto puzzle = numbersFrom(cells)) {
      visit(*puzzle);
      continue;
    }
    fine = false;
    streams.err << "ninefold-lab solve: line " << number << ": ";
    const auto odd = cells.find_first_not_of(".123456789");
    if (odd != std::string::npos) {
      streams.err << "character " << odd + 1 << " is neither a number nor '.'\n";
    } else {
      streams.err << "only " << cells.size() << " of 81 characters\n";
    }
  }
  return fine;
}

void solveOne(const Numbers& puzzle, int limit, std::ostream& out) {
  const Solutions solutions = solve(puzzle, limit);
  out << solutions.count << ',' << (solutions.count > 0 ? text(solutions.first) : "") << '\n';
}

/// Goes through all of them as often as it takes for a figure that is worth printing.
double puzzlesPerSecond(const std::vector<Numbers>& puzzles, int limit) {
  constexpr std::clock_t halfASecond = CLOCKS_PER_SEC / 2;
  if (puzzles.empty()) return 0;
  volatile int solutions = 0; // so that no compiler finds out that nobody looks at them
  double solvedSoFar = 0;
  std::clock_t spent = 0;
  for (const std::clock_t start = std::clock(); spent < halfASecond; spent = std::clock() - start) {
    for (const Numbers& puzzle : puzzles) solutions = solve(puzzle, limit).count;
    solvedSoFar += static_cast<double>(puzzles.size());
  }
  (void)solutions;
  return solvedSoFar * CLOCKS_PER_SEC / static_cast<double>(spent);
}

} // namespace

int solveCommand(Args args, Streams streams) {
  Wishes wishes;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--help") {
      streams.out << help;
      return allWell;
    }
    if (args[i] == "--time") {
      wishes.time = true;
    } else if (args[i] == "--limit") {
      const auto limit = i + 1 < args.size() ? numberFrom<int>(args[++i]) : std::nullopt;
      if (!limit || *limit < 1) {
        streams.err << "ninefold-lab solve: --limit needs a number from 1\n";
        return badUsage;
      }
      wishes.limit = *limit;
    } else {
      streams.err << "ninefold-lab solve: " << args[i] << " is not known; see --help\n";
      return badUsage;
    }
  }

  if (!wishes.time) {
    const bool fine =
        forEachPuzzle(streams, [&](const Numbers& puzzle) { solveOne(puzzle, wishes.limit, streams.out); });
    return fine ? allWell : somethingRefused;
  }
  std::vector<Numbers> puzzles;
  const bool fine = forEachPuzzle(streams, [&](const Numbers& puzzle) { puzzles.push_back(puzzle); });
  streams.out << std::llround(puzzlesPerSecond(puzzles, wishes.limit)) << '\n';
  return fine ? allWell : somethingRefused;
}

} // namespace ninefold
