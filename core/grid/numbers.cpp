#include "grid/numbers.h"

namespace ninefold {

bool conflicts(const Numbers& numbers, Shape shape, Cell cell, Digit number) {
  for (std::int8_t column = 0; column < shape.columns; ++column)
    if (column != cell.column && numbers[{column, cell.row}] == number) return true;
  for (std::int8_t row = 0; row < shape.rows; ++row)
    if (row != cell.row && numbers[{cell.column, row}] == number) return true;
  const auto left = static_cast<std::int8_t>(cell.column - cell.column % shape.blockColumns);
  const auto top = static_cast<std::int8_t>(cell.row - cell.row % shape.blockRows);
  for (std::int8_t row = top; row < top + shape.blockRows; ++row)
    for (std::int8_t column = left; column < left + shape.blockColumns; ++column)
      if (Cell{column, row} != cell && numbers[{column, row}] == number) return true;
  return false;
}

bool consistent(const Numbers& numbers, Shape shape) {
  bool fine = true;
  forEachCell(shape, [&](Cell cell) {
    if (numbers[cell] != 0 && conflicts(numbers, shape, cell, numbers[cell])) fine = false;
  });
  return fine;
}

bool solved(const Numbers& numbers, Shape shape) {
  bool full = true;
  forEachCell(shape, [&](Cell cell) { full = full && numbers[cell] != 0; });
  return full && consistent(numbers, shape);
}

std::optional<Numbers> numbersFrom(std::string_view text) {
  Numbers numbers;
  if (text.size() != numbers.cells.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '.') continue;
    if (text[i] < '1' || text[i] > '9') return std::nullopt;
    numbers.cells[i] = static_cast<Digit>(text[i] - '0');
  }
  return numbers;
}

std::string text(const Numbers& numbers, Shape shape) {
  std::string out;
  forEachCell(shape, [&](Cell cell) { out += numbers[cell] == 0 ? '.' : static_cast<char>('0' + numbers[cell]); });
  return out;
}

} // namespace ninefold
