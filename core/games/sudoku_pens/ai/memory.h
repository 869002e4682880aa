#pragma once

#include <cstddef>

namespace ninefold::sudoku_pens {

/// What a computer player keeps in mind: what it did in this turn, and which objection was without cause. All else lies
/// open on the table.
struct Memory {
  int turns = 0;          // that were over when it last looked
  int written = 0;        // digits that it wrote in its turn, those wiped among them
  std::size_t upheld = 0; // how many digits were open when somebody last objected in vain; 0: nobody did
  bool operator==(const Memory&) const = default;
};

} // namespace ninefold::sudoku_pens
