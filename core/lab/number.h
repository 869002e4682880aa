#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace ninefold {

/// The whole number that an argument is; nothing if it is anything else, or too large.
template<class Number> std::optional<Number> numberFrom(std::string_view text) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

} // namespace ninefold
