#include "lab/command.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

namespace {

struct Command {
  std::string_view name;
  std::string_view what;
  int (*run)(ninefold::Args, ninefold::Streams);
};

constexpr std::array commands{
    Command{"replay", "read records and print what happened, move by move", ninefold::replayCommand},
    Command{"deal", "print the record of a fresh game, dealt from a seed", ninefold::dealCommand},
    Command{"soak", "kill a playing process again and again, and look for what is lost", ninefold::soakCommand},
    Command{"store", "open a data folder as the app does, and tell what is there", ninefold::storeCommand},
    Command{"play", "let random players play a game and print its record", ninefold::playCommand},
    Command{"arena", "let computer players play against each other, and tell how they fare", ninefold::arenaCommand},
    Command{"advise", "tell what a computer player would do at the end of a record, and why", ninefold::adviseCommand},
    Command{"account", "tell where the margin of matches came from: skill and luck, turn by turn",
            ninefold::accountCommand},
    Command{"solve", "count the solutions of Sudoku puzzles", ninefold::solveCommand},
    Command{"generate", "make Sudoku puzzles", ninefold::generateCommand},
    Command{"pack", "choose the pack of puzzle cards that the app ships", ninefold::packCommand},
    Command{"convert", "read puzzles in any format, print them in another", ninefold::convertCommand},
    Command{"daily", "print the puzzles of a date", ninefold::dailyCommand},
    Command{"rate", "tell how hard puzzles are for people, and why", ninefold::rateCommand},
};

void printHelp(std::ostream& out) {
  out << "ninefold-lab COMMAND [ARGUMENTS]: Ninefold's games without a screen\n\n";
  for (const Command& command : commands)
    out << "  " << command.name << std::string(10 - command.name.size(), ' ') << command.what << '\n';
  out << "\nEach command tells more with --help.\n";
}

} // namespace

int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const std::vector<std::string_view> args(argv + 1, argv + argc);
  if (args.empty() || args[0] == "--help" || args[0] == "help") {
    printHelp(args.empty() ? std::cerr : std::cout);
    return args.empty() ? ninefold::badUsage : ninefold::allWell;
  }
  const auto* command =
      std::find_if(commands.begin(), commands.end(), [&](const Command& each) { return each.name == args[0]; });
  if (command == commands.end()) {
    std::cerr << "ninefold-lab: " << args[0] << " is not a command; see --help\n";
    return ninefold::badUsage;
  }
  return command->run(std::span(args).subspan(1), {std::cin, std::cout, std::cerr});
}
