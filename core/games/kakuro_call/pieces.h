#pragma once

#include "grid/cell.h"

#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>
#include <variant>
#include <vector>

// What lies on the table of Kakuro Call, and when a row is right (KL-1 to KL-4, KL-9 to KL-15).
namespace ninefold::kakuro_call {

using Total = std::uint8_t; // 3 to 40
constexpr int lowestTotal = 3;
constexpr int highestTotal = 40;

/// How many total tiles have that value (KL-3).
constexpr int copiesOf(Total total) { return total >= 14 && total <= 20 ? 2 : 1; }

/// The fronts of the action tiles, in the order of their names; every back is a total cell (KL-4).
enum class ActionTile : std::uint8_t {
  digit1,
  digit2,
  digit3,
  digit4,
  digit5,
  digit6,
  digit7,
  digit8,
  digit9,
  doubling,
  swap
};
constexpr std::size_t actionKinds = 11;

/// How many action tiles of each kind there are, in all supplies and the pile (KL-4).
constexpr std::array<std::uint8_t, actionKinds> actionTiles{2, 2, 2, 2, 2, 2, 2, 2, 2, 10, 12};

constexpr ActionTile digitTile(Digit digit) { return static_cast<ActionTile>(digit - 1); }
/// The digit on a tile's front; 0 if it has none.
constexpr Digit digitOn(ActionTile tile) {
  return tile <= ActionTile::digit9 ? static_cast<Digit>(static_cast<int>(tile) + 1) : Digit{0};
}

/// What records call them.
const std::vector<std::string_view>& actionNames();
inline std::string_view name(ActionTile tile) { return actionNames()[static_cast<std::size_t>(tile)]; }

/// Action tiles that lie open together, counted by kind: a supply, or what a call takes.
struct Supply {
  std::array<std::uint8_t, actionKinds> count{};

  constexpr std::uint8_t& operator[](ActionTile tile) { return count[static_cast<std::size_t>(tile)]; }
  constexpr std::uint8_t operator[](ActionTile tile) const { return count[static_cast<std::size_t>(tile)]; }
  constexpr int size() const { return std::accumulate(count.begin(), count.end(), 0); }
  constexpr bool empty() const { return size() == 0; }
  constexpr void add(ActionTile tile) { ++(*this)[tile]; }
  /// Takes one such tile out; whether there was one.
  constexpr bool take(ActionTile tile) {
    if ((*this)[tile] == 0) return false;
    --(*this)[tile];
    return true;
  }
  constexpr void add(const Supply& other) {
    for (std::size_t i = 0; i < actionKinds; ++i) count[i] = static_cast<std::uint8_t>(count[i] + other.count[i]);
  }
  constexpr void take(const Supply& other) {
    for (std::size_t i = 0; i < actionKinds; ++i) count[i] = static_cast<std::uint8_t>(count[i] - other.count[i]);
  }
  bool operator==(const Supply&) const = default;
};

/// The tile with that number as they lie in a row before their seat, sorted by name.
std::optional<ActionTile> pieceOf(const Supply&, int piece);

/// A play cell and what lies on it.
struct Spot {
  Digit tile = 0;  // the number tile
  Digit digit = 0; // the digit tile on it; 0: none
  bool red = false;
  bool bound = false; // an action tile's back lies on it: a total cell now
  // By direction: whether the tile has served in a completed row (KL-13), and the total of the row that starts with it,
  // whose total tile lies on the cell before (KL-16).
  std::array<bool, 2> served{};
  std::array<Total, 2> heads{};

  constexpr Digit value() const { return digit != 0 ? digit : tile; }
  /// An open silver tile: nothing else may be touched by an action tile (KL-9, KL-16).
  constexpr bool open() const { return !red && !bound && digit == 0; }
  bool operator==(const Spot&) const = default;
};

/// A row as it is shown: its first and its last cell, whatever they are.
struct Ends {
  Cell first;
  Cell last;
  bool operator==(const Ends&) const = default;
};

/// Two or more neighbouring cells, read left to right or top to bottom (KL-10).
struct Row {
  Cell first;
  Direction direction{};
  int length = 0;

  constexpr Cell cell(int i) const { return step(first, direction, i); }
  constexpr Cell before() const { return cell(-1); } // these two may be off the board
  constexpr Cell behind() const { return cell(length); }
  constexpr bool has(Cell at) const {
    for (int i = 0; i < length; ++i)
      if (cell(i) == at) return true;
    return false;
  }
  bool operator==(const Row&) const = default;
};

/// The row with those ends, if that's what they are.
std::optional<Row> rowOf(Ends);

// The four ways to use an action tile (KL-9).

/// Any tile's back: the cell before the first or behind the last tile of the row becomes a total cell.
struct Bound {
  ActionTile tile{};
  Cell at;
  bool operator==(const Bound&) const = default;
};
/// Two tiles of the board change places.
struct Exchange {
  Cell a;
  Cell b;
  bool operator==(const Exchange&) const = default;
};
/// A tile of the row counts as `digit`.
struct Overlay {
  Digit digit = 0;
  Cell at;
  bool operator==(const Overlay&) const = default;
};
/// One repetition more is allowed (KL-14).
struct Doubling {
  bool operator==(const Doubling&) const = default;
};
using Use = std::variant<Doubling, Bound, Exchange, Overlay>;

ActionTile tileOf(const Use&);

/// Whether the tile can be used like that on this board, for this row (KL-9).
bool fits(const Board<Spot>&, const Row&, const Use&);
/// Uses it, whether it fits or not.
void put(Board<Spot>&, const Use&);

/// Whether all cells of the row hold number tiles (KL-10).
bool allTiles(const Board<Spot>&, const Row&);

/// Why a row that could be laid out isn't right (KL-11 to KL-15).
enum class Flaw : std::uint8_t { noHead, noEnd, servedBefore, repeats, sum };

std::optional<Flaw> flawOf(const Board<Spot>&, const Row&, int doublings, Total total);

std::vector<Cell> cellsOf(const Row&);

int sumOf(const Board<Spot>&, const Row&);
/// How often a number of the row occurs again: each time takes a doubling tile (KL-14).
int repeatsIn(const Board<Spot>&, const Row&);
bool hasHead(const Board<Spot>&, const Row&);
bool hasEnd(const Board<Spot>&, const Row&);

} // namespace ninefold::kakuro_call
