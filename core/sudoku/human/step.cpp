#include "sudoku/human/step.h"

namespace ninefold::human {

void apply(const Step& step, Position& position) {
  for (int d = 0; d < 9; ++d)
    step.removed[static_cast<std::size_t>(d)].each([&](int cell) { position.remove(cell, d); });
  if (step.places()) position.place(step.cell, step.digit);
}

} // namespace ninefold::human
