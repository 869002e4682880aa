#pragma once

#include "kernel/hash.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace ninefold::store {

/// A checksum over columns of a row. SQLite notices a page that makes no sense, but not a letter that became another:
/// rows of a match carry a seal, so that it is never shown wrong.
class Seal {
public:
  explicit Seal(std::int64_t before = 0) { sum << before; }

  template<class... Values> Seal& over(const Values&... values) {
    (add(values), ...);
    return *this;
  }
  std::int64_t value() const { return static_cast<std::int64_t>(sum.value()); }

private:
  void add(std::string_view text) { sum << static_cast<std::int64_t>(text.size()) << text; }
  void add(const std::string& text) { add(std::string_view(text)); }
  template<class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
  void add(T number) { sum << static_cast<std::int64_t>(number); }
  template<class T> void add(const std::optional<T>& value) {
    sum << value.has_value();
    if (value) add(*value);
  }

  Hash sum;
};

} // namespace ninefold::store
