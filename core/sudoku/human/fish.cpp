#include "sudoku/human/fish.h"

#include "sudoku/human/find.h"

namespace ninefold::human {

bool findFish(const Position& position, int size, Step& found) {
  return eachFish(position, size, [&](int kind, unsigned lines, unsigned covers, int d, CellSet removed) {
    found = Step{};
    found.technique = size == 2 ? Technique::xWing : size == 3 ? Technique::swordfish : Technique::jellyfish;
    found.rating = size == 2 ? 32 : size == 3 ? 38 : 52;
    found.digits = digit(d);
    eachBit(lines, [&](int line) {
      found.houses.add(kind * 9 + line);
      found.cells |= cellsOf(kind * 9 + line) & position.cells(d);
    });
    eachBit(covers, [&](int line) { found.houses.add((row + column - kind) * 9 + line); });
    found.remove(d, removed);
    return true;
  });
}

} // namespace ninefold::human
