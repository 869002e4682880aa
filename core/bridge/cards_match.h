#pragma once

#include "bridge/game_match.h"

/// Where what is tried out may score in several runs at once: what each of them would bring.
class CardsMatch : public GameMatch {
  Q_OBJECT
  QML_ELEMENT

  /// The parts that the preview is the sum of.
  Q_PROPERTY(QList<int> previewParts READ previewParts NOTIFY changed FINAL)

public:
  using GameMatch::GameMatch;

  QList<int> previewParts() const;
  /// Whether nothing lies on a cell of the board.
  Q_INVOKABLE bool isFree(int column, int row) const;
};
