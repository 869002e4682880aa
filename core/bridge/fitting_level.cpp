#include "bridge/fitting_level.h"

using namespace ninefold;

FittingLevel::FittingLevel(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, &FittingLevel::ask);
}

void FittingLevel::setPerson(int wish) {
  if (std::exchange(who, wish) != wish) ask();
}

void FittingLevel::setGame(const QString& wish) {
  if (std::exchange(of, wish) != wish) ask();
}

int FittingLevel::level() const { return ai::rungOf(found.value_or(ai::Level::casual)); }

void FittingLevel::ask() {
  const auto take = [this](std::optional<ai::Level> level) {
    found = level;
    emit changed();
  };
  if (who == 0 || of.isEmpty()) return take(std::nullopt);
  Archive::here().levelFitting(asking, static_cast<store::ProfileId>(who), of.toStdString(), take);
}
