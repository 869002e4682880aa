#include "grid/cell.h"

namespace ninefold {

std::string name(Cell cell) { return {static_cast<char>('A' + cell.column), static_cast<char>('1' + cell.row)}; }

std::optional<Cell> cellNamed(std::string_view name) {
  if (name.size() != 2 || name[0] < 'A' || name[0] > 'I' || name[1] < '1' || name[1] > '9') return std::nullopt;
  return Cell{static_cast<std::int8_t>(name[0] - 'A'), static_cast<std::int8_t>(name[1] - '1')};
}

} // namespace ninefold
