#pragma once

#include "grid/cell.h"

#include <cstdlib>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The words of a drawn board with their cells: rows are lines, cells are parted by blanks. Missing ones aren't
/// visited.
template<class Visit> void forEachDrawn(std::string_view drawing, Visit visit) {
  std::istringstream lines{std::string(drawing)};
  std::int8_t row = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::int8_t column = 0;
    for (std::string word; words >> word; ++column) visit(Cell{column, row}, word);
    if (column > 0) ++row;
  }
}

/// A cell by its name. The test is wrong, not the code, if there is none.
inline Cell at(std::string_view name) {
  const auto cell = cellNamed(name);
  if (!cell) std::abort();
  return *cell;
}

} // namespace ninefold
