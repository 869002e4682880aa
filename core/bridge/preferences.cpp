#include "bridge/preferences.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace {

constexpr auto place = "preferences";
constexpr int mostMatches = 12; // that wait to be continued

} // namespace

bool Preferences::keeps = true;

void Preferences::keepNothing() { keeps = false; }

Preferences::Preferences(QObject* parent) : QObject(parent) {
  if (!keeps) return;
  values = QJsonDocument::fromJson(QSettings().value(place).toString().toUtf8()).object();
}

void Preferences::set(const char* key, const QJsonValue& value) {
  if (values.value(key) == value) return;
  write(key, value);
  emit changed();
}

void Preferences::write(const char* key, const QJsonValue& value) {
  values.insert(key, value);
  if (!keeps) return;
  QSettings settings;
  settings.setValue(place, QString::fromUtf8(QJsonDocument(values).toJson(QJsonDocument::Compact)));
}

QVariantList Preferences::people() const { return values.value("people").toArray().toVariantList(); }

int Preferences::addPerson(const QString& name, const QString& avatar) {
  const int id = number("nextPerson", 1);
  write("nextPerson", id + 1);
  QJsonArray all = values.value("people").toArray();
  all.append(QJsonObject{{"id", id}, {"name", name}, {"avatar", avatar}});
  write("people", all);
  emit peopleChanged();
  return id;
}

void Preferences::changePerson(int id, const QString& name, const QString& avatar) {
  QJsonArray all = values.value("people").toArray();
  for (auto one : all)
    if (one.toObject().value("id").toInt() == id) one = QJsonObject{{"id", id}, {"name", name}, {"avatar", avatar}};
  write("people", all);
  emit peopleChanged();
}

void Preferences::removePerson(int id) {
  QJsonArray left;
  for (const auto& one : values.value("people").toArray())
    if (one.toObject().value("id").toInt() != id) left.append(one);
  write("people", left);
  emit peopleChanged();
}

QVariantMap Preferences::person(int id) const {
  for (const auto& one : values.value("people").toArray())
    if (one.toObject().value("id").toInt() == id) return one.toObject().toVariantMap();
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

QVariantList Preferences::unfinished() const { return values.value("unfinished").toArray().toVariantList(); }

void Preferences::keepMatch(const QVariantMap& match) {
  QJsonArray all{QJsonObject::fromVariantMap(match)};
  for (const auto& one : values.value("unfinished").toArray())
    if (one.toObject().value("id") != all[0].toObject().value("id") && all.size() < mostMatches) all.append(one);
  write("unfinished", all);
  emit unfinishedChanged();
}

void Preferences::dropMatch(const QString& id) {
  QJsonArray left;
  for (const auto& one : values.value("unfinished").toArray())
    if (one.toObject().value("id").toString() != id) left.append(one);
  write("unfinished", left);
  emit unfinishedChanged();
}
