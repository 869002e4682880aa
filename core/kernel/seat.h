#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace ninefold {

/// A place at the table, numbered clockwise from 0 (G-1).
enum class Seat : std::int8_t {};

constexpr int mostSeats = 5;

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seatAt(int i) { return static_cast<Seat>(i); }

/// The seat that follows clockwise at a table of `seats`.
constexpr Seat after(Seat seat, int seats) { return seatAt((index(seat) + 1) % seats); }

/// Who looks at a game: a seat, or nobody in particular (the public view, as with the curtain down).
using Viewer = std::optional<Seat>;
constexpr Viewer nobody = std::nullopt;

/// One value for each seat.
template<class T> struct PerSeat {
  std::array<T, mostSeats> values{};

  constexpr T& operator[](Seat seat) { return values[static_cast<std::size_t>(seat)]; }
  constexpr const T& operator[](Seat seat) const { return values[static_cast<std::size_t>(seat)]; }
  bool operator==(const PerSeat&) const = default;
};

/// A set of seats: who is out of a round, who may hear of an event.
struct SeatSet {
  std::uint8_t bits = 0;

  static constexpr SeatSet all(int seats) { return {static_cast<std::uint8_t>((1 << seats) - 1)}; }
  constexpr bool has(Seat seat) const { return (bits >> index(seat) & 1) != 0; }
  constexpr void add(Seat seat) { bits = static_cast<std::uint8_t>(bits | 1 << index(seat)); }
  constexpr int size() const { return __builtin_popcount(bits); }
  constexpr bool empty() const { return bits == 0; }
  bool operator==(const SeatSet&) const = default;
};

} // namespace ninefold
