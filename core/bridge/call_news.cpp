#include "bridge/call_news.h"

using namespace ninefold;

void CallNews::sit() {
  connect(match(), &MatchController::happened, this, &CallNews::hear);
  connect(match(), &MatchController::started, this, &CallNews::clear);
  connect(match(), &MatchController::wentBack, this, &CallNews::clear);
}

QString CallNews::sentence() const {
  if (whose < 0 || sum.isEmpty()) return {};
  QString told = tr("%1 calls: %2, +%3.").arg(match()->nameOf(whose), sum).arg(worth);
  if (!uses.empty()) told += QStringLiteral(" ") + tr("Action tiles: %1.").arg(uses.join(QStringLiteral(", ")));
  if (supplied) told += QStringLiteral(" ") + tr("Everybody draws an action tile.");
  return told;
}

/// Events come in the order in which they happened: the call, its tiles, its points, the supply.
void CallNews::hear(const QString& what, int seat, const QVariantList& cells, int points, int number) {
  if (what == "called" || what == "wrong") clear();
  if (what == "placed")
    uses << (number > 0 ? tr("%1 on %2").arg(number).arg(cellName(cells.value(0)))
                        : tr("total cell on %1").arg(cellName(cells.value(0))));
  if (what == "swapped") uses << tr("%1 for %2").arg(cellName(cells.value(0)), cellName(cells.value(1)));
  if (what == "supplied") supplied = whose >= 0;
  if (what == "scored" && !cells.empty()) {
    const int columns = scene().shape.columns;
    const int first = cells.front().toInt(), last = cells.back().toInt();
    where = QRect(QPoint(first % columns, first / columns), QPoint(last % columns, last / columns));
    whose = seat;
    worth = points;
    QStringList numbers;
    int total = 0;
    for (const QVariant& cell : cells) {
      const int value = scene().cells[static_cast<std::size_t>(cell.toInt())].number;
      numbers << QString::number(value);
      total += value;
    }
    sum = numbers.join(QStringLiteral(" + ")) + QStringLiteral(" = ") + QString::number(total);
  }
  emit told();
}

void CallNews::clear() {
  whose = -1;
  worth = 0;
  where = {};
  sum.clear();
  uses.clear();
  supplied = false;
  emit told();
}

QString CallNews::cellName(const QVariant& cell) const {
  const int columns = scene().shape.columns;
  return QChar(u'A' + cell.toInt() % columns) + QString::number(cell.toInt() / columns + 1);
}
