#include "lab/draw.h"

#include <algorithm>
#include <string>

namespace ninefold {

namespace {

/// Two letters for a piece: its number and what it is.
std::string letters(const SceneCell& cell) {
  std::string drawn = cell.face.drawn;
  std::replace(drawn.begin(), drawn.end(), '%', static_cast<char>('0' + cell.number));
  return drawn;
}

} // namespace

void draw(std::ostream& out, const Scene& scene) {
  out << "  ";
  for (int column = 0; column < scene.shape.columns; ++column) out << "  " << static_cast<char>('A' + column);
  for (const SceneCell& cell : scene.cells) {
    if (cell.at.column == 0) out << '\n' << cell.at.row + 1 << ' ';
    out << ' ' << letters(cell);
  }
  out << '\n';
  for (const SceneSeat& seat : scene.seats) {
    const bool known = seat.scoreKnownTo != KnownTo::none;
    out << (seat.turn ? "> " : "  ") << "seat " << index(seat.seat) << ": "
        << (known ? std::to_string(seat.score) : "secret") << (known ? " points\n" : "\n");
  }
  if (scene.game) out << "  the game: " << *scene.game << " points\n";
  if (scene.total) out << "total " << *scene.total << ", ";
  out << scene.pile << " left to draw. " << inEnglish(scene.status) << '\n';
}

} // namespace ninefold
