#pragma once

#include "games/common/node.h"
#include "kernel/result.h"

#include <istream>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace ninefold {

/// Longer records are refused unread: no game comes near it.
constexpr std::size_t longestRecord = std::size_t{4} << 20;

/// JSON from a text that may be anything: overlong, nested without end, no JSON, no UTF-8.
Result<nlohmann::json, Fault> parseRecord(std::string_view text);

/// The records of a stream: one a line, or a single one spread over many. Holds no more than one of them, and never
/// more than `longestRecord`.
class RecordStream {
public:
  explicit RecordStream(std::istream& from) : in(from) {}
  /// The next record, or why it can't be read; nothing at the end.
  std::optional<Result<nlohmann::json, Fault>> next();

private:
  bool readLine(std::string& line);
  std::optional<Result<nlohmann::json, Fault>> readSpread(const std::string& firstLine);

  std::istream& in;
  bool begun = false;
  std::string ahead; // read already, not yet split into lines
};

} // namespace ninefold
