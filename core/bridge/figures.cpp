#include "bridge/figures.h"

#include "bridge/words.h"
#include "games/catalogue.h"

#include <algorithm>
#include <array>

using namespace ninefold;

namespace {

struct Figure {
  const char* name;
  const char* avatar;
};

// In the order in which ai::Computer counts them.
constexpr std::array<Figure, ai::figures> figures{{{"Koma", "computer-koma"},
                                                   {"Fuku", "computer-fuku"},
                                                   {"Soroban", "computer-soroban"},
                                                   {"Tokei", "computer-tokei"}}};

const Figure& figureOf(const ai::Computer& computer) { return figures[static_cast<std::size_t>(computer.figure)]; }

} // namespace

QString Figures::nameOf(const ai::Computer& computer) { return QString::fromLatin1(figureOf(computer).name); }

QString Figures::avatarOf(const ai::Computer& computer) { return QString::fromLatin1(figureOf(computer).avatar); }

QString Figures::name(int number) {
  const auto computer = ai::computerFrom(number);
  return computer ? nameOf(*computer) : QString();
}

QString Figures::avatar(int number) {
  const auto computer = ai::computerFrom(number);
  return computer ? avatarOf(*computer) : QString();
}

int Figures::level(int number) { return ai::computerFrom(number) ? number % 10 : 0; }

int Figures::at(int level, int place) {
  return ai::numberOf(ai::offeredAt(ai::levelAt(std::clamp(level, 1, ai::rungs)), place));
}

QString Figures::key(int level) {
  const auto computer = level > 0 ? ai::computerFrom(at(level, 0)) : std::nullopt;
  return computer ? asText(ai::nameOf(computer->level)) : QString();
}

QString Figures::manner(int number) {
  switch (level(number)) {
  case 1: return tr("Overlooks a lot");
  case 2: return tr("Plays along");
  case 3: return tr("Plays to win");
  case 4: return tr("Misses nothing");
  default: return {};
  }
}

bool Figures::isFigure(int number, int figure) {
  const auto computer = ai::computerFrom(number);
  return computer && computer->figure == figure;
}

QVariantList Figures::withNextLevel(QVariantList offered, int figure) {
  offered[figure] = nextLevel(offered[figure].toInt());
  return offered;
}

int Figures::nextLevel(int number) {
  auto computer = ai::computerFrom(number);
  if (!computer) return 0;
  computer->level = computer->level == ai::Level::master
                        ? ai::Level::beginner
                        : static_cast<ai::Level>(static_cast<int>(computer->level) + 1);
  return ai::numberOf(*computer);
}

QVariantList Figures::offered() {
  QVariantList all;
  for (int level = 1; level <= 4; ++level) all << at(level, 0);
  return all;
}

bool Figures::play(const QString& game) {
  const auto found = std::ranges::find(catalogue(), game.toStdString(), &CatalogueEntry::id);
  return found != catalogue().end() && found->computers;
}

QVariantMap Figures::person(int number) {
  return {{"id", 0}, {"name", name(number)}, {"avatar", avatar(number)}, {"computer", number}};
}
