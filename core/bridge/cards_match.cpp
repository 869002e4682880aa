#include "bridge/cards_match.h"

using namespace ninefold;

QList<int> CardsMatch::previewParts() const {
  QList<int> parts;
  if (scene().preview)
    for (const SceneRun& run : scene().runs) parts << run.points;
  return parts;
}

bool CardsMatch::isFree(int column, int row) const {
  const auto& cells = scene().cells;
  const auto at = static_cast<std::size_t>(row * scene().shape.columns + column);
  return at >= cells.size() || cells[at].face == Face::none;
}
