#include "match/record_text.h"

#include <algorithm>

namespace ninefold {

using nlohmann::json;

namespace {

/// Records nest five deep. What goes deeper is refused before the parser sees it.
constexpr int deepest = 16;

/// How deep the brackets of a JSON text go, and whether all of them are closed at its end.
struct Nesting {
  int most = 0;
  bool closed = false;
};

Nesting nestingOf(std::string_view text) {
  int depth = 0, most = 0;
  bool quoted = false, escaped = false;
  for (char c : text) {
    if (quoted) {
      quoted = escaped || c != '"';
      escaped = !escaped && c == '\\';
    } else if (c == '"') {
      quoted = true;
    } else if (c == '{' || c == '[') {
      most = std::max(most, ++depth);
    } else if (c == '}' || c == ']') {
      --depth;
    }
  }
  return {most, depth <= 0 && !quoted};
}

bool blank(std::string_view text) { return text.find_first_not_of(" \t\r") == std::string_view::npos; }

Fault tooLong() { return {"record", "is longer than " + std::to_string(longestRecord) + " bytes"}; }

} // namespace

Result<json, Fault> parseRecord(std::string_view text) {
  if (text.size() > longestRecord) return tooLong();
  if (nestingOf(text).most > deepest) return Fault{"record", "is nested too deep"};
  json parsed = json::parse(text, nullptr, false);
  if (parsed.is_discarded()) return Fault{"record", "is not JSON"};
  return parsed;
}

/// Reads a line of at most `longestRecord` bytes and one more; whatever else the line has is skipped.
bool RecordStream::readLine(std::string& line) {
  line.clear();
  const std::size_t end = ahead.find('\n');
  if (end != std::string::npos) {
    line = ahead.substr(0, end);
    ahead.erase(0, end + 1);
    return true;
  }
  line.swap(ahead);
  for (int c; (c = in.rdbuf()->sbumpc()) != std::char_traits<char>::eof();) {
    if (c == '\n') return true;
    if (line.size() <= longestRecord) line += static_cast<char>(c);
  }
  return !line.empty();
}

/// A first line that opens more brackets than it closes begins a record spread over many lines, if the whole stream is
/// one; else it is just a bad line.
std::optional<Result<json, Fault>> RecordStream::readSpread(const std::string& firstLine) {
  std::string whole = firstLine + '\n';
  for (int c; whole.size() <= longestRecord && (c = in.rdbuf()->sbumpc()) != std::char_traits<char>::eof();)
    whole += static_cast<char>(c);
  auto parsed = parseRecord(whole);
  if (parsed) return parsed;
  ahead = whole.substr(firstLine.size() + 1);
  return std::nullopt;
}

std::optional<Result<json, Fault>> RecordStream::next() {
  std::string line;
  do {
    if (!readLine(line)) return std::nullopt;
  } while (blank(line));
  const bool first = !std::exchange(begun, true);
  if (first && line.size() <= longestRecord && !nestingOf(line).closed)
    if (auto spread = readSpread(line)) return spread;
  return parseRecord(line);
}

} // namespace ninefold
