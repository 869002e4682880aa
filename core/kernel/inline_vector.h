#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace ninefold {

/// A sequence of at most N values, held in place: hands, piles and supplies are copied with every move.
template<class T, std::size_t N> class InlineVector {
  static_assert(N < 256);

public:
  constexpr InlineVector() = default;
  template<class Range> explicit constexpr InlineVector(const Range& range) {
    for (const auto& value : range) push_back(value);
  }

  constexpr std::size_t size() const { return count; }
  constexpr bool empty() const { return count == 0; }
  constexpr auto begin() { return items.begin(); }
  constexpr auto begin() const { return items.begin(); }
  constexpr auto end() { return items.begin() + count; }
  constexpr auto end() const { return items.begin() + count; }
  constexpr T& operator[](std::size_t i) { return items[i]; }
  constexpr const T& operator[](std::size_t i) const { return items[i]; }
  constexpr T& back() { return items[count - 1u]; }
  constexpr const T& back() const { return items[count - 1u]; }

  constexpr void push_back(const T& value) {
    assert(count < N);
    items[count++] = value;
  }
  constexpr void pop_back() { items[--count] = T{}; }
  constexpr void clear() { *this = {}; }
  constexpr void erase(std::size_t i) {
    std::move(begin() + i + 1, end(), begin() + i);
    pop_back();
  }

  constexpr bool has(const T& value) const { return std::find(begin(), end(), value) != end(); }
  /// Takes the first `value` out; whether there was one.
  constexpr bool take(const T& value) {
    const auto found = std::find(begin(), end(), value);
    if (found == end()) return false;
    erase(static_cast<std::size_t>(found - begin()));
    return true;
  }

  constexpr bool operator==(const InlineVector& other) const {
    return std::equal(begin(), end(), other.begin(), other.end());
  }

private:
  std::array<T, N> items{};
  std::uint8_t count = 0;
};

} // namespace ninefold
