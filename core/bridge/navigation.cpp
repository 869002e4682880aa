#include "bridge/navigation.h"

#include <algorithm>
#include <map>

namespace {

/// The QML of a page; empty for those that are there always.
QUrl fileOf(const QString& page) {
  static const std::map<QString, QString> files{
      {"setup", "SetUpPage"},   {"pause", "PausePage"}, {"result", "ResultPage"},   {"replay", "ReplayPage"},
      {"people", "PeoplePage"}, {"rules", "RulesPage"}, {"rulesOf", "RulesOfPage"}, {"settings", "SettingsPage"},
      {"backup", "BackupPage"}, {"about", "AboutPage"}, {"daily", "DailyPage"},     {"statistics", "StatisticsPage"},
      {"scores", "ScoresPage"}, {"alone", "AlonePage"}, {"fair", "FairPage"},
  };
  const auto found = files.find(page);
  return found == files.end() ? QUrl() : QUrl("qrc:/qt/qml/Ninefold/pages/" + found->second + ".qml");
}

} // namespace

bool Navigation::passes(const QString& page) const {
  return std::ranges::any_of(places, [&](const Place& one) { return one.page == page; });
}

void Navigation::go(const QString& page, const QVariantMap& props) {
  places << Place{++visits, page, fileOf(page), props};
}

void Navigation::open(const QUrl& source, const QVariantMap& props) {
  places << Place{++visits, "part", source, props};
}

void Navigation::swap(const QString& page, const QVariantMap& props) {
  places.removeLast();
  go(page, props);
}

bool Navigation::back() {
  if (places.size() == 1) return false;
  places.removeLast();
  return true;
}

void Navigation::sitDown() {
  keepOnly({"home", "daily", "alone", "part"});
  go("table", {});
}

void Navigation::forget(const QStringList& pages) {
  places.removeIf([&](const Place& one) { return pages.contains(one.page); });
}

void Navigation::keepOnly(const QStringList& pages) {
  places.removeIf([&](const Place& one) { return !pages.contains(one.page); });
}
