#include "bridge/honours.h"

#include "bridge/bests.h"
#include "challenge/daily.h"
#include "sudoku/human/medals.h"

using namespace ninefold;
using namespace ninefold::store;

Honours::Honours(QObject* parent) : QObject(parent) {
  connect(&Archive::here(), &Archive::matchesChanged, this, &Honours::ask);
}

void Honours::setMatch(int wish) {
  if (id == wish) return;
  id = wish;
  ask();
}

void Honours::setTimed(bool wish) {
  if (byTime == wish) return;
  byTime = wish;
  ask();
}

void Honours::ask() {
  Archive::here().ask(
      asking, [match = id, timed = byTime](const Books& books) { return look(books, match, timed); },
      [this](std::optional<Seen> found) {
        seen = std::move(found).value_or(Seen());
        emit changed();
      });
}

/// On the store's thread.
Honours::Seen Honours::look(const Books& books, int match, bool timed) {
  const Mine mine{.match = static_cast<MatchId>(match)};
  const auto placing = books.records.placing(mine.match);
  if (!placing) return {};
  Kind alone = placing->kind, helped = placing->kind;
  alone.apart = false;
  helped.apart = true;
  const std::int64_t deal = placing->deal;
  const Records& all = books.records;
  return {.placing = placing,
          .table = shownBests(books, timed ? all.quickest(alone) : aboveNothing(all.best(alone)), mine),
          .tableOfDeal = shownBests(
              books, timed ? all.quickestOfDeal(deal, alone) : aboveNothing(all.bestOfDeal(deal, alone)), mine),
          .tableWithHelp = shownBests(books, timed ? all.quickest(helped) : aboveNothing(all.best(helped)), mine)};
}

void Honours::setRecord(const QString& wish) {
  if (text == wish) return;
  text = wish;
  reachable = -1;
  emit changed();
  auto start = nlohmann::json::parse(text.toStdString(), nullptr, false);
  if (!start.is_object()) return;
  start["moves"] = nlohmann::json::array();
  thinker.think([start](Thinker::Cancelled) { return challenge::parOf(start); },
                [this](std::optional<int> found) {
                  reachable = found.value_or(-1);
                  emit changed();
                });
}

bool Honours::best() const {
  if (!placing() || placing()->kind.apart || before() < 0) return false;
  return byTime ? placing()->won && ms() < before() : placing()->score > before();
}

QVariantMap Honours::medal() const {
  const auto grade = placing() && byTime && placing()->won ? human::gradeWithKey(placing()->kind.level) : std::nullopt;
  if (!grade) return {};
  const auto [silver, gold] = human::medalTimes(*grade);
  return {{"metal", static_cast<int>(human::medalFor(*grade, placing()->ms))},
          {"silver", static_cast<double>(silver)},
          {"gold", static_cast<double>(gold)}};
}

double Honours::before() const {
  if (!placing()) return -1;
  if (byTime) return static_cast<double>(placing()->quickestBefore.value_or(-1));
  return placing()->bestBefore.value_or(-1);
}
