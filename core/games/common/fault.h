#pragma once

#include <string>

namespace ninefold {

/// Why a record can't be read: where, and what is wrong there.
struct Fault {
  std::string place;
  std::string message;
  std::string text() const { return place + ": " + message; }
};

} // namespace ninefold
