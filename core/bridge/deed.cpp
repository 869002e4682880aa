#include "bridge/deed.h"

#include "bridge/words.h"

using namespace ninefold;

void Deed::setMatch(MatchController* other) {
  if (other == table) return;
  if (table) table->opponents()->disconnect(this);
  table = other;
  if (table) connect(table->opponents(), &Opponents::changed, this, &Deed::look);
  look();
}

/// A move is shown after the one before it has gone.
void Deed::look() {
  const int now = table ? table->opponents()->shown() : -1;
  if (std::exchange(shown, now) == now) return;
  reason = now < 0 ? Reason() : table->position()->reason();
  emit changed();
}

QString Deed::why() const {
  QStringList sentences;
  for (const Phrase& sentence : reason.sentences) sentences << inWords(sentence, {});
  return sentences.join(QLatin1Char(' '));
}

QPointF Deed::laid() const { return reason.laid ? QPointF(reason.laid->column, reason.laid->row) : QPointF(-1, -1); }

QVariantList Deed::asMaps(const std::vector<SceneRun>& runs) {
  QVariantList all;
  for (const SceneRun& run : runs)
    all << QVariantMap{{"column", run.from.column},
                       {"row", run.from.row},
                       {"toColumn", run.to.column},
                       {"toRow", run.to.row},
                       {"points", run.points}};
  return all;
}
