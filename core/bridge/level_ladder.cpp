#include "bridge/level_ladder.h"

using namespace ninefold;

namespace {

QString halves(double matches) {
  const int whole = static_cast<int>(matches);
  if (matches - whole < 0.5) return QString::number(whole);
  return (whole > 0 ? QString::number(whole) : QString()) + QChar(0xBD);
}

} // namespace

LevelLadder::LevelLadder(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, &LevelLadder::ask);
}

void LevelLadder::setPerson(int wish) {
  if (std::exchange(who, wish) != wish) ask();
}

void LevelLadder::setGame(const QString& wish) {
  if (std::exchange(of, wish) != wish) show();
}

void LevelLadder::ask() {
  Archive::here().againstLevels(asking, static_cast<store::ProfileId>(who),
                                [this](const std::vector<store::AgainstLevel>& found) {
                                  all = found;
                                  show();
                                });
}

void LevelLadder::show() {
  shown.clear();
  for (const store::AgainstLevel& one : all) {
    if (one.game != of.toStdString()) continue;
    shown << LevelRung{.level = ai::rungOf(one.level),
                       .played = one.played,
                       .won = halves(one.won),
                       .lost = halves(one.played - one.won)};
  }
  emit changed();
}
