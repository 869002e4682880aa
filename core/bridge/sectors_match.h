#pragma once

#include "bridge/game_match.h"

/// Where the board is shared out in sectors that nobody sees before the end, and the game itself plays along.
class SectorsMatch : public GameMatch {
  Q_OBJECT
  QML_ELEMENT

  Q_PROPERTY(SectorsModel* sectors READ sectors NOTIFY matchChanged FINAL)
  /// What the game itself has, once that is known; -1: it takes no part, or nobody may know yet.
  Q_PROPERTY(int gameScore READ gameScore NOTIFY changed FINAL)
  Q_PROPERTY(bool gameWins READ gameWins NOTIFY changed FINAL)

public:
  using GameMatch::GameMatch;

  SectorsModel* sectors() const { return match() ? match()->sectors() : nullptr; }
  int gameScore() const { return scene().game.value_or(-1); }
  bool gameWins() const { return match() && match()->gameWins(); }
};
