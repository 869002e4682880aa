#include "bridge/people.h"

#include <algorithm>

namespace {

Seated asSeated(const QVariant& profile) {
  const QVariantMap one = profile.toMap();
  return Seated::person(one["id"].toInt(), one["name"].toString(), one["avatar"].toString());
}

} // namespace

People::People(Preferences& preferences_) : preferences(preferences_) {
  chosen = preferences.setUp("alone")["person"].toInt();
  lookForMe();
}

QList<Portrait> People::portraits() {
  return {{"fox", tr("Fox")},           {"penguin", tr("Penguin")},   {"bear", tr("Bear")},
          {"hedgehog", tr("Hedgehog")}, {"whale", tr("Whale")},       {"crane", tr("Crane")},
          {"ladybird", tr("Ladybird")}, {"daruma", tr("Daruma")},     {"acorn", tr("Acorn")},
          {"mushroom", tr("Mushroom")}, {"sailboat", tr("Sailboat")}, {"teapot", tr("Teapot")}};
}

QList<Seated> People::everybody() const {
  QList<Seated> all;
  for (const QVariant& one : preferences.people()) all << asSeated(one);
  return all;
}

bool People::isKnown(int id) const {
  return std::ranges::any_of(everybody(), [id](const Seated& one) { return one.id == id; });
}

Seated People::known(int id, int seat) const {
  const QList<Seated> all = everybody();
  const auto found = std::ranges::find_if(all, [id](const Seated& one) { return one.id == id; });
  return found == all.end() ? somebody(seat) : *found;
}

Seated People::somebody(int seat) {
  const QStringList names{tr("Blue"), tr("Orange"), tr("Green"), tr("Pink"), tr("Sky")};
  return {.name = names.value(seat), .avatar = portraits().value(seat).file};
}

QList<Seated> People::present(const QList<Seated>& seats) const {
  QList<Seated> all = seats;
  all.removeIf([this](const Seated& one) { return one.kind == Occupant::Person && !isKnown(one.id); });
  return called(all);
}

QList<Seated> People::called(const QList<Seated>& seats) const {
  QList<Seated> all;
  for (const Seated& one : seats)
    all << (one.kind == Occupant::Computer ? one : known(one.id, static_cast<int>(all.size())));
  return all;
}

int People::add() {
  const QList<Portrait> pictures = portraits();
  const QList<Seated> all = everybody();
  const auto has = [&](auto member, const QString& value) {
    return std::ranges::any_of(all, [&](const Seated& one) { return one.*member == value; });
  };
  const auto free =
      std::ranges::find_if(pictures, [&](const Portrait& one) { return !has(&Seated::avatar, one.file); });
  const Portrait picture = free == pictures.end() ? pictures[all.size() % pictures.size()] : *free;
  QString name = picture.name; // it stays when the picture is changed, so it may be taken
  for (int number = 2; has(&Seated::name, name); ++number) name = QString("%1 %2").arg(picture.name).arg(number);
  return preferences.addPerson(name, picture.file);
}

void People::choose(int id) {
  chosen = id;
  preferences.rememberSetUp("alone", {{"person", id}});
  lookForMe();
}

void People::lookForMe() {
  QVariantList candidates{chosen};
  candidates += preferences.setUp("last")["people"].toList();
  for (const Seated& one : everybody()) candidates << one.id;
  const auto found = std::ranges::find_if(candidates, [this](const QVariant& id) { return isKnown(id.toInt()); });
  mine = found == candidates.end() ? 0 : found->toInt();
}
