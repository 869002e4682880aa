#pragma once

#include "grid/cell.h"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// The numbers that lie on a board; 0 where a cell is empty.
using Numbers = Board<Digit>;

/// The sudoku rule (G-3): whether `number` already lies in the row, the column or the block of `cell`, elsewhere.
bool conflicts(const Numbers& numbers, Shape shape, Cell cell, Digit number);

/// Whether no number on the board conflicts with another.
bool consistent(const Numbers& numbers, Shape shape);

/// Whether the board is completely and correctly filled.
bool solved(const Numbers& numbers, Shape shape);

/// 81 characters, row by row, `.` for an empty cell; nothing if `text` isn't that.
std::optional<Numbers> numbersFrom(std::string_view text);
std::string text(const Numbers& numbers, Shape shape = nineByNine);

} // namespace ninefold
