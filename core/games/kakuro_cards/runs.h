#pragma once

#include "grid/cell.h"
#include "kernel/inline_vector.h"

#include <optional>
#include <span>
#include <vector>

/// What lies on the board of Kakuro Cards, and which Kakuros there are in it.
namespace ninefold::kakuro_cards {

/// Both sides of a card show the same number: yellow is an addend, red a sum (KC-1).
enum class Side : std::uint8_t { addend, sum };

constexpr Side other(Side side) { return side == Side::addend ? Side::sum : Side::addend; }

struct Card {
  Digit number = 0; // 0: there is no card
  Side side = Side::addend;

  constexpr bool isAddend() const { return number != 0 && side == Side::addend; }
  constexpr bool isSum() const { return number != 0 && side == Side::sum; }
  bool operator==(const Card&) const = default;
};

using Cards = Board<Card>;

/// Eight of each number (KC-1).
constexpr int ofEachNumber = 8;
constexpr std::size_t mostCards = 72;

/// Where a run starts: the sum card before it, and the way it goes from there. It names the run.
struct Head {
  Cell sum;
  Direction direction{};
  bool operator==(const Head&) const = default;
};

/// A sum card and the whole unbroken run of addends that follows it (KC-9).
struct Run {
  Head head;
  Digit sum = 0;
  int length = 0; // addends
  int total = 0;
  bool distinct = true;

  /// KC-10. No card bears 0, so a total that ends in 0 never fits.
  constexpr bool isKakuro() const { return length >= 2 && distinct && total % 10 == sum; }
  /// The sum card is the cell 0, the addends are 1 to `length`.
  constexpr Cell cell(int i) const { return step(head.sum, head.direction, i); }
  bool has(Cell) const;
};

/// The run that starts there; without length if no addend follows, or if there is no sum.
Run runFrom(const Cards&, Head);

/// The run that goes through `cell` in that direction, with the cell as its sum or as an addend.
std::optional<Run> runThrough(const Cards&, Cell, Direction);

/// What a turn changed on the board: the placed card, and the cards that were turned over (KC-15).
struct Changes {
  Cell placed;
  std::span<const Cell> flips;
};

/// Whether the placed card and every flipped card belong to one and the same Kakuro (KC-14). Without a flip: always.
bool flipsBelong(const Cards& after, const Changes&);

/// At most nine cards lie in one Kakuro, and each of them in at most two.
using Kakuros = InlineVector<Run, 18>;

/// The Kakuros that score in a turn whose flips belong (KC-15, KC-16).
Kakuros newKakuros(const Cards& after, const Changes&);

/// The cells of the flips that make a placed card part of a Kakuro, and which side of it is up then.
struct Turning {
  Side side{};
  InlineVector<Cell, 8> flips;
};

/// Every way in which turning cards over makes a card with that number, placed on `cell`, part of a Kakuro with all of
/// them; at most `most` flips each. Ways without a flip aren't listed.
std::vector<Turning> turnings(const Cards& before, Cell cell, Digit number, std::size_t most);

/// Whether a card may be placed there (KC-5).
bool isFreeBesideCard(const Cards&, Cell);

} // namespace ninefold::kakuro_cards
