#include "bridge/preferences.h"

#include "bridge/archive.h"

#include <QJsonDocument>

using namespace ninefold::store;

namespace {

constexpr auto place = "preferences";

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
    known << QVariantMap{{"id", static_cast<int>(profile.id)},
                         {"name", QString::fromStdString(profile.name)},
                         {"avatar", QString::fromStdString(profile.avatar)}};
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

int Preferences::addPerson(const QString& name, const QString& avatar) {
  const Profile fresh{.name = name.trimmed().toStdString(), .avatar = avatar.toStdString()};
  if (!Archive::here().keeps()) {
    const int id = static_cast<int>(known.size()) + 1;
    known << QVariantMap{{"id", id}, {"name", name.trimmed()}, {"avatar", avatar}};
    emit peopleChanged();
    return id;
  }
  const auto id = Archive::here().have([&](Books& books) { return books.profiles.add(fresh); });
  readPeople();
  return static_cast<int>(id.value_or(ProfileId{}));
}

bool Preferences::changePerson(int id, const QString& name, const QString& avatar) {
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
  Archive::here().have([id](Books& books) { books.profiles.forget(static_cast<ProfileId>(id)); });
  readPeople();
  emit Archive::here().matchesChanged();
}

QVariantMap Preferences::person(int id) const {
  for (const QVariant& one : known)
    if (one.toMap().value("id").toInt() == id) return one.toMap();
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
