#include "bridge/match_account.h"

#include "bridge/speech.h"
#include "bridge/words.h"
#include "match/account.h"
#include "match/account_text.h"
#include "match/any_match.h"

#include <algorithm>
#include <cmath>
#include <QPointF>

using namespace ninefold;
using nlohmann::json;

namespace {

Decisive::Kind shown(ai::Decision::Kind kind) {
  switch (kind) {
  case ai::Decision::Kind::skill: return Decisive::Skill;
  case ai::Decision::Kind::luck: return Decisive::Luck;
  case ai::Decision::Kind::gain: break;
  }
  return Decisive::Gain;
}

} // namespace

MatchAccount::MatchAccount(QObject* parent) : QObject(parent) {
  connect(&LanguageChange::here(), &LanguageChange::spoken, this, &MatchAccount::tellAnew);
}

void MatchAccount::setRecord(const QString& wish) {
  if (text == wish) return;
  text = wish;
  lookAnew();
}

void MatchAccount::setMatch(int wish) {
  if (std::exchange(id, wish) != wish) lookAnew();
}

void MatchAccount::setSeat(int wish) {
  if (looks == wish) return;
  looks = wish;
  lookAnew();
}

void MatchAccount::setNames(const QStringList& wish) {
  if (called == wish) return;
  called = wish;
  tellAnew();
}

void MatchAccount::tellAnew() {
  emit changed();
  if (!found.seen.empty()) emit turnsChanged();
}

void MatchAccount::lookAnew() {
  thinker.cancel();
  const bool hadTurns = !std::exchange(found, {}).seen.empty();
  asks = !text.isEmpty() && looks >= 0;
  const auto told = [this](const std::optional<std::string>& kept) {
    if (std::exchange(asks, false)) workOut(kept ? accountFrom(*kept) : std::nullopt);
  };
  if (asks && id > 0)
    Archive::here().account(asking, static_cast<store::MatchId>(id), seatAt(looks), told);
  else
    told({});
  emit changed();
  if (hadTurns) emit turnsChanged();
}

void MatchAccount::workOut(const Kept& kept) {
  const json record = json::parse(text.toStdString(), nullptr, false);
  thinker.think(
      [record, seat = looks, kept](Thinker::Cancelled cancelled) { return look(record, seat, kept, *cancelled); },
      [this](Found known) {
        found = std::move(known);
        if (id > 0 && !found.told.empty())
          Archive::here().keepAccount(static_cast<store::MatchId>(id), seatAt(looks), found.told);
        tellAnew();
      });
  emit changed();
}

/// On another thread.
MatchAccount::Found MatchAccount::look(const json& record, int seat, const Kept& kept,
                                       const std::atomic<bool>& cancelled) {
  Kept account = kept;
  if (!account) {
    const auto made = accountOf(record, seatAt(seat), ai::Stop(cancelled));
    if (!made || !*made) return {};
    account = *made;
  }
  Found all{.known = true, .reckoning = ai::reckon(*account), .chances = account->course};
  all.judged = !all.chances.empty();
  all.seen = see(record, all.reckoning.decisions);
  if (!kept) all.told = textOf(*account);
  return all;
}

std::vector<MatchAccount::Seen> MatchAccount::see(json record, const std::vector<ai::Decision>& decisions) {
  std::vector<Seen> seen;
  const json moves = std::exchange(record["moves"], json::array());
  const auto match = openMatch(record, Deals::any);
  if (!match) return seen;
  for (const ai::Decision& decision : decisions) {
    while ((*match)->length() < decision.input)
      if (!(*match)->play(moves[(*match)->length()])) return seen;
    const auto seat = static_cast<std::size_t>(index(decision.seat));
    Seen one{.turn = (*match)->turns() + 1, .made = -(*match)->standing().scores[seat]};
    if (!(*match)->play(moves[decision.input])) return seen;
    one.made += (*match)->standing().scores[seat];
    one.events = (*match)->news(nobody);
    one.named = (*match)->scene(nobody).named;
    seen.push_back(std::move(one));
  }
  return seen;
}

QVariantList MatchAccount::chances() const {
  QVariantList list;
  for (const ai::Chance& chance : found.chances)
    list << QPointF(static_cast<double>(chance.inputs), chance.thousandths / 1000.0);
  return list;
}

QList<DecisiveTurn> MatchAccount::turns() const {
  QList<DecisiveTurn> list;
  for (std::size_t i = 0; i < found.seen.size(); ++i) {
    const ai::Decision& decision = sums().decisions[i];
    const Seen& seen = found.seen[i];
    list << DecisiveTurn{.input = static_cast<int>(decision.input),
                         .turn = seen.turn,
                         .seat = index(decision.seat),
                         .kind = shown(decision.kind),
                         .points = decision.points,
                         .figure = inFigures(decision.points),
                         .made = seen.made,
                         .what = inWords(seen.events, called, seen.named)};
  }
  return list;
}

int MatchAccount::lookerAmong(const QList<Seated>& people, int me) {
  const auto sits = [](const Seated& one) { return one.kind != Occupant::Computer; };
  auto found = std::ranges::find_if(people, [&](const Seated& one) { return sits(one) && one.id == me && me > 0; });
  if (found == people.end()) found = std::ranges::find_if(people, sits);
  return found == people.end() ? -1 : static_cast<int>(found - people.begin());
}

QString MatchAccount::inFigures(int points) {
  if (points == 0) return "0";
  return (points > 0 ? QString("+") : QString(QChar(0x2212))) + QString::number(std::abs(points));
}

double MatchAccount::chanceAt(int inputs) const {
  const auto& all = found.chances;
  const auto after = std::ranges::lower_bound(all, static_cast<std::size_t>(inputs), {}, &ai::Chance::inputs);
  if (all.empty()) return 0;
  if (after == all.begin()) return after->thousandths / 1000.0;
  if (after == all.end()) return all.back().thousandths / 1000.0;
  const auto before = after - 1;
  const double part = static_cast<double>(static_cast<std::size_t>(inputs) - before->inputs) /
                      static_cast<double>(after->inputs - before->inputs);
  return (before->thousandths + part * (after->thousandths - before->thousandths)) / 1000.0;
}

int MatchAccount::nearest(double input) const {
  int best = -1;
  double least = 0;
  for (std::size_t i = 0; i < found.seen.size(); ++i) {
    const double distance = std::abs(static_cast<double>(sums().decisions[i].input) - input);
    if (best >= 0 && distance >= least) continue;
    best = static_cast<int>(i);
    least = distance;
  }
  return best;
}
