#include "bridge/advisor.h"

#include "bridge/deed.h"
#include "bridge/words.h"

using namespace ninefold;

void Advisor::setMatch(MatchController* other) {
  if (other == table) return;
  if (table) table->disconnect(this);
  table = other;
  if (table) {
    connect(table, &MatchController::started, this, &Advisor::sit);
    connect(table, &MatchController::changed, this, &Advisor::look);
  }
  sit();
}

void Advisor::setWanted(bool wish) {
  if (std::exchange(isWanted, wish) != wish) close();
}

/// Whether there is a coach is settled with what was agreed.
void Advisor::sit() {
  coached = table && table->position() && table->position()->coached();
  close();
}

bool Advisor::present() const { return coached && isWanted && table && !table->over(); }

bool Advisor::offers() const {
  return present() && table->viewer() >= 0 && table->viewer() == table->turn() && table->handShown() &&
         table->curtainFor() < 0;
}

void Advisor::ask() {
  if (!offers() || busy() || reached == steps) return;
  if (reached > 0) return show(reached + 1);
  asking = table->viewer();
  askedAt = table->turnNumber();
  const auto thinking = table->position()->thinking(seatAt(asking), ai::Level::master, 1);
  if (!thinking) return;
  thinker.think([think = *thinking](Thinker::Cancelled cancelled) { return think(ai::Stop(*cancelled)); },
                [this](std::optional<Advice> found) { answered(found); });
  emit changed();
}

void Advisor::answered(const std::optional<Advice>& found) {
  if (!found) return close();
  guide = table->position()->guide(seatAt(asking), found->input);
  show(1);
}

/// Each step is a hint of its own.
void Advisor::show(int step) {
  reached = step;
  table->countHint();
  emit changed();
}

void Advisor::close() {
  thinker.cancel();
  reached = 0;
  guide = {};
  emit changed();
}

/// Something has changed at the table; what is only being tried out changes nothing for the coach.
void Advisor::look() {
  if ((reached > 0 || busy()) && (!offers() || table->viewer() != asking || table->turnNumber() != askedAt))
    return close();
  emit changed();
}

QString Advisor::words() const {
  const Phrase* said[]{nullptr, &guide.where, &guide.what, &guide.goes, &guide.why};
  return reached > 0 ? inWords(*said[reached], table->seatNames()) : QString();
}

QRectF Advisor::part() const {
  if (reached < 1) return {};
  return QRectF(guide.from.column, guide.from.row, guide.to.column - guide.from.column + 1,
                guide.to.row - guide.from.row + 1);
}

QList<QPointF> Advisor::cells() const {
  QList<QPointF> cells;
  if (reached < 3 || !guide.cell) return cells;
  cells << QPointF(guide.cell->column, guide.cell->row);
  for (Cell cell : guide.turned) cells << QPointF(cell.column, cell.row);
  return cells;
}

QVariantList Advisor::runs() const { return reached == steps ? Deed::asMaps(guide.runs) : QVariantList(); }
