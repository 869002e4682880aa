#include "bridge/call_match.h"

#include "bridge/words.h"

using namespace ninefold;

void CallMatch::sit() { connect(match(), &MatchController::headsChanged, this, &CallMatch::headsChanged); }

QList<int> CallMatch::aside() const {
  const auto& totals = scene().aside;
  return {totals.begin(), totals.end()};
}

QList<CompletedRow> CallMatch::heads() const {
  QList<CompletedRow> all;
  for (const SceneHead& head : scene().heads)
    all << CompletedRow{head.first.column, head.first.row, head.direction == Direction::down, head.total,
                        inWords(head.label, match()->seatNames())};
  return all;
}
