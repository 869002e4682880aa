#include "bridge/shown_board.h"

#include "bridge/kinds.h"

using namespace ninefold;

QVariantMap shownBoard(const Scene& scene) {
  QVariantList cells;
  for (const SceneCell& cell : scene.cells)
    cells << QVariantMap{{"face", Kind::kindOf(cell.face)},
                         {"number", cell.number},
                         {"printed", cell.printed},
                         {"seat", cell.owner ? index(*cell.owner) : -1}};
  return {{"columns", scene.shape.columns}, {"rows", scene.shape.rows}, {"cells", cells}};
}
