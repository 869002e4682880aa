#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>
#include <vector>

namespace ninefold {

/// FNV-1a over the values fed to it, the same on every platform: byte by byte, integers from their low end.
class Hash {
public:
  template<class T>
  requires std::is_integral_v<T> || std::is_enum_v<T> Hash& operator<<(T value) {
    auto bits = static_cast<std::uint64_t>(value);
    for (std::size_t i = 0; i < sizeof(T); ++i, bits >>= 8) sum = (sum ^ (bits & 0xFF)) * 0x100000001B3u;
    return *this;
  }

  template<class T> Hash& operator<<(const std::optional<T>& value) {
    *this << value.has_value();
    return value ? *this << *value : *this;
  }

  template<class Range>
    requires requires(const Range& range) { range.begin() != range.end(); }
  Hash& operator<<(const Range& range) {
    for (const auto& value : range) *this << value;
    return *this;
  }

  std::uint64_t value() const { return sum; }

private:
  std::uint64_t sum = 0xCBF29CE484222325u;
};

} // namespace ninefold
