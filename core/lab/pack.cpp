#include "sudoku/pack.h"

#include "lab/command.h"
#include "lab/number.h"
#include "sudoku/puzzle_text.h"

namespace ninefold {

namespace {

constexpr std::string_view help =
    R"(ninefold-lab pack [--choices N] [--seed S]

Makes N symmetric puzzles of each grade, chooses the twelve most beautiful of
each, and prints them, one a line, from gentle to fiendish. What the app ships,
resources/puzzles.txt, was printed without arguments.

  --choices N   2000 if not given
  --seed S      the first seed (1 if not given)
)";

} // namespace

int packCommand(Args args, Streams streams) {
  std::uint64_t seed = 1;
  int choices = 2000;
  for (std::size_t i = 0; i < args.size(); ++i) {
    if (args[i] == "--help") {
      streams.out << help;
      return allWell;
    }
    if (args[i] != "--choices" && args[i] != "--seed") {
      streams.err << "ninefold-lab pack: " << args[i] << " is not known; see --help\n";
      return badUsage;
    }
    const auto number = i + 1 < args.size() ? numberFrom<std::uint32_t>(args[i + 1]) : std::nullopt;
    if (!number || *number > 1'000'000) {
      streams.err << "ninefold-lab pack: " << args[i] << " needs a whole number up to a million\n";
      return badUsage;
    }
    if (args[i++] == "--seed")
      seed = *number;
    else
      choices = static_cast<int>(*number);
  }
  const auto pack = choosePack(seed, choices);
  streams.out << writePuzzles(pack, PuzzleFormat::line);
  if (pack.size() == cardsInThePack) return allWell;
  streams.err << "ninefold-lab pack: too few choices for " << cardsInThePack << " cards\n";
  return somethingRefused;
}

} // namespace ninefold
