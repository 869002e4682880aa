#include "bridge/bests.h"

#include <QDateTime>

namespace ninefold {

using namespace store;

std::vector<Best> aboveNothing(std::vector<Best> bests) {
  std::erase_if(bests, [](const Best& best) { return best.score <= 0; });
  return bests;
}

QVariantList shownBests(const Books& books, const std::vector<Best>& bests, Mine mine) {
  QVariantList list;
  for (const Best& best : bests) {
    const auto profile = books.profiles.find(best.profile);
    list << QVariantMap{{"name", profile ? QString::fromStdString(profile->name) : QString()},
                        {"avatar", profile ? QString::fromStdString(profile->avatar) : QString()},
                        {"mine", best.profile == mine.person || best.match == mine.match},
                        {"score", best.score},
                        {"ms", static_cast<qint64>(best.ms)},
                        {"finished", QDateTime::fromMSecsSinceEpoch(best.finished)},
                        {"helped", best.apart}};
  }
  return list;
}

} // namespace ninefold
