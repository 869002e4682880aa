#include "bridge/preferences.h"

#include "bridge/archive.h"

#include <QJsonDocument>

using namespace ninefold::store;

namespace {

constexpr auto place = "preferences";

QVariantMap shown(int id, const QString& name, const QString& avatar) {
  return {{"id", id}, {"name", name}, {"avatar", avatar}};
}

int idOf(const QVariant& person) { return person.toMap().value("id").toInt(); }

} // namespace

Preferences::Preferences(QObject* parent) : QObject(parent) {
  read();
  connect(&Archive::here(), &Archive::replaced, this, &Preferences::read);
}

void Preferences::read() {
  const auto text = Archive::here().ask([](const Books& books) { return books.settings.get(place).value_or("{}"); });
  values = QJsonDocument::fromJson(QByteArray::fromStdString(text.value_or("{}"))).object();
  readPeople();
  emit changed();
}

void Preferences::readPeople() {
  known.clear();
  const auto all = Archive::here().ask([](const Books& books) { return books.profiles.all(); });
  for (const Profile& profile : all.value_or(std::vector<Profile>()))
    known << shown(static_cast<int>(profile.id), QString::fromStdString(profile.name),
                   QString::fromStdString(profile.avatar));
  emit peopleChanged();
}

void Preferences::set(const char* key, const QJsonValue& value) {
  if (values.value(key) == value) return;
  write(key, value);
  emit changed();
}

void Preferences::write(const char* key, const QJsonValue& value) {
  values.insert(key, value);
  const std::string text = QJsonDocument(values).toJson(QJsonDocument::Compact).toStdString();
  Archive::here().post([text](Books& books) { books.settings.set(place, text); });
}

/// Where nothing is kept, names are what the store would have them be: not empty, and nobody else's.
bool Preferences::mayBeCalled(int id, const QString& name) const {
  return !name.isEmpty() && std::none_of(known.begin(), known.end(), [&](const QVariant& one) {
    return idOf(one) != id && one.toMap().value("name").toString() == name;
  });
}

int Preferences::addPerson(const QString& name, const QString& avatar) {
  const Profile fresh{.name = name.trimmed().toStdString(), .avatar = avatar.toStdString()};
  if (!Archive::here().keeps()) {
    if (!mayBeCalled(0, name.trimmed())) return 0;
    known << shown(++added, name.trimmed(), avatar);
    emit peopleChanged();
    return added;
  }
  const auto id = Archive::here().have([&](Books& books) { return books.profiles.add(fresh); });
  readPeople();
  return static_cast<int>(id.value_or(ProfileId{}));
}

bool Preferences::changePerson(int id, const QString& name, const QString& avatar) {
  if (!Archive::here().keeps()) {
    const auto found = std::find_if(known.begin(), known.end(), [id](const QVariant& one) { return idOf(one) == id; });
    if (found == known.end() || !mayBeCalled(id, name.trimmed())) return false;
    *found = shown(id, name.trimmed(), avatar);
    emit peopleChanged();
    return true;
  }
  const auto changed = Archive::here().have([&](Books& books) {
    auto profile = books.profiles.find(static_cast<ProfileId>(id));
    if (!profile) throw Error{Trouble::missing};
    profile->name = name.trimmed().toStdString();
    profile->avatar = avatar.toStdString();
    books.profiles.change(*profile);
  });
  readPeople();
  return changed.has_value();
}

void Preferences::removePerson(int id) {
  if (!Archive::here().keeps()) {
    known.removeIf([id](const QVariant& one) { return idOf(one) == id; });
    emit peopleChanged();
    return;
  }
  Archive::here().have([id](Books& books) { books.profiles.forget(static_cast<ProfileId>(id)); });
  readPeople();
  emit Archive::here().matchesChanged();
}

QVariantMap Preferences::person(int id) const {
  for (const QVariant& one : known)
    if (idOf(one) == id) return one.toMap();
  return {};
}

QVariantMap Preferences::setUp(const QString& entry) const {
  return values.value("setUps").toObject().value(entry).toObject().toVariantMap();
}

void Preferences::rememberSetUp(const QString& entry, const QVariantMap& setUp) {
  QJsonObject all = values.value("setUps").toObject();
  all.insert(entry, QJsonObject::fromVariantMap(setUp));
  write("setUps", all);
}
