#pragma once

#include "kernel/refusal.h"

#include <cassert>
#include <utility>
#include <variant>

namespace ninefold {

/// A value, or the reason why there is none. (std::expected, for compilers that don't have it yet.)
template<class T, class E = Refusal> class [[nodiscard]] Result {
public:
  Result(T value) : held(std::in_place_index<0>, std::move(value)) {}
  Result(E error) : held(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return held.index() == 0; }

  T& operator*() & { return std::get<0>(held); }
  const T& operator*() const& { return std::get<0>(held); }
  T&& operator*() && { return std::get<0>(std::move(held)); }
  T* operator->() { return &std::get<0>(held); }
  const T* operator->() const { return &std::get<0>(held); }

  const E& error() const {
    assert(!*this);
    return std::get<1>(held);
  }

private:
  std::variant<T, E> held;
};

} // namespace ninefold
