#pragma once

#include <istream>
#include <ostream>
#include <span>
#include <string_view>

namespace ninefold {

/// What a subcommand of ninefold-lab is given, so that a test can run it without a process.
struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};
using Args = std::span<const std::string_view>;

/// Exit codes of every subcommand.
constexpr int allWell = 0;
constexpr int somethingRefused = 1;
constexpr int badUsage = 2;

int replayCommand(Args, Streams);
int dealCommand(Args, Streams);
int playCommand(Args, Streams);
int solveCommand(Args, Streams);
int generateCommand(Args, Streams);
int convertCommand(Args, Streams);
int packCommand(Args, Streams);
int rateCommand(Args, Streams);
int dailyCommand(Args, Streams);
int soakCommand(Args, Streams);
int storeCommand(Args, Streams);
int arenaCommand(Args, Streams);
int accountCommand(Args, Streams);
int adviseCommand(Args, Streams);

} // namespace ninefold
