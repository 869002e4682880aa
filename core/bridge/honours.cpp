#include "bridge/honours.h"

#include "bridge/archive.h"
#include "bridge/bests.h"
#include "solo/daily.h"

using namespace ninefold;
using namespace ninefold::store;

Honours::Honours(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, &Honours::read);
}

void Honours::setMatch(int wish) {
  if (id == wish) return;
  id = wish;
  read();
}

void Honours::setTimed(bool wish) {
  if (byTime == wish) return;
  byTime = wish;
  emit changed();
}

void Honours::setRecord(const QString& wish) {
  if (text == wish) return;
  text = wish;
  reachable = -1;
  emit changed();
  auto start = nlohmann::json::parse(text.toStdString(), nullptr, false);
  if (!start.is_object()) return;
  start["moves"] = nlohmann::json::array();
  thinker.think([start](Thinker::Cancelled) { return solo::parOf(start); },
                [this](std::optional<int> found) {
                  reachable = found.value_or(-1);
                  emit changed();
                });
}

void Honours::read() {
  placing.reset();
  if (id > 0) {
    const auto found =
        Archive::here().ask([&](const Books& books) { return books.records.placing(static_cast<MatchId>(id)); });
    if (found) placing = *found;
  }
  emit changed();
}

bool Honours::best() const {
  if (!placing || placing->kind.apart || before() < 0) return false;
  return byTime ? placing->won && ms() < before() : placing->score > before();
}

double Honours::before() const {
  if (!placing) return -1;
  if (byTime) return static_cast<double>(placing->quickestBefore.value_or(-1));
  return placing->bestBefore.value_or(-1);
}

QVariantList Honours::table() const {
  if (!placing) return {};
  const auto found = Archive::here().ask([&](const Books& books) {
    const auto bests = byTime ? books.records.quickest(placing->kind) : books.records.best(placing->kind);
    return shownBests(books, bests, {.match = static_cast<MatchId>(id)});
  });
  return found.value_or(QVariantList());
}

QVariantList Honours::tableOfDeal() const {
  if (!placing) return {};
  const auto found = Archive::here().ask([&](const Books& books) {
    const auto bests = byTime ? books.records.quickestOfDeal(placing->deal, placing->kind)
                              : books.records.bestOfDeal(placing->deal, placing->kind);
    return shownBests(books, bests, {.match = static_cast<MatchId>(id)});
  });
  return found.value_or(QVariantList());
}
