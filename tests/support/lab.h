#pragma once

#include "lab/command.h"

#include <sstream>
#include <string>
#include <vector>

/// What a subcommand of ninefold-lab printed, and how it ended.
struct Run {
  int code;
  std::string out, err;
};

inline Run run(int (*command)(ninefold::Args, ninefold::Streams), const std::vector<std::string_view>& args,
               const std::string& input = "") {
  std::istringstream in(input);
  std::ostringstream out, err;
  const int code = command(args, {in, out, err});
  return {code, out.str(), err.str()};
}
