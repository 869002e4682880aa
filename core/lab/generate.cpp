#include "lab/command.h"
#include "lab/number.h"
#include "sudoku/generator.h"

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab generate [--count N] [--grade G] [--seed S] [--minimal] [--symmetric]

Prints Sudoku puzzles with exactly one solution, one a line: 81 characters row
by row, '.' for an empty cell. Puzzle after puzzle is drawn from the seeds S,
S + 1, S + 2 ...; the same seed yields the same puzzle everywhere.

  --count N     how many (1 if not given)
  --grade G     gentle, easy, tricky, hard or fiendish: no easier and no harder
  --seed S      the first seed (0 if not given)
  --minimal     no given can be left out
  --symmetric   the places of the givens stay the same through half a turn;
                --minimal as well takes some forty times as long
)";

struct Wishes {
  std::uint64_t count = 1, seed = 0;
  PuzzleWish puzzle;
};

} // namespace

int generateCommand(Args args, Streams streams) {
  Wishes wishes;
  for (std::size_t i = 0; i < args.size(); ++i) {
    const std::string_view arg = args[i];
    if (arg == "--help") {
      streams.out << help;
      return allWell;
    }
    if (arg == "--minimal") {
      wishes.puzzle.minimal = true;
    } else if (arg == "--symmetric") {
      wishes.puzzle.symmetric = true;
    } else if (arg == "--grade") {
      wishes.puzzle.grade = i + 1 < args.size() ? human::gradeWithKey(args[++i]) : std::nullopt;
      if (!wishes.puzzle.grade) {
        streams.err << "ninefold-lab generate: --grade needs gentle, easy, tricky, hard or fiendish\n";
        return badUsage;
      }
    } else if (arg == "--count" || arg == "--seed") {
      const auto number = i + 1 < args.size() ? numberFrom<std::uint64_t>(args[++i]) : std::nullopt;
      if (!number) {
        streams.err << "ninefold-lab generate: " << arg << " needs a whole number\n";
        return badUsage;
      }
      (arg == "--count" ? wishes.count : wishes.seed) = *number;
    } else {
      streams.err << "ninefold-lab generate: " << arg << " is not known; see --help\n";
      return badUsage;
    }
  }

  bool fine = true;
  for (std::uint64_t i = 0; i < wishes.count; ++i) {
    Rng rng(wishes.seed + i);
    if (const auto puzzle = generatePuzzle(rng, wishes.puzzle)) {
      streams.out << text(*puzzle) << '\n';
    } else {
      streams.err << "ninefold-lab generate: seed " << wishes.seed + i << ": no puzzle found\n";
      fine = false;
    }
  }
  return fine ? allWell : somethingRefused;
}

} // namespace ninefold
