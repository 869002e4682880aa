#pragma once

#include <iosfwd>
#include <span>
#include <string_view>

namespace ninefold {

/// `ninefold-lab rate`: reads puzzles, one a line, and prints how hard each is. Returns the exit code.
int rateCommand(std::span<const std::string_view> args, std::istream& in, std::ostream& out, std::ostream& err);

} // namespace ninefold
