#include "bridge/game_match.h"

void GameMatch::setMatch(MatchController* match) {
  if (table == match) return;
  if (table) table->disconnect(this);
  table = match;
  connect(table, &MatchController::changed, this, &GameMatch::changed);
  connect(table, &MatchController::started, this, &GameMatch::changed);
  sit();
  emit matchChanged();
  emit changed();
}

const ninefold::Scene& GameMatch::scene() const {
  static const ninefold::Scene nothing;
  return table ? table->scene() : nothing;
}
