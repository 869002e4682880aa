// What may arrive as a file of puzzles: whatever is read is written in every format, and read again.

#include "sudoku/puzzle_text.h"

#include <cstdlib>

using namespace ninefold;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto puzzles = readPuzzles({reinterpret_cast<const char*>(data), size});
  if (!puzzles) return 0;
  for (const PuzzleFormat format : {PuzzleFormat::line, PuzzleFormat::sdm, PuzzleFormat::openSudoku}) {
    const auto again = readPuzzles(writePuzzles(*puzzles, format));
    if (!again || *again != *puzzles) std::abort();
  }
  return 0;
}
