#pragma once

#include <cstring>
#include <string_view>

namespace ninefold {

/// A word that stays the same for good: records, tests, translations and the screen know something by it. It always
/// points to a string literal.
class StableKey {
public:
  constexpr StableKey(const char* literal = "") : text(literal) {}

  constexpr operator std::string_view() const { return text; }
  constexpr const char* data() const { return text; }
  bool operator==(const StableKey& other) const { return text == other.text || std::strcmp(text, other.text) == 0; }

private:
  const char* text;
};

} // namespace ninefold
