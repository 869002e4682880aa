#include "games/kakuro_cards/runs.h"

#include <algorithm>
#include <array>

namespace ninefold::kakuro_cards {

bool Run::has(Cell cell) const {
  const bool right = head.direction == Direction::right;
  if (right ? cell.row != head.sum.row : cell.column != head.sum.column) return false;
  const int at = right ? cell.column - head.sum.column : cell.row - head.sum.row;
  return at >= 0 && at <= length;
}

Run runFrom(const Cards& cards, Head head) {
  Run run{.head = head};
  if (!cards[head.sum].isSum()) return run;
  run.sum = cards[head.sum].number;
  unsigned seen = 0;
  for (Cell at = run.cell(1); nineByNine.contains(at) && cards[at].isAddend(); at = run.cell(run.length + 1)) {
    const Digit number = cards[at].number;
    run.distinct = run.distinct && (seen >> number & 1) == 0;
    seen |= 1u << number;
    run.total += number;
    ++run.length;
  }
  return run;
}

std::optional<Run> runThrough(const Cards& cards, Cell cell, Direction direction) {
  while (nineByNine.contains(cell) && cards[cell].isAddend()) cell = step(cell, direction, -1);
  if (!nineByNine.contains(cell) || !cards[cell].isSum()) return std::nullopt;
  return runFrom(cards, {cell, direction});
}

bool flipsBelong(const Cards& after, const Changes& changes) {
  if (changes.flips.empty()) return true;
  return std::ranges::any_of(std::array{Direction::right, Direction::down}, [&](Direction direction) {
    const auto run = runThrough(after, changes.placed, direction);
    return run && run->isKakuro() && std::ranges::all_of(changes.flips, [&](Cell cell) { return run->has(cell); });
  });
}

Kakuros newKakuros(const Cards& after, const Changes& changes) {
  Kakuros found;
  // KC-15, said the other way round: a Kakuro is new if it holds a changed card. Outside of it only the cell behind its
  // end bears on it, and what is laid there changes nothing: the run ended there anyway. A card that was turned to red
  // does, and it isn't part of the Kakuro.
  const auto flipped = [&](Cell cell) { return std::ranges::find(changes.flips, cell) != changes.flips.end(); };
  const auto look = [&](Cell cell, Direction direction) {
    const auto run = runThrough(after, cell, direction);
    if (!run || !run->isKakuro()) return;
    const Cell behind = run->cell(run->length + 1);
    if (nineByNine.contains(behind) && after[behind].isSum() && flipped(behind)) return;
    if (std::ranges::none_of(found, [&](const Run& other) { return other.head == run->head; })) found.push_back(*run);
  };
  for (Direction direction : {Direction::right, Direction::down}) {
    look(changes.placed, direction);
    for (Cell cell : changes.flips) look(cell, direction);
  }
  return found;
}

std::vector<Turning> turnings(const Cards& before, Cell cell, Digit number, std::size_t most) {
  std::vector<Turning> found;
  const auto at = [&](Cell other) { return nineByNine.contains(other) ? before[other].number : Digit{0}; };
  for (Direction direction : {Direction::right, Direction::down}) {
    // A stretch of cards from `head` to `end` that holds the placed one becomes a Kakuro in one way at most: the first
    // card as its sum, all others as addends. Nothing else may be turned, so what lies behind has to end it by itself.
    Cell head = cell;
    for (Digit sum = number; sum != 0; sum = at(head)) {
      Turning turning{.side = head == cell ? Side::sum : Side::addend, .flips = {}};
      if (head != cell && before[head].isAddend()) turning.flips.push_back(head);
      bool reached = head == cell;
      unsigned seen = 0;
      int total = 0, length = 0;
      for (Cell end = step(head, direction);; end = step(end, direction)) {
        const Digit addend = end == cell ? number : at(end);
        if (addend == 0 || (seen >> addend & 1) != 0) break;
        seen |= 1u << addend;
        total += addend;
        ++length;
        reached = reached || end == cell;
        if (end != cell && before[end].isSum()) turning.flips.push_back(end);
        if (turning.flips.size() > most) break;
        const Cell behind = step(end, direction);
        const bool ends = !nineByNine.contains(behind) || !before[behind].isAddend();
        if (reached && ends && length >= 2 && total % 10 == sum && !turning.flips.empty()) found.push_back(turning);
      }
      head = step(head, direction, -1);
    }
  }
  return found;
}

bool isFreeBesideCard(const Cards& cards, Cell cell) {
  if (cards[cell].number != 0) return false;
  for (Direction direction : {Direction::right, Direction::down})
    for (int by : {-1, 1})
      if (const Cell near = step(cell, direction, by); nineByNine.contains(near) && cards[near].number != 0)
        return true;
  return false;
}

} // namespace ninefold::kakuro_cards
