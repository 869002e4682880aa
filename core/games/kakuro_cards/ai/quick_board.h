#pragma once

#include "games/kakuro_cards/kakuro_cards.h"

namespace ninefold::kakuro_cards {

/// A way to lay a card, and what it brings: as the rules see it (KC-14 to KC-17), found quickly.
struct QuickTurn {
  std::uint8_t cell = 0; // by its place on a QuickBoard, here and below
  Digit number = 0;
  Side side{};
  InlineVector<std::uint8_t, 8> flips{};
  int points = 0;
};

/// The board for those who look at thousands of them. It has an empty rim, so that nobody asks where it ends; a sum is
/// a number below zero.
class QuickBoard {
public:
  static constexpr int width = 11;
  using Cells = std::array<std::int8_t, std::size_t{width} * width>;

  explicit QuickBoard(const Cards&);

  static constexpr std::uint8_t placeOf(Cell cell) {
    return static_cast<std::uint8_t>(width * (cell.row + 1) + cell.column + 1);
  }
  static constexpr Cell cellAt(int place) {
    return {static_cast<std::int8_t>(place % width - 1), static_cast<std::int8_t>(place / width - 1)};
  }

  void lay(const QuickTurn&);
  void takeBack(const QuickTurn&);

  /// Calls `visit` with each turn that lays one of the numbers on one of the free cells that `looksAt` wants to see:
  /// with either side up, and with every set of at most `most` flips that belongs (KC-14).
  template<class LooksAt, class Visit>
  void forEachTurn(unsigned numbers, std::size_t most, LooksAt&& looksAt, Visit&& visit) const;
  template<class Visit> void forEachTurn(unsigned numbers, std::size_t most, Visit&& visit) const {
    forEachTurn(
        numbers, most, [](int) { return true; }, visit);
  }

  bool operator==(const QuickBoard&) const = default;

private:
  /// What a card on a cell makes of its line in one direction, whatever lies on the cell now: at most one number fits
  /// as an addend, and at most one as a sum.
  struct Fit {
    int addend = 0, addendTotal = 0;
    int sum = 0, sumTotal = 0;

    int points(Digit number, Side side) const {
      if (side == Side::addend) return addend == number ? addendTotal : 0;
      return sum == number ? sumTotal : 0;
    }
  };
  Fit fitAt(int place, int step) const;

  int on(int place) const { return at[static_cast<std::size_t>(place)]; }
  static constexpr int across(int step) { return width + 1 - step; }
  bool isFreeBesideCard(int place) const {
    return on(place) == 0 && (on(place - 1) || on(place + 1) || on(place - width) || on(place + width));
  }
  /// The stretches of cards along `step` that hold the free place and become a Kakuro by turning cards over.
  template<class Visit>
  void forEachStretch(int place, int step, unsigned numbers, std::size_t most, Visit&& visit) const;
  int behindFlips(const QuickTurn&, int step) const;

  Cells at{};
};

/// 1 to 9, or 0 where no card has that last digit.
constexpr int lastDigit(int total) { return ((total % 10) + 10) % 10; }

inline QuickBoard::Fit QuickBoard::fitAt(int place, int step) const {
  unsigned before = 0, behind = 0;
  int totalBefore = 0, totalBehind = 0, lengthBefore = 0, lengthBehind = 0;
  bool distinct = true;
  int head = place - step;
  for (; on(head) > 0; head -= step, ++lengthBefore) {
    distinct = distinct && !(before >> on(head) & 1);
    before |= 1u << on(head);
    totalBefore += on(head);
  }
  bool distinctBehind = true;
  for (int end = place + step; on(end) > 0; end += step, ++lengthBehind) {
    distinctBehind = distinctBehind && !(behind >> on(end) & 1);
    behind |= 1u << on(end);
    totalBehind += on(end);
  }
  Fit fit;
  if (!distinctBehind) return fit;
  if (lengthBehind >= 2) {
    fit.sum = totalBehind % 10;
    fit.sumTotal = totalBehind;
  }
  if (on(head) < 0 && distinct && !(before & behind) && lengthBefore + lengthBehind > 0) {
    const int number = lastDigit(-on(head) - totalBefore - totalBehind);
    if (number != 0 && !((before | behind) >> number & 1)) {
      fit.addend = number;
      fit.addendTotal = totalBefore + totalBehind + number;
    }
  }
  return fit;
}

template<class Visit>
void QuickBoard::forEachStretch(int place, int step, unsigned numbers, std::size_t most, Visit&& visit) const {
  const auto number = [&](int other) { return on(other) < 0 ? -on(other) : on(other); };
  QuickTurn turn;
  turn.cell = static_cast<std::uint8_t>(place);
  // The head is the placed card itself, or one before it; all that lies between them is part of the stretch.
  unsigned before = 0;
  int totalBefore = 0, lengthBefore = 0;
  InlineVector<std::uint8_t, 8> turnedBefore;
  for (int head = place;; head -= step) {
    if (head != place && on(head) == 0) return;
    const bool asSum = head == place;
    turn.flips = turnedBefore;
    if (!asSum && on(head) > 0 && turn.flips.size() < 8) turn.flips.push_back(static_cast<std::uint8_t>(head));
    unsigned seen = before;
    int total = totalBefore, length = lengthBefore;
    for (int end = place; turn.flips.size() <= most; end += step) {
      if (end != place) {
        if (on(end) == 0 || (seen >> number(end) & 1)) break;
        seen |= 1u << number(end);
        total += number(end);
        ++length;
        if (on(end) < 0) turn.flips.push_back(static_cast<std::uint8_t>(end));
        if (turn.flips.size() > most) break;
      }
      if (turn.flips.empty() || on(end + step) > 0) continue;
      const int fits = asSum ? total % 10 : lastDigit(number(head) - total);
      if (!(numbers >> fits & 1) || (asSum ? length < 2 : length < 1 || (seen >> fits & 1))) continue;
      turn.number = static_cast<Digit>(fits);
      turn.side = asSum ? Side::sum : Side::addend;
      turn.points = total + (asSum ? 0 : fits) + fitAt(place, across(step)).points(turn.number, turn.side);
      for (int flip : turn.flips)
        turn.points +=
            fitAt(flip, across(step)).points(static_cast<Digit>(number(flip)), on(flip) > 0 ? Side::sum : Side::addend);
      visit(turn);
    }
    if (asSum) continue;
    // What was the head is an addend for the next one.
    if (before >> number(head) & 1) return;
    before |= 1u << number(head);
    totalBefore += number(head);
    ++lengthBefore;
    if (on(head) < 0) turnedBefore.push_back(static_cast<std::uint8_t>(head));
    if (turnedBefore.size() > most) return;
  }
}

template<class LooksAt, class Visit>
void QuickBoard::forEachTurn(unsigned numbers, std::size_t most, LooksAt&& looksAt, Visit&& visit) const {
  numbers &= 0x3FE; // no card bears 0
  for (int row = 1; row <= 9; ++row)
    for (int place = width * row + 1; place <= width * row + 9; ++place) {
      if (!isFreeBesideCard(place) || !looksAt(place)) continue;
      const Fit right = fitAt(place, 1), down = fitAt(place, width);
      QuickTurn turn;
      turn.cell = static_cast<std::uint8_t>(place);
      for (unsigned left = numbers; left; left &= left - 1) {
        turn.number = static_cast<Digit>(__builtin_ctz(left));
        for (Side side : {Side::addend, Side::sum}) {
          turn.side = side;
          turn.points = right.points(turn.number, side) + down.points(turn.number, side);
          visit(std::as_const(turn));
        }
      }
      for (int step : {1, width}) forEachStretch(place, step, numbers, most, visit);
    }
}

} // namespace ninefold::kakuro_cards
